"""Files damaged at random: cut, flipped, mixed, emptied, blown up; and what a program may do with them."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from cribbage_a11y.cli import main
from cribbage_a11y.store.saves import open_slot

WAYS: Final = ("cut", "flipped", "noise", "line gone", "lines swapped", "mixed", "empty", "huge", "digits")
HUGE: Final = 3_000_000
"""Bytes added to a file that is blown up."""


def damaged(data: bytes, other: bytes, random: Random) -> tuple[str, bytes]:
    """The way chosen, and the data damaged in it; ``other`` is what it may be mixed with."""
    way = random.choice(WAYS)
    place = random.randrange(max(len(data), 1))
    lines = data.splitlines(keepends=True)
    at = random.randrange(len(lines))
    if way == "cut":
        return way, data[:place]
    if way == "flipped":
        return way, data[:place] + bytes([data[place] ^ 1 << random.randrange(8)]) + data[place + 1 :]
    if way == "noise":
        return way, data[:place] + random.randbytes(random.randrange(1, 200)) + data[place:]
    if way == "line gone":
        return way, b"".join(lines[:at] + lines[at + 1 :])
    if way == "lines swapped":
        with_it = random.randrange(len(lines))
        lines[at], lines[with_it] = lines[with_it], lines[at]
        return way, b"".join(lines)
    if way == "mixed":
        return way, data[:place] + other[random.randrange(len(other)) :]
    if way == "huge":
        fill = random.choice([b"\n", b"[", b"9", b"\x00", data[: 1 << 16]])
        return way, data[:place] + fill * (HUGE // len(fill)) + data[place:]
    if way == "digits":
        return way, data.replace(random.choice(b"0123456789").to_bytes(), b"9" * random.randrange(1, 30), 3)
    return way, b""


def prints(folder: Path) -> dict[str, str]:
    """A fingerprint of every file under a folder."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def run(*words: str) -> tuple[int, str, str]:
    """The program as it is typed: status, output, errors. Whatever it raises is a failure."""
    output, errors = io.StringIO(), io.StringIO()
    with redirect_stdout(output), redirect_stderr(errors):
        status = main(words)
    return status, output.getvalue(), errors.getvalue()


def check_record(home: Path, data: bytes, random: Random) -> bool:
    """Put a damaged record among good ones and use it in every way; whether it was refused.

    Raises :class:`AssertionError` where something goes wrong.
    """
    records = home / "records"
    bad = records / "2026-05-05-050505.jsonl"
    bad.write_bytes(data)
    before = prints(records)
    command = random.choice(["verify", "replay", "review"] if len(data) < HUGE else ["verify", "replay"])
    status, output, errors = run(command, str(bad))
    assert status in (0, 2), (command, status, errors)
    assert (status == 2) == bool(errors), (command, output[:200], errors[:200])
    assert errors.count("\n") <= 1, errors
    assert "Traceback" not in errors
    status, output, errors = run("records", "--home", str(home))
    said = [line for line in errors.splitlines() if not line.startswith("Reading records: ")]
    assert (status, said) == (0, []), errors
    assert prints(records) == before, "a record was touched"
    bad.unlink()
    return "cannot be read" in output


def check_save(home: Path, data: bytes) -> bool:
    """Put a damaged save beside a good one and start from it; whether it was kept aside.

    Raises :class:`AssertionError` where something goes wrong.
    """
    saves = home / "saves"
    bad = saves / "game.jsonl"
    bad.write_bytes(data)
    others = {name: mark for name, mark in prints(home).items() if not name.startswith("saves/game.")}
    slot = open_slot(saves)
    slot.load()
    slot.close()
    after = prints(home)
    assert others.items() <= after.items(), "another file was touched"
    aside = sorted(saves.glob("game.damaged-*.jsonl"))
    kept = aside[0].read_bytes() if aside else bad.read_bytes() if bad.exists() else b""
    assert kept == data, "the damaged save was changed"
    for path in (*aside, bad):
        path.unlink(missing_ok=True)
    return bool(aside)
