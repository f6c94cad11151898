"""The fifty-two cards: ranks, suits, counting values and their two-character codes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NoReturn

RANK_CODES: Final = "A23456789TJQK"
SUIT_CODES: Final = "CDHS"
ACE: Final = 1
JACK: Final = 11
KING: Final = 13


class Suit(IntEnum):
    """The four suits in the order of their letters C, D, H, S."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class CardError(ValueError):
    """A text or number that names no card; the message says what was wrong with it."""


class Card(int):
    """One playing card. There are exactly fifty-two instances, listed in :data:`DECK`.

    As a number a card is its place in the pack, ``(rank - 1) * 4 + suit``, so cards sort by rank and
    then by suit, and compare as fast as numbers do.
    """

    rank: int
    """1 for the ace to 13 for the king: the order of runs."""
    suit: Suit
    value: int
    """What the card counts: its rank, ten for ten, jack, queen and king."""
    code: str
    """Rank letter from ``A23456789TJQK`` and suit letter from ``CDHS``."""

    def __new__(cls, index: int) -> Card:
        """The card at ``index`` (0 to 51) of the pack; raises :class:`CardError` for any other number."""
        if not 0 <= index < len(DECK):
            raise CardError(f"{index} is no place in the pack: the cards stand at 0 to {len(DECK) - 1}")
        return DECK[index]

    def __setattr__(self, name: str, _value: object) -> NoReturn:
        raise AttributeError(f"a card does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a card does not change: {name} cannot be deleted")

    def __repr__(self) -> str:
        return self.code

    __str__ = __repr__

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (int(self),)


def _make(index: int) -> Card:
    card = int.__new__(Card, index)
    rank, suit = index // 4 + 1, Suit(index % 4)
    vars(card).update(rank=rank, suit=suit, value=min(rank, 10), code=RANK_CODES[rank - 1] + SUIT_CODES[suit])
    return card


DECK: Final[tuple[Card, ...]] = tuple(_make(index) for index in range(52))
_BY_CODE: Final = {card.code: card for card in DECK}


def card_of(rank: int, suit: Suit) -> Card:
    """The card of a rank (1 to 13) and a suit."""
    return DECK[(rank - 1) * 4 + suit]


def parse_card(code: str) -> Card:
    """The card named by ``5H``, ``10h``, ``tc`` or the like; raises :class:`CardError` for anything else."""
    text = code.strip().upper()
    if text[:2] == "10":
        text = "T" + text[2:]
    # In upper case a few letters of other scripts become ours, as the long s does.
    card = _BY_CODE.get(text) if code.isascii() else None
    if card is None:
        raise CardError(
            f"{code!r} is not a card: write the rank, one of A 2 3 4 5 6 7 8 9 T J Q K, then the suit, "
            "one of C D H S, as in 5H or TC"
        )
    return card


def parse_cards(codes: Iterable[str]) -> tuple[Card, ...]:
    """The cards of several codes; raises :class:`CardError` for an unknown card or a card named twice."""
    cards: list[Card] = []
    for code in codes:
        card = parse_card(code)
        if card in cards:
            raise CardError(f"{card.code} is named twice: each card is in the pack once")
        cards.append(card)
    return tuple(cards)
