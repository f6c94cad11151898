"""The one way in which a game changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cribbage_a11y.engine.actions import (
    Action,
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    Deal,
    LayAway,
    PlayCard,
)
from cribbage_a11y.engine.errors import RefusedError
from cribbage_a11y.engine.legality import check
from cribbage_a11y.engine.phases import cut_for_deal, deal, lay_away, play, show
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.step import Outcome, Step

_PERFORM: Final[dict[type[Action], Callable[[Step, Any], None]]] = {
    CutForDeal: cut_for_deal.perform,
    Deal: deal.perform,
    LayAway: lay_away.perform,
    PlayCard: play.perform,
    CountHand: show.count,
    Claim: show.claim,
    CallMuggins: show.call_muggins,
}


def apply(state: GameState, action: Action) -> Outcome:
    """The state after ``action`` and its events in order; raises :class:`RefusedError`, changing nothing."""
    refusal = check(state, action)
    if refusal is not None:
        raise RefusedError(refusal)
    step = Step(state)
    _PERFORM[type(action)](step, action)
    return step.freeze()
