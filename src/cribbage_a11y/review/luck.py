"""What the cards gave, apart from what was made of them: the deal, and the cut for the starter.

Deal: what the best way to lay away a seat's cards is worth on average, less what it is worth over all deals.
Cut: what hands, crib and heels came to with the starter, less their average over every card that could have
been turned up, all hands being as they were kept. Both are nothing on average.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from cribbage_a11y.engine.actions import Action, LayAway
from cribbage_a11y.engine.cards import JACK, Card
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.odds import asking
from cribbage_a11y.odds.questions import DEALER, PONE

HEELS: Final = 2

AVERAGE_DEAL: Final = {
    ("two", DEALER): 14.48,
    ("two", PONE): 2.82,
    ("straight", DEALER): 10.91,
    ("straight", PONE): 2.29,
    ("partners", DEALER): 10.97,
    ("partners", PONE): 2.22,
}
"""Points of the best way to lay away, over all deals; from ``python -m benchmarks average_deals``."""


class HandLuck(NamedTuple):
    """The luck of one hand, in points."""

    hand: int
    deal: tuple[float, ...]
    """By seat."""
    cut: tuple[float, ...]
    """By side."""


def luck(start: GameState, actions: Sequence[Action]) -> Iterator[HandLuck]:
    """The luck of each hand that was dealt and laid away."""
    state = start
    deal: tuple[float, ...] = ()
    for action in actions:
        if state.phase is Phase.LAY_AWAY and not any(state.laid_away):
            deal = tuple(deal_luck(state, seat) for seat in state.rules.shape.seats)
        turned = state.starter
        state, _events = apply(state, action)
        if isinstance(action, LayAway) and state.starter is not None and turned is None:
            yield HandLuck(state.hand_number, deal, cut_luck(state))


def deal_luck(state: GameState, seat: int) -> float:
    """What a seat's cards are worth before anything is laid away, less the average of its role."""
    view = view_for(state, seat)
    role = asking.role_of(view)
    return best_total(view.hand, role, *_table(state)) - AVERAGE_DEAL[_kind(*_table(state)), role]


def _table(state: GameState) -> tuple[bool, bool]:
    shape = state.rules.shape
    return shape.has_single_pone, shape.straight_to_crib > 0


def _kind(single_pone: bool, straight: bool) -> str:
    return "two" if single_pone else "straight" if straight else "partners"


def best_total(cards: Sequence[Card], role: int, single_pone: bool, straight: bool) -> float:
    """The points of the best way to lay away these cards."""
    from cribbage_a11y.odds import lay_away, lay_away_single

    rows = lay_away.rate(cards, role) if single_pone else lay_away_single.rate(cards, role, straight)
    return rows[0].total


def cut_luck(state: GameState) -> tuple[float, ...]:
    """By side; ``state`` is one in which the starter has just been turned."""
    assert state.starter is not None
    could_be = (state.starter, *state.rest)
    real = _counts(state, state.starter)
    sums = [0] * len(real)
    for card in could_be:
        sums = [so_far + points for so_far, points in zip(sums, _counts(state, card), strict=True)]
    return tuple(points - together / len(could_be) for points, together in zip(real, sums, strict=True))


def _counts(state: GameState, starter: Card) -> list[int]:
    """What each side would count with a starter, heels among it."""
    assert state.dealer is not None
    side_of = state.rules.shape.side_of
    points = [0] * len(state.rules.shape.sides)
    for seat, kept in enumerate(state.kept):
        points[side_of[seat]] += total(kept, starter)
    heels = HEELS if starter.rank == JACK else 0
    points[side_of[state.dealer]] += total(state.crib, starter, crib=True) + heels
    return points


def by_side(start: GameState, hands: Iterable[HandLuck]) -> tuple[tuple[float, float], ...]:
    """By side: the luck of all its deals, and of all cuts."""
    shape = start.rules.shape
    deals, cuts = [0.0] * len(shape.sides), [0.0] * len(shape.sides)
    for hand in hands:
        for seat, points in enumerate(hand.deal):
            deals[shape.side_of[seat]] += points
        cuts = [so_far + points for so_far, points in zip(cuts, hand.cut, strict=True)]
    return tuple(zip(deals, cuts, strict=True))
