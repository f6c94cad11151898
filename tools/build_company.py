"""The tables for three and four players: ``tools/build_odds.py`` calls this.

For each kind of table: lay away without pegging; let *master* play and learn how it chooses there; play many
hands by that policy to see what each kept hand pegs; lay away again; work out the chances to win.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from company_play import courses, pegging, win_chances
from learn_play import learn
from single_cribs import TABLES, Singles, Table, deal, settle_single

from cribbage_a11y.odds.arrays import RANK_HANDS, Floats
from cribbage_a11y.odds.tables import CompanyTables

PLACES = 4


class CompanyEffort(NamedTuple):
    """How much is computed, for each kind of table."""

    deals: int = 25_000
    master_hands: int = 900
    plays: int = 3_000_000
    """Plays from which the pegging is learned."""
    played: int = 2_500
    """Hands that each point of the chances to win is worked out over."""


SMALL = CompanyEffort(deals=200, master_hands=2, plays=20_000, played=20)


class _Kind(NamedTuple):
    """What comes out for one kind of table."""

    model: Floats
    singles: Singles
    pegs: Floats
    wins: Floats


def build_company(seed: int, effort: CompanyEffort) -> CompanyTables:
    """All tables for three and four players."""
    kinds = [_build(table, seed, effort) for table in TABLES]
    pegs = np.zeros((len(TABLES), PLACES, RANK_HANDS))
    for kind, built in enumerate(kinds):
        pegs[kind, : len(built.pegs)] = built.pegs
    return CompanyTables(
        model=np.stack([built.model for built in kinds]),
        crib=np.stack([built.singles.crib for built in kinds]),
        kept=np.stack([built.singles.kept for built in kinds]),
        pegging=pegs,
        win_straight=kinds[0].wins,
        win_partners=kinds[1].wins,
    )


def _build(table: Table, seed: int, effort: CompanyEffort) -> _Kind:
    seats = len(table.roles)
    rng = np.random.default_rng([seed, seats])
    dealt = deal(table, rng, effort.deals)
    model = learn(seed, effort.master_hands, seats)
    nothing = np.zeros((seats, RANK_HANDS))
    pegs = pegging(table, settle_single(table, dealt, nothing).kept, model, rng, effort.plays)
    singles = settle_single(table, dealt, pegs)
    course = courses(table, deal(table, rng, effort.played), singles.crib, pegs, model, rng)
    return _Kind(model, singles, pegs, win_chances(course, max(table.sides) + 1))
