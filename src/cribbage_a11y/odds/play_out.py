"""The rest of many plays at once, all seats choosing by the soft policy; for any number of seats.

Arrays have one column for each play. Seats count from 0 in the order of turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import COUNT_VALUE, Floats, Ints
from cribbage_a11y.odds.pile_points import Piles, card_points, push
from cribbage_a11y.odds.play_model import worths
from cribbage_a11y.odds.remainders import PLACES, WHOLE

LIMIT: Final = 31


@dataclass
class Plays:
    """Plays that go on; changed by :func:`play_out`."""

    ranks: Ints
    """Shape (seats, n, 4): the hands, laid or held, ranks from 0."""
    held: Ints
    """Shape (seats, n): which of them are still held, one bit each."""
    mover: Ints
    """Shape (n,): whose turn it is."""
    last: Ints
    """Shape (n,): who laid last."""
    total: Ints
    """Shape (n,): the count."""
    piles: Piles
    """Shape (n, m): the cards of the count, the last one first."""


def play_out(plays: Plays, model: Floats, noise: Floats, first: Ints | None = None) -> Ints:
    """Points by seat and step, shape (seats, steps, n), till no seat holds a card.

    ``noise`` (steps, seats, 13, n) is added to the worth of each rank: Gumbel noise makes the choices follow
    the policy. It must have a step for each card and for each count that closes without one.
    With ``first`` the mover lays the card at that place first.
    """
    seats, n = plays.held.shape
    points = np.zeros((seats, len(noise), n), dtype=np.int64)
    rows = np.arange(n)
    for step in range(len(noise)):
        fits = _fits(plays)
        mover, able = _next_able(plays.mover, np.any(fits, axis=2))
        chosen = first if step == 0 else None
        place = _choose(plays, fits, mover, model, noise[step]) if chosen is None else chosen
        card = plays.ranks[mover, rows, place]
        gained = card_points(plays.total, plays.piles, card) * able
        stuck = ~able & (plays.held.sum(axis=0) > 0)
        _lay(plays, mover, place, card, able)
        done = plays.held.sum(axis=0) == 0
        full = able & (plays.total == LIMIT)
        closed = full | stuck | (done & able)
        points[plays.last, step, rows] += gained + (closed & ~full)
        _go_on(plays, closed, able)
    return points


def _fits(plays: Plays) -> Ints:
    bits = (plays.held[:, :, None] >> np.arange(PLACES)) & 1 == 1
    return np.asarray(bits & (COUNT_VALUE[plays.ranks] + plays.total[:, None] <= LIMIT))


def _next_able(mover: Ints, able: Ints) -> tuple[Ints, Ints]:
    """The first seat from ``mover`` on that has a card that fits, and whether there is one."""
    seats, n = able.shape
    rows = np.arange(n)
    found = able[mover, rows]
    for _ in range(seats - 1):
        mover = np.where(found, mover, (mover + 1) % seats)
        found = able[mover, rows]
    return mover, found


def _choose(plays: Plays, fits: Ints, mover: Ints, model: Floats, noise: Floats) -> Ints:
    """The place of the card that each mover lays (anything where nothing fits)."""
    rows = np.arange(len(mover))
    ranks, fit = plays.ranks[mover, rows], fits[mover, rows]
    twice = ((ranks[:, :, None] == ranks[:, None, :]) & fit[:, None, :]).sum(axis=2) > 1
    worth = worths(model, plays.total, plays.piles)[rows[:, None], twice.astype(np.int64), ranks]
    worth = worth + noise[mover[:, None], ranks, rows[:, None]]
    return np.asarray(np.where(fit, worth, -np.inf).argmax(axis=1))


def _lay(plays: Plays, mover: Ints, place: Ints, card: Ints, able: Ints) -> None:
    rows = np.arange(len(mover))
    plays.held[mover, rows] &= np.where(able, ~(1 << place), WHOLE)
    wider = np.pad(plays.piles, ((0, 0), (0, 1)))
    plays.piles = np.where(able[:, None], push(plays.piles, card), wider).astype(np.int8)
    plays.total = plays.total + COUNT_VALUE[card] * able
    plays.last = np.where(able, mover, plays.last)


def _go_on(plays: Plays, closed: Ints, able: Ints) -> None:
    seats = len(plays.held)
    plays.total = np.where(closed, 0, plays.total)
    plays.piles[closed] = 0
    following = (plays.last + 1) % seats
    holder, _ = _next_able(following, plays.held > 0)
    plays.mover = np.where(closed, holder, np.where(able, following, plays.mover))
