"""Cards from a command line, or the one line that says what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.commands.one_line import cut
from cribbage_a11y.engine.cards import Card, CardError, parse_card

LONGEST_CODE: Final = 20
"""Characters of a text that names no card, before it is cut in the line about it."""

Codes = str | Iterable[str]
"""``"5H 5S"`` or ``["5H", "5S"]``: each text holds one card or more, with blanks between."""


def read_cards(codes: Codes) -> tuple[Card, ...]:
    """The cards named, in order; upper or lower case, ten as ``T`` or ``10``.

    Raises :class:`CommandError` for a text that names no card, and for a card named twice.
    """
    cards: list[Card] = []
    for code in _split(codes):
        card = _read_card(code)
        if card in cards:
            raise CommandError(f"{card.code} is named twice: each card is in the pack once.")
        cards.append(card)
    return tuple(cards)


def _split(codes: Codes) -> Iterable[str]:
    """One text for each card. A text without any, as a script's unset variable gives, is kept and refused."""
    for text in [codes] if isinstance(codes, str) else codes:
        yield from text.split() or [text]


def _read_card(code: str) -> Card:
    try:
        return parse_card(cut(code, LONGEST_CODE))
    except CardError as error:
        raise CommandError(f"{error}.") from None
