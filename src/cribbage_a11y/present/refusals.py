"""Refusals in words, by their codes; in verbose with what could be done instead."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present import tell_prompts
from cribbage_a11y.present.forms import Forms
from cribbage_a11y.present.phrases import refusals as phrases
from cribbage_a11y.present.words import Words

_PHRASES: Final[dict[RefusalCode, Forms]] = {
    RefusalCode.GAME_IS_OVER: phrases.GAME_IS_OVER,
    RefusalCode.WRONG_PHASE: phrases.WRONG_PHASE,
    RefusalCode.NOT_YOUR_TURN: phrases.NOT_YOUR_TURN,
    RefusalCode.ALREADY_LAID_AWAY: phrases.ALREADY_LAID_AWAY,
    RefusalCode.WRONG_NUMBER_OF_CARDS: phrases.WRONG_NUMBER_OF_CARDS,
    RefusalCode.CARD_TWICE: phrases.CARD_TWICE,
    RefusalCode.NOT_YOUR_CARD: phrases.NOT_YOUR_CARD,
    RefusalCode.OVER_31: phrases.OVER_31,
    RefusalCode.CLAIM_OUT_OF_RANGE: phrases.CLAIM_OUT_OF_RANGE,
    RefusalCode.NO_SUCH_SEAT: phrases.NO_SUCH_SEAT,
    RefusalCode.NOT_A_FULL_DECK: phrases.NOT_A_FULL_DECK,
    RefusalCode.OTHERS_NOT_READY: phrases.OTHERS_NOT_READY,
    RefusalCode.STALE: phrases.STALE,
}
_ASK_AGAIN: Final = frozenset({RefusalCode.WRONG_PHASE, RefusalCode.NOT_YOUR_TURN, RefusalCode.STALE})
"""Refusals after which verbose says what is asked now."""


def refused(words: Words, refusal: Refusal, view: SeatView) -> list[str]:
    """Why something is not done."""
    forms = _PHRASES[refusal.code]
    if refusal.card is None and refusal.code is RefusalCode.NOT_YOUR_CARD:
        forms = phrases.NOT_YOUR_CARDS
    said = words.say(
        forms,
        card="" if refusal.card is None else words.card(refusal.card),
        count=refusal.count or 0,
        n=refusal.wanted or 0,
        limit=refusal.wanted or 0,
    )
    return [said, *_instead(words, refusal.code, view)] if words.is_verbose else [said]


def _instead(words: Words, code: RefusalCode, view: SeatView) -> list[str]:
    if code is RefusalCode.OVER_31:
        return [words.say(phrases.CARDS_THAT_FIT, cards=words.cards(view.playable))]
    if code is RefusalCode.NOT_YOUR_CARD and view.hand:
        return [words.say(phrases.CARDS_YOU_HOLD, cards=words.cards(view.hand))]
    return tell_prompts.prompt(words, view) if code in _ASK_AGAIN else []
