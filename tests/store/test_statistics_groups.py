"""Groups of the statistics: by the level of the opponents, and averages of nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.store.record import PlayerKind, RecordedSeat
from cribbage_a11y.store.statistics_game import GameFigures
from cribbage_a11y.store.statistics_sums import total_of
from kit.recorded import changed, random_record
from kit.statistics_files import levelled, loaded, write


def test_nothing_is_an_average_of_no_hands() -> None:
    totals = total_of([])
    assert totals.best is None
    assert totals.streaks == (0, 0, 0)
    assert {average.mean for average in totals.averages.values()} == {None}
    never_counted = GameFigures(2, 121, "book", 0)
    assert total_of([never_counted]).best is None


@pytest.mark.parametrize(
    ("levels", "level"),
    [
        ((None, "book", "book"), "book"),
        ((None, "book", "master"), "mixed"),
        ((None, None, None), "people"),
        ((None, None, "book"), "mixed"),
    ],
)
def test_the_level_of_the_opponents(tmp_path: Path, levels: tuple[str | None, ...], level: str) -> None:
    lines = levelled(random_record(Rules(players=3, target=61), 1), *levels)
    write(tmp_path / "records", "a.jsonl", lines)
    assert [game.level for game in loaded(tmp_path / "records", tmp_path).games] == [level]


def test_a_partner_is_no_opponent(tmp_path: Path) -> None:
    lines = levelled(random_record(Rules(players=4, target=61), 1), None, "book", "master", "book")
    write(tmp_path / "records", "a.jsonl", lines)
    assert [game.level for game in loaded(tmp_path / "records", tmp_path).games] == ["book"]


def test_a_computer_without_a_level_is_mixed(tmp_path: Path) -> None:
    lines = random_record(Rules(target=61), 1)
    computer = RecordedSeat("Old", PlayerKind.COMPUTER)._asdict()
    seats = [json.loads(lines[0])["seats"][0], {name: value for name, value in computer.items() if value}]
    write(tmp_path / "records", "a.jsonl", [changed(lines[0], seats=seats), *lines[1:]])
    assert [game.level for game in loaded(tmp_path / "records", tmp_path).games] == ["mixed"]
