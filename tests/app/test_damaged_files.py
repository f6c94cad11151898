"""Damaged records and saves: said in one line, left as they are, and no other file touched."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.store.saves import open_slot
from kit.damage import WAYS, check_record, check_save, damaged
from kit.recorded import random_record
from kit.saved import fill

EACH = 130


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A player's folder with two records, a save of another program, and settings."""
    home = tmp_path_factory.mktemp("home")
    (home / "records").mkdir()
    for number in range(2):
        lines = random_record(Rules(players=2 + number, target=61), number, fair=True)
        (home / "records" / f"2026-01-0{number + 1}-010101.jsonl").write_text("\n".join(lines) + "\n")
    slot = open_slot(home / "saves")
    fill(slot)
    slot.close()
    slot.path.rename(slot.path.with_name("game-2.jsonl"))
    (home / "settings.toml").write_text("asked = true\n")
    return home


@pytest.mark.parametrize("group", range(2))
def test_damaged_records_are_refused_in_one_line(good: Path, group: int) -> None:
    random = Random(group)
    sources = [
        "\n".join(random_record(Rules(target=61, counting=counting), 5, fair=True)).encode() + b"\n"
        for counting in Counting
    ]
    refused = 0
    for _ in range(EACH):
        _way, data = damaged(random.choice(sources), random.choice(sources), random)
        refused += check_record(good, data, random)
    assert refused > EACH // 2


def test_damaged_saves_are_kept_aside(good: Path) -> None:
    random = Random(9)
    source = (good / "saves" / "game-2.jsonl").read_bytes()
    record = (good / "records" / "2026-01-01-010101.jsonl").read_bytes()
    aside = sum(check_save(good, damaged(source, record, random)[1]) for _ in range(EACH))
    assert aside > EACH // 3


def test_every_way_of_damage_is_tried() -> None:
    random = Random(1)
    assert {damaged(b'{"a": 1}\n{"b": 2}\n', b"other\n", random)[0] for _ in range(200)} == set(WAYS)
