"""What is left of a hand of four ranks after some cards are laid, as tables over all hands.

A remainder is a number ``hand * 16 + subset``: which of the 1,820 rank hands it was, and a bit for each of
its four sorted cards that is still held.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cribbage_a11y.odds.arrays import COUNT_VALUE, RANK_HANDS, Ints, rank_hands

SUBSETS: Final = 16
WHOLE: Final = 15
"""The subset of a hand of which nothing is laid."""
PLACES: Final = 4
_HELD: Final = np.array([[bool(subset >> place & 1) for place in range(PLACES)] for subset in range(SUBSETS)])


class Remainders(NamedTuple):
    """Tables indexed by remainder and place (0 to 3), shape (29120, 4) unless said otherwise."""

    rank: npt.NDArray[np.int8]
    """Shape (1820, 4)."""
    first: npt.NDArray[np.bool_]
    """Held, and no earlier place holds the same rank: the cards that differ."""
    twice: npt.NDArray[np.bool_]
    """Whether another card of the same rank is held."""
    lowest: npt.NDArray[np.int8]
    """Shape (29120,): the least counting value held, 99 for nothing."""


@cache
def remainders() -> Remainders:
    """The tables for all rank hands, made when first needed."""
    return tables_of(rank_hands())


def tables_of(hands: Ints) -> Remainders:
    """The tables for some hands alone; ``hands`` (n, 4) holds sorted ranks."""
    same = hands[:, None, :, None] == hands[:, None, None, :]
    both = _HELD[None, :, :, None] & _HELD[None, :, None, :] & same
    earlier = np.tril(np.ones((PLACES, PLACES), dtype=bool), -1)
    first = _HELD[None] & ~(both & earlier).any(axis=3)
    twice = (both & ~np.eye(PLACES, dtype=bool)).any(axis=3)
    lowest = np.where(_HELD[None], COUNT_VALUE[hands][:, None, :], 99).min(axis=2)
    size = len(hands) * SUBSETS
    return Remainders(
        hands.astype(np.int8),
        first.reshape(size, PLACES),
        twice.reshape(size, PLACES),
        lowest.reshape(size).astype(np.int8),
    )


def whole_hands() -> Ints:
    """The remainders of all rank hands of which nothing is laid."""
    return np.arange(RANK_HANDS) * SUBSETS + WHOLE
