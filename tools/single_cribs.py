"""How sensible players lay away one card at three and four players, settled by many deals.

Places go in the order of turns from the dealer's left; the dealer is last.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from settle_lay_away import SOFTNESS, hand_averages

from cribbage_a11y.odds.arrays import RANK_HANDS, RANKS, Floats, Ints, rank_hand_index, show_points
from cribbage_a11y.odds.questions import DEALER, PONE

KEEPS: Final = np.array(list(combinations(range(5), 4)))
THROWN: Final = np.array([next(place for place in range(5) if place not in keep) for keep in KEEPS.tolist()])
ROUNDS: Final = 4


class Table(NamedTuple):
    """A table of more than two players."""

    roles: tuple[int, ...]
    """By place: whether the crib is its side's."""
    sides: tuple[int, ...]
    """By place: which side it plays for, the dealer's being 0 and the others in the order of turns."""
    straight: int
    """Cards dealt straight to the crib."""


TABLES: Final = (
    Table((PONE, PONE, DEALER), (1, 2, 0), 1),
    Table((PONE, DEALER, PONE, DEALER), (1, 0, 1, 0), 0),
)
"""By kind: ``STRAIGHT``, ``PARTNERS``."""


class Singles(NamedTuple):
    """The tables of one kind that come out."""

    crib: Floats
    """Shape (2, 13): crib points by role and rank laid away."""
    kept: Floats
    """Shape (2, 1820): how often each rank hand is kept by role; each row sums to one."""


class Dealt(NamedTuple):
    """Many deals to a table."""

    hands: Ints
    """Shape (n, seats, 5): sorted cards."""
    straight: Ints
    """Shape (n, cards)."""
    starter: Ints
    """Shape (n,)."""


def deal(table: Table, rng: np.random.Generator, deals: int) -> Dealt:
    """So many deals."""
    seats = len(table.roles)
    pack = np.argsort(rng.random((deals, 52)), axis=1)
    hands = np.sort(pack[:, : 5 * seats].reshape(deals, seats, 5), axis=2)
    after = 5 * seats + table.straight
    return Dealt(hands, pack[:, 5 * seats : after], pack[:, after])


def ways(table: Table, place: int, hands: Ints, crib: Floats, pegging: Floats) -> Floats:
    """Shape (n, 5): what each keep of ``hands`` (n, 5) is worth at a place: hand, crib and pegging.

    ``pegging`` (places, 1820) is our points less the mean of theirs.
    """
    role = table.roles[place]
    thrown = crib[role][hands[:, THROWN] // 4]
    pegs = pegging[place, rank_hand_index(hands[:, KEEPS] // 4)]
    return np.asarray(hand_averages(hands, KEEPS) + (thrown if role == DEALER else -thrown) + pegs)


def settle_single(table: Table, dealt: Dealt, pegging: Floats) -> Singles:
    """Lay away until the crib's worth agrees with itself."""
    crib = np.full((2, RANKS), 4.5)
    for _ in range(ROUNDS):
        crib = _round(table, dealt, crib, pegging)
    return Singles(crib, np.stack([_kept(table, role, crib, pegging) for role in (DEALER, PONE)]))


def _round(table: Table, dealt: Dealt, before: Floats, pegging: Floats) -> Floats:
    thrown = dealt.hands[:, :, THROWN] // 4
    places = range(len(table.roles))
    worth = [ways(table, place, dealt.hands[:, place], before, pegging) for place in places]
    rows = np.arange(len(thrown))
    chosen = np.stack([thrown[rows, place, worth[place].argmax(axis=1)] for place in places])
    sums, weights = np.ones((2, RANKS)) * before, np.ones((2, RANKS))
    for place, role in enumerate(table.roles):
        others = np.delete(chosen, place, axis=0).T
        for way in range(len(THROWN)):
            four = [thrown[:, place, way, None], others, dealt.straight // 4]
            index = rank_hand_index(np.sort(np.concatenate(four, axis=1), axis=1))
            points = show_points()[index, dealt.starter // 4]
            weight = np.exp((worth[place][:, way] - worth[place].max(axis=1)) / SOFTNESS)
            np.add.at(sums[role], thrown[:, place, way], weight * points)
            np.add.at(weights[role], thrown[:, place, way], weight)
    return np.asarray(sums / weights)


def _kept(table: Table, role: int, crib: Floats, pegging: Floats) -> Floats:
    """How often each rank hand is kept by ``role``, over all rank hands of five, suits aside."""
    five = np.array(list(combinations_with_replacement(range(RANKS), 5)))
    counts = (five[:, :, None] == np.arange(RANKS)).sum(axis=1)
    five, counts = five[(counts <= 4).all(axis=1)], counts[(counts <= 4).all(axis=1)]
    deals = np.array([1, 4, 6, 4, 1])[counts].prod(axis=1)
    index = rank_hand_index(five[:, KEEPS])
    points = np.einsum("nwr,nr->nw", show_points()[index], 4 - counts) / 47
    thrown = crib[role, five[:, THROWN]]
    pegs = pegging[[place for place, own in enumerate(table.roles) if own == role]].mean(axis=0)[index]
    worth = points + (thrown if role == DEALER else -thrown) + pegs
    soft = np.exp((worth - worth.max(axis=1, keepdims=True)) / SOFTNESS)
    soft *= deals[:, None] / soft.sum(axis=1, keepdims=True)
    kept = np.bincount(index.ravel(), soft.ravel(), RANK_HANDS)
    return np.asarray(kept / kept.sum())
