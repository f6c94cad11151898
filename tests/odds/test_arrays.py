"""Numpy's tables against the engine's scoring."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.engine.cards import DECK, Suit, card_of
from cribbage_a11y.engine.scoring.pile import pile_total
from cribbage_a11y.engine.scoring.totals import ROWS, WEIGHT
from cribbage_a11y.odds.arrays import (
    rank_counts,
    rank_hand_index,
    rank_hands,
    rank_pair_index,
    rank_pairs,
    show_points,
)
from cribbage_a11y.odds.open_piles import pile_points
from cribbage_a11y.odds.pile_points import card_points


def test_hands_and_pairs_stand_at_their_numbers() -> None:
    assert (rank_hand_index(rank_hands()) == np.arange(1820)).all()
    assert (rank_pair_index(rank_pairs()) == np.arange(91)).all()
    assert (rank_counts().sum(axis=1) == 4).all()


def test_every_rank_hand_with_every_starter_scores_as_the_engine_says() -> None:
    for hand, row in zip(rank_hands().tolist(), show_points().tolist(), strict=True):
        engine = ROWS[sum(WEIGHT[card_of(rank + 1, Suit.CLUBS)] for rank in hand)]
        free = [rank for rank in range(13) if hand.count(rank) < 4]
        assert [row[rank] for rank in free] == [engine[rank + 1] for rank in free]


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=8, unique=True))
def test_cards_in_the_play_score_as_the_engine_says(pile: list) -> None:  # type: ignore[type-arg]
    count = sum(card.value for card in pile)
    if count > 31:
        return
    *before, last = pile
    row = np.array([[card.rank for card in reversed(before)]], dtype=np.int8).reshape(1, len(before))
    found = card_points(np.array([count - last.value]), row, np.array([last.rank - 1]))
    assert found.tolist() == [pile_total(pile)]
    assert pile_points(tuple(card.rank for card in pile), count) == pile_total(pile)
