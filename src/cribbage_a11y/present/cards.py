"""Cards and ranks in words."""

from __future__ import annotations

from collections.abc import Iterable

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present.card_codes import CODES, RANK_CODES, SHORT
from cribbage_a11y.present.card_names import LONG
from cribbage_a11y.present.catalogue import translated
from cribbage_a11y.present.phrases import lists


def long_name(card: Card) -> str:
    """Rank and suit, as ``5 of hearts``."""
    return translated(LONG[card])


def short_name(card: Card) -> str:
    """The rank alone, as ``5`` or ``jack``."""
    return translated(SHORT[card.rank - 1])


def braille_name(card: Card) -> str:
    """Two or three cells, as ``5h``."""
    return translated(CODES[card])


def ranks(cards: Iterable[Card]) -> str:
    """The ranks in order, as ``5 6 7``: what a pair or run is made of."""
    return spaced(short_name(card) for card in sorted(cards))


def listed(names: Iterable[str]) -> str:
    """Names one after the other, as ``5 of hearts, jack of clubs``."""
    return chain(lists.CARD_LIST, names)


def spaced(names: Iterable[str]) -> str:
    """Names one after the other with a blank between them, as ``5h jc``."""
    return chain(lists.BRAILLE_LIST, names)


def chain(pattern: str, names: Iterable[str]) -> str:
    """Names joined by a pattern that translators control, with the placeholders list and item."""
    pattern = translated(pattern)
    joined = ""
    for name in names:
        joined = pattern.format(list=joined, item=name) if joined else name
    return joined


def braille_rank(card: Card) -> str:
    """The rank alone in one or two cells."""
    return translated(RANK_CODES[card.rank - 1])
