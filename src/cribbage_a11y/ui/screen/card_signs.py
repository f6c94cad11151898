"""A card in a few cells: rank, letter and shape of the suit, so that no suit is told by colour alone."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present.cards import braille_name
from cribbage_a11y.ui.screen.cells import width
from cribbage_a11y.ui.screen.frame import Row, Span
from cribbage_a11y.ui.screen.sight import Glyphs
from cribbage_a11y.ui.themes import SUIT_ROLES

BADGE: Final = 4
"""The cells of the widest badge, a ten."""
CHOSEN_SIGN: Final = "*"


def badge_text(card: Card, glyphs: Glyphs) -> str:
    """As ``5H♥``."""
    return (braille_name(card).upper() + glyphs.suits[card.suit]).strip()


def badge(card: Card, glyphs: Glyphs, inverse: bool = False) -> Row:
    """The card in the colour of its suit."""
    return (Span(badge_text(card, glyphs), SUIT_ROLES[card.suit], inverse),)


def numbered_badge(place: int, card: Card, glyphs: Glyphs, chosen: bool, inverse: bool) -> Row:
    """The card with its number; a chosen one has a star between them."""
    number = Span(f"{place + 1}{CHOSEN_SIGN if chosen else ' '}", inverse=inverse)
    return (number, *badge(card, glyphs, inverse))


NUMBERED: Final = width("1 ") + BADGE
"""The cells of a numbered badge."""
