"""What lies on the table in words: the play, the count, the starter, the crib; and who sits where."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.state import Laid, Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present import cards as card_words
from cribbage_a11y.present.composing import CELLS
from cribbage_a11y.present.phrases import start
from cribbage_a11y.present.phrases import table_answers as phrases
from cribbage_a11y.present.words import Words

_NARROWEST_NAME: Final = 3
"""Below this a braille line of the play leaves the names out."""


def laid_by(words: Words, laid: Laid) -> str:
    """One card of this count and who laid it."""
    return words.about(phrases.LAID_BY, laid.seat, card=words.card(laid.card))


def play(words: Words, view: SeatView) -> list[str]:
    """The cards of this count in order with who laid them, the count, the starter."""
    if view.phase is not Phase.PLAY:
        return [words.say(phrases.NO_PLAY), *starter(words, view)]
    counted = words.say(phrases.COUNT_LAST, count=view.pile_count)
    if not view.pile:
        return [words.say(phrases.PLAY_EMPTY), counted, *starter(words, view)]
    head = words.say(phrases.THE_PLAY)
    if words.is_braille:
        return [head, *_braille_pile(words, view, len(head) + len(counted) + 2), counted]
    return [head, *(laid_by(words, laid) for laid in view.pile), counted, *starter(words, view)]


def _braille_pile(words: Words, view: SeatView, taken: int) -> list[str]:
    """The cards with names; where those do not fit, the cards alone, and of a long pile the ranks."""
    if words.name_width >= _NARROWEST_NAME:
        return [laid_by(words, laid) for laid in view.pile]
    codes = [words.card(laid.card) for laid in view.pile]
    if len(" ".join(codes)) + taken <= CELLS:
        return codes
    return [card_words.braille_rank(laid.card) for laid in view.pile]


def count(words: Words, view: SeatView) -> list[str]:
    """The count."""
    if view.phase is not Phase.PLAY:
        return [words.say(phrases.NO_PLAY)]
    return [words.say(phrases.COUNT_NOW, count=view.pile_count)]


def starter(words: Words, view: SeatView) -> list[str]:
    """The card turned up."""
    if view.starter is None:
        return [words.say(phrases.NO_STARTER)]
    return [words.say(phrases.STARTER_IS, card=words.full_card(view.starter))]


def crib(words: Words, view: SeatView) -> list[str]:
    """Whose crib it is, what the listener put in, its cards once they lie open."""
    if view.dealer is None or not view.hand_number:
        return [words.say(phrases.NO_CRIB)]
    lines = [words.about(phrases.CRIB_WHOSE, view.dealer)]
    if view.laid_away:
        lines.append(words.say(phrases.YOU_PUT_IN, cards=words.full_cards(view.laid_away)))
    lines += [
        words.say(phrases.CRIB_CARDS, cards=words.full_cards(shown.cards))
        for shown in view.open_hands
        if shown.whose is Whose.CRIB
    ]
    return lines


def seats(words: Words, view: SeatView) -> list[str]:
    """Who sits where, and who deals."""
    lines = [words.part(phrases.SEATS_WORD)] if words.is_braille else []
    lines += [words.about(phrases.SEAT, seat, number=seat + 1) for seat in view.rules.shape.seats]
    if view.dealer is not None:
        lines.append(words.about(start.DEALER, view.dealer))
    return lines


def nothing_laid(words: Words) -> list[str]:
    """That no card has been laid."""
    return [words.say(phrases.NOTHING_LAID)]
