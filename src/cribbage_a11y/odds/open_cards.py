"""The play of two hands that lie open, solved exactly, in plain Python.

Ranks go from 1 (ace) to 13 (king). A hand is a sorted tuple of ranks; a pile is the tuple of ranks of this
count, in the order laid. What a card can lead to once a new count has begun depends on the two hands alone,
so those results are kept from one question to the next.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

LIMIT: Final = 31
MOST_KEPT: Final = 30_000
"""Results kept of each kind: some ten megabytes."""
_ALIKE_POINTS: Final = (0, 0, 2, 6, 12)

Hand = tuple[int, ...]


@cache
def choices(hand: Hand) -> tuple[tuple[int, int, Hand], ...]:
    """For each different rank of a hand: the rank, what it counts, and the rest of the hand."""
    return tuple(
        (rank, min(rank, 10), hand[:place] + hand[place + 1 :])
        for place, rank in enumerate(hand)
        if rank not in hand[:place]
    )


@lru_cache(maxsize=MOST_KEPT)
def pile_points(pile: Hand, count: int) -> int:
    """What the last card of ``pile`` scores at once, ``count`` being the count with it."""
    points = 2 if count == 15 or count == LIMIT else 0
    rank = pile[-1]
    alike = 1
    while alike < len(pile) and pile[-1 - alike] == rank:
        alike += 1
    return points + (_ALIKE_POINTS[alike] if alike > 1 else _run(pile))


def _run(pile: Hand) -> int:
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


@lru_cache(maxsize=MOST_KEPT)
def lead_value(mine: Hand, theirs: Hand) -> int:
    """Our points less theirs from a new count that we lead, when both play for the best difference."""
    return max(after_laying(rank, value, rest, theirs, (), 0) for rank, value, rest in choices(mine))


def after_laying(rank: int, value: int, rest: Hand, theirs: Hand, pile: Hand, count: int) -> int:
    """Our points less theirs if we lay ``rank`` now, leaving ``rest``, this card's points among them."""
    count += value
    pile = (*pile, rank)
    points = pile_points(pile, count)
    if not rest and not theirs:
        return points + (count != LIMIT)
    if count < LIMIT:
        if theirs and min(theirs[0], 10) + count <= LIMIT:
            return points - best_value(theirs, rest, pile, count)
        if rest and min(rest[0], 10) + count <= LIMIT:
            return points + best_value(rest, theirs, pile, count)
        points += 1
    return points - lead_value(theirs, rest) if theirs else points + lead_value(rest, theirs)


def best_value(mine: Hand, theirs: Hand, pile: Hand, count: int) -> int:
    """Our points less theirs when it is our turn and some card of ours fits."""
    room = LIMIT - count
    return max(
        [
            after_laying(rank, value, rest, theirs, pile, count)
            for rank, value, rest in choices(mine)
            if value <= room
        ]
    )
