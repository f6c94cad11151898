"""Rank hands as numbers, and what they score in the show, as numpy arrays.

Imported only by what needs numpy (*champion*, advice, review, the scripts that build the data files); it
must never be imported before the first prompt. Ranks run from 0 (ace) to 12 (king) in every array.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[Any]
"""Whole numbers of any width, or truth values counted as 0 and 1."""
Floats = npt.NDArray[np.float64]

RANKS: Final = 13
RANK_HANDS: Final = 1820
"""Multisets of four ranks."""
RANK_PAIRS: Final = 91
"""Multisets of two ranks."""
COUNT_VALUE: Final = np.minimum(np.arange(RANKS) + 1, 10)
"""What each rank counts in the play and in fifteens."""

_CHOOSE: Final = np.array([[1, n, n * (n - 1) // 2, n * (n - 1) * (n - 2) // 6, 0] for n in range(20)])
_CHOOSE4: Final = np.array([n * (n - 1) * (n - 2) * (n - 3) // 24 for n in range(20)])


def rank_hand_index(ranks: Ints) -> Ints:
    """The number, 0 to 1819, of each hand of four ranks; ``ranks`` has shape (..., 4), sorted."""
    a, b, c, d = np.moveaxis(ranks, -1, 0)
    return np.asarray(a + _CHOOSE[b + 1, 2] + _CHOOSE[c + 2, 3] + _CHOOSE4[d + 3])


def rank_pair_index(ranks: Ints) -> Ints:
    """The number, 0 to 90, of each pair of ranks; ``ranks`` has shape (..., 2), sorted."""
    low, high = np.moveaxis(ranks, -1, 0)
    return np.asarray(low + _CHOOSE[high + 1, 2])


@cache
def rank_hands() -> Ints:
    """Shape (1820, 4): the sorted ranks of each hand, in the order of :func:`rank_hand_index`."""
    hands = np.array(list(combinations_with_replacement(range(RANKS), 4)))
    return np.asarray(hands[np.argsort(rank_hand_index(hands))])


@cache
def rank_pairs() -> Ints:
    """Shape (91, 2): the sorted ranks of each pair, in the order of :func:`rank_pair_index`."""
    pairs = np.array(list(combinations_with_replacement(range(RANKS), 2)))
    return np.asarray(pairs[np.argsort(rank_pair_index(pairs))])


@cache
def rank_counts() -> Ints:
    """Shape (1820, 13): how many cards of each rank a hand holds."""
    return np.asarray((rank_hands()[:, :, None] == np.arange(RANKS)).sum(axis=1))


@cache
def show_points() -> Ints:
    """Shape (1820, 13): points for fifteens, pairs and runs of a rank hand with a starter of each rank."""
    hands = np.repeat(rank_hands(), RANKS, axis=0)
    starters = np.tile(np.arange(RANKS), RANK_HANDS)[:, None]
    five = np.concatenate([hands, starters], axis=1)
    return (_fifteens(five) + _pairs(five) + _runs(five)).reshape(RANK_HANDS, RANKS)


def _fifteens(cards: Ints) -> Ints:
    values = COUNT_VALUE[cards]
    found = np.zeros(len(cards), dtype=np.int64)
    for size in range(2, cards.shape[1] + 1):
        for chosen in combinations(range(cards.shape[1]), size):
            found += values[:, chosen].sum(axis=1) == 15
    return 2 * found


def _pairs(cards: Ints) -> Ints:
    counts = (cards[:, :, None] == np.arange(RANKS)).sum(axis=1)
    return np.asarray((counts * (counts - 1)).sum(axis=1))


def _runs(cards: Ints) -> Ints:
    counts = (cards[:, :, None] == np.arange(RANKS)).sum(axis=1)
    points = np.zeros(len(cards), dtype=np.int64)
    for length in (5, 4, 3):
        for low in range(RANKS - length + 1):
            ways = counts[:, low : low + length].prod(axis=1)
            points += np.where(points > 0, 0, ways * length)
    return points
