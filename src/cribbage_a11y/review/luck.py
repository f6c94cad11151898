"""What the cards gave, apart from what was made of them: the deal, and the cut for the starter.

Deal: what the best way to lay away a seat's cards is worth on average, less what it is worth over all deals.
Cut: what hands, crib and heels came to with the starter, less their average over every card that could have
been turned up, all hands being as they were kept. Both are nothing on average.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from cribbage_a11y.engine.actions import Action, LayAway
from cribbage_a11y.engine.cards import JACK, Card
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import SeatView, view_for
from cribbage_a11y.odds import asking

HEELS: Final = 2

AVERAGE_DEAL: Final = MappingProxyType(
    {2: (2.15, 13.86), 3: (1.15, 2.54, 11.89), 4: (1.37, 11.94, 1.40, 11.96)}
)
"""By seats at the table, and by place in the order of turns from the dealer's left: points of the best way to
lay away, over all deals; from ``python -m benchmarks average_deals``."""


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
    """What a seat's cards are worth before anything is laid away, less the average of its place."""
    view = view_for(state, seat)
    return best_total(view) - AVERAGE_DEAL[view.rules.players][asking.place_of(view)]


def best_total(view: SeatView) -> float:
    """The points of the best way to lay away what the seat was dealt."""
    from cribbage_a11y.odds import lay_away, lay_away_single

    single_pone = view.rules.shape.has_single_pone
    rows = (
        lay_away.rate(view.hand, asking.role_of(view))
        if single_pone
        else lay_away_single.rate(view.hand, asking.single(view))
    )
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
