"""The listener's own cards in words: the hand, the card at the cursor, choosing and putting back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.phrases import hand_answers as phrases
from cribbage_a11y.present.words import Words

_SMALL_HAND: Final = 3
"""A braille line has room to say how many cards there are up to this size, and needs it."""


def no_hand(words: Words, view: SeatView) -> list[str]:
    """That there are no cards to tell of."""
    return [words.say(phrases.NO_HAND_WATCHING if view.seat is None else phrases.NO_HAND)]


def hand_card(words: Words, view: SeatView, place: int, chosen: Collection[Card]) -> str:
    """One card with its number, marked in words when it is chosen."""
    card = view.hand[place]
    forms = phrases.HAND_CARD_CHOSEN if card in chosen else phrases.HAND_CARD
    return words.say(forms, number=place + 1, card=words.full_card(card))


def hand(words: Words, view: SeatView, chosen: Collection[Card]) -> list[str]:
    """How many cards, then each with its number."""
    if not view.hand:
        return no_hand(words, view)
    size = len(view.hand)
    lines = [hand_card(words, view, place, chosen) for place in range(size)]
    if words.is_braille and size > _SMALL_HAND:
        return lines
    return [words.say(phrases.HAND_SIZE, n=size), *lines]


def card_at(words: Words, view: SeatView, place: int, chosen: Collection[Card]) -> list[str]:
    """The card at a place of the hand, 0 for the first; in verbose its counting value and its order too."""
    if not view.hand:
        return no_hand(words, view)
    if not 0 <= place < len(view.hand):
        return [words.say(phrases.NO_CARD_THERE, number=place + 1)]
    card = view.hand[place]
    forms = phrases.CARD_AT_CHOSEN if card in chosen else phrases.CARD_AT
    lines = [words.say(forms, number=place + 1, size=len(view.hand), card=words.full_card(card))]
    if words.is_verbose:
        lines.append(words.say(phrases.CARD_WORTH, value=card.value, order=card.rank))
    return lines


def chose(words: Words, view: SeatView, card: Card, chosen: Collection[Card]) -> list[str]:
    """The card chosen, and in the lay-away how many are still to choose."""
    lines = [words.say(phrases.CHOSE, card=words.full_card(card))]
    missing = _wanted(view) - len(chosen)
    if missing > 0:
        lines.append(words.say(phrases.STILL_TO_CHOOSE, n=missing))
    elif not missing and words.form is not Form.BRIEF:
        lines.append(words.say(phrases.READY))
    return lines


def _wanted(view: SeatView) -> int:
    """How many cards are to be chosen now; none on another's turn."""
    if not view.is_my_turn:
        return 0
    return {Phase.LAY_AWAY: view.rules.shape.laid_away, Phase.PLAY: 1}.get(view.phase, 0)


def put_back(words: Words, card: Card) -> list[str]:
    """The card put back."""
    return [words.say(phrases.PUT_BACK, card=words.full_card(card))]


def all_put_back(words: Words) -> list[str]:
    """That no card is chosen any more."""
    return [words.say(phrases.ALL_PUT_BACK)]


def none_chosen(words: Words) -> list[str]:
    """That no card is chosen."""
    return [words.say(phrases.NONE_CHOSEN)]
