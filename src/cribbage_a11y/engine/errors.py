"""Why an action is refused: a code and the facts for the sentence, never the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cribbage_a11y.engine.cards import Card


class RefusalCode(StrEnum):
    """One member for each reason to refuse an action."""

    GAME_IS_OVER = "game_is_over"
    WRONG_PHASE = "wrong_phase"
    """This kind of action does not belong to what is asked now."""
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_LAID_AWAY = "already_laid_away"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    CARD_TWICE = "card_twice"
    NOT_YOUR_CARD = "not_your_card"
    OVER_31 = "over_31"
    CLAIM_OUT_OF_RANGE = "claim_out_of_range"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_A_FULL_DECK = "not_a_full_deck"
    """Chance gave something other than the fifty-two cards, or a cut of too few or equal cards."""
    OTHERS_NOT_READY = "others_not_ready"
    """Somebody at the table has not yet let it go on (said by the table)."""
    STALE = "stale"
    """The action was meant for an earlier state of the game (said by the table)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A code with its facts: the card meant, the count it would make, the number asked for."""

    code: RefusalCode
    card: Card | None = None
    count: int | None = None
    wanted: int | None = None


class RefusedError(Exception):
    """An action that the rules do not allow; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal
