"""What is asked of the listener now, or whom the game waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.phrases import prompts, show_prompts
from cribbage_a11y.present.words import Words


def prompt(words: Words, view: SeatView) -> list[str]:
    """The one phrase that ends a burst."""
    return [_PROMPTS[view.phase](words, view)]


def _cut(words: Words, view: SeatView) -> str:
    return words.say(prompts.WAIT_FOR_CARDS if view.seat is None else prompts.CUT_FOR_DEAL)


def _deal(words: Words, view: SeatView) -> str:
    if view.seat is None:
        return words.say(prompts.WAIT_FOR_CARDS)
    return words.say(prompts.DEAL_NEXT if view.hand_number else prompts.DEAL_FIRST)


def _lay_away(words: Words, view: SeatView) -> str:
    assert view.dealer is not None
    if view.is_my_turn:
        return words.about(prompts.LAY_AWAY, view.dealer, n=view.rules.shape.laid_away)
    if len(view.waiting) > 1:
        return words.say(prompts.SEVERAL_LAY_AWAY, n=len(view.waiting))
    return words.say(prompts.ANOTHER_LAYS_AWAY, who=words.name(view.waiting[0]))


def _play(words: Words, view: SeatView) -> str:
    return words.about(prompts.LAY_A_CARD, view.waiting[0], count=view.pile_count)


def _show(words: Words, view: SeatView) -> str:
    assert view.to_count is not None
    seat, whose = view.to_count
    if view.rules.claims:
        asked = show_prompts.CLAIM_CRIB if whose is Whose.CRIB else show_prompts.CLAIM_HAND
    else:
        asked = show_prompts.COUNT_CRIB if whose is Whose.CRIB else show_prompts.COUNT_HAND
    return words.about(asked, seat)


def _muggins(words: Words, view: SeatView) -> str:
    assert view.to_count is not None
    assert view.claimed is not None
    claimer = words.name(view.to_count.seat)
    return words.about(show_prompts.ANSWER_CLAIM, view.waiting[0], claimer=claimer, n=view.claimed)


def _over(words: Words, _view: SeatView) -> str:
    return words.say(prompts.OVER)


_PROMPTS: Final[dict[Phase, Callable[[Words, SeatView], str]]] = {
    Phase.CUT_FOR_DEAL: _cut,
    Phase.DEAL: _deal,
    Phase.LAY_AWAY: _lay_away,
    Phase.PLAY: _play,
    Phase.SHOW: _show,
    Phase.MUGGINS: _muggins,
    Phase.GAME_OVER: _over,
}
