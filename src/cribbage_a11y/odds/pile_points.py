"""What a card scores when it lands in the play, for many piles at once.

A pile is a row of numbers, the last card laid first: rank + 1, and 0 where there is no card.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from cribbage_a11y.odds.arrays import COUNT_VALUE, RANKS, Ints

Piles = npt.NDArray[np.int8]

_BIT: Final = np.array([0] + [1 << rank for rank in range(RANKS)])
_ALIKE_POINTS: Final = np.array([0, 2, 6, 12])


def _stretches() -> npt.NDArray[np.int8]:
    """For each set of ranks how many they are if they follow one another without a gap, else nothing."""
    sizes = np.zeros(1 << RANKS, dtype=np.int8)
    for length in range(3, 8):
        for low in range(RANKS - length + 1):
            sizes[((1 << length) - 1) << low] = length
    return sizes


_STRETCH: Final = _stretches()


def card_points(count: Ints, piles: Piles, rank: Ints) -> Ints:
    """Points for laying ``rank`` on each pile, ``count`` being the count before it; shapes (n,), (n, m)."""
    after = count + COUNT_VALUE[rank]
    points = 2 * ((after == 15) | (after == 31))
    width = piles.shape[1]
    alike = np.ones(len(piles), dtype=bool)
    pairs = np.zeros(len(piles), dtype=np.int64)
    for place in range(min(3, width)):
        alike = alike & (piles[:, place] == rank + 1)
        pairs += alike
    points = points + _ALIKE_POINTS[pairs]
    seen = _BIT[rank + 1]
    run = np.zeros(len(piles), dtype=np.int8)
    for place in range(min(6, width)):
        seen = seen | _BIT[piles[:, place]]
        stretch = _STRETCH[seen]
        run = np.where(stretch == place + 2, stretch, run)
    return np.asarray(points + run)


def push(piles: Piles, rank: Ints) -> Piles:
    """The piles with ``rank`` on top, one column wider."""
    return np.concatenate([(rank + 1).astype(np.int8)[:, None], piles], axis=1)
