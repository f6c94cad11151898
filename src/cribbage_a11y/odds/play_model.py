"""How a sensible player chooses in the play: a soft policy over the ranks it holds.

Each legal rank has a worth; it is chosen with a chance in proportion to exp(worth), but for a small share of
any card. The worth is a sum of learned weights; ``tools/build_odds.py`` fits them to the choices of *master*.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import COUNT_VALUE, RANKS, Floats, Ints
from cribbage_a11y.odds.pile_points import Piles, card_points

POINTS: Final = 0
COUNTS: Final = slice(1, 33)
"""By the count after the card."""
LEADS: Final = slice(33, 46)
FOLLOWS: Final = slice(46, 59)
LEAD_PAIRED: Final = 59
"""Leading from a pair."""
FOLLOW_PAIRED: Final = 60
NEXT: Final = slice(61, 63)
"""One, two ranks from the card before."""
TRAP: Final = 63
"""Holding another of the rank, which would fit if the opponent pairs it."""
PAIRING: Final = 64
WEIGHTS: Final = 65
ANY_CARD: Final = 0.01
"""The share of choices that follow no reason."""
_ALL_RANKS: Final = np.arange(RANKS)


def worths(weights: Floats, count: Ints, piles: Piles) -> Floats:
    """Shape (n, 2, 13): the worth of laying each rank, held once and held twice or more; -inf over 31.

    Linear in ``weights`` (65,), save for what cannot be laid.
    """
    n = len(count)
    rank = np.tile(_ALL_RANKS, n)
    before = np.repeat(count, RANKS)
    top = np.repeat(piles[:, 0], RANKS) - 1 if piles.shape[1] else np.full(n * RANKS, -1)
    lead = top < 0
    after = before + COUNT_VALUE[rank]
    points = card_points(before, np.repeat(piles, RANKS, axis=0), rank)
    once = weights[POINTS] * points + weights[COUNTS][np.minimum(after, 31)]
    once += np.where(lead, weights[LEADS][rank], weights[FOLLOWS][rank])
    near = np.abs(rank - top)
    for distance in (1, 2):
        once += weights[NEXT][distance - 1] * (~lead & (near == distance))
    once += weights[PAIRING] * (~lead & (near == 0))
    trap = ~lead & (points == 0) & (after + COUNT_VALUE[rank] <= 31)
    twice = once + np.where(lead, weights[LEAD_PAIRED], weights[FOLLOW_PAIRED]) + weights[TRAP] * trap
    both = np.stack([once, twice]).reshape(2, n, RANKS).transpose(1, 0, 2)
    return np.where((after <= 31).reshape(n, 1, RANKS), both, -np.inf)
