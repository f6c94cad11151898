"""Cards drawn at random for properties: from the whole pack, and from parts of it where much scores."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.scoring.points import Points
from kit.naive_scorer import Item, worth


def _part_of_the_pack(ranks: tuple[int, int], suits: int) -> list[Card]:
    lowest, more = ranks
    return [card for card in DECK if lowest <= card.rank <= lowest + more and card.suit < suits]


def different_cards(least: int, most: int | None = None) -> st.SearchStrategy[tuple[Card, ...]]:
    """From ``least`` to ``most`` different cards, often few neighbouring ranks or few suits."""
    most = least if most is None else most
    parts = st.builds(
        _part_of_the_pack, st.tuples(st.integers(1, 11), st.integers(2, 12)), st.integers(1, 4)
    ).filter(lambda part: len(part) >= most)
    return parts.flatmap(
        lambda part: st.lists(st.sampled_from(part), min_size=least, max_size=most, unique=True).map(tuple)
    )


def piles() -> st.SearchStrategy[tuple[Card, ...]]:
    """Cards laid one after another up to thirty-one at most."""
    return different_cards(1, 13).map(_within_31)


def _within_31(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    pile = cards[:1]
    for card in cards[1:]:
        if sum(map(worth, pile)) + worth(card) <= 31:
            pile = (*pile, card)
    return pile


def plain(items: Iterable[Points]) -> list[Item]:
    """Scored items in the form of the plain scorer."""
    return [(str(kind), amount, frozenset(cards)) for kind, amount, cards in items]
