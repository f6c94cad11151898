"""Runs of the show: each different one of the greatest length."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_cards
from cribbage_a11y.engine.scoring.runs import find_runs


@pytest.mark.parametrize(
    ("codes", "places"),
    [
        ("AC 2D 3H", [(0, 1, 2)]),
        ("JC QD KH", [(0, 1, 2)]),
        ("3H AC 2D", [(1, 2, 0)]),
        ("4C 5D 5H 6S", [(0, 1, 3), (0, 2, 3)]),
        ("2C 3D 4H 5S 7C", [(0, 1, 2, 3)]),
        ("9C TD JH QS KC", [(0, 1, 2, 3, 4)]),
        ("AC AD 2H 3S 3C", [(0, 2, 3), (0, 2, 4), (1, 2, 3), (1, 2, 4)]),
        ("QC KD AH 2S", []),
        ("9C TD", []),
        ("AC 2D 4H 5S 7C", []),
        ("AC 2D 3H 5S 6C 7D 8H", [(3, 4, 5, 6)]),
        ("AC 2D 3H 4S 6C 7D 8H", [(0, 1, 2, 3)]),
    ],
)
def test_only_the_longest_and_never_round_the_corner(codes: str, places: list[tuple[int, ...]]) -> None:
    assert find_runs(parse_cards(codes.split())) == places
