"""The piles of the play by number, so that many are followed at once: their counts, points and steps.

The net grows as piles are met. A step is a way on: a rank from 0 (ace) to 12 (king), or a go, which leaves
the pile as it is.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from cribbage_a11y.odds.arrays import RANKS, Floats, Ints
from cribbage_a11y.odds.open_piles import NO_CARDS, Pile
from cribbage_a11y.odds.play_model import worths

GO: Final = RANKS
"""Where a rank would stand: the player has no card that fits."""
WAYS: Final = RANKS + 1
NO_CELL: Final = 2 * RANKS
"""Where :meth:`Policy.at` finds no share."""
_UNKNOWN: Final = -1
_FIRST_ROOM: Final = 4096
_MODELS_KEPT: Final = 4


class PileNet:
    """All piles met so far; number 0 is the pile without a card."""

    def __init__(self) -> None:
        self._piles: list[Pile] = []
        self._numbers: dict[Pile, int] = {}
        self.count: Ints = np.zeros(_FIRST_ROOM, dtype=np.int64)
        """The count of each pile."""
        self._points = np.zeros((_FIRST_ROOM, WAYS), dtype=np.int8)
        self._after = np.full((_FIRST_ROOM, WAYS), _UNKNOWN, dtype=np.int32)
        self._number(NO_CARDS)

    def __len__(self) -> int:
        return len(self._piles)

    def number_of(self, ranks: tuple[int, ...]) -> int:
        """The number of the pile of these ranks, the last one laid first."""
        pile = NO_CARDS
        for rank in reversed(ranks):
            _, pile = pile.after(rank + 1)
        return self._number(pile)

    def steps(self, pile: Ints, way: Ints) -> tuple[Ints, Ints]:
        """For each pile and way on: the points scored at once, and the pile that follows. Shapes (n,)."""
        after = self._after[pile, way]
        missing = np.flatnonzero(after == _UNKNOWN)
        if len(missing):
            for at, to in set(zip(pile[missing].tolist(), way[missing].tolist(), strict=True)):
                points, follows = self._piles[at].after(to + 1)
                number = self._number(follows)
                self._points[at, to], self._after[at, to] = points, number
            after = self._after[pile, way]
        return self._points[pile, way], after

    def rows(self, piles: Ints) -> npt.NDArray[np.int8]:
        """The ranks of some piles, one more than elsewhere, the last one first; 0 where there is none."""
        ranks = [self._piles[number].ranks for number in piles.tolist()]
        found = np.zeros((len(ranks), max(map(len, ranks))), dtype=np.int8)
        for row, laid in zip(found, ranks, strict=True):
            row[: len(laid)] = laid[::-1]
        return found

    def _number(self, pile: Pile) -> int:
        number = self._numbers.get(pile)
        if number is None:
            number = self._numbers[pile] = len(self._piles)
            self._piles.append(pile)
            self.count = roomy(self.count, number)
            self._points = roomy(self._points, number)
            self._after = roomy(self._after, number, _UNKNOWN)
            self.count[number] = pile.count
            self._after[number, GO] = number
        return number


def roomy(table: Ints, row: int, empty: int = 0) -> Ints:
    """The table if it has this row, otherwise a copy twice as long."""
    if row < len(table):
        return table
    return np.concatenate([table, np.full_like(table, empty)])


@cache
def pile_net() -> PileNet:
    """The net of all piles that this process has met."""
    return PileNet()


class Policy:
    """The soft policy of ``play_model`` by pile, computed when a pile is first met."""

    def __init__(self, model: Floats) -> None:
        self._model = model
        self._shares = np.zeros((_FIRST_ROOM, NO_CELL + 1))
        self._known = np.zeros(_FIRST_ROOM, dtype=bool)

    def shares(self, pile: Ints, twice: Ints, rank: Ints) -> Floats:
        """exp(worth) of laying a rank, held once or twice and more; 0 over 31.

        ``pile`` has shape (n,), ``twice`` and ``rank`` (n, m); so has the result.
        """
        return self.at(pile, twice * RANKS + rank)

    def at(self, pile: Ints, cell: Ints) -> Floats:
        """As :meth:`shares`; a cell is a rank, 13 more where it is held twice or more, or ``NO_CELL``."""
        top = int(pile.max(initial=0))
        while top >= len(self._known):
            self._known = roomy(self._known, top)
            self._shares = roomy(self._shares, top)
        known = self._known[pile]
        if not known.all():
            self._learn(np.unique(pile[~known]))
        return np.asarray(self._shares.take(pile[:, None] * (NO_CELL + 1) + cell))

    def _learn(self, piles: Ints) -> None:
        net = pile_net()
        found = np.exp(worths(self._model, net.count[piles], net.rows(piles)))
        self._shares[piles, :NO_CELL] = found.reshape(len(piles), NO_CELL)
        self._known[piles] = True


def policy_of(model: Floats) -> Policy:
    """The policy with these weights; what it has computed is kept."""
    return _policy(model.tobytes())


@lru_cache(maxsize=_MODELS_KEPT)
def _policy(weights: bytes) -> Policy:
    return Policy(np.frombuffer(weights))
