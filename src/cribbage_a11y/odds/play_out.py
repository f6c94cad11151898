"""The rest of many plays at once, all seats choosing by the soft policy; for any number of seats.

Arrays have one column for each play. Seats count from 0 in the order of turns. All plays have the same
number of cards still to lay, and each step lays one card in every play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from cribbage_a11y.odds.arrays import RANK_HANDS, RANKS, Floats, Ints
from cribbage_a11y.odds.pile_net import NO_CELL, Policy, pile_net
from cribbage_a11y.odds.remainders import PLACES, SUBSETS, WHOLE, remainders

LIMIT: Final = 31
_SIZE: Final = np.array([subset.bit_count() for subset in range(SUBSETS)])


@dataclass
class Plays:
    """Plays that go on; changed by :func:`play_out`."""

    held: Ints
    """Shape (seats, n): what each seat holds, as remainders."""
    mover: Ints
    """Shape (n,): whose turn it is."""
    last: Ints
    """Shape (n,): who laid last."""
    pile: Ints
    """Shape (n,): the cards of the count, as numbers of the net of piles."""


class Gains(NamedTuple):
    """Points in the order in which they are made, shapes (events, n)."""

    points: Ints
    seat: Ints


def whims(rng: np.random.Generator, seats: int, plays: int) -> Floats:
    """Shape (seats * 4, plays, 4): what makes the choices follow the policy, by seat, cards held and place.

    A card is laid whose share of the policy times its whim is greatest.
    """
    return np.asarray(1.0 / np.maximum(rng.standard_exponential((seats * PLACES, plays, PLACES)), 1e-12))


def play_out(plays: Plays, policy: Policy, moods: Floats, first: Ints | None = None) -> Gains:
    """What is scored till no seat holds a card.

    ``moods`` are :func:`whims` of fewer plays or as many; with fewer they come again in the same order.
    With ``first`` the seat whose turn it is lays the card at that place first; it must fit.
    """
    seats, n = plays.held.shape
    cards = int(_SIZE[plays.held[:, 0] % SUBSETS].sum())
    points = np.zeros((2 * cards + 1, n), dtype=np.int8)
    seat = np.zeros((2 * cards + 1, n), dtype=np.int8)
    row = np.arange(n)
    for step in range(cards):
        seat[2 * step] = plays.last
        mover, points[2 * step] = _next_to_lay(plays)
        held = plays.held[mover, row]
        place = first if first is not None and step == 0 else _choose(plays, mover, held, policy, moods)
        seat[2 * step + 1] = mover
        rank = _ranks().take(held // SUBSETS * PLACES + place)
        points[2 * step + 1], plays.pile = pile_net().steps(plays.pile, rank)
        plays.held[mover, row] = held & ~(1 << place)
        plays.last, plays.mover = mover, (mover + 1) % seats
    seat[-1], points[-1] = plays.last, _last_card(plays.pile)
    return Gains(points, seat)


def _next_to_lay(plays: Plays) -> tuple[Ints, Ints]:
    """Who lays next, and the point for the last card where the count closes before it; changes the count."""
    room = LIMIT - pile_net().count[plays.pile]
    able = _who(remainders().lowest[plays.held] <= room)
    stuck = np.flatnonzero(able == 0)
    points = np.zeros(len(room), dtype=np.int8)
    points[stuck] = _last_card(plays.pile[stuck])
    plays.pile[stuck] = 0
    plays.mover[stuck] = (plays.last[stuck] + 1) % len(plays.held)
    able[stuck] = _who(plays.held[:, stuck] % SUBSETS > 0)
    return _turns(len(plays.held))[plays.mover, able], points


def _who(can: Ints) -> Ints:
    """A bit for each seat; ``can`` has shape (seats, n)."""
    return np.asarray((can * (1 << np.arange(len(can)))[:, None]).sum(axis=0))


@cache
def _turns(seats: int) -> Ints:
    """Shape (seats, 2 ** seats): the first seat, from the mover on, among those with a bit."""
    after = [[(mover + step) % seats for step in range(seats)] for mover in range(seats)]
    table = [
        [next((seat for seat in order if able >> seat & 1), 0) for able in range(1 << seats)]
        for order in after
    ]
    return np.array(table)


def _last_card(pile: Ints) -> Ints:
    """The point for the last card of a count that is not 31."""
    count = pile_net().count[pile]
    return np.asarray((count > 0) & (count < LIMIT), dtype=np.int8)


def _choose(plays: Plays, mover: Ints, held: Ints, policy: Policy, moods: Floats) -> Ints:
    """The place of the card that each mover lays."""
    share = policy.at(plays.pile, _cells()[held])
    size = moods.shape[1]
    turn = (mover * PLACES + _SIZE[held % SUBSETS] - 1) * size + np.arange(len(mover)) % size
    share *= moods.reshape(-1, PLACES).take(turn, axis=0)
    return np.asarray(share.argmax(axis=1))


@cache
def _ranks() -> Ints:
    """The rank at each place of each rank hand, flat."""
    return remainders().rank.ravel()


@cache
def _cells() -> Ints:
    """Shape (29120, 4): where the policy tells of each card of a remainder; one of equal cards only."""
    known = remainders()
    rank = np.repeat(known.rank, SUBSETS, axis=0)
    return np.where(known.first, known.twice * RANKS + rank, NO_CELL)


def deals_of(hands: Ints) -> Ints:
    """Whole hands, by number, as remainders."""
    assert int(hands.max(initial=0)) < RANK_HANDS
    return np.asarray(hands * SUBSETS + WHOLE)
