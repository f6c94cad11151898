"""The fast search and the open-card solver against plain recursions."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cribbage_a11y.odds.arrays import rank_hand_index
from cribbage_a11y.odds.beliefs import Beliefs
from cribbage_a11y.odds.deal_out import play_out
from cribbage_a11y.odds.open_cards import after_laying, hand_of, lead_value
from cribbage_a11y.odds.open_piles import pile_of
from cribbage_a11y.odds.questions import ME, OPPONENT, Situation
from cribbage_a11y.odds.remainders import SUBSETS
from cribbage_a11y.odds.search import Ends, Search
from cribbage_a11y.odds.tables import tables
from odds.slow_search import SlowSearch, open_lead

PACK = [rank for rank in range(1, 14) for _ in range(4)]


def draw(random: Random, hands: int) -> tuple[list[int], list[list[int]]]:
    """Four ranks of ours, and hands of four that the opponent may have kept."""
    pack = PACK[:]
    random.shuffle(pack)
    kept = sorted(pack[:4])
    return kept, [sorted(random.sample(pack[4:], 4)) for _ in range(hands)]


@pytest.mark.parametrize("seed", range(12))
def test_the_search_agrees_with_a_plain_recursion(seed: int) -> None:
    random = Random(seed)
    held, theirs = random.choice([(1, 1), (2, 1), (2, 2), (3, 2), (2, 3)])
    kept, others = draw(random, 3)
    pile = tuple(random.sample(range(1, 14), random.randrange(3)))
    mask = (15 << (4 - held)) & 15
    subset = (15 << (4 - theirs)) & 15
    weights = np.array([0.5, 0.3, 0.2])
    believed = Beliefs(rank_hand_index(np.array(others) - 1) * SUBSETS + subset, weights)
    count = sum(min(rank, 10) for rank in pile)
    start = Situation(
        tuple(rank - 1 for rank in kept),
        mask,
        count,
        tuple(rank - 1 for rank in reversed(pile)),
        ME,
        OPPONENT,
        theirs,
        False,
    )
    fast = Search(start, tables().model).values(believed)
    hands: dict[tuple[int, ...], float] = {}
    for hand, weight in zip(others, weights.tolist(), strict=True):
        left = tuple(hand[4 - theirs :])
        hands[left] = hands.get(left, 0.0) + weight
    slow = SlowSearch(tables().model).ours(tuple(kept[4 - held :]), hands, pile)
    assert {rank + 1: value for rank, value in fast.items()} == pytest.approx(slow)


def test_a_winning_point_ends_the_search() -> None:
    believed = Beliefs(rank_hand_index(np.array([[1, 3, 5, 8]])) * SUBSETS + 15, np.ones(1))
    start = Situation((4, 8, 9, 9), 15, 10, (9,), ME, OPPONENT, 3, False)
    ends = Ends(np.zeros((1, 32, 32)), (2, 100))
    values = Search(start, tables().model, ends).values(believed)
    assert values[4] == pytest.approx(1.0)
    assert values[9] == pytest.approx(1.0)
    assert values[8] < 1.0
    lost = Ends(np.ones((1, 32, 32)), (100, 1))
    assert max(Search(start, tables().model, lost).values(believed).values()) < 1.0


@pytest.mark.parametrize("seed", range(40))
def test_open_cards_are_solved_as_by_a_plain_recursion(seed: int) -> None:
    random = Random(seed)
    cards = random.sample(PACK, 6)
    mine, theirs = tuple(sorted(cards[:3])), tuple(sorted(cards[3 : 3 + random.randrange(1, 4)]))
    assert lead_value(hand_of(mine), hand_of(theirs)) == open_lead(mine, theirs)
    pile = tuple(random.randrange(1, 8) for _ in range(random.randrange(1, 4)))
    worth = [
        after_laying(rank, rest, hand_of(theirs), pile_of(pile))
        for rank, _, rest in hand_of(mine).ways
        if rank + sum(pile) <= 31
    ]
    assert not worth or max(worth) == open_lead(mine, theirs, pile)


def test_a_play_of_four_open_hands() -> None:
    # 10 and 5: fifteen for 2; 10, 6: 31 for 2. Then 4, 4 pair for 2, 3 and the last card's point.
    hands = [[10, 4], [5, 4], [10, 3], [6]]
    assert play_out(hands, 0, 3, (), 0) == [0, 4, 1, 2]
    assert hands == [[10, 4], [5, 4], [10, 3], [6]]


def test_a_go_is_one_point_for_who_laid_last() -> None:
    # 25 and nothing fits: one for seat 1. Then the nine is led, and paired: 2, and 1 for the last card.
    assert play_out([[9], [9]], 0, 1, (10, 7, 8), 25) == [0, 1 + 2 + 1]
