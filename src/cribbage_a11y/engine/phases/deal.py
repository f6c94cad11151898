"""The deal: one card at a time from the dealer's left, then to the crib where the table asks for it."""

from __future__ import annotations

from cribbage_a11y.engine.actions import Deal
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import Dealt
from cribbage_a11y.engine.score_board import award
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.step import Step

_WHOLE_PACK = frozenset(DECK)


def check(_state: GameState, action: Deal) -> Refusal | None:
    """All fifty-two cards, each once."""
    if len(action.deck) != len(DECK) or frozenset(action.deck) != _WHOLE_PACK:
        return Refusal(RefusalCode.NOT_A_FULL_DECK, wanted=len(DECK))
    return None


def perform(step: Step, action: Deal) -> None:
    """Deal the hand; the deal moves one seat to the left after each hand."""
    shape = step.rules.shape
    assert step.dealer is not None
    dealer = shape.left_of[step.dealer] if step.hand_number else step.dealer
    order = shape.from_left[dealer]
    dealt = shape.dealt * shape.players
    hands: list[tuple[Card, ...]] = [()] * shape.players
    for place, seat in enumerate(order):
        hands[seat] = tuple(sorted(action.deck[place : dealt : shape.players]))
    _lay_out(step, action, hands, dealt)
    step.dealer = dealer
    step.hand_number += 1
    step.events.append(Dealt(step.hand_number, dealer, step.hands, step.crib))
    if step.hand_number == 1 and step.rules.first_bonus:
        award(step, order[0], Points(ScoreKind.PONE_BONUS, step.rules.first_bonus, ()))


def _lay_out(step: Step, action: Deal, hands: list[tuple[Card, ...]], dealt: int) -> None:
    shape = step.rules.shape
    step.hands = tuple(hands)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * shape.players
    step.laid_away = step.kept = nothing
    step.crib = action.deck[dealt : dealt + shape.straight_to_crib]
    step.rest = action.deck[dealt + shape.straight_to_crib :]
    step.starter = None
    step.laid = ()
    step.count_start = step.pile_count = step.counted = 0
    step.gone = ()
    step.turn = None
    step.phase = Phase.LAY_AWAY
