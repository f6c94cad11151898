"""The loser's skunk, by the cases in ``rulebook/skunks.toml``, each at the end of a real play."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cribbage_a11y.engine.actions import PlayCard
from cribbage_a11y.engine.events import GameOver, Skunk
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.transition import apply
from kit.builders import cards, in_play

FILE = Path(__file__).parent / "rulebook" / "skunks.toml"
CASES = [
    (case, line) for case in tomllib.loads(FILE.read_text(encoding="utf-8"))["case"] for line in case["lines"]
]


@pytest.mark.parametrize(("case", "line"), CASES, ids=lambda value: str(value.get("name") or value["scores"]))
def test_skunk(case: dict[str, Any], line: dict[str, Any]) -> None:
    """The winner's last hole is the one for the last card."""
    rules = Rules(**case.get("rules", {}))
    winner = line["scores"].index(rules.target)
    scores = [score - (side == winner) for side, score in enumerate(line["scores"])]
    seat = rules.shape.sides[winner][0]
    before = (seat - 1) % rules.shape.players
    hands = ["9C" if other == seat else "" for other in rules.shape.seats]
    state = in_play(rules, hands, pile=[f"{before} 2D"], scores=scores)
    over = apply(state, PlayCard(seat, cards("9C")[0])).events[-1]
    skunk = Skunk(line["skunk"]) if "skunk" in line else None
    assert over == GameOver(winner, tuple(line["scores"]), skunk)
