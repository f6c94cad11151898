"""The chance to win from a score, before a hand, after the play, and for a way to lay away.

Scores are holes of a game to 121. A game to another target is the same game with the pegs already that much
further on: only the holes to go count. Hands are counted in order: pone's hand, dealer's hand, crib.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from cribbage_a11y.odds.arrays import Floats, Ints
from cribbage_a11y.odds.questions import DEALER, PONE
from cribbage_a11y.odds.tables import win_tables

HOME: Final = 121
NEAR_HOME: Final = 85
"""From this score of either side chances to win tell more than points."""
PEGS: Final = 32
"""Points in the play that are told apart; more count as 31."""
HEELS: Final = 2
WORTHS: Final = 30
"""Worths of a hand: 0 to 29."""
_REACH: Final = HOME + PEGS + 3 * WORTHS


def near_home(scores: tuple[int, int]) -> bool:
    """Whether the chance to win should decide, not points."""
    return max(scores) >= NEAR_HOME


def chance(role: int, mine: int, theirs: int) -> float:
    """Our chance at the start of a hand in which we are dealer or pone; 1 or 0 where somebody is home."""
    return float(_next_hand(role)[mine, theirs])


@cache
def _next_hand(role: int) -> Floats:
    """Our chance by our score and theirs, up to any score that counting can reach; ours wins a tie."""
    size = np.minimum(np.arange(_REACH), HOME)
    wins = win_tables().dealer_wins
    ours = wins[size[:, None], size[None, :]] if role == DEALER else 1 - wins[size[None, :], size[:, None]]
    ours[:, HOME:] = 0.0
    ours[HOME:, :] = 1.0
    return np.asarray(ours)


def after_play(role: int, scores: tuple[int, int], hand: int, crib: Floats) -> Floats:
    """Our chance after the play, shape (30, 32, 32): by their hand's worth, our pegs and theirs.

    ``scores`` are ours and theirs before those pegs, ``hand`` what our own hand will count, ``crib`` (30,)
    how likely each worth of the crib is.
    """
    pegs = np.arange(PEGS)
    ours = scores[0] + pegs[:, None]
    theirs = scores[1] + pegs[None, :]
    other = np.arange(WORTHS)[:, None, None]
    counted = _with_crib(role, scores[0] + hand, scores[1], crib)
    value = counted[pegs[None, :, None], pegs[None, None, :] + other]
    they_first = theirs + other >= HOME
    we_first = np.broadcast_to(ours + hand >= HOME, value.shape)
    if role == PONE:
        value = np.where(we_first, 1.0, np.where(they_first, 0.0, value))
    else:
        value = np.where(they_first, 0.0, value)
    return np.where(ours >= HOME, 1.0, np.where(theirs >= HOME, 0.0, value))


def _with_crib(role: int, mine: int, theirs: int, crib: Floats) -> Floats:
    """Shape (32, 62): our chance once both hands are counted, the crib still to come."""
    after = _next_hand(1 - role)
    rows = mine + np.arange(PEGS)[:, None]
    columns = theirs + np.arange(PEGS + WORTHS)[None, :]
    total = np.zeros((PEGS, PEGS + WORTHS))
    for points in np.flatnonzero(crib).tolist():
        total += crib[points] * (
            after[rows + points, columns] if role == DEALER else after[rows, columns + points]
        )
    return total


class Prospect(NamedTuple):
    """How likely each result of a way to lay away is; distributions that sum to one."""

    hand: Floats
    """Shape (60,): our hand; with the crib when it is ours."""
    other: Floats
    """Shape (60,): their hand; with the crib when it is theirs."""
    pegs: Floats
    """Shape (16, 16): our points in the play and theirs."""
    heels: float
    """The chance of a jack turned up."""


def before_starter(role: int, scores: tuple[int, int], prospect: Prospect) -> float:
    """Our chance with a way to lay away."""
    plain = _through_counts(role, scores, prospect)
    turned = (scores[0] + HEELS, scores[1]) if role == DEALER else (scores[0], scores[1] + HEELS)
    jack = _through_counts(role, turned, prospect)
    return (1 - prospect.heels) * plain + prospect.heels * jack


def _through_counts(role: int, scores: tuple[int, int], prospect: Prospect) -> float:
    if scores[0] >= HOME or scores[1] >= HOME:
        return float(scores[0] >= HOME)
    size = len(prospect.pegs)
    first, second = (prospect.hand, prospect.other) if role == PONE else (prospect.other, prospect.hand)
    after = _next_hand(1 - role)
    if role == DEALER:
        after = 1 - after.T
    pone = _pone_chances(after, *(scores if role == PONE else scores[::-1]), first, second, size)
    value = pone if role == PONE else 1 - pone.T
    ours = scores[0] + np.arange(size)[:, None]
    theirs = scores[1] + np.arange(size)[None, :]
    value = np.where(ours >= HOME, 1.0, np.where(theirs >= HOME, 0.0, value))
    return float((prospect.pegs * value).sum())


def _pone_chances(after: Floats, pone: int, dealer: int, first: Floats, second: Floats, size: int) -> Floats:
    """The pone's chance by pegs of pone and dealer, its hand being counted first; ``after`` is the pone's."""
    ahead = after[pone : pone + size + len(first) - 1, dealer : dealer + size + len(second) - 1]
    spread = np.einsum("p,rdp->rd", second, sliding_window_view(ahead, len(second), axis=1))
    spread[max(0, HOME - pone) :] = 1.0
    return np.asarray(np.einsum("p,edp->ed", first, sliding_window_view(spread, len(first), axis=0)))


def tilted(pegs: Floats, lead: float) -> Floats:
    """``pegs`` (n, n) shifted smoothly until our points less theirs are ``lead`` on average, nearly."""
    net = np.subtract.outer(np.arange(len(pegs)), np.arange(len(pegs)))
    mean = float((pegs * net).sum())
    spread = float((pegs * (net - mean) ** 2).sum())
    shifted = pegs * np.exp((lead - mean) / spread * (net - mean))
    return np.asarray(shifted / shifted.sum())


def distribution(points: Ints, weight: Floats, size: int) -> Floats:
    """How likely each number of points is; ``points`` and ``weight`` of one shape."""
    found = np.bincount(points.ravel(), weight.ravel(), size).astype(np.float64)
    return np.asarray(found / found.sum())
