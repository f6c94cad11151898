"""What the cards laid tell of each seat, against what the engine announced."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.events import CardPlayed, Event, GoSaid
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.odds.history import Turn, of_seat, turns
from kit.games import steps


def announced(events: list[Event]) -> list[tuple[int, int, int | None]]:
    """Seat, count before, and rank from 0 or None for a go, of every turn told in the open."""
    told: list[tuple[int, int, int | None]] = []
    for event in events:
        if isinstance(event, CardPlayed):
            told.append((event.seat, event.count - event.card.value, event.card.rank - 1))
        elif isinstance(event, GoSaid):
            told.append((event.seat, event.count, None))
    return told


@pytest.mark.parametrize("players", SHAPES)
@pytest.mark.parametrize("seed", range(8))
def test_goes_and_cards_are_those_that_were_announced(players: int, seed: int) -> None:
    events: list[Event] = []
    for before, _, after, happened in steps(Rules(players=players), seed):
        if before.phase is Phase.LAY_AWAY:
            events.clear()
        events += happened
        if after.phase is Phase.PLAY and after.turn is not None:
            told = turns(view_for(after, after.turn))
            open_turns = announced(events)
            silent = []
            for turn in told:
                seen = (turn.seat, turn.seen.pile_count, turn.seen.rank)
                if open_turns and open_turns[0] == seen:
                    open_turns.pop(0)
                else:
                    silent.append(turn)
            assert not open_turns
            assert all(turn.seen.rank is None for turn in silent)
            assert all(_truly_stuck(after, turn) for turn in told if turn.seen.rank is None)


def _truly_stuck(state: object, turn: Turn) -> bool:
    """Whether nothing the seat holds now fitted then; what it has laid since is left aside."""
    hand = state.hands[turn.seat]  # type: ignore[attr-defined]
    return all(card.value + turn.seen.pile_count > 31 for card in hand)


def test_turns_of_one_seat() -> None:
    for _, _, after, _ in steps(Rules(), 3):
        if after.phase is Phase.PLAY and len(after.laid) > 4 and after.turn is not None:
            told = turns(view_for(after, after.turn))
            laid = [seen.rank for seen in of_seat(told, 0) if seen.rank is not None]
            assert laid == [item.card.rank - 1 for item in after.laid if item.seat == 0]
