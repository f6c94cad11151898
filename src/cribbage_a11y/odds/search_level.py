"""The nodes of one level of the search: what both players can see, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cribbage_a11y.odds.arrays import Floats, Ints
from cribbage_a11y.odds.pile_net import GO, WAYS, pile_net
from cribbage_a11y.odds.questions import ME, OPPONENT, Situation
from cribbage_a11y.odds.remainders import tables_of

OVER: Final = 2
"""In place of a mover: nothing more can happen."""

Bools = npt.NDArray[np.bool_]


class Mine(NamedTuple):
    """Tables of our own hand, by what is held of it: 16 subsets, a bit each place."""

    rank: Ints
    """Shape (4,): the ranks of the whole hand."""
    first: Bools
    """Shape (16, 4): held, and no earlier place holds the same rank."""
    lowest: Ints
    """Shape (16,): the least counting value held, 99 for nothing."""
    bit: Ints
    """Shape (16, 14): the bit of the first card of a rank that is held."""


def mine(kept: tuple[int, ...]) -> Mine:
    """The tables of a hand of four sorted ranks."""
    tables = tables_of(np.array([kept]))
    rank = tables.rank[0].astype(np.int64)
    places = tables.first[:, :, None] & (rank[:, None] == np.arange(WAYS))
    return Mine(rank, tables.first, tables.lowest, 1 << places.argmax(axis=1))


@dataclass
class Nodes:
    """The nodes of one level, one element for each."""

    mover: Ints
    count: Ints
    piles: Ints
    """Their numbers in the net of piles."""
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

    return Nodes(
        one(at.mover),
        one(at.pile_count),
        one(pile_net().number_of(at.pile)),
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


def lay(before: Nodes, parent_way: Ints, mine: Mine) -> Nodes:
    """The nodes that the ways lead to, with whose turn it is there."""
    parent, way = np.divmod(parent_way, WAYS)
    goes = way == GO
    mover = before.mover[parent]
    points, piles = pile_net().steps(before.piles[parent], way)
    by_us = mover == ME
    held = before.held[parent]
    nodes = Nodes(
        mover,
        pile_net().count[piles],
        piles,
        np.where(by_us, held & ~mine.bit[held, way], held),
        np.where(goes, before.last[parent], mover),
        before.opponent_held[parent] - (~by_us & ~goes),
        before.passed[parent] | goes,
        before.ours[parent] + points * by_us,
        before.theirs[parent] + points * ~by_us,
        parent_way,
    )
    _pass_on(nodes, mine)
    return nodes


def _pass_on(nodes: Nodes, mine: Mine) -> None:
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
