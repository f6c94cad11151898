"""Runs in the show: cards that follow one another in rank, three or more, ace low."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from cribbage_a11y.engine.cards import KING, Card

SHORTEST_RUN: Final = 3


def find_runs(cards: Sequence[Card]) -> list[tuple[int, ...]]:
    """The places in ``cards`` of each different run of the greatest length; a run is worth its length.

    A rank held twice makes two runs. Shorter runs inside a longer one do not count, and nothing runs
    from the king to the ace.
    """
    by_rank: list[list[int]] = [[] for _ in range(KING + 2)]
    for place, card in enumerate(cards):
        by_rank[card.rank].append(place)
    runs: list[tuple[int, ...]] = []
    greatest = SHORTEST_RUN
    stretch: list[list[int]] = []
    for places in by_rank:
        if places:
            stretch.append(places)
            continue
        if len(stretch) > greatest:
            runs, greatest = [], len(stretch)
        if len(stretch) == greatest:
            runs += product(*stretch)
        stretch = []
    return runs
