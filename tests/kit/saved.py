"""Games in slots, for tests of saves."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cribbage_a11y.engine.match import Match
from cribbage_a11y.engine.rules import Counting, FirstDeal, NextDeal, Rules
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store.record import PlayerKind, RecordedSeat
from cribbage_a11y.store.save_lines import GameStart
from cribbage_a11y.store.save_reading import SavedGame
from cribbage_a11y.store.saves import SaveSlot, open_slot

from .games import any_action

RULES = Rules(
    players=3,
    target=61,
    next_deal=NextDeal.WINNER,
    skunk_games=(1, 2, 4),
    counting=Counting.MUGGINS,
)


def start_of(rules: Rules, number: int = 1, dealer: int | None = None) -> GameStart:
    seats = (RecordedSeat("Zoë", PlayerKind.HUMAN), *[RecordedSeat("Bo", PlayerKind.COMPUTER, "book")] * 3)
    sides = len(rules.shape.sides)
    match = Match(tuple(range(sides)), (0,) * (number - 1))
    return GameStart(number, rules, dealer, seats[: rules.players], "s33d", match)


def reload(folder: Path) -> tuple[SavedGame | None, list[object]]:
    """What the next program finds."""
    again = open_slot(folder)
    saved = again.load()
    again.close()
    return saved, list(again.facts)


def fill(slot: SaveSlot, rules: Rules = RULES, seed: int = 1, most: int = 10_000) -> list[GameState]:
    """Play a game into a slot; the states from the beginning."""
    dealer = 1 if rules.first_deal in (FirstDeal.RANDOM, FirstDeal.GIVEN) else None
    assert slot.new_match(start_of(rules, dealer=dealer)) is None
    states = [new_game(rules, dealer)]
    random = Random(seed)
    while states[-1].winner is None and len(states) <= most:
        action = any_action(states[-1], random)
        assert slot.append(action) is None
        states.append(apply(states[-1], action).state)
    return states
