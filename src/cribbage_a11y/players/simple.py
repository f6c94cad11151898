"""The simple levels: *book*, *table* and *counter*, and *gentle*, who errs."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.scoring.fifteens import FIFTEEN
from cribbage_a11y.engine.scoring.lay_away_averages import keep_sums, ways_to_keep
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE, pile_total
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.odds.open_piles import pile_points
from cribbage_a11y.players.protocol import Composed

FIVE: Final = 5
IN_CRIB: Final = 1.5
"""Points that *counter* gives each five, a pair, a fifteen in the crib.

``python -m benchmarks lay_away_loss`` tells what its lay-aways lose; with two for each they lose more.
"""
RISKY_COUNTS: Final = (5, 21)
"""Counts from which any of the sixteen ten-cards scores."""
RISK: Final = 0.5
"""Taken off for leaving a risky count: it decides between cards that score the same."""
FIVE_LED: Final = 1.0
"""Taken off for leading a five: more than any other reason where nothing can be scored."""
GENTLE_CHOICES: Final = 3
GENTLE_CARE: Final = 2 / 3


def in_own_crib(view: SeatView) -> bool:
    """Whether the crib is the seat's own or its partner's."""
    side_of = view.rules.shape.side_of
    return view.seat is not None and view.dealer is not None and side_of[view.seat] == side_of[view.dealer]


def book_lay_away(view: SeatView) -> tuple[Card, ...]:
    """Keeps the four cards with the best average over all starters."""
    hand = view.hand
    sums = keep_sums(hand)
    return tuple([hand[place] for place in ways_to_keep(len(hand))[sums.index(max(sums))][1]])


def counter_lay_away(view: SeatView) -> tuple[Card, ...]:
    """As *book*, plus or minus what :func:`thrown_worth` gives the crib."""
    hand = view.hand
    unseen = len(DECK) - len(hand)
    factor = unseen if in_own_crib(view) else -unseen
    ranks = [card.rank for card in hand]
    ways = ways_to_keep(len(hand))
    values = [
        points + factor * thrown_worth(tuple([ranks[place] for place in thrown]))
        for points, (_, thrown) in zip(keep_sums(hand), ways, strict=True)
    ]
    return tuple([hand[place] for place in ways[values.index(max(values))][1]])


@cache
def thrown_worth(ranks: tuple[int, ...]) -> float:
    """What *counter* thinks of ranks in the crib: ``IN_CRIB`` for each five, for a pair, for a fifteen."""
    fifteen = sum(min(rank, 10) for rank in ranks) == FIFTEEN
    return IN_CRIB * (ranks.count(FIVE) + (len(set(ranks)) < len(ranks)) + fifteen)


def book_play(view: SeatView) -> Card:
    """The card that scores most at once; of several the highest."""
    return _best_card(view, 0.0, 0.0)


def table_play(view: SeatView) -> Card:
    """As *book*, but between cards that score the same one that leaves neither 5 nor 21."""
    return _best_card(view, RISK, 0.0)


def counter_play(view: SeatView) -> Card:
    """As *table*, and never leads a five while it has another card."""
    return _best_card(view, RISK, FIVE_LED)


def _best_card(view: SeatView, risk: float, five_led: float) -> Card:
    """The card that scores most less ``risk`` for a risky count and ``five_led`` for leading a five.

    Simulated games ask this most often of all: it takes some microseconds.
    """
    pile = tuple([laid.card.rank for laid in view.laid[view.count_start :]])
    count = view.pile_count
    best, most = view.hand[0], -9.0
    for card in view.hand:
        after = count + card.value
        if after > THIRTY_ONE:
            break
        worth: float = pile_points((*pile, card.rank), after)
        if after in RISKY_COUNTS:
            worth -= risk
        if not pile and card.rank == FIVE:
            worth -= five_led
        if worth >= most:
            best, most = card, worth
    return best


class Gentle:
    """Chooses as *book* does, with a beginner's mistakes.

    Lays away the best of three choices drawn at random. Where a card scores, plays the one that scores
    most two times in three; otherwise any card.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def lay_away(self, view: SeatView) -> tuple[Card, ...]:
        """The cards of the best of three ways drawn at random."""
        hand = view.hand
        ways = ways_to_keep(len(hand))
        sums = keep_sums(hand)
        best = max(self._rng.sample(range(len(ways)), GENTLE_CHOICES), key=sums.__getitem__)
        return tuple(hand[place] for place in ways[best][1])

    def play(self, view: SeatView) -> Card:
        """The card that scores most, two times in three; otherwise any."""
        card = book_play(view)
        scores = pile_total([*(laid.card for laid in view.pile), card]) > 0
        if scores and self._rng.random() < GENTLE_CARE:
            return card
        return self._rng.choice(view.playable)


def gentle(rng: Random) -> Composed:
    """A *gentle* player whose mistakes come from ``rng``."""
    player = Gentle(rng)
    return Composed(player.lay_away, player.play)
