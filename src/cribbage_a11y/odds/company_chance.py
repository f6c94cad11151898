"""The chance to win among three or four seats: who gets home first, and from a score between two hands.

Chances go by holes to the target, on a grid, side by side in the order of turns from the dealer's.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import Floats, Ints, rank_hand_index, show_points
from cribbage_a11y.odds.company_hands import draw_ranks
from cribbage_a11y.odds.tables import win_among

STEP: Final = 4
"""Holes from one point of the grid to the next."""
POINTS: Final = 31
"""Points of the grid for each side: 1 to 121 holes to go."""
NEAR_HOME: Final = 36
"""With so many holes to go for any side the chance to win decides, not points."""
NOBODY: Final = -1
IN_CRIB: Final = 3
"""Cards of the crib that are not ours."""


def near_home(to_go: tuple[int, ...]) -> bool:
    """Whether the chance to win should decide, not points."""
    return min(to_go) <= NEAR_HOME


def totals(points: Ints, side: Ints, sides: int) -> Ints:
    """Shape (sides, n): all points of each side, from points and who makes them, (events, n) in order."""
    return np.stack([(points * (side == each)).sum(axis=0, dtype=np.int64) for each in range(sides)])


def first_home(points: Ints, side: Ints, to_go: tuple[int, ...]) -> Ints:
    """Shape (n,): the side that gets home first, or ``NOBODY``; ``points`` as in :func:`totals`."""
    events, n = points.shape
    when = np.full((len(to_go), n), events)
    for each, needed in enumerate(to_go):
        reached = np.cumsum(points * (side == each), axis=0, dtype=np.int64) >= needed
        when[each] = np.where(reached[-1], reached.argmax(axis=0), events)
    return np.where(when.min(axis=0) < events, when.argmin(axis=0), NOBODY)


def between(table: Floats, to_go: Floats) -> Floats:
    """Shape (sides, n): each side's chance at the start of a hand.

    ``table`` (sides, POINTS, ...) has the chance of each side on the grid; ``to_go`` (sides, n) holes, more
    than 0; there is nothing to tell beyond 121. Values between points of the grid are mixed in proportion.
    """
    at = np.clip((to_go - 1) / STEP, 0, POINTS - 1)
    low = np.minimum(at.astype(np.int64), POINTS - 2)
    share = at - low
    found = np.zeros(to_go.shape)
    for corner in product((0, 1), repeat=len(to_go)):
        up = np.array(corner)[:, None]
        weight = np.where(up, share, 1 - share).prod(axis=0)
        found += weight * table[(slice(None), *(low + up))]
    return found


def our_chance(kind: int, turns: Sequence[int], points: Ints, side: Ints, to_go: tuple[int, ...]) -> Floats:
    """Shape (n,): our chance; who gets home in this hand wins, else the score after it tells.

    We are side 0. ``turns`` are the sides in the order of turns from the dealer's left; ``points`` and
    ``side`` tell all that is made in the hand, as in :func:`totals`.
    """
    winner = first_home(points, side, to_go)
    left = np.array(to_go)[:, None] - totals(points, side, len(to_go))
    following = list(turns[: len(to_go)])
    later = between(win_among(kind), np.maximum(left, 1)[following])[following.index(0)]
    return np.asarray(np.where(winner == NOBODY, later, winner == 0), dtype=np.float64)


def shown(hands: Ints, thrown: int, rest: Ints, starter: Ints, rng: np.random.Generator) -> Ints:
    """Shape (seats + 1, n): what each hand of ranks (seats, n) counts with a starter, then the crib.

    We have laid away the rank ``thrown``; the rest of the crib is any of the cards ``rest`` (n, 13).
    Suits count for nothing.
    """
    others = draw_ranks(rest, IN_CRIB, rng)
    four = np.sort(np.concatenate([np.full((len(others), 1), thrown), others], axis=1), axis=1)
    return np.asarray(show_points()[np.concatenate([hands, rank_hand_index(four)[None]]), starter])
