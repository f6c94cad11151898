"""The lay-away: each seat puts its cards in the crib, in any order of seats."""

from __future__ import annotations

from cribbage_a11y.engine.actions import LayAway
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import LaidAway
from cribbage_a11y.engine.phases import starter
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.step import Step


def check(state: GameState, action: LayAway) -> Refusal | None:
    """The right number of different cards, all held, once."""
    wanted = state.rules.shape.laid_away
    if state.laid_away[action.seat]:
        return Refusal(RefusalCode.ALREADY_LAID_AWAY)
    if len(action.cards) != wanted:
        return Refusal(RefusalCode.WRONG_NUMBER_OF_CARDS, wanted=wanted)
    if len(set(action.cards)) != wanted:
        return Refusal(RefusalCode.CARD_TWICE, card=action.cards[0])
    hand = state.hands[action.seat]
    for card in action.cards:
        if card not in hand:
            return Refusal(RefusalCode.NOT_YOUR_CARD, card=card)
    return None


def perform(step: Step, action: LayAway) -> None:
    """Move the cards to the crib; when all have, the starter is turned."""
    seat = action.seat
    away = tuple(sorted(action.cards))
    keep = tuple(card for card in step.hands[seat] if card not in away)
    step.hands = (*step.hands[:seat], keep, *step.hands[seat + 1 :])
    step.kept = (*step.kept[:seat], keep, *step.kept[seat + 1 :])
    step.laid_away = (*step.laid_away[:seat], away, *step.laid_away[seat + 1 :])
    step.events.append(LaidAway(seat, away))
    if all(step.laid_away):
        straight = step.crib
        step.crib = tuple(sorted(sum(step.laid_away, straight)))
        starter.turn(step)
