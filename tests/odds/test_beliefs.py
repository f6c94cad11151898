"""What the opponent may hold."""

from __future__ import annotations

import numpy as np
import pytest

from cribbage_a11y.odds.arrays import rank_counts, rank_hand_index
from cribbage_a11y.odds.beliefs import Beliefs, beliefs, merge
from cribbage_a11y.odds.questions import PONE, Observed
from cribbage_a11y.odds.remainders import PLACES, SUBSETS, remainders
from cribbage_a11y.odds.tables import tables

UNSEEN = (4,) * 13


def held(believed: Beliefs) -> list[list[int]]:
    """The ranks of each remainder."""
    hands = remainders().rank[believed.remainder // SUBSETS].tolist()
    return [
        [rank for place, rank in enumerate(hand) if remainder >> place & 1]
        for hand, remainder in zip(hands, believed.remainder.tolist(), strict=True)
    ]


def believe(*observed: Observed, unseen: tuple[int, ...] = UNSEEN) -> Beliefs:
    return beliefs(tables().kept[PONE], unseen, observed, tables().model)


def test_before_the_play_hands_are_as_likely_as_they_are_kept() -> None:
    believed = believe()
    order = believed.remainder // SUBSETS
    assert believed.weight == pytest.approx(tables().kept[PONE][order])
    assert (np.diff(believed.weight) <= 0).all()


def test_no_hand_holds_more_of_a_rank_than_is_unseen() -> None:
    unseen = (0, 1, 2, 3) + (4,) * 9
    counts = rank_counts()[believe(unseen=unseen).remainder // SUBSETS]
    assert (counts <= np.array(unseen)).all()


def test_a_card_laid_was_held_and_is_gone() -> None:
    believed = believe(Observed(0, (), 6), Observed(15, (7, 6), 8))
    hands = remainders().rank[believed.remainder // SUBSETS]
    assert ((hands == 6).any(axis=1) & (hands == 8).any(axis=1)).all()
    assert {len(hand) for hand in held(believed)} == {2}
    assert believed.weight.sum() == pytest.approx(1.0)


def test_after_a_go_nothing_that_is_held_fitted() -> None:
    believed = believe(Observed(10, (9,), 9), Observed(27, (6, 9, 9), None))
    assert all(min(rank + 1, 10) + 27 > 31 for hand in held(believed) for rank in hand)


def test_leading_from_a_pair_makes_the_pair_likelier() -> None:
    before, after = believe(), believe(Observed(0, (), 6))
    pair = rank_counts()[:, 6] > 1
    chance = [each.weight[pair[each.remainder // SUBSETS]].sum() for each in (before, after)]
    assert chance[1] > 2 * chance[0]


def test_goes_that_cannot_be_are_left_aside() -> None:
    believed = believe(Observed(0, (), 0), Observed(1, (0,), None), Observed(1, (0,), 3))
    assert all(len(hand) == 2 for hand in held(believed))


def test_cards_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no hand fits"):
        believe(*[Observed(0, (), 0)] * 5)


def test_hands_that_leave_the_same_are_merged() -> None:
    hands = rank_hand_index(np.array([[0, 4, 9, 12], [0, 5, 9, 12], [1, 4, 9, 12]]))
    believed = Beliefs(hands * SUBSETS + np.array([0b1101, 0b1101, 0b1101]), np.array([0.5, 0.2, 0.3]))
    merged, became = merge(believed, 10)
    assert merged.weight.tolist() == pytest.approx([0.7, 0.3])
    assert became.tolist() == [0, 0, 1]
    fewer, dropped = merge(believed, 1)
    assert fewer.weight.tolist() == [1.0]
    assert dropped.tolist() == [0, 0, -1]


def test_remainders_know_what_is_held() -> None:
    hand = int(rank_hand_index(np.array([4, 4, 9, 12])))
    known = remainders()
    for subset in range(SUBSETS):
        ranks = [rank for place, rank in enumerate((4, 4, 9, 12)) if subset >> place & 1]
        at = hand * SUBSETS + subset
        assert known.first[at].sum() == len(set(ranks))
        assert known.lowest[at] == min([min(rank + 1, 10) for rank in ranks], default=99)
        twice = {(4, 4, 9, 12)[place] for place in range(PLACES) if known.twice[at, place]}
        assert twice == {rank for rank in ranks if ranks.count(rank) > 1}
