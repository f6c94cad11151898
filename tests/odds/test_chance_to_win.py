"""The chance to win, against plain loops and plain sense."""

from __future__ import annotations

import numpy as np
import pytest

from cribbage_a11y.odds.chance_to_win import (
    HOME,
    Prospect,
    after_play,
    before_starter,
    chance,
    near_home,
    tilted,
)
from cribbage_a11y.odds.questions import DEALER, PONE
from cribbage_a11y.odds.tables import win_tables


def test_the_first_dealer_has_the_better_of_it() -> None:
    assert 0.55 < chance(DEALER, 0, 0) < 0.57
    assert chance(DEALER, 0, 0) + chance(PONE, 0, 0) == pytest.approx(1.0)


def test_more_holes_are_never_worse_by_more_than_chance() -> None:
    wins = win_tables().dealer_wins[:HOME, :HOME]
    assert (np.diff(wins, axis=0) > -0.01).all()
    assert (np.diff(wins, axis=1) < 0.01).all()


def test_whoever_is_home_has_won() -> None:
    for role in (DEALER, PONE):
        assert chance(role, HOME, 50) == 1.0
        assert chance(role, 50, HOME) == 0.0


@pytest.mark.parametrize(("scores", "near"), [((84, 84), False), ((85, 0), True), ((0, 85), True)])
def test_near_home(scores: tuple[int, int], near: bool) -> None:
    assert near_home(scores) is near


def plain_after_play(role: int, mine: int, theirs: int, hand: int, other: int, crib: int) -> float:
    """Counting in order, for one result."""
    if mine >= HOME or theirs >= HOME:
        return float(mine >= HOME)
    hands = (hand, other) if role == PONE else (other, hand)
    turns = [(PONE, hands[0]), (DEALER, hands[1]), (DEALER, crib)]
    for who, points in turns:
        if who == role:
            mine += points
        else:
            theirs += points
        if mine >= HOME or theirs >= HOME:
            return float(mine >= HOME)
    return chance(1 - role, mine, theirs)


@pytest.mark.parametrize("role", [DEALER, PONE])
@pytest.mark.parametrize("scores", [(100, 100), (118, 90), (95, 119), (0, 0)])
def test_after_the_play_hands_are_counted_in_order(role: int, scores: tuple[int, int]) -> None:
    crib = np.zeros(30)
    crib[[2, 7]] = 0.25, 0.75
    found = after_play(role, scores, 6, crib)
    for other, ours, theirs in ((0, 0, 0), (8, 2, 3), (12, 20, 1), (29, 1, 31), (4, 31, 31)):
        plain = sum(
            share * plain_after_play(role, scores[0] + ours, scores[1] + theirs, 6, other, points)
            for points, share in ((2, 0.25), (7, 0.75))
        )
        assert found[other, ours, theirs] == pytest.approx(plain)


@pytest.mark.parametrize("role", [DEALER, PONE])
@pytest.mark.parametrize("scores", [(100, 104), (117, 90), (88, 116)])
def test_a_way_to_lay_away_with_one_sure_result(role: int, scores: tuple[int, int]) -> None:
    hand, other, crib, pegs = 8, 5, 4, np.zeros((16, 16))
    pegs[2, 3] = 1.0
    ours, theirs = np.zeros(60), np.zeros(60)
    ours[hand + (crib if role == DEALER else 0)] = 1.0
    theirs[other + (crib if role == PONE else 0)] = 1.0
    found = before_starter(role, scores, Prospect(ours, theirs, pegs, 0.0))
    assert found == pytest.approx(plain_after_play(role, scores[0] + 2, scores[1] + 3, hand, other, crib))


def test_heels_can_win() -> None:
    nothing = np.zeros(60)
    nothing[0] = 1.0
    pegs = np.zeros((16, 16))
    pegs[0, 0] = 1.0
    won = before_starter(DEALER, (119, 120), Prospect(nothing, nothing, pegs, 0.25))
    assert won == pytest.approx(0.25 + 0.75 * chance(PONE, 119, 120))
    lost = before_starter(PONE, (120, 119), Prospect(nothing, nothing, pegs, 0.25))
    assert lost == pytest.approx(0.75 * chance(DEALER, 120, 119))


def test_tilting_moves_the_lead() -> None:
    pegs = win_tables().pegs
    net = np.subtract.outer(np.arange(16), np.arange(16))
    leads = [(tilted(pegs, lead) * net).sum() for lead in (-1.0, 0.0, 1.0, 2.0)]
    assert leads == sorted(leads)
    assert leads[2] == pytest.approx(1.0, abs=0.3)
