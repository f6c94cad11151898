"""Rebuild the data files of ``odds`` from nothing: ``python tools/build_odds.py``.

Everything is drawn from one seed. The steps: settle how to lay away without pegging; let *master* play and
learn how it chooses; search what each kept hand pegs against such a player; settle the lay-away again; play
many hands; work out the chance to win from every score. Then the like for three and four players, on its own
random numbers; ``--only company`` does that part alone. ``--small`` does a reduced rebuild in seconds, whose
numbers a test makes twice. The full rebuild takes ten minutes of one core of an EPYC of 2021, half of them
for three and four players.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from build_company import SMALL as SMALL_COMPANY
from build_company import CompanyEffort, build_company
from chances import hand_worths, peg_frequencies, win_chances
from learn_play import learn
from self_play import Played, play_hands
from settle_lay_away import deal_hands, settle

from cribbage_a11y.odds.arrays import (
    RANK_HANDS,
    RANK_PAIRS,
    Floats,
    rank_counts,
    rank_hands,
    rank_pair_index,
)
from cribbage_a11y.odds.beliefs import beliefs, merge
from cribbage_a11y.odds.play_model import WEIGHTS
from cribbage_a11y.odds.questions import DEALER, ME, OPPONENT, PONE, Situation
from cribbage_a11y.odds.remainders import WHOLE
from cribbage_a11y.odds.search import Search
from cribbage_a11y.odds.tables import COMPANY_FILE, LAY_AWAY_FILE, WIN_FILE, CompanyTables, Tables, WinTables

DATA: Final = Path(__file__).parents[1] / "src" / "cribbage_a11y" / "odds" / "data"
SEED: Final = 20_290_529
LEAST: Final = 3e-5
"""Lines of play less likely than this are left out of the search for the pegging."""


class Effort(NamedTuple):
    """How much is computed."""

    deals: int = 100_000
    rounds: int = 6
    master_hands: int = 3_000
    opposing: int = 150
    """Hands searched for the pegging of each kept hand."""
    every: int = 1
    """Every how many kept hands the pegging is searched; the others get none."""
    played: int = 40_000


SMALL: Final = Effort(deals=300, rounds=2, master_hands=3, opposing=10, every=60, played=300)


def pegging(kept_by_role: Floats, model: Floats, effort: Effort) -> tuple[Floats, Floats]:
    """Shape (2, 1820): our points less theirs in the play, by role and kept rank hand, by the search.

    And shape (1820,): the best rank to lead from each hand.
    """
    found = np.zeros((2, RANK_HANDS))
    lead = rank_hands()[:, 0].astype(np.float64)
    for role in (DEALER, PONE):
        for hand in range(0, RANK_HANDS, effort.every):
            kept = tuple(rank_hands()[hand].tolist())
            unseen = (4 - rank_counts()[hand]).tolist()
            believed, _ = merge(beliefs(kept_by_role[1 - role], unseen, (), model), effort.opposing)
            mover = ME if role == PONE else OPPONENT
            start = Situation(kept, WHOLE, 0, (), mover, OPPONENT, 4, False)
            values = Search(start, model, least=LEAST).values(believed)
            found[role, hand] = max(values.values()) if mover == ME else sum(values.values())
            if mover == ME:
                lead[hand] = max(values, key=values.__getitem__)
    return found, lead


def level(pegs: Floats, kept: Floats, played: Played) -> Floats:
    """The pegging moved by one number for each role, so that over the hands kept it is what was played."""
    lead = float((played.pegs[DEALER] - played.pegs[PONE]).sum(axis=0).mean())
    means = (pegs * kept).sum(axis=1)
    return np.asarray(pegs + (np.array([lead, -lead]) - means)[:, None])


def build(effort: Effort) -> tuple[Tables, WinTables]:
    """All tables."""
    rng = np.random.default_rng(SEED)
    deals = deal_hands(rng, effort.deals)
    first = settle(deals, np.zeros((2, RANK_HANDS)), effort.rounds)
    model = learn(SEED, effort.master_hands)
    assert model.shape == (WEIGHTS,)
    pegs, lead = pegging(first.kept, model, effort)
    last = settle(deals, pegs, effort.rounds, first.crib)
    nothing = np.zeros((2, RANK_PAIRS))
    tables = Tables(last.crib, last.kept, nothing, pegs, lead, model)
    played = play_hands(tables, rng, effort.played)
    thrown = np.stack([np.bincount(rank_pair_index(pairs), minlength=RANK_PAIRS) for pairs in played.thrown])
    tables = tables._replace(
        thrown=thrown / thrown.sum(axis=1, keepdims=True), pegging=level(pegs, last.kept, played)
    )
    wins = win_chances(played)
    return tables, WinTables(wins, peg_frequencies(played), hand_worths(played))


def save(name: str, parts: Tables | WinTables | CompanyTables) -> None:
    """Write one data file."""
    DATA.mkdir(exist_ok=True)
    rounded = {key: value.astype(np.float32) for key, value in parts._asdict().items()}
    np.savez_compressed(DATA / name, **rounded)


def main(arguments: list[str]) -> int:
    """Write the data files; with ``--small`` only try."""
    parser = argparse.ArgumentParser(description="Rebuild the data files of odds.")
    parser.add_argument("--small", action="store_true", help="a reduced rebuild that writes nothing")
    parser.add_argument("--only", choices=["two", "company"], help="one part: two players, or three and four")
    asked = parser.parse_args(arguments)
    if asked.only != "company":
        tables, wins = build(SMALL if asked.small else Effort())
        print(f"The first dealer wins {100 * wins.dealer_wins[0, 0]:.1f} games in a hundred.")
        if not asked.small:
            save(LAY_AWAY_FILE, tables)
            save(WIN_FILE, wins)
    if asked.only != "two":
        company = build_company(SEED, SMALL_COMPANY if asked.small else CompanyEffort())
        print(
            f"The first dealers of four win {100 * company.win_partners[0, -1, -1]:.1f} games in a hundred."
        )
        if not asked.small:
            save(COMPANY_FILE, company)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
