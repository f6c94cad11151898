"""*master*: averages over everything unseen, in plain Python.

Lays away by the exact average of the hand and the crib's average by full enumeration. In the play it draws
the other hands from the unseen cards, all equally likely, and lays the card with the best average: between
two the rest of the play is solved with each hand as if the cards lay open; among more, everybody takes what
scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.scoring.lay_away_averages import Keep, keep_averages
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.odds.deal_out import play_out
from cribbage_a11y.odds.open_cards import after_laying, hand_of
from cribbage_a11y.odds.open_piles import pile_of, pile_points
from cribbage_a11y.odds.uniform import crib_average, single_crib_average
from cribbage_a11y.players.protocol import Composed
from cribbage_a11y.players.simple import in_own_crib

SAMPLES: Final = (1, 13, 200, 200, 60)
"""Opposing hands drawn, by how many cards the opponent holds; at four each takes the longest to solve."""
DEALS: Final = 40
"""Deals of all other hands drawn where more than one is unseen."""


def lay_away(view: SeatView) -> tuple[Card, ...]:
    """The way with the best hand, plus or minus the crib."""
    sign = 1 if in_own_crib(view) else -1
    return max(keep_averages(view.hand), key=lambda keep: keep.average + sign * _crib(keep)).thrown


def _crib(keep: Keep) -> float:
    first, *second = (card.rank for card in keep.thrown)
    return crib_average(first, *second) if second else single_crib_average(first)


def unseen(view: SeatView) -> list[Card]:
    """The cards that the seat has not seen: not its own, not laid, not the starter."""
    seen = {*view.kept, *view.hand, *view.laid_away, view.starter, *(laid.card for laid in view.laid)}
    return [card for card in DECK if card not in seen]


class Master:
    """The choices in the play; the hands drawn come from ``rng``."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def play(self, view: SeatView) -> Card:
        """The card whose average over the hands drawn is best; the highest of several equal ones."""
        playable = view.playable
        if len({card.rank for card in playable}) == 1:
            return playable[-1]
        rate = self._against_one if view.rules.shape.has_single_pone else self._in_company
        values = rate(view, sorted({card.rank for card in playable}))
        return max(reversed(playable), key=lambda card: values[card.rank])

    def _against_one(self, view: SeatView, ranks: list[int]) -> dict[int, float]:
        """Points to come, ours less theirs, summed over the hands drawn."""
        hands = [(hand_of(hand), times) for hand, times in self._opposing_hands(view).items()]
        pile = pile_of(tuple(laid.card.rank for laid in view.pile))
        rests = {rank: hand_of(_without(view.hand, rank)) for rank in ranks}
        return {
            rank: sum(times * after_laying(rank, rest, hand, pile) for hand, times in hands)
            for rank, rest in rests.items()
        }

    def _opposing_hands(self, view: SeatView) -> Counter[tuple[int, ...]]:
        """Ranks the opponent may hold, with how often each was drawn."""
        assert view.seat is not None
        other = view.rules.shape.left_of[view.seat]
        pool = _may_hold(view, other, unseen(view))
        draws = (self._rng.sample(pool, view.held[other]) for _ in range(SAMPLES[view.held[other]]))
        return Counter(tuple(sorted(card.rank for card in cards)) for cards in draws)

    def _in_company(self, view: SeatView, ranks: list[int]) -> dict[int, float]:
        """Points to come, our side's less the mean of the others', summed over the deals drawn."""
        assert view.seat is not None
        order = view.rules.shape.from_left[view.seat]
        order = (view.seat, *order[:-1])
        sides = [view.rules.shape.side_of[seat] for seat in order]
        pile = tuple(laid.card.rank for laid in view.pile)
        values = dict.fromkeys(ranks, 0.0)
        for _ in range(DEALS):
            others = self._deal(view, order[1:])
            for rank in ranks:
                values[rank] += _side_lead(sides, _try(view, rank, others, pile))
        return values

    def _deal(self, view: SeatView, seats: Sequence[int]) -> list[list[int]]:
        """Ranks for each of the other seats, drawn from the unseen cards; nothing that fits after a go."""
        left = unseen(view)
        hands: list[list[int]] = []
        for seat in sorted(seats, key=lambda other: other not in view.gone):
            pool = _may_hold(view, seat, left)
            cards = self._rng.sample(pool, min(view.held[seat], len(pool)))
            left = [card for card in left if card not in cards]
            hands.append([seat, *(card.rank for card in cards)])
        by_seat = {seat: ranks for seat, *ranks in hands}
        return [by_seat[seat] for seat in seats]


def _may_hold(view: SeatView, seat: int, cards: list[Card]) -> list[Card]:
    """Of ``cards`` those that the seat may hold: after its go nothing that fits."""
    room = THIRTY_ONE - view.pile_count
    return [card for card in cards if card.value > room] if seat in view.gone else cards


def _without(hand: Sequence[Card], rank: int) -> tuple[int, ...]:
    ranks = [card.rank for card in hand]
    ranks.remove(rank)
    return tuple(ranks)


def _try(view: SeatView, rank: int, others: list[list[int]], pile: tuple[int, ...]) -> list[int]:
    """Points by seat, our own first, after we lay ``rank`` and all play on."""
    count = view.pile_count + min(rank, 10)
    pile = (*pile, rank)
    points = play_out([_without(view.hand, rank), *others], 1, 0, pile, count)
    points[0] += pile_points(pile, count)
    return points


def _side_lead(sides: Sequence[int], points: Sequence[int]) -> float:
    """Our side's points less the mean of the other sides'; the first seat is ours."""
    ours = sum(gained for side, gained in zip(sides, points, strict=True) if side == sides[0])
    return ours - (sum(points) - ours) / (len(set(sides)) - 1)


def master(rng: Random) -> Composed:
    """A *master* whose drawn hands come from ``rng``."""
    return Composed(lay_away, Master(rng).play)
