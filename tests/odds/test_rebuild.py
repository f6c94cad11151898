"""The shipped data is what its script makes: parts of the rebuild are done again and compared."""

from __future__ import annotations

from pathlib import Path

import build_odds
import company_play
import numpy as np
import pytest
from build_company import SMALL, build_company
from chances import win_chances
from company_play import courses, pegging
from learn_play import collect, fit
from self_play import play_hands
from settle_lay_away import deal_hands, settle
from single_cribs import TABLES, deal, settle_single

from cribbage_a11y.odds.arrays import rank_hand_index
from cribbage_a11y.odds.play_model import POINTS, WEIGHTS
from cribbage_a11y.odds.questions import DEALER, PARTNERS, PONE, STRAIGHT
from cribbage_a11y.odds.tables import company_tables, tables, win_tables


def test_a_reduced_rebuild_gives_the_same_numbers_twice() -> None:
    first, second = (
        (*(table for part in build_odds.build(build_odds.SMALL) for table in part), *build_company(5, SMALL))
        for _ in range(2)
    )
    for one, other in zip(first, second, strict=True):
        assert np.array_equal(one, other)
        assert np.isfinite(one).all()


def test_the_cribs_settle_where_they_are() -> None:
    deals = deal_hands(np.random.default_rng(7), 20_000)
    again = settle(deals, tables().pegging, 1, tables().crib)
    often = tables().thrown > 0.003
    drift = np.abs(again.crib[:, 0] - tables().crib[:, 0])[often]
    assert drift.mean() < 0.2
    assert again.kept == pytest.approx(tables().kept, abs=5e-4)


@pytest.mark.parametrize("kind", [STRAIGHT, PARTNERS])
def test_single_cribs_settle_where_they_are(kind: int) -> None:
    known, table = company_tables(), TABLES[kind]
    again = settle_single(table, deal(table, np.random.default_rng(7), 8_000), known.pegging[kind])
    assert np.abs(again.crib - known.crib[kind]).mean() < 0.1
    assert again.kept == pytest.approx(known.kept[kind], abs=1e-3)


@pytest.mark.parametrize("kind", [STRAIGHT, PARTNERS])
def test_pegging_in_company_comes_out_again(kind: int) -> None:
    known, table = company_tables(), TABLES[kind]
    again = pegging(table, known.kept[kind], known.model[kind], np.random.default_rng(3), 40_000)
    shares = np.stack([known.kept[kind, role] for role in table.roles])
    gap = again - known.pegging[kind, : len(again)]
    gap -= (gap * shares).sum(axis=1, keepdims=True)
    assert (np.abs(gap) * shares).sum(axis=1).max() < 0.3


def test_chances_to_win_in_company_come_out_again() -> None:
    known, table, rng = company_tables(), TABLES[PARTNERS], np.random.default_rng(4)
    dealt = deal(table, rng, 1_500)
    course = courses(table, dealt, known.crib[PARTNERS], known.pegging[PARTNERS], known.model[PARTNERS], rng)
    again = company_play.win_chances(course, 2)
    assert np.abs(again - known.win_partners).mean() < 0.02
    assert again.sum(axis=0) == pytest.approx(1.0)
    assert known.win_straight.sum(axis=0) == pytest.approx(1.0, abs=1e-5)


def test_pegging_is_what_the_search_finds() -> None:
    effort = build_odds.SMALL._replace(opposing=60, every=300)
    found, lead = build_odds.pegging(tables().kept, tables().model, effort)
    rows = np.arange(0, 1820, 300)
    for role in (DEALER, PONE):
        gap = found[role, rows] - tables().pegging[role, rows]
        assert np.ptp(gap) < 0.7
    assert (lead[rows] == tables().lead[rows]).mean() > 0.5


def test_chances_to_win_come_out_again() -> None:
    played = play_hands(tables(), np.random.default_rng(11), 1_500)
    again = win_chances(played)
    difference = np.abs(again - win_tables().dealer_wins)[:121, :121]
    assert difference.mean() < 0.02


def test_a_learned_policy_takes_points_and_leads_from_pairs() -> None:
    choices = collect(5, 12)
    weights = fit(choices)
    assert weights.shape == (WEIGHTS,)
    assert weights[POINTS] > 0.5
    assert tables().model[POINTS] > 2.0


def test_hands_played_bring_what_is_known_of_the_game() -> None:
    played = play_hands(tables(), np.random.default_rng(3), 5_000)
    assert played.hand.mean(axis=1) == pytest.approx([8.0, 8.1], abs=0.25)
    assert played.crib.mean() == pytest.approx(4.7, abs=0.2)
    assert played.heels.mean() == pytest.approx(0.154, abs=0.02)
    assert played.pegs[DEALER].sum(axis=0).mean() > played.pegs[PONE].sum(axis=0).mean() + 0.8


def test_the_best_hands_are_kept_when_dealt() -> None:
    index = int(rank_hand_index(np.array([4, 4, 4, 10])))
    assert tables().kept[PONE, index] > tables().kept[PONE].mean()


def test_the_data_is_small() -> None:
    size = sum(path.stat().st_size for path in Path(build_odds.DATA).iterdir())
    assert size < 1_000_000
