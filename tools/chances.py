"""The chance to win from every score, worked out backwards from the end over many hands played."""

from __future__ import annotations

from typing import Final

import numpy as np
from self_play import Played

from cribbage_a11y.odds.arrays import RANKS, Floats, Ints
from cribbage_a11y.odds.chance_to_win import HOME, WORTHS
from cribbage_a11y.odds.questions import DEALER, PONE

PEGS: Final = 16


def win_chances(played: Played) -> Floats:
    """Shape (122, 122): the dealer's chance by dealer's and pone's score."""
    wins = np.zeros((HOME + 1, HOME + 1))
    wins[HOME, :] = 1.0
    runs = np.cumsum(played.pegs, axis=1)
    for together in range(2 * (HOME - 1), -1, -1):
        for dealer in range(max(0, together - HOME + 1), min(together, HOME - 1) + 1):
            wins[dealer, together - dealer] = _chance(played, runs, wins, dealer, together - dealer)
    return wins


def _chance(played: Played, runs: Ints, wins: Floats, dealer: int, pone: int) -> float:
    """The dealer's chance from one score, given the chances from all higher ones."""
    from_heels = dealer + played.heels
    pegged = from_heels + runs[DEALER, -1], pone + runs[PONE, -1]
    out = (from_heels < HOME) & ((pegged[0] >= HOME) | (pegged[1] >= HOME))
    counted = pegged[1] + played.hand[PONE]
    final = pegged[0] + played.hand[DEALER] + played.crib
    later = 1 - wins[np.minimum(counted, HOME), np.minimum(final, HOME)]
    value = np.where(counted >= HOME, 0.0, np.where(final >= HOME, 1.0, later))
    value = np.where(from_heels >= HOME, 1.0, value)
    if out.any():
        rows = np.flatnonzero(out)
        ours = (from_heels[rows] + runs[DEALER][:, rows] >= HOME).argmax(axis=0)
        theirs = (pone + runs[PONE][:, rows] >= HOME).argmax(axis=0)
        we_get_there = pegged[0][rows] >= HOME
        they_get_there = pegged[1][rows] >= HOME
        value[rows] = we_get_there & (~they_get_there | (ours < theirs))
    return float(value.mean())


def peg_frequencies(played: Played) -> Floats:
    """Shape (16, 16): how often dealer and pone make so many points in the play."""
    totals = np.minimum(played.pegs.sum(axis=1), PEGS - 1)
    found = np.bincount(totals[DEALER] * PEGS + totals[PONE], minlength=PEGS * PEGS).reshape(PEGS, PEGS)
    return np.asarray(found / found.sum())


def hand_worths(played: Played) -> Floats:
    """Shape (2, 13, 30): how often each role's hand counts so much, by rank of the starter."""
    found = np.full((2, RANKS, WORTHS), 1e-9)
    for role in (DEALER, PONE):
        np.add.at(found[role], (played.starter, played.hand[role]), 1.0)
    return np.asarray(found / found.sum(axis=2, keepdims=True))
