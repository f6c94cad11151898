"""How two sensible players lay away, settled by playing many deals against one another.

Each round lays away by the best hand average, plus or minus what the crib was worth to whoever laid the same
pair of ranks away in the round before, plus what the kept hand pegs. After a few rounds nothing moves.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from cribbage_a11y.odds.arrays import (
    RANK_HANDS,
    RANK_PAIRS,
    RANKS,
    Floats,
    Ints,
    rank_hand_index,
    rank_pair_index,
    show_points,
)

KEEPS: Final = np.array(list(combinations(range(6), 4)))
THROWS: Final = np.array([sorted(set(range(6)) - set(keep)) for keep in KEEPS.tolist()])
JACK: Final = 10
DEALER, PONE = 0, 1
SOFTNESS: Final = 0.25
"""Points: choices that lose this much still count for 1/e in the averages, so that rare pairs are met too."""


class Settled(NamedTuple):
    """The tables that come out."""

    crib: Floats
    """Shape (2, 2, 91): crib points by role (dealer, pone), suited or not, and pair of ranks laid away."""
    kept: Floats
    """Shape (2, 1820): how often each rank hand is kept, by role; each row sums to one."""


def deal_hands(rng: np.random.Generator, deals: int) -> Ints:
    """Shape (deals, 2, 6): the sorted cards of dealer and pone."""
    pack = np.argsort(rng.random((deals, 52)), axis=1)[:, :12].reshape(deals, 2, 6)
    return np.sort(pack, axis=2)


def hand_averages(hands: Ints, keeps: Ints = KEEPS) -> Floats:
    """Shape (n, ways): the average of each keep over all starters unseen; ``hands`` is (n, dealt), sorted."""
    ranks, suits = hands // 4, hands % 4
    dealt = hands.shape[1]
    index = rank_hand_index(ranks[:, keeps])
    points = show_points()
    total = 4 * points.sum(axis=1)[index]
    for place in range(dealt):
        total = total - points[index, ranks[:, place, None]]
    left = 13 - _suit_counts(suits)
    kept_suits = suits[:, keeps]
    flush = (kept_suits == kept_suits[:, :, :1]).all(axis=2)
    extra = flush * (4 * (52 - dealt) + np.take_along_axis(left, kept_suits[:, :, 0], axis=1))
    for place in range(4):
        jack = ranks[:, keeps[:, place]] == JACK
        extra = extra + jack * np.take_along_axis(left, kept_suits[:, :, place], axis=1)
    return np.asarray((total + extra) / (52 - dealt))


def crib_averages(hands: Ints, other: Ints, throws: Ints) -> Floats:
    """Shape (n, 15): the crib's average over the 40 unseen starters for each way to throw.

    ``hands`` and ``other`` are the two hands of six; ``throws`` (n, 2) is what the other lays away.
    """
    ways = len(THROWS)
    both = np.concatenate([hands[:, THROWS], np.repeat(throws[:, None], ways, axis=1)], axis=2)
    crib = np.sort(both, axis=2)
    index = rank_hand_index(crib // 4)
    dealt = np.concatenate([hands, other], axis=1)
    unseen = 4 - (dealt[:, :, None] // 4 == np.arange(RANKS)).sum(axis=1)
    total = np.einsum("nwr,nr->nw", show_points()[index], unseen)
    left = 13 - _suit_counts(dealt % 4)
    suits = crib % 4
    total += (suits == suits[:, :, :1]).all(axis=2) * 5 * np.take_along_axis(left, suits[:, :, 0], axis=1)
    for place in range(4):
        total += (crib[:, :, place] // 4 == JACK) * np.take_along_axis(left, suits[:, :, place], axis=1)
    return np.asarray(total / 40)


def _suit_counts(suits: Ints) -> Ints:
    return np.asarray((suits[:, :, None] == np.arange(4)).sum(axis=1))


def values(hands: Ints, role: int, crib: Floats, pegging: Floats) -> Floats:
    """Shape (n, 15): hand average, plus or minus the crib, plus the pegging, for each keep."""
    throws = hands[:, THROWS]
    suited = (throws[:, :, 0] % 4 == throws[:, :, 1] % 4).astype(np.int64)
    crib_points = crib[role, suited, rank_pair_index(throws // 4)]
    pegs = pegging[role, rank_hand_index(hands[:, KEEPS] // 4)]
    return np.asarray(hand_averages(hands) + (crib_points if role == DEALER else -crib_points) + pegs)


def settle(deals: Ints, pegging: Floats, rounds: int, start: Floats | None = None) -> Settled:
    """Lay away until the crib's worth agrees with itself.

    ``pegging`` (2, 1820) is the pegging worth of each kept rank hand by role. Raises nothing.
    """
    crib = np.full((2, 2, RANK_PAIRS), 4.5) if start is None else start.copy()
    for _ in range(rounds):
        worth = [values(deals[:, role], role, crib, pegging) for role in (DEALER, PONE)]
        crib = np.stack([_crib_round(deals, role, worth, crib) for role in (DEALER, PONE)])
    return Settled(crib, np.stack([kept_weights(role, crib, pegging) for role in (DEALER, PONE)]))


def _crib_round(deals: Ints, role: int, worth: list[Floats], before: Floats) -> Floats:
    mine, theirs = deals[:, role], deals[:, 1 - role]
    choice = worth[1 - role].argmax(axis=1)
    throws = np.take_along_axis(theirs, THROWS[choice], axis=1)
    found = crib_averages(mine, theirs, throws)
    weight = np.exp((worth[role] - worth[role].max(axis=1, keepdims=True)) / SOFTNESS)
    own = mine[:, THROWS]
    suited = (own[:, :, 0] % 4 == own[:, :, 1] % 4).astype(np.int64)
    cell = (suited * RANK_PAIRS + rank_pair_index(own // 4)).ravel()
    size = 2 * RANK_PAIRS
    sums = np.bincount(cell, (weight * found).ravel(), size)
    weights = np.bincount(cell, weight.ravel(), size)
    prior = 1.0  # a cell that no deal reached keeps its former worth
    return np.asarray((sums + prior * before[role].ravel()) / (weights + prior)).reshape(2, RANK_PAIRS)


def kept_weights(role: int, crib: Floats, pegging: Floats) -> Floats:
    """How often each rank hand is kept by ``role``, over all 18,395 rank hands of six, suits aside."""
    six = np.array(list(combinations_with_replacement(range(RANKS), 6)))
    counts = (six[:, :, None] == np.arange(RANKS)).sum(axis=1)
    six, counts = six[(counts <= 4).all(axis=1)], counts[(counts <= 4).all(axis=1)]
    ways = np.array([1, 4, 6, 4, 1])[counts].prod(axis=1)
    index = rank_hand_index(six[:, KEEPS])
    points = np.einsum("nwr,nr->nw", show_points()[index], 4 - counts) / 46
    crib_points = crib[role, 0, rank_pair_index(six[:, THROWS])]
    worth = points + (crib_points if role == DEALER else -crib_points) + pegging[role, index]
    soft = np.exp((worth - worth.max(axis=1, keepdims=True)) / SOFTNESS)
    soft *= ways[:, None] / soft.sum(axis=1, keepdims=True)
    kept = np.bincount(index.ravel(), soft.ravel(), RANK_HANDS)
    return np.asarray(kept / kept.sum())
