"""Whether an action is allowed now, and the reason if it is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from cribbage_a11y.engine.actions import (
    Action,
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    Deal,
    LayAway,
    PlayCard,
    SeatAction,
)
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.phases import cut_for_deal, deal, lay_away, play, show
from cribbage_a11y.engine.state import GameState, Phase

_Rule = tuple[Phase, Callable[[GameState, Any], Refusal | None]]
_RULE: Final[dict[type[Action], _Rule]] = {
    CutForDeal: (Phase.CUT_FOR_DEAL, cut_for_deal.check),
    Deal: (Phase.DEAL, deal.check),
    LayAway: (Phase.LAY_AWAY, lay_away.check),
    PlayCard: (Phase.PLAY, play.check),
    CountHand: (Phase.SHOW, show.check_count),
    Claim: (Phase.SHOW, show.check_claim),
    CallMuggins: (Phase.MUGGINS, show.check_muggins),
}
_BY_SEAT: Final = frozenset(get_args(SeatAction))


def check(state: GameState, action: Action) -> Refusal | None:
    """Why the action is refused, or ``None`` when it is allowed. What is no action of the engine never is."""
    kind = type(action)
    known = _RULE.get(kind)
    if known is None or known[0] is not state.phase:
        over = state.phase is Phase.GAME_OVER
        return Refusal(RefusalCode.GAME_IS_OVER if over else RefusalCode.WRONG_PHASE)
    if kind in _BY_SEAT and action.seat not in state.rules.shape.seats:  # type: ignore[union-attr]
        return Refusal(RefusalCode.NO_SUCH_SEAT, wanted=len(state.rules.shape.seats))
    return known[1](state, action)
