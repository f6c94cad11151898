"""The simple levels: *book*, *table* and *counter*, and *gentle*, who errs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.fifteens import FIFTEEN, FIFTEEN_POINTS
from cribbage_a11y.engine.scoring.lay_away_averages import keep_sums, ways_to_keep
from cribbage_a11y.engine.scoring.pairs import PAIR_POINTS
from cribbage_a11y.engine.scoring.pile import count_of, pile_total
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.protocol import Composed

FIVE: Final = 5
FIVE_IN_CRIB: Final = 2
"""Points that *counter* gives a five in the crib, for the ten-cards it waits for."""
RISKY_COUNTS: Final = (5, 21)
"""Counts from which any of the sixteen ten-cards scores."""
RISK: Final = 0.5
"""Taken off for leaving a risky count: it decides between cards that score the same."""
FIVE_LED: Final = 1.0
"""Taken off for leading a five: more than any other reason where nothing can be scored."""
GENTLE_CHOICES: Final = 3
GENTLE_CARE: Final = 2 / 3

_Worth = Callable[[Sequence[Card]], float]


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
    unseen = 52 - len(hand)
    factor = unseen if in_own_crib(view) else -unseen
    ways = [[hand[place] for place in thrown] for _, thrown in ways_to_keep(len(hand))]
    values = [points + factor * thrown_worth(way) for points, way in zip(keep_sums(hand), ways, strict=True)]
    return tuple(ways[values.index(max(values))])


def thrown_worth(thrown: Sequence[Card]) -> int:
    """What *counter* thinks of cards in the crib: two for each five, two for a pair, two for a fifteen."""
    worth = sum(FIVE_IN_CRIB for card in thrown if card.rank == FIVE)
    if len({card.rank for card in thrown}) < len(thrown):
        worth += PAIR_POINTS
    return worth + (FIFTEEN_POINTS if count_of(thrown) == FIFTEEN else 0)


def book_play(view: SeatView) -> Card:
    """The card that scores most at once; of several the highest."""
    return _best_card(view, pile_total)


def table_play(view: SeatView) -> Card:
    """As *book*, but between cards that score the same one that leaves neither 5 nor 21."""
    return _best_card(view, _table_worth)


def counter_play(view: SeatView) -> Card:
    """As *table*, and never leads a five while it has another card."""
    return _best_card(view, _counter_worth)


def _best_card(view: SeatView, worth: _Worth) -> Card:
    playable = view.playable
    if len(playable) == 1:
        return playable[0]
    pile = [laid.card for laid in view.laid[view.count_start :]]
    worths = [worth([*pile, card]) for card in playable]
    best = max(worths)
    return next(card for card, value in zip(playable[::-1], worths[::-1], strict=True) if value == best)


def _table_worth(pile: Sequence[Card]) -> float:
    return pile_total(pile) - (RISK if count_of(pile) in RISKY_COUNTS else 0.0)


def _counter_worth(pile: Sequence[Card]) -> float:
    leads_five = len(pile) == 1 and pile[0].rank == FIVE
    return _table_worth(pile) - (FIVE_LED if leads_five else 0.0)


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
