"""The cards of the tutorial hand, and what is done with them. You are pone, Anna deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cribbage_a11y.engine.actions import Action, CountHand, Deal, LayAway, PlayCard
from cribbage_a11y.engine.cards import DECK, Card, parse_cards

YOU: Final = 0
ANNA: Final = 1

_YOURS: Final = "5C 6D 7H 8S TC KD"
_HERS: Final = "7C JH QD KS 3D 4S"
_STARTER: Final = "8H"


def cards(codes: str) -> tuple[Card, ...]:
    """Cards by their codes."""
    return parse_cards(codes.split())


def deal() -> Deal:
    """The pack that gives both their cards and turns up the starter."""
    dealt = [card for pair in zip(cards(_YOURS), cards(_HERS), strict=True) for card in pair]
    named = (*dealt, *cards(_STARTER))
    return Deal((*named, *(card for card in DECK if card not in named)))


def away(seat: int, codes: str) -> Callable[[], Action]:
    """Makes the lay-away of a seat."""
    return lambda: LayAway(seat, cards(codes))


def lay(seat: int, code: str) -> Callable[[], Action]:
    """Makes the laying of a card."""
    return lambda: PlayCard(seat, cards(code)[0])


def count(seat: int) -> Callable[[], Action]:
    """Makes the counting of a seat's hand or crib."""
    return lambda: CountHand(seat)
