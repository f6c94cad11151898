"""The play of two hands that lie open, solved exactly, in plain Python.

Ranks go from 1 (ace) to 13 (king). Lines that neither player would allow are cut off (alpha-beta), high cards
are tried first. What a card can lead to once a new count has begun depends on the two hands alone, so those
results are kept from one question to the next.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from cribbage_a11y.odds.open_piles import LIMIT, NO_CARDS, Pile, Ranks

MOST_LEADS: Final = 60_000
"""Results of leads that are kept: some ten megabytes."""
_FAR: Final = 99
"""More than any play can score, and more than any count."""


class Hand:
    """The ranks that a player holds, sorted; one object for equal hands (:func:`hand_of`)."""

    __slots__ = ("lowest", "ways")

    def __init__(self, ranks: Ranks) -> None:
        self.lowest = min(ranks[0], 10) if ranks else _FAR
        self.ways: tuple[tuple[int, int, Hand], ...] = tuple(
            (ranks[place], min(ranks[place], 10), hand_of((*ranks[:place], *ranks[place + 1 :])))
            for place in reversed(range(len(ranks)))
            if ranks[place] not in ranks[:place]
        )
        """For each different rank, the highest first: the rank, what it counts, and the rest of the hand."""


@cache
def hand_of(ranks: Ranks) -> Hand:
    """The hand of these sorted ranks. There are 2,380 hands of four cards or less."""
    return Hand(ranks)


@lru_cache(maxsize=MOST_LEADS)
def lead_value(mine: Hand, theirs: Hand) -> int:
    """Our points less theirs from a new count that we lead, when both play for the best difference."""
    return _best(mine, theirs, NO_CARDS, -_FAR, _FAR)


def after_laying(rank: int, rest: Hand, theirs: Hand, pile: Pile) -> int:
    """Our points less theirs if we lay ``rank`` on ``pile`` now, leaving ``rest``, this card's points too."""
    points, after = pile.after(rank)
    return points + _rest(rest, theirs, after, -_FAR, _FAR)


def _best(mine: Hand, theirs: Hand, pile: Pile, least: int, most: int) -> int:
    """Our points less theirs when it is our turn and some card of ours fits.

    Exact between ``least`` and ``most``; outside of them only known to be so.
    """
    room = LIMIT - pile.count
    best = -_FAR
    for rank, counts, rest in mine.ways:
        if counts > room:
            continue
        points, after = pile.after(rank)
        best = max(best, points + _rest(rest, theirs, after, max(least, best) - points, most - points))
        if best >= most:
            break
    return best


def _rest(mine: Hand, theirs: Hand, pile: Pile, least: int, most: int) -> int:
    """What comes after our card on ``pile``: our points less theirs, with the point for go or last card."""
    room = LIMIT - pile.count
    if room:
        if theirs.lowest <= room:
            return -_best(theirs, mine, pile, -most, -least)
        if mine.lowest <= room:
            return _best(mine, theirs, pile, least, most)
    point = 1 if room else 0
    if theirs.ways:
        return point - lead_value(theirs, mine)
    return point + lead_value(mine, theirs) if mine.ways else point
