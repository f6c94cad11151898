"""Fifteens of the show: which places of the cards are found."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_cards
from cribbage_a11y.engine.scoring.fifteens import find_fifteens


@pytest.mark.parametrize(
    ("codes", "places"),
    [
        ("7C 8D", [(0, 1)]),
        ("5C JD QH KS TC", [(0, 1), (0, 2), (0, 3), (0, 4)]),
        ("AC 4D TH", [(0, 1, 2)]),
        ("AC 2D 3H 9S", [(0, 1, 2, 3)]),
        ("AC 2D 3H 4S 5C", [(0, 1, 2, 3, 4)]),
        ("7C 8D 8H AS 7D", [(0, 1), (0, 2), (1, 4), (2, 4), (0, 3, 4)]),
        ("2C 4D 6H 8S QC", []),
        ("KC 4D", []),
        ("", []),
    ],
)
def test_every_combination_once_and_shortest_first(codes: str, places: list[tuple[int, ...]]) -> None:
    assert find_fifteens(parse_cards(codes.split())) == places
