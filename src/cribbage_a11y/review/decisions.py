"""What each choice in a game cost: judged from what its player could see then, never from hidden cards.

A decision is a choice between different ways: a card that alone fits, or one of several of its rank, is none.
Costs are against the way that :mod:`cribbage_a11y.odds` rates best by its measure: points, and near home the
chance to win.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cribbage_a11y.engine.actions import Action, LayAway, PlayCard
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import SeatView, view_for
from cribbage_a11y.odds import asking
from cribbage_a11y.odds.questions import DEALER
from cribbage_a11y.review.advice import (
    Measure,
    PlayOption,
    Reason,
    advise_play,
    rate_lay_aways,
    rate_plays,
)

if TYPE_CHECKING:
    from cribbage_a11y.odds.lay_away import LayAwayRow

MISTAKE: Final = 0.2
"""Points: a choice that costs more is called a mistake."""
MISTAKE_NEAR_HOME: Final = 0.007
"""The same near home, as a chance to win: what 0.2 points are worth at 85 to 85 by :func:`worth_of_point`."""


@dataclass(frozen=True)
class Judged:
    """What every decision has."""

    place: int
    """Which action of the game it is, from 0."""
    hand: int
    seat: int
    measure: Measure
    """What the best way is best by."""
    points: float
    """What it cost in points; near home that may be less than nothing, where points are not the aim."""
    chance: float | None
    """What it cost in the chance to win, from 0 to 1; ``None`` at tables for which no chance is known.

    Away from home it is the points times what a point is worth at that score.
    """

    @property
    def cost(self) -> float:
        """What it cost by the measure, never less than nothing."""
        return self.points if self.measure is Measure.POINTS else self.chance or 0.0

    @property
    def is_mistake(self) -> bool:
        """Whether it cost more than :data:`MISTAKE`, or near home :data:`MISTAKE_NEAR_HOME`."""
        return self.cost > (MISTAKE if self.measure is Measure.POINTS else MISTAKE_NEAR_HOME)


@dataclass(frozen=True)
class LayAwayDecision(Judged):
    """What was laid away, and what had been best."""

    chosen: LayAwayRow
    best: LayAwayRow
    own_crib: bool


@dataclass(frozen=True)
class PlayDecision(Judged):
    """The card laid, and the one that had been best with the reasons for it."""

    chosen: PlayOption
    best: PlayOption
    reasons: tuple[Reason, ...]


Decision = LayAwayDecision | PlayDecision


def decisions(
    start: GameState, actions: Sequence[Action], seats: Collection[int] | None = None
) -> Iterator[tuple[int, Decision | None]]:
    """The decisions of a game as they are worked out, by the seats named or by all.

    Each comes with the number of its action, and every other action with ``None``, so that whoever waits can
    be told how far it is.
    """
    state = start
    for place, action in enumerate(actions):
        decision = None
        if isinstance(action, LayAway | PlayCard) and (seats is None or action.seat in seats):
            decision = judge(view_for(state, action.seat), action, place)
        yield place, decision
        state, _events = apply(state, action)


def judge(view: SeatView, action: LayAway | PlayCard, place: int = 0) -> Decision | None:
    """The decision that an action is, from its seat's view before it; ``None`` where there was no choice."""
    return _lay_away(view, action, place) if isinstance(action, LayAway) else _play(view, action, place)


def _lay_away(view: SeatView, action: LayAway, place: int) -> LayAwayDecision:
    measure, rows = rate_lay_aways(view)
    best = rows[0]
    chosen = next(row for row in rows if set(row.thrown) == set(action.cards))
    points = best.total - chosen.total
    if measure is Measure.CHANCE:
        assert best.win is not None
        assert chosen.win is not None
        chance: float | None = best.win - chosen.win
    else:
        chance = _in_chance(view, points)
    own_crib = asking.role_of(view) == DEALER
    hand = view.hand_number
    return LayAwayDecision(place, hand, action.seat, measure, points, chance, chosen, best, own_crib)


def _play(view: SeatView, action: PlayCard, place: int) -> PlayDecision | None:
    if len({card.rank for card in view.playable}) <= 1:
        return None
    advice = advise_play(view)
    best = advice.best
    chosen = next(option for option in advice.options if option.card.rank == action.card.rank)
    lost = best.worth - chosen.worth
    points, chance = lost, _in_chance(view, lost)
    if advice.measure is Measure.CHANCE:
        points, chance = _points_lost(view, best, chosen), lost
    hand, measure = view.hand_number, advice.measure
    return PlayDecision(place, hand, action.seat, measure, points, chance, chosen, best, advice.reasons)


def _points_lost(view: SeatView, best: PlayOption, chosen: PlayOption) -> float:
    """The same two cards by points, as far from home."""
    far = view._replace(scores=(0,) * len(view.scores))
    _measure, options = rate_plays(far)
    worths = {option.card.rank: option.worth for option in options}
    return worths[best.card.rank] - worths[chosen.card.rank]


def _in_chance(view: SeatView, points: float) -> float | None:
    """Points as a chance to win; ``None`` but between two."""
    return points * worth_of_point(view) if view.rules.shape.has_single_pone else None


def worth_of_point(view: SeatView) -> float:
    """Half of what two points between the sides change in the chance to win, at the score of a view."""
    from cribbage_a11y.odds.chance_to_win import HOME, chance

    role = asking.role_of(view)
    mine, theirs = (min(score, HOME - 1) for score in asking.scores(view))
    return (chance(role, mine + 1, theirs) - chance(role, mine, theirs + 1)) / 2
