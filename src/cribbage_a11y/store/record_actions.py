"""The lines of a record that a player or chance decides, turned back into actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cribbage_a11y.engine.actions import (
    Action,
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    Deal,
    LayAway,
    PlayCard,
)
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    DealCut,
    Dealt,
    Event,
    HandShown,
    LaidAway,
    Scored,
    StarterTurned,
    Whose,
)
from cribbage_a11y.engine.rules import Counting
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.seats import TableShape
from cribbage_a11y.engine.state import GameState, cards_to_count
from cribbage_a11y.engine.view import next_to_count
from cribbage_a11y.store.record import RecordLine

_HIGHEST_CLAIM: Final = 29
"""The engine takes no claim above the best hand; a higher one in a record counts as the total too."""


def actions_of(state: GameState, lines: Sequence[RecordLine], place: int) -> list[Action]:
    """The actions that the line at ``place`` records; none when no player and no chance decides it.

    What a line does not say (the pack behind a deal, the claim behind a show) is found in those after it.
    Raises :class:`RecordError` for a deal that no pack can give.
    """
    make = _ACTIONS.get(type(lines[place].event))
    return make(state, lines, place) if make else []


def _cut(_state: GameState, lines: Sequence[RecordLine], place: int) -> list[Action]:
    event: Any = lines[place].event
    return [CutForDeal(event.cards)]


def _laid_away(_state: GameState, lines: Sequence[RecordLine], place: int) -> list[Action]:
    event: Any = lines[place].event
    return [LayAway(event.seat, event.cards)]


def _played(_state: GameState, lines: Sequence[RecordLine], place: int) -> list[Action]:
    event: Any = lines[place].event
    return [PlayCard(event.seat, event.card)]


def _deal(state: GameState, lines: Sequence[RecordLine], place: int) -> list[Action]:
    line = lines[place]
    event: Any = line.event
    shape = state.rules.shape
    wanted = [shape.dealt] * len(shape.seats)
    if [len(hand) for hand in event.cards] != wanted or len(event.crib) != shape.straight_to_crib:
        crib = f", and {shape.straight_to_crib} to the crib" if shape.straight_to_crib else ""
        raise line.error(f"{shape.dealt} cards are due to each seat{crib}.")
    dealt = _in_dealing_order(shape, event)
    twice = next((card for at, card in enumerate(dealt) if card in dealt[:at]), None)
    if twice is not None:
        raise line.error(f"{twice.code} is dealt twice.")
    rest = [card for card in DECK if card not in dealt]
    starter = _starter_after(lines, place)
    if starter in rest:
        rest.remove(starter)
        rest.insert(0, starter)
    return [Deal((*dealt, *rest))]


def _in_dealing_order(shape: TableShape, event: Dealt) -> tuple[Card, ...]:
    """The cards as they lay in the pack: one at a time from the dealer's left, then the crib's."""
    hands = [event.cards[seat] for seat in shape.from_left[event.dealer]]
    return (*(hand[turn] for turn in range(shape.dealt) for hand in hands), *event.crib)


def _starter_after(lines: Sequence[RecordLine], place: int) -> Card | None:
    for line in lines[place + 1 :]:
        if isinstance(line.event, StarterTurned):
            return line.event.card
        if isinstance(line.event, Dealt):
            break
    return None


def _shown(state: GameState, lines: Sequence[RecordLine], place: int) -> list[Action]:
    event: Any = lines[place].event
    if not state.rules.claims:
        return [CountHand(event.seat)]
    following = [line.event for line in lines[place + 1 :]]
    claimed = following[0].points if following and isinstance(following[0], Claimed) else 0
    claim = Claim(event.seat, min(claimed, _HIGHEST_CLAIM))
    missed = _worth(state) - claimed
    if state.rules.counting is not Counting.MUGGINS or missed < 0:
        return [claim]
    taken = missed if _muggins_taken(following) else 0
    return [claim, CallMuggins(state.rules.shape.taker_of[event.seat], taken)]


def _worth(state: GameState) -> int:
    """What the hand or crib to be counted next is worth; 0 where none is."""
    turn = next_to_count(state)
    if turn is None or state.starter is None:
        return 0
    return total(cards_to_count(state, turn), state.starter, turn.whose is Whose.CRIB)


def _muggins_taken(following: Sequence[Event]) -> bool:
    for event in following:
        if isinstance(event, Scored) and event.reason is ScoreKind.MUGGINS:
            return True
        if not isinstance(event, Scored | Claimed):
            break
    return False


_ACTIONS: Final[dict[type[Event], Callable[[GameState, Sequence[RecordLine], int], list[Action]]]] = {
    DealCut: _cut,
    Dealt: _deal,
    LaidAway: _laid_away,
    CardPlayed: _played,
    HandShown: _shown,
}
