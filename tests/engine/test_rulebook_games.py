"""Cases of whole moments at the table, as data in ``rulebook/games_*.toml``.

A case sets a moment up, lists actions (see ``kit.told``), and the lines of all events that must follow. With
``only`` the events of other kinds are left out of the comparison.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cribbage_a11y.engine.actions import Action, Deal
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from kit.builders import before_deal, deck_for, in_play, in_show
from kit.told import as_action, told

FOLDER = Path(__file__).parent / "rulebook"
CASES: list[dict[str, Any]] = [
    case | {"file": path.stem}
    for path in sorted(FOLDER.glob("games_*.toml"))
    for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
]
KEYS = {"file", "name", "why", "rules", "start", "deal", "play", "show", "actions", "events", "only"}


def _moment(case: dict[str, Any], rules: Rules) -> GameState:
    if "play" in case:
        return in_play(rules, **case["play"])
    if "show" in case:
        return in_show(rules, **case["show"])
    if "deal" in case:
        return before_deal(rules, **case["deal"])
    return new_game(rules, **case["start"])


def _action(line: str, state: GameState) -> Action:
    """``deal`` gives anything; ``deal 2C 3C, 4C 5C, starter JH`` gives hands by seat and the starter."""
    if not line.startswith("deal"):
        return as_action(line)
    shape, dealer = state.rules.shape, state.dealer or 0
    now = shape.left_of[dealer] if state.hand_number else dealer
    hands = [part.strip() for part in line.removeprefix("deal").split(",")]
    starter = [hand.removeprefix("starter ") for hand in hands if hand.startswith("starter ")]
    return Deal(deck_for(state.rules, now, [h for h in hands if not h.startswith("starter ")], *starter))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['file']}: {case['name']}")
def test_case(case: dict[str, Any]) -> None:
    assert set(case) <= KEYS
    state = _moment(case, Rules(**_as_tuples(case.get("rules", {}))))
    happened: list[Event] = []
    for line in case["actions"]:
        state, events = apply(state, _action(line, state))
        happened.extend(events)
    lines = [told(event) for event in happened]
    only = case.get("only")
    assert [line for line in lines if only is None or line.split()[0] in only] == case["events"]
    assert (state.phase is Phase.GAME_OVER) == lines[-1].startswith("over ")


def _as_tuples(options: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


def test_each_case_says_why_and_has_a_name_of_its_own() -> None:
    assert CASES
    assert all(case["why"].endswith(".") for case in CASES)
    assert len({case["name"] for case in CASES}) == len(CASES)
