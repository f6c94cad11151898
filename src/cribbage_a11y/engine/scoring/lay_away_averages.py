"""What each way to lay away leaves in hand on average, exactly, over every starter that can still be cut."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import Final, NamedTuple

from cribbage_a11y.engine.cards import DECK, JACK, KING, Card, Suit, card_of
from cribbage_a11y.engine.scoring.hand import HAND_SIZE
from cribbage_a11y.engine.scoring.nobs import NOBS_POINTS
from cribbage_a11y.engine.scoring.totals import PACK_SUMS, ROWS, WEIGHT

RANK_HANDS: Final = 25_000
"""Room for all 18,395 sets of six ranks and all 6,175 of five, some fifteen megabytes when all have come."""
_CARDS_OF_A_SUIT: Final = KING


class Keep(NamedTuple):
    """One way to lay away."""

    kept: tuple[Card, ...]
    """The four cards kept, in the order in which they were dealt."""
    thrown: tuple[Card, ...]
    """The one or two cards laid away."""
    average: float
    """The mean of the hand over all starters unseen; the crib is not in it."""


@cache
def ways_to_keep(dealt: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """For ``dealt`` cards the places kept and the places thrown: 15 ways for 6 cards, 5 ways for 5."""
    places = range(dealt)
    return tuple(
        (kept, tuple(place for place in places if place not in kept))
        for kept in combinations(places, HAND_SIZE)
    )


def keep_averages(dealt: Sequence[Card]) -> list[Keep]:
    """Every way to keep four of five or six dealt cards, in the order of :func:`ways_to_keep`."""
    unseen = len(DECK) - len(dealt)
    return [
        Keep(tuple(dealt[place] for place in kept), tuple(dealt[place] for place in thrown), points / unseen)
        for (kept, thrown), points in zip(ways_to_keep(len(dealt)), keep_sums(dealt), strict=True)
    ]


def keep_sums(dealt: Sequence[Card]) -> list[int]:
    """For each of :func:`ways_to_keep` the points of the hand summed over all starters unseen.

    The fast form of :func:`keep_averages`: 46 starters when six cards were dealt, 47 when five. Flush and
    nobs are counted exactly. Raises :class:`ValueError` unless five or six cards were dealt; that they are
    all different is for the caller to see to.
    """
    if not HAND_SIZE < len(dealt) <= HAND_SIZE + 2:
        raise ValueError(f"a player is dealt 5 or 6 cards, not {len(dealt)}")
    ranks = tuple([card.rank for card in dealt])
    suits = [card.suit for card in dealt]
    sums: Sequence[int] = _rank_sums(ranks)
    if JACK in ranks:
        sums = [points + nobs for points, nobs in zip(sums, _nobs_sums(dealt), strict=True)]
    if max(map(suits.count, suits)) >= HAND_SIZE:
        sums = [points + flush for points, flush in zip(sums, _flush_sums(dealt), strict=True)]
    return list(sums)


@lru_cache(maxsize=RANK_HANDS)
def _rank_sums(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Fifteens, pairs and runs of each way to keep, summed over all starters unseen."""
    weights = [WEIGHT[card_of(rank, Suit.CLUBS)] for rank in ranks]
    starters_gone = itemgetter(*ranks)
    keys = map(sum, combinations(weights, HAND_SIZE))
    return tuple([PACK_SUMS[key] - sum(starters_gone(ROWS[key])) for key in keys])


def _unseen_of_suit(dealt: Sequence[Card], card: Card) -> int:
    return _CARDS_OF_A_SUIT - sum(other.suit is card.suit for other in dealt)


def _nobs_sums(dealt: Sequence[Card]) -> list[int]:
    """For each way to keep, how many starters give nobs, summed over the jacks kept."""
    by_card = [NOBS_POINTS * _unseen_of_suit(dealt, card) if card.rank == JACK else 0 for card in dealt]
    return [sum(some) for some in combinations(by_card, HAND_SIZE)]


def _flush_sums(dealt: Sequence[Card]) -> list[int]:
    """For each way to keep a flush, four a starter and one more for each of the suit; nothing for others."""
    unseen = len(DECK) - len(dealt)
    return [
        4 * unseen + _unseen_of_suit(dealt, kept[0]) if len({card.suit for card in kept}) == 1 else 0
        for kept in combinations(dealt, HAND_SIZE)
    ]
