"""What the crib is worth when nothing is known of the other's lay-away: full enumeration, plain Python."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

from cribbage_a11y.engine.cards import ACE, KING, Suit, card_of
from cribbage_a11y.engine.scoring.totals import ROWS, WEIGHT

_RANKS: Final = range(ACE, KING + 1)
_WEIGHT: Final = {rank: WEIGHT[card_of(rank, Suit.CLUBS)] for rank in _RANKS}


@cache
def single_crib_average(own: int) -> float:
    """The crib's average, suits aside, with one rank (1 to 13) laid away by us and any other three cards."""
    left = {rank: 4 - (rank == own) for rank in _RANKS}
    points = ways = 0
    for three in combinations_with_replacement(_RANKS, 3):
        deals = prod(comb(left[rank], three.count(rank)) for rank in set(three))
        row = ROWS[_WEIGHT[own] + sum(_WEIGHT[rank] for rank in three)]
        for starter in _RANKS if deals else ():
            unseen = left[starter] - three.count(starter)
            points += deals * unseen * row[starter]
            ways += deals * unseen
    return points / ways


@cache
def crib_average(first: int, second: int) -> float:
    """The crib's average, suits aside, with two ranks (1 to 13) laid away by us.

    The other two cards and the starter are any of the fifty we have not laid away, all equally likely.
    """
    left = {rank: 4 - (rank == first) - (rank == second) for rank in _RANKS}
    points = ways = 0
    for third, fourth in combinations_with_replacement(_RANKS, 2):
        pairs = comb(left[third], 2) if third == fourth else left[third] * left[fourth]
        if not pairs:
            continue
        row = ROWS[_WEIGHT[first] + _WEIGHT[second] + _WEIGHT[third] + _WEIGHT[fourth]]
        for starter in _RANKS:
            unseen = left[starter] - (starter == third) - (starter == fourth)
            points += pairs * unseen * row[starter]
            ways += pairs * unseen
    return points / ways
