"""``review``: lines that read well, JSON that holds the same, and one line for what cannot be reviewed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cribbage_a11y.app import reviewing
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.review.game import review
from kit.commands import refused, typed
from kit.recorded import random_record
from kit.reviewed import played, write_played
from kit.screens import faults

SHORT = Rules(target=61)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_played(tmp_path_factory.mktemp("games") / "game.jsonl", SHORT)


@pytest.fixture(scope="module")
def told(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(typed("review", str(file), "--json").output)
    return found


def test_the_json_is_the_review(told: dict[str, Any]) -> None:
    game = played(SHORT)
    found = review(game.start, game.actions)
    assert [seat["decisions"] for seat in told["seats"]] == [seat.decisions for seat in found.seats]
    assert [(each["place"], each["cost"]) for each in told["decisions"]] == [
        (decision.place, decision.cost) for decision in found.decisions
    ]
    assert [(side["deals"], side["cuts"]) for side in told["luck"]] == list(found.luck_by_side)
    for seat in told["seats"]:
        own = [each for each in told["decisions"] if each["seat"] == seat["seat"]]
        assert seat["mistakes"] == sum(each["mistake"] for each in own)
        assert seat["points"] == pytest.approx(
            sum(each["cost"] for each in own if each["measure"] == "points")
        )
        assert seat["chance"] == pytest.approx(sum(each["chance"] for each in own))
    assert {each["kind"] for each in told["decisions"]} == {"lay_away", "play"}


def test_every_line_reads_well(file: Path, told: dict[str, Any]) -> None:
    lines = typed("review", str(file)).output.splitlines()
    assert {line: wrong for line in lines if (wrong := faults(line))} == {}
    choices = [line for line in lines if line.startswith("Hand ")]
    dearest = sum(len(seat["dearest"]) for seat in told["seats"])
    assert len(choices) == len(told["decisions"]) + dearest
    assert "Was it fair, and how to check it" not in lines
    assert "What was checked." in lines


def test_one_seat_alone(file: Path) -> None:
    lines = typed("review", str(file), "--seat", "2").output.splitlines()
    assert any(line.startswith("Hand 1, Anna ") for line in lines)
    assert not any(line.startswith("Hand 1, Zoe ") for line in lines)


def test_counts_are_reviewed(tmp_path: Path) -> None:
    rules = Rules(target=61, counting=Counting.MUGGINS)
    file = write_played(tmp_path / "muggins.jsonl", rules, misses=0.4)
    found = json.loads(typed("review", str(file), "--json").output)["counts"]
    missed = sum(count["missed"] for count in found if count["seat"] == 0)
    assert missed
    lines = typed("review", str(file)).output.splitlines()
    own = sum(count["seat"] == 0 for count in found)
    assert f"Zoe missed {missed} points in {own} counts." in lines
    assert {line: wrong for line in lines if (wrong := faults(line))} == {}
    assert any("took them." in line for line in lines)


@pytest.mark.parametrize("players", [3, 4])
def test_larger_tables(tmp_path: Path, players: int) -> None:
    file = write_played(tmp_path / "game.jsonl", Rules(players=players, target=61))
    lines = typed("review", str(file)).output.splitlines()
    assert {line: wrong for line in lines if (wrong := faults(line))} == {}
    assert any(line.startswith("Together the choices cost ") and "percent" not in line for line in lines)


def test_what_cannot_be_reviewed(tmp_path: Path, file: Path) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_text("\n".join(random_record(SHORT, 1)[:-1]), encoding="utf-8")
    assert refused(typed("review", str(unfinished))).endswith("the game is not finished.")
    assert refused(typed("review", str(file), "--game", "9")).endswith("the file has games 1 to 1.")
    assert refused(typed("review", str(tmp_path / "none"))).endswith("No such file or directory.")


def test_a_long_review_is_told_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 1.0, 2.5, 2.5, 3.0])
    monkeypatch.setattr("time.monotonic", lambda: next(times))
    told: list[str] = []
    progress = reviewing.patiently(told.append)
    for done in (10, 50, 60):
        progress(done, 200)
    assert told == ["The review is 25 percent done."]
