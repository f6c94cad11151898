"""Pairs in the show: every two cards of one rank."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cribbage_a11y.engine.cards import Card

PAIR_POINTS: Final = 2


def find_pairs(cards: Sequence[Card]) -> list[tuple[int, int]]:
    """The places in ``cards`` of each pair, two points each: three alike are three pairs, four are six."""
    places = range(len(cards))
    return [
        (first, second)
        for first, second in combinations(places, 2)
        if cards[first].rank == cards[second].rank
    ]
