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
    kind, amount, cards = points
    target = step.rules.target
    side = step.rules.shape.side_of[seat]
    front, back = list(step.scores), list(step.back_pegs)
    back[side] = front[side]
    score = front[side] + amount
    if score > target:
        score = target
    front[side] = score
    step.scores, step.back_pegs = tuple(front), tuple(back)
    step.events.append(Scored(seat, side, amount, kind, cards, score))
    if score < target:
        return False
    finish(step, side)
    return True
