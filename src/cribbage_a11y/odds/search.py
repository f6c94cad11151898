"""The play searched over all hands the opponent may hold, level by level.

A node is what both players can see: the cards laid. Our choice at a node is one for all hands the opponent
may hold; the opponent's choice follows a soft policy for each hand. The value of a node is summed over the
opponent's hands, each with its weight, so that it can be added and compared without dividing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cribbage_a11y.odds.arrays import COUNT_VALUE, RANKS, Floats, Ints
from cribbage_a11y.odds.beliefs import Beliefs
from cribbage_a11y.odds.pile_points import Piles, card_points, push
from cribbage_a11y.odds.play_model import ANY_CARD, worths
from cribbage_a11y.odds.questions import ME, OPPONENT, Situation
from cribbage_a11y.odds.remainders import SUBSETS, Remainders, remainders, tables_of

OVER: Final = 2
GO: Final = RANKS
"""Where a rank would stand: the opponent has no card that fits."""
_WAYS: Final = RANKS + 1

Bools = npt.NDArray[np.bool_]


class Ends(NamedTuple):
    """What the end of the play is worth when points are not the aim."""

    value: Floats
    """Shape (hands, 32, 32): by opponent's hand, our points and theirs in the rest of the play."""
    needed: tuple[int, int]
    """Points with which we, with which they win at once."""


@dataclass
class _Nodes:
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


class _Entries(NamedTuple):
    """Pairs of a node and a hand that the opponent may hold there."""

    node: Ints
    hand: Ints
    """Which of the hands at the root."""
    remainder: Ints
    weight: Floats


class Search:
    """One search of the play. ``model`` holds the weights of the opponent's policy."""

    def __init__(self, situation: Situation, model: Floats, ends: Ends | None = None) -> None:
        self._model = model
        self._ends = ends
        self._mine: Remainders = tables_of(np.array([situation.kept]))
        self._theirs: Remainders = remainders()
        self._root = _root(situation)

    def values(self, hands: Beliefs) -> dict[int, float]:
        """The value of each way on from the root: of each rank we may lay, or of each the opponent may."""
        levels, values = self._grow(hands)
        for depth in range(len(levels) - 2, 0, -1):
            _gather(levels[depth], levels[depth + 1], values[depth], values[depth + 1])
        ways = (levels[1].parent_way % _WAYS).tolist()
        return dict(zip(ways, values[1].tolist(), strict=True))

    def _grow(self, hands: Beliefs) -> tuple[list[_Nodes], list[Floats]]:
        nodes = self._root
        size = len(hands.weight)
        entries = _Entries(np.zeros(size, dtype=np.int64), np.arange(size), hands.remainder, hands.weight)
        levels, values = [nodes], [np.zeros(1)]
        while len(entries.node):
            way, moved = self._move(nodes, entries)
            flags = np.zeros(len(nodes.mover) * _WAYS, dtype=bool)
            flags[way] = True
            number = np.cumsum(flags) - 1
            nodes = self._lay(nodes, np.flatnonzero(flags))
            entries = moved._replace(node=number[way])
            value, entries = self._close(nodes, entries)
            levels.append(nodes)
            values.append(value)
        return levels, values

    def _move(self, nodes: _Nodes, entries: _Entries) -> tuple[Ints, _Entries]:
        """Every entry once for each thing that can happen to it next; the first number is its way."""
        ours = nodes.mover[entries.node] == ME
        split = [self._our_moves(nodes, _take(entries, np.flatnonzero(ours)))]
        split.append(self._their_moves(nodes, _take(entries, np.flatnonzero(~ours))))
        way = np.concatenate([part[0] for part in split])
        return way, _Entries(*(np.concatenate(pair) for pair in zip(split[0][1], split[1][1], strict=True)))

    def _our_moves(self, nodes: _Nodes, entries: _Entries) -> tuple[Ints, _Entries]:
        rank = self._mine.rank[0]
        room = 31 - nodes.count
        fits = self._mine.first[nodes.held] & (COUNT_VALUE[rank] <= room[:, None])
        row, place = np.nonzero(fits[entries.node])
        moved = _take(entries, row)
        return moved.node * _WAYS + rank[place], moved

    def _their_moves(self, nodes: _Nodes, entries: _Entries) -> tuple[Ints, _Entries]:
        rank = self._theirs.rank[entries.remainder // SUBSETS]
        room = 31 - nodes.count[entries.node]
        fits = self._theirs.first[entries.remainder] & (COUNT_VALUE[rank] <= room[:, None])
        ways = fits.sum(axis=1)
        chance = self._chances(nodes, entries, rank, fits, ways)
        row, place = np.nonzero(fits)
        moved = _take(entries, row)
        left = moved.remainder & ~(1 << place)
        laid = moved._replace(remainder=left, weight=moved.weight * chance[row, place])
        gone = _take(entries, np.flatnonzero(ways == 0))
        way = np.concatenate([laid.node * _WAYS + rank[row, place], gone.node * _WAYS + GO])
        return way, _Entries(*(np.concatenate(pair) for pair in zip(laid, gone, strict=True)))

    def _chances(self, nodes: _Nodes, entries: _Entries, rank: Ints, fits: Bools, ways: Ints) -> Floats:
        """The chance of each place under the soft policy; a sure thing where only one card fits."""
        chance = fits.astype(np.float64)
        open_rows = np.flatnonzero(ways > 1)
        if len(open_rows) == 0:
            return chance
        at = entries.node[open_rows]
        flags = np.zeros(len(nodes.mover), dtype=bool)
        flags[at] = True
        chosen = np.flatnonzero(flags)
        shares = np.exp(worths(self._model, nodes.count[chosen], nodes.piles[chosen])).reshape(-1)
        number = (np.cumsum(flags) - 1)[at]
        twice = self._theirs.twice[entries.remainder[open_rows]]
        cell = (number[:, None] * 2 + twice) * RANKS + rank[open_rows]
        share = shares[cell] * fits[open_rows]
        reasoned = (1 - ANY_CARD) * share / share.sum(axis=1, keepdims=True)
        chance[open_rows] = fits[open_rows] * (reasoned + ANY_CARD / ways[open_rows, None])
        return chance

    def _lay(self, before: _Nodes, parent_way: Ints) -> _Nodes:
        """The nodes that the ways lead to, with whose turn it is there."""
        parent, way = np.divmod(parent_way, _WAYS)
        goes = way == GO
        rank = np.where(goes, 0, way)
        mover, count, piles = before.mover[parent], before.count[parent], before.piles[parent]
        points = np.where(goes, 0, card_points(count, piles, rank))
        pushed = push(piles, rank)
        unmoved = np.concatenate([piles, np.zeros((len(way), 1), dtype=np.int8)], axis=1)
        by_us = mover == ME
        held = before.held[parent]
        nodes = _Nodes(
            mover,
            count + np.where(goes, 0, COUNT_VALUE[rank]),
            np.where(goes[:, None], unmoved, pushed),
            np.where(by_us, held & ~self._bit_of(held, rank), held),
            np.where(goes, before.last[parent], mover),
            before.opponent_held[parent] - (~by_us & ~goes),
            before.passed[parent] | goes,
            before.ours[parent] + points * by_us,
            before.theirs[parent] + points * ~by_us,
            parent_way,
        )
        self._pass_on(nodes)
        return nodes

    def _bit_of(self, held: Ints, rank: Ints) -> Ints:
        """The bit of the first card of ``rank`` that is held."""
        places = self._mine.first[held] & (self._mine.rank[0] == rank[:, None])
        return np.asarray(1 << places.argmax(axis=1))

    def _pass_on(self, nodes: _Nodes) -> None:
        """Settle whose turn it is, and the point for go, for thirty-one's new count, for the last card."""
        we_can = nodes.count + self._mine.lowest[nodes.held] <= 31
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

    def _close(self, nodes: _Nodes, entries: _Entries) -> tuple[Floats, _Entries]:
        """Value the nodes at which nothing more can happen, and drop their entries."""
        won = np.zeros(len(nodes.mover), dtype=bool)
        lost = won
        if self._ends is not None:
            won = nodes.ours >= self._ends.needed[ME]
            lost = ~won & (nodes.theirs >= self._ends.needed[OPPONENT])
            nodes.mover = np.where(won | lost, OVER, nodes.mover)
        over = nodes.mover[entries.node] == OVER
        last = _take(entries, np.flatnonzero(over))
        worth = last.weight * self._worth(nodes, last, won, lost)
        value = np.bincount(last.node, worth, len(nodes.mover)).astype(np.float64)
        return value, _take(entries, np.flatnonzero(~over))

    def _worth(self, nodes: _Nodes, last: _Entries, won: Bools, lost: Bools) -> Floats:
        ours, theirs = nodes.ours[last.node], nodes.theirs[last.node]
        if self._ends is None:
            return np.asarray(ours - theirs, dtype=np.float64)
        value = self._ends.value[last.hand, np.minimum(ours, 31), np.minimum(theirs, 31)]
        return np.where(won[last.node], 1.0, np.where(lost[last.node], 0.0, value))


def _root(at: Situation) -> _Nodes:
    def one(value: int) -> Ints:
        return np.array([value])

    piles = np.array([[rank + 1 for rank in at.pile]], dtype=np.int8).reshape(1, len(at.pile))
    return _Nodes(
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


def _take(entries: _Entries, rows: Ints) -> _Entries:
    node, hand, remainder, weight = entries
    return _Entries(node[rows], hand[rows], remainder[rows], weight[rows])


def _gather(nodes: _Nodes, children: _Nodes, value: Floats, below: Floats) -> None:
    """Give each node that goes on the value of its best child if we move there, else of all its children."""
    parent = children.parent_way // _WAYS
    starts = np.flatnonzero(np.diff(parent, prepend=-1))
    owner = parent[starts]
    best = np.maximum.reduceat(below, starts)
    total = np.add.reduceat(below, starts)
    value[owner] = np.where(nodes.mover[owner] == ME, best, total)
