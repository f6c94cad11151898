"""Fifteens in the show: every different combination of cards that adds to fifteen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cribbage_a11y.engine.cards import Card

FIFTEEN: Final = 15
FIFTEEN_POINTS: Final = 2


def find_fifteens(cards: Sequence[Card]) -> list[tuple[int, ...]]:
    """The places in ``cards`` of each combination that adds to fifteen, the shortest first.

    Two points each; court cards and tens count ten, the ace one.
    """
    values = [card.value for card in cards]
    places = range(len(cards))
    return [
        combination
        for size in range(2, len(cards) + 1)
        for combination, some in zip(combinations(places, size), combinations(values, size), strict=True)
        if sum(some) == FIFTEEN
    ]
