"""Piles of the play as a net of steps: what each next card scores, and the pile it leaves, in plain Python.

Ranks go from 1 (ace) to 13 (king). Two piles that can never again make a difference are one: of a pile only
its count matters, and as many of its last cards as a pair or a run to come may still take in.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

LIMIT: Final = 31
MOST_KEPT: Final = 30_000
"""Results kept of each kind."""
_ALIKE_POINTS: Final = (0, 0, 2, 6, 12)
_LONGEST_RUN: Final = 7
_NO_ROOM: Final = 99

Ranks = tuple[int, ...]


@lru_cache(maxsize=MOST_KEPT)
def pile_points(pile: Ranks, count: int) -> int:
    """What the last card of ``pile`` scores at once, ``count`` being the count with it."""
    points = 2 if count == 15 or count == LIMIT else 0
    alike = _alike(pile)
    return points + (_ALIKE_POINTS[alike] if alike > 1 else _run(pile))


def _alike(pile: Ranks) -> int:
    alike = 1
    while alike < len(pile) and pile[-1 - alike] == pile[-1]:
        alike += 1
    return alike


def _run(pile: Ranks) -> int:
    longest = seen = 0
    low = high = pile[-1]
    for length, rank in enumerate(reversed(pile), 1):
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        low, high = min(low, rank), max(high, rank)
        if high - low == length - 1:
            longest = length
    return longest if longest >= 3 else 0


class Pile:
    """A pile since the last new count, shared by all piles that have the same future."""

    __slots__ = ("_steps", "count", "ranks")

    def __init__(self, ranks: Ranks, count: int) -> None:
        self.ranks = ranks
        self.count = count
        self._steps: list[tuple[int, Pile] | None] = [None] * 14

    def after(self, rank: int) -> tuple[int, Pile]:
        """The points that ``rank`` scores here at once, and the pile with it on top."""
        return self._steps[rank] or self._step(rank)

    def _step(self, rank: int) -> tuple[int, Pile]:
        ranks, count = (*self.ranks, rank), self.count + min(rank, 10)
        step = pile_points(ranks, count), _shared(_that_matters(ranks, LIMIT - count), count)
        self._steps[rank] = step
        return step


NO_CARDS: Final = Pile((), 0)


@cache
def _shared(ranks: Ranks, count: int) -> Pile:
    """One object for equal piles: of 60,000 there are a match meets a third."""
    return Pile(ranks, count)


def pile_of(ranks: Ranks) -> Pile:
    """The pile of the cards of a count, in the order laid."""
    pile = NO_CARDS
    for rank in ranks:
        _, pile = pile.after(rank)
    return pile


def _that_matters(pile: Ranks, room: int) -> Ranks:
    """The last cards of ``pile`` that a pair or a run may still take in, with ``room`` to 31."""
    alike = _alike(pile)
    if alike > 1:
        return pile[-alike:]
    kept = length = 1
    seen = 0
    for length, rank in enumerate(reversed(pile), 1):
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        if _least_for_run(seen) <= room:
            kept = length
    return pile[-kept:]


@lru_cache(maxsize=MOST_KEPT)
def _least_for_run(ranks: int) -> int:
    """The least that further cards must count to make a run with all of a set of ranks (a bit each)."""
    low, high = (ranks & -ranks).bit_length() - 1, ranks.bit_length() - 1
    if high - low >= _LONGEST_RUN:
        return _NO_ROOM
    missing = [min(rank, 10) for rank in range(low, high) if not ranks >> rank & 1]
    longer = [min(rank, 10) for rank in (low - 1, high + 1) if 1 <= rank <= 13]
    return sum(missing) or min(longer)
