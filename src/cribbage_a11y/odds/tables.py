"""The numbers that were computed beforehand, read from the package's data files when first needed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from cribbage_a11y.odds.arrays import Floats
from cribbage_a11y.odds.questions import STRAIGHT

LAY_AWAY_FILE = "lay_away.npz"
WIN_FILE = "win.npz"
COMPANY_FILE = "company.npz"


class Tables(NamedTuple):
    """What ``tools/build_odds.py`` has computed for two players."""

    crib: Floats
    """Shape (2, 2, 91): crib points by role, suited or not, and pair of ranks laid away."""
    kept: Floats
    """Shape (2, 1820): how often each rank hand is kept, by role."""
    thrown: Floats
    """Shape (2, 91): how often each pair of ranks is laid away, by role."""
    pegging: Floats
    """Shape (2, 1820): our points less theirs in the play with a rank hand, by role."""
    lead: Floats
    """Shape (1820,): the rank that the pone leads from each rank hand when points are the aim."""
    model: Floats
    """Shape (65,): the weights of the policy in the play."""


class WinTables(NamedTuple):
    """Chances to win, and what a hand brings."""

    dealer_wins: Floats
    """Shape (122, 122): the dealer's chance at the start of a hand, by dealer's and pone's score of 121."""
    pegs: Floats
    """Shape (16, 16): how often dealer and pone make so many points in the play."""
    hand: Floats
    """Shape (2, 13, 30): how often a role's hand counts so much, by rank of the starter."""


class CompanyTables(NamedTuple):
    """What it has computed for three and four players; the first index is ``STRAIGHT`` or ``PARTNERS``."""

    model: Floats
    """Shape (2, 65): the weights of the policy in the play."""
    crib: Floats
    """Shape (2, 2, 13): crib points by role of the side, and rank laid away."""
    kept: Floats
    """Shape (2, 2, 1820): how often each rank hand is kept, by role of the side."""
    pegging: Floats
    """Shape (2, 4, 1820): a side's points less the mean of the others' in the play, by the place in the order
    of turns of one of its hands, 0 being the dealer's left, and that rank hand."""
    win_straight: Floats
    """Shape (3, 31, 31, 31): chances at the start of a hand, as in ``company_chance``."""
    win_partners: Floats
    """Shape (2, 31, 31): the same between two sides."""


@cache
def tables() -> Tables:
    """The lay-away and play tables."""
    with np.load(_path(LAY_AWAY_FILE)) as data:
        return Tables(*(data[name].astype(np.float64) for name in Tables._fields))


@cache
def win_tables() -> WinTables:
    """The chances to win."""
    with np.load(_path(WIN_FILE)) as data:
        return WinTables(*(data[name].astype(np.float64) for name in WinTables._fields))


@cache
def company_tables() -> CompanyTables:
    """The tables for three and four players."""
    with np.load(_path(COMPANY_FILE)) as data:
        return CompanyTables(*(data[name].astype(np.float64) for name in CompanyTables._fields))


def win_among(kind: int) -> Floats:
    """The chances to win at tables of one kind."""
    known = company_tables()
    return known.win_straight if kind == STRAIGHT else known.win_partners


def _path(name: str) -> str:
    return str(files("cribbage_a11y.odds") / "data" / name)
