"""The nodes of one level of the search: what both players can see, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cribbage_a11y.odds.arrays import COUNT_VALUE, RANKS, Floats, Ints
from cribbage_a11y.odds.pile_points import Piles, card_points, push
from cribbage_a11y.odds.questions import ME, OPPONENT, Situation
from cribbage_a11y.odds.remainders import Remainders

OVER: Final = 2
"""In place of a mover: nothing more can happen."""
GO: Final = RANKS
"""Where a rank would stand: the opponent has no card that fits."""
WAYS: Final = RANKS + 1

Bools = npt.NDArray[np.bool_]


@dataclass
class Nodes:
    """The nodes of one level, one element for each."""

    mover: Ints
    count: Ints
    piles: Piles
    held: Ints
    last: Ints
    opponent_held: Ints
    passed: Bools
    ours: Ints
    theirs: Ints
    parent_way: Ints
    """``parent * 14 + way``: sorted."""


class Entries(NamedTuple):
    """Pairs of a node and a hand that the opponent may hold there."""

    node: Ints
    hand: Ints
    """Which of the hands at the root."""
    remainder: Ints
    weight: Floats


def root(at: Situation) -> Nodes:
    def one(value: int) -> Ints:
        return np.array([value])

    piles = np.array([[rank + 1 for rank in at.pile]], dtype=np.int8).reshape(1, len(at.pile))
    return Nodes(
        one(at.mover),
        one(at.pile_count),
        piles,
        one(at.held),
        one(at.last),
        one(at.opponent_held),
        np.array([at.passed]),
        one(0),
        one(0),
        one(0),
    )


def take(entries: Entries, rows: Ints) -> Entries:
    node, hand, remainder, weight = entries
    return Entries(node[rows], hand[rows], remainder[rows], weight[rows])


def lay(before: Nodes, parent_way: Ints, mine: Remainders) -> Nodes:
    """The nodes that the ways lead to, with whose turn it is there."""
    parent, way = np.divmod(parent_way, WAYS)
    goes = way == GO
    rank = np.where(goes, 0, way)
    mover, count, piles = before.mover[parent], before.count[parent], before.piles[parent]
    points = np.where(goes, 0, card_points(count, piles, rank))
    pushed = push(piles, rank)
    unmoved = np.concatenate([piles, np.zeros((len(way), 1), dtype=np.int8)], axis=1)
    by_us = mover == ME
    held = before.held[parent]
    nodes = Nodes(
        mover,
        count + np.where(goes, 0, COUNT_VALUE[rank]),
        np.where(goes[:, None], unmoved, pushed),
        np.where(by_us, held & ~_bit_of(held, rank, mine), held),
        np.where(goes, before.last[parent], mover),
        before.opponent_held[parent] - (~by_us & ~goes),
        before.passed[parent] | goes,
        before.ours[parent] + points * by_us,
        before.theirs[parent] + points * ~by_us,
        parent_way,
    )
    _pass_on(nodes, mine)
    return nodes


def _bit_of(held: Ints, rank: Ints, mine: Remainders) -> Ints:
    """The bit of the first card of ``rank`` that is held."""
    places = mine.first[:, :, None] & (mine.rank[0][:, None] == np.arange(RANKS))
    return np.asarray((1 << places.argmax(axis=1))[held, rank])


def _pass_on(nodes: Nodes, mine: Remainders) -> None:
    """Settle whose turn it is, and the point for go, for thirty-one's new count, for the last card."""
    we_can = nodes.count + mine.lowest[nodes.held] <= 31
    they_may = (nodes.opponent_held > 0) & ~nodes.passed
    ended = (nodes.held == 0) & (nodes.opponent_held == 0)
    full = nodes.count == 31
    ours_next = we_can & ((nodes.last == OPPONENT) | ~they_may)
    theirs_next = they_may & ~ours_next
    stopped = full | ended | ~(ours_next | theirs_next)
    one = stopped & ~full
    nodes.ours += one & (nodes.last == ME)
    nodes.theirs += one & (nodes.last == OPPONENT)
    nodes.count[stopped] = 0
    nodes.piles[stopped] = 0
    nodes.passed[stopped] = False
    we_lead = (nodes.held > 0) & ((nodes.last == OPPONENT) | (nodes.opponent_held == 0))
    lead = np.where(we_lead, ME, OPPONENT)
    turn = np.where(ours_next, ME, OPPONENT)
    nodes.mover = np.where(ended, OVER, np.where(stopped, lead, turn))
