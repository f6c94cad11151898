"""The play searched over all hands the opponent may hold, level by level.

A node is what both players can see: the cards laid. Our choice at a node is one for all hands the opponent
may hold; the opponent's choice follows a soft policy for each hand. The value of a node is summed over the
opponent's hands, each with its weight, so that it can be added and compared without dividing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cribbage_a11y.odds.arrays import COUNT_VALUE, Floats, Ints
from cribbage_a11y.odds.beliefs import Beliefs
from cribbage_a11y.odds.pile_net import GO, WAYS, policy_of
from cribbage_a11y.odds.play_model import ANY_CARD
from cribbage_a11y.odds.questions import ME, OPPONENT, Situation
from cribbage_a11y.odds.remainders import SUBSETS, Remainders, remainders
from cribbage_a11y.odds.search_level import OVER, Bools, Entries, Nodes, lay, mine, root, take


class Ends(NamedTuple):
    """What the end of the play is worth when points are not the aim."""

    value: Floats
    """Shape (hands, 32, 32): by opponent's hand, our points and theirs in the rest of the play."""
    needed: tuple[int, int]
    """Points with which we, with which they win at once."""


class Search:
    """One search of the play. ``model`` holds the weights of the opponent's policy.

    Lines of play that a hand follows with a chance of ``least`` or less, all in all, are left out.
    """

    def __init__(
        self, situation: Situation, model: Floats, ends: Ends | None = None, least: float = 0.0
    ) -> None:
        self._least = least
        self._policy = policy_of(model)
        self._ends = ends
        self._mine = mine(situation.kept)
        self._theirs: Remainders = remainders()
        self._root = root(situation)

    def values(self, hands: Beliefs) -> dict[int, float]:
        """The value of each way on from the root: of each rank we may lay, or of each the opponent may."""
        levels, values = self._grow(hands)
        for depth in range(len(levels) - 2, 0, -1):
            _gather(levels[depth], levels[depth + 1], values[depth], values[depth + 1])
        ways = (levels[1].parent_way % WAYS).tolist()
        return dict(zip(ways, values[1].tolist(), strict=True))

    def _grow(self, hands: Beliefs) -> tuple[list[Nodes], list[Floats]]:
        nodes = self._root
        size = len(hands.weight)
        entries = Entries(np.zeros(size, dtype=np.int64), np.arange(size), hands.remainder, hands.weight)
        levels, values = [nodes], [np.zeros(1)]
        while len(entries.node):
            way, moved = self._move(nodes, entries)
            flags = np.zeros(len(nodes.mover) * WAYS, dtype=bool)
            flags[way] = True
            number = np.cumsum(flags, dtype=np.int32) - 1
            nodes = lay(nodes, np.flatnonzero(flags), self._mine)
            entries = moved._replace(node=number[way])
            value, entries = self._close(nodes, entries)
            levels.append(nodes)
            values.append(value)
        return levels, values

    def _move(self, nodes: Nodes, entries: Entries) -> tuple[Ints, Entries]:
        """Every entry once for each thing that can happen to it next; the first number is its way."""
        ours = nodes.mover[entries.node] == ME
        split = [self._our_moves(nodes, take(entries, np.flatnonzero(ours)))]
        split.append(self._their_moves(nodes, take(entries, np.flatnonzero(~ours))))
        way = np.concatenate([part[0] for part in split])
        return way, Entries(*(np.concatenate(pair) for pair in zip(split[0][1], split[1][1], strict=True)))

    def _our_moves(self, nodes: Nodes, entries: Entries) -> tuple[Ints, Entries]:
        rank = self._mine.rank
        room = 31 - nodes.count
        fits = self._mine.first[nodes.held] & (COUNT_VALUE[rank] <= room[:, None])
        row, place = np.nonzero(fits[entries.node])
        moved = take(entries, row)
        return moved.node * WAYS + rank[place], moved

    def _their_moves(self, nodes: Nodes, entries: Entries) -> tuple[Ints, Entries]:
        rank = self._theirs.rank[entries.remainder // SUBSETS]
        room = 31 - nodes.count[entries.node]
        fits = self._theirs.first[entries.remainder] & (COUNT_VALUE[rank] <= room[:, None])
        ways = fits.sum(axis=1)
        chance = self._chances(nodes, entries, rank, fits, ways)
        weight = entries.weight[:, None] * chance
        row, place = np.nonzero(weight > self._least)
        moved = take(entries, row)
        left = moved.remainder & ~(1 << place)
        laid = moved._replace(remainder=left, weight=weight[row, place])
        gone = take(entries, np.flatnonzero(ways == 0))
        way = np.concatenate([laid.node * WAYS + rank[row, place], gone.node * WAYS + GO])
        return way, Entries(*(np.concatenate(pair) for pair in zip(laid, gone, strict=True)))

    def _chances(self, nodes: Nodes, entries: Entries, rank: Ints, fits: Bools, ways: Ints) -> Floats:
        """The chance of each place under the soft policy; a sure thing where only one card fits."""
        chance = fits.astype(np.float64)
        open_rows = np.flatnonzero(ways > 1)
        if len(open_rows) == 0:
            return chance
        pile = nodes.piles[entries.node[open_rows]]
        twice = self._theirs.twice[entries.remainder[open_rows]]
        share = self._policy.shares(pile, twice, rank[open_rows]) * fits[open_rows]
        reasoned = (1 - ANY_CARD) * share / share.sum(axis=1, keepdims=True)
        chance[open_rows] = fits[open_rows] * (reasoned + ANY_CARD / ways[open_rows, None])
        return chance

    def _close(self, nodes: Nodes, entries: Entries) -> tuple[Floats, Entries]:
        """Value the nodes at which nothing more can happen, and drop their entries."""
        won = np.zeros(len(nodes.mover), dtype=bool)
        lost = won
        if self._ends is not None:
            won = nodes.ours >= self._ends.needed[ME]
            lost = ~won & (nodes.theirs >= self._ends.needed[OPPONENT])
            nodes.mover = np.where(won | lost, OVER, nodes.mover)
        over = nodes.mover[entries.node] == OVER
        last = take(entries, np.flatnonzero(over))
        worth = last.weight * self._worth(nodes, last, won, lost)
        value = np.bincount(last.node, worth, len(nodes.mover)).astype(np.float64)
        return value, take(entries, np.flatnonzero(~over))

    def _worth(self, nodes: Nodes, last: Entries, won: Bools, lost: Bools) -> Floats:
        ours, theirs = nodes.ours[last.node], nodes.theirs[last.node]
        if self._ends is None:
            return np.asarray(ours - theirs, dtype=np.float64)
        value = self._ends.value[last.hand, np.minimum(ours, 31), np.minimum(theirs, 31)]
        return np.where(won[last.node], 1.0, np.where(lost[last.node], 0.0, value))


def _gather(nodes: Nodes, children: Nodes, value: Floats, below: Floats) -> None:
    """Give each node that goes on the value of its best child if we move there, else of all its children."""
    parent = children.parent_way // WAYS
    starts = np.flatnonzero(np.diff(parent, prepend=-1))
    owner = parent[starts]
    best = np.maximum.reduceat(below, starts)
    total = np.add.reduceat(below, starts)
    value[owner] = np.where(nodes.mover[owner] == ME, best, total)
