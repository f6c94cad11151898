"""The table of totals: every row, every starter, and the whole distribution."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y.engine.cards import DECK, Card, parse_card, parse_cards
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.totals import PACK_SUMS, ROWS, WEIGHT, total
from kit.draws import different_cards
from kit.sources import ROOT

FIRST_OF_RANK = {rank: DECK[(rank - 1) * 4] for rank in range(1, 14)}


def weight(ranks: tuple[int, ...]) -> int:
    """The key of the row of these ranks."""
    return sum(WEIGHT[FIRST_OF_RANK[rank]] for rank in ranks)


def test_every_set_of_four_ranks_has_a_row_of_its_own() -> None:
    sets = list(combinations_with_replacement(range(1, 14), 4))
    assert len({weight(ranks) for ranks in sets}) == len(sets) == 1820


def test_a_row_says_what_a_pair_adds_and_nothing_for_a_fifth_card() -> None:
    row = ROWS[weight((9, 9, 9, 9))]
    assert list(row) == [0, 12, 12, 12, 12, 12, 20, 12, 12, 0, 12, 12, 12, 12]


def test_a_row_knows_how_many_jacks_it_holds() -> None:
    assert [ROWS[weight(ranks)][0] for ranks in [(1, 2, 3, 4), (5, 6, 7, 11), (11, 11, 11, 11)]] == [
        0,
        1,
        4,
    ]


def test_pack_sum_adds_every_starter_of_the_pack() -> None:
    key = weight((5, 5, 6, 11))
    assert PACK_SUMS[key] == sum(ROWS[key][card.rank] for card in DECK)
    assert PACK_SUMS[key] == PACK_SUMS[key]


@settings(deadline=None, max_examples=300)
@given(different_cards(5), st.booleans())
def test_total_is_the_sum_of_the_items(cards: tuple[Card, ...], crib: bool) -> None:
    items = score_hand(cards[:4], cards[4], crib)
    assert total(cards[:4], cards[4], crib) == sum(item.amount for item in items)


def test_other_than_four_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="not enough values"):
        total(parse_cards(["5H", "5S", "5D"]), parse_card("5C"))


def test_all_hands_and_all_cribs_have_the_known_distribution() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks", "all_hands"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1] == "Every distribution is the known one."
