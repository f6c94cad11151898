"""What the crib is worth at three and four players by the one rank laid away, settled by many deals."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from settle_lay_away import SOFTNESS, hand_averages

from cribbage_a11y.odds.arrays import RANKS, Floats, Ints, rank_hand_index, show_points
from cribbage_a11y.odds.questions import DEALER, PONE

KEEPS: Final = np.array(list(combinations(range(5), 4)))
THROWN: Final = np.array([next(place for place in range(5) if place not in keep) for keep in KEEPS.tolist()])
ROUNDS: Final = 4


class _Table(NamedTuple):
    roles: tuple[int, ...]
    """By seat from the dealer: whether the crib is its side's."""
    straight: int
    """Cards dealt straight to the crib."""


THREE: Final = _Table((DEALER, PONE, PONE), 1)
FOUR: Final = _Table((DEALER, PONE, DEALER, PONE), 0)


def settle_single(rng: np.random.Generator, deals: int) -> Floats:
    """Shape (2, 2, 13): crib points at three and at four players by role and rank laid away."""
    return np.stack([_settle(table, rng, deals) for table in (THREE, FOUR)])


def _settle(table: _Table, rng: np.random.Generator, deals: int) -> Floats:
    seats = len(table.roles)
    pack = np.argsort(rng.random((deals, 52)), axis=1)
    hands = np.sort(pack[:, : 5 * seats].reshape(deals, seats, 5), axis=2)
    straight = pack[:, 5 * seats : 5 * seats + table.straight]
    starter = pack[:, 5 * seats + table.straight] // 4
    averages = [hand_averages(hands[:, seat], KEEPS) for seat in range(seats)]
    crib = np.full((2, RANKS), 4.5)
    for _ in range(ROUNDS):
        crib = _round(table, hands, averages, straight, starter, crib)
    return crib


def _round(
    table: _Table, hands: Ints, averages: list[Floats], straight: Ints, starter: Ints, before: Floats
) -> Floats:
    thrown = hands[:, :, THROWN] // 4
    signs = [1 if role == DEALER else -1 for role in table.roles]
    worth = [
        averages[seat] + signs[seat] * before[role][thrown[:, seat]] for seat, role in enumerate(table.roles)
    ]
    rows = np.arange(len(hands))
    chosen = np.stack([thrown[rows, seat, worth[seat].argmax(axis=1)] for seat in range(len(table.roles))])
    sums, weights = np.ones((2, RANKS)) * before, np.ones((2, RANKS))
    for seat, role in enumerate(table.roles):
        others = np.delete(chosen, seat, axis=0).T
        for way in range(len(THROWN)):
            four = np.sort(
                np.concatenate([thrown[:, seat, way, None], others, straight // 4], axis=1), axis=1
            )
            points = show_points()[rank_hand_index(four), starter]
            weight = np.exp((worth[seat][:, way] - worth[seat].max(axis=1)) / SOFTNESS)
            np.add.at(sums[role], thrown[:, seat, way], weight * points)
            np.add.at(weights[role], thrown[:, seat, way], weight)
    return np.asarray(sums / weights)
