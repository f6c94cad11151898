"""The starter: the next card of the pack, turned when all have laid away. A jack is two for his heels."""

from __future__ import annotations

from cribbage_a11y.engine.events import StarterTurned
from cribbage_a11y.engine.score_board import award
from cribbage_a11y.engine.scoring.heels import score_heels
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.step import Step


def turn(step: Step) -> None:
    """Turn the starter and pay his heels to the dealer's side, which can win the game."""
    assert step.dealer is not None
    card = step.rest[0]
    step.starter = card
    step.rest = step.rest[1:]
    step.events.append(StarterTurned(card))
    points = score_heels(card)
    if points is not None and award(step, step.dealer, points):
        return
    step.phase = Phase.PLAY
    step.turn = step.rules.shape.left_of[step.dealer]
