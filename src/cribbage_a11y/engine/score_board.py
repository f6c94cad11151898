"""The only code that moves a peg. It stops the game at the target at once."""

from __future__ import annotations

from cribbage_a11y.engine.events import Scored
from cribbage_a11y.engine.phases.game_over import finish
from cribbage_a11y.engine.scoring.points import Points
from cribbage_a11y.engine.step import Step


def award(step: Step, seat: int, points: Points) -> bool:
    """Peg ``points`` for the side of ``seat``; True when that wins the game, which is then over.

    The score never passes the target; the event names the item's full worth.
    """
    side = step.rules.shape.side_of[seat]
    before = step.scores[side]
    score = min(before + points.amount, step.rules.target)
    step.scores = (*step.scores[:side], score, *step.scores[side + 1 :])
    step.back_pegs = (*step.back_pegs[:side], before, *step.back_pegs[side + 1 :])
    step.events.append(Scored(seat, side, points.amount, points.kind, points.cards, score))
    if score < step.rules.target:
        return False
    finish(step, side)
    return True
