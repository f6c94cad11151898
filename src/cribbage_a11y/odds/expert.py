"""The strongest choices between two players: what each card in the play is worth."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import (
    Floats,
    Ints,
    rank_hand_index,
    rank_pairs,
    show_points,
)
from cribbage_a11y.odds.beliefs import Beliefs, beliefs, merge
from cribbage_a11y.odds.chance_to_win import WORTHS, after_play, distribution, near_home
from cribbage_a11y.odds.questions import ME, OPPONENT, PlayQuestion
from cribbage_a11y.odds.remainders import SUBSETS, WHOLE
from cribbage_a11y.odds.search import Ends, Search
from cribbage_a11y.odds.tables import tables

HANDS_AT_LEAD: Final = 120
"""Opposing hands searched while all four are held; their number decides the time it takes."""
HANDS_LATER: Final = 150
LEAST: Final = 1e-4
"""Lines of play less likely than this are left out: twice as fast, and no choice in 80 tried was worse."""
HOME: Final = 121


def choose(asked: PlayQuestion) -> int:
    """The rank to lay: the best by :func:`play_values`, the highest of several equal ones.

    What to lead is read from a table, unless somebody is near home: starter and lay-away change little.
    """
    at = asked.situation
    if at.held == WHOLE and not asked.observed and not near_home(asked.scores):
        return int(tables().lead[rank_hand_index(np.array(at.kept))])
    values, _ = play_values(asked)
    return max(sorted(values, reverse=True), key=values.__getitem__)


def play_values(asked: PlayQuestion) -> tuple[dict[int, float], bool]:
    """What each rank that fits is worth, and whether as a chance to win rather than in points.

    Points are ours less theirs in the rest of the play. Near home the chance to win counts, with the hands
    and the crib to come.
    """
    known = tables()
    believed = beliefs(known.kept[1 - asked.role], asked.unseen, asked.observed, known.model)
    most = HANDS_AT_LEAD if asked.situation.opponent_held > 3 else HANDS_LATER
    merged, became = merge(believed, most)
    ends = _ends(asked, believed, became, len(merged.weight)) if near_home(asked.scores) else None
    return Search(asked.situation, known.model, ends, LEAST).values(merged), ends is not None


def _ends(asked: PlayQuestion, believed: Beliefs, became: Ints, size: int) -> Ends:
    """What the end of the play is worth with each merged hand: the mean over the hands it stands for."""
    worth = show_points()[believed.remainder // SUBSETS, asked.starter]
    used = became >= 0
    cell = became[used] * WORTHS + np.minimum(worth[used], WORTHS - 1)
    share = np.bincount(cell, believed.weight[used], size * WORTHS).reshape(size, WORTHS)
    share = share / share.sum(axis=1, keepdims=True)
    crib = crib_worths(asked.role, asked.thrown, asked.starter, asked.unseen)
    by_worth = after_play(asked.role, asked.scores, asked.hand, crib)
    found = np.zeros((size, *by_worth.shape[1:]))
    for points in np.flatnonzero(share.any(axis=0)).tolist():
        found += share[:, points, None, None] * by_worth[points]
    return Ends(found, (HOME - asked.scores[ME], HOME - asked.scores[OPPONENT]))


def crib_worths(role: int, thrown: tuple[int, ...], starter: int, unseen: tuple[int, ...]) -> Floats:
    """How likely each worth of the crib is, shape (30,), given our two ranks and the starter's."""
    points = crib_points(thrown)[:, starter]
    return distribution(np.minimum(points, WORTHS - 1), thrown_weights(1 - role, unseen), WORTHS)


def thrown_weights(role: int, unseen: tuple[int, ...]) -> Floats:
    """How likely ``role`` has laid away each pair of ranks, by what is unseen; not summing to one."""
    left = np.asarray(unseen)
    low, high = rank_pairs().T
    ways = np.where(low == high, left[low] * (left[low] - 1) / 12, left[low] * left[high] / 16)
    return np.asarray(tables().thrown[role] * ways + 1e-12)


@cache
def crib_points(thrown: tuple[int, ...]) -> Ints:
    """Shape (91, 13): what our two ranks make with each pair of theirs and each starter, suits aside."""
    pairs = rank_pairs()
    ours = np.broadcast_to(np.array(thrown), pairs.shape)
    cribs = np.sort(np.concatenate([pairs, ours], axis=1), axis=1)
    return show_points()[rank_hand_index(cribs)]
