"""Averages of what is kept, against the plain scorer over every starter."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from cribbage_a11y.engine.cards import Card, parse_cards
from cribbage_a11y.engine.scoring.lay_away_averages import keep_averages, keep_sums, ways_to_keep
from kit.draws import different_cards
from kit.naive_scorer import naive_average


@settings(deadline=None, max_examples=15)
@given(different_cards(5, 6))
def test_every_way_to_keep_has_its_exact_average(dealt: tuple[Card, ...]) -> None:
    keeps = keep_averages(dealt)
    assert len(keeps) == len({keep.kept for keep in keeps}) == {5: 5, 6: 15}[len(dealt)]
    for keep in keeps:
        assert sorted(keep.kept + keep.thrown) == sorted(dealt)
        assert keep.average == pytest.approx(naive_average(keep.kept, dealt), abs=1e-9)


@pytest.mark.parametrize(
    "codes",
    [
        "2H 4H 6H 8H TH QH",
        "2H 4H 6H 8H TH QC",
        "2H 4H 6H 8H TC QC",
        "QC TC 2H 4H 6H 8H",
        "2H 4H 6H 8C TC QC",
        "JC JD JH JS 5C 5D",
        "JH 5H 6H 7H JS 2C",
        "9C 9D 9H 9S JC QC",
        "2H 4H 6H 8H TH",
        "TC 2H 4H 6H JH",
    ],
)
def test_flushes_and_jacks_are_counted_exactly(codes: str) -> None:
    dealt = parse_cards(codes.split())
    for keep in keep_averages(dealt):
        assert keep.average == pytest.approx(naive_average(keep.kept, dealt), abs=1e-9)


def test_sums_are_the_averages_before_division() -> None:
    dealt = parse_cards(["5H", "5S", "JD", "QC", "2C", "9H"])
    averages = [keep.average for keep in keep_averages(dealt)]
    assert averages == [points / 46 for points in keep_sums(dealt)]


def test_what_is_kept_and_thrown_comes_in_the_order_dealt() -> None:
    dealt = parse_cards(["9H", "2C", "5S", "KD", "5H"])
    keep = keep_averages(dealt)[1]
    assert ways_to_keep(5)[1] == ((0, 1, 2, 4), (3,))
    assert (keep.kept, keep.thrown) == ((dealt[0], dealt[1], dealt[2], dealt[4]), (dealt[3],))


@pytest.mark.parametrize("codes", ["5H 5S 5D JC", "5H 5S 5D JC 2C 3C 4C"])
def test_other_than_five_or_six_cards_are_refused(codes: str) -> None:
    cards = parse_cards(codes.split())
    with pytest.raises(ValueError, match=f"5 or 6 cards, not {len(cards)}"):
        keep_sums(cards)
