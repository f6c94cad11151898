"""Cards drawn at random for properties: from the whole pack, and from parts of it where much scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hypothesis import strategies as st

from cribbage_a11y.engine.cards import ACE, DECK, KING, Card
from cribbage_a11y.engine.scoring.points import Points
from kit.naive_scorer import Item, worth

LARGEST_DRAW: Final = 13

PARTS_OF_THE_PACK: Final = [
    part
    for lowest in range(ACE, KING - 1)
    for highest in range(lowest + 2, KING + 1)
    for suits in range(1, 5)
    if len(part := [card for card in DECK if lowest <= card.rank <= highest and card.suit < suits])
    >= LARGEST_DRAW
]
"""Neighbouring ranks in one to four suits, with cards enough for any draw."""


def different_cards(least: int, most: int | None = None) -> st.SearchStrategy[tuple[Card, ...]]:
    """From ``least`` to ``most`` different cards, often of few neighbouring ranks or few suits."""
    most = least if most is None else most
    return st.sampled_from(PARTS_OF_THE_PACK).flatmap(
        lambda part: st.lists(st.sampled_from(part), min_size=least, max_size=most, unique=True).map(tuple)
    )


def piles() -> st.SearchStrategy[tuple[Card, ...]]:
    """Cards laid one after another up to thirty-one at most."""
    return different_cards(1, LARGEST_DRAW).map(_within_31)


def _within_31(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    pile = cards[:1]
    for card in cards[1:]:
        if sum(map(worth, pile)) + worth(card) <= 31:
            pile = (*pile, card)
    return pile


def plain(items: Iterable[Points]) -> list[Item]:
    """Scored items in the form of the plain scorer."""
    return [(str(kind), amount, frozenset(cards)) for kind, amount, cards in items]
