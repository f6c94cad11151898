"""Damaged records and saves: ``python -m benchmarks damaged_files [N]``, 10,000 in all if not said.

Half are records, used by ``verify``, ``replay``, ``review`` and ``records``; half are saves, from which a
program starts. Exit code 1 at the first that raises, is answered by more than a line, or costs another file.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from cribbage_a11y.engine.rules import RULE_CHOICES, Counting, Rules
from cribbage_a11y.store.saves import open_slot

FILES: Final = 10_000


def main(arguments: list[str]) -> int:
    """Damage so many files."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    from kit.damage import check_record, check_save, damaged
    from kit.recorded import random_record
    from kit.saved import fill

    files = int(arguments[0]) if arguments else FILES
    random = Random(1)
    ways: Counter[str] = Counter()
    refused = 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        records = [
            "\n".join(random_record(Rules(players=players, target=61, counting=counting), 1, True)).encode()
            for players in RULE_CHOICES["players"]
            for counting in Counting
        ]
        (home / "records").mkdir()
        (home / "records" / "2026-01-01-010101.jsonl").write_bytes(records[0])
        slot = open_slot(home / "saves")
        fill(slot)
        slot.close()
        save = slot.path.read_bytes()
        for number in range(files):
            is_save = number % 2 == 1
            way, data = damaged(save if is_save else random.choice(records), random.choice(records), random)
            ways[way] += 1
            try:
                refused += check_save(home, data) if is_save else check_record(home, data, random)
            except Exception as error:
                (Path.cwd() / "damaged.jsonl").write_bytes(data)
                print(f"File {number}, {way}: {error!r}. It is kept as damaged.jsonl.", file=sys.stderr)
                return 1
    told = ", ".join(f"{way} {count}" for way, count in sorted(ways.items()))
    print(f"{files} files: {told}. Refused or kept aside {refused}; no traceback, no other file touched.")
    return 0
