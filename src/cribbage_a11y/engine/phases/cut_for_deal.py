"""The cut for deal: the lowest rank deals; a tie for lowest cuts again from a full pack."""

from __future__ import annotations

from cribbage_a11y.engine.actions import CutForDeal
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import DealCut
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.step import Step


def check(state: GameState, action: CutForDeal) -> Refusal | None:
    """One card for each seat, no card twice."""
    if len(action.cards) != len(state.rules.shape.seats) or len(set(action.cards)) != len(action.cards):
        return Refusal(RefusalCode.NOT_A_FULL_DECK, wanted=len(state.rules.shape.seats))
    return None


def perform(step: Step, action: CutForDeal) -> None:
    """Name the dealer, or nobody on a tie."""
    lowest = min(card.rank for card in action.cards)
    seats = [seat for seat, card in enumerate(action.cards) if card.rank == lowest]
    dealer = seats[0] if len(seats) == 1 else None
    step.events.append(DealCut(action.cards, dealer))
    if dealer is not None:
        step.dealer = dealer
        step.phase = Phase.DEAL
