"""Pairs of the show: every two of a rank."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_cards
from cribbage_a11y.engine.scoring.pairs import find_pairs


@pytest.mark.parametrize(
    ("codes", "places"),
    [
        ("5C 5D", [(0, 1)]),
        ("5C 9S 5D", [(0, 2)]),
        ("5C 5D 5H", [(0, 1), (0, 2), (1, 2)]),
        ("5C 5D 5H 5S", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
        ("2C 2D 3H 3S", [(0, 1), (2, 3)]),
        ("TC JD QH KS", []),
    ],
)
def test_three_alike_are_three_pairs_and_four_are_six(codes: str, places: list[tuple[int, int]]) -> None:
    assert find_pairs(parse_cards(codes.split())) == places
