"""A whole game reviewed: every decision, luck apart from skill, counts said; and the sums by seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from cribbage_a11y.engine.actions import Action
from cribbage_a11y.engine.replay import replay
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.review.advice import Measure
from cribbage_a11y.review.counts import SaidCount, said_counts
from cribbage_a11y.review.decisions import Decision, decisions
from cribbage_a11y.review.luck import HandLuck, by_side, luck

DEAREST: Final = 3

Progress = Callable[[int, int], None]
"""Told how many actions are judged, of how many."""


@dataclass(frozen=True)
class SeatReview:
    """One seat's decisions together."""

    seat: int
    decisions: int
    mistakes: int
    points: float
    """What those judged by points cost together."""
    chance: float | None
    """What all of them cost in the chance to win, from 0 to 1; ``None`` where it is not known."""
    dearest: tuple[Decision, ...]
    """The mistakes that cost most, the dearest first; three at most."""


@dataclass(frozen=True)
class GameReview:
    """All that the review of a game holds."""

    decisions: tuple[Decision, ...]
    """In the order of the game, of the seats that were asked for."""
    seats: tuple[SeatReview, ...]
    """A sum for each of those seats."""
    luck: tuple[HandLuck, ...]
    luck_by_side: tuple[tuple[float, float], ...]
    """By side: points that the deals gave, and the cuts, beyond the average."""
    counts: tuple[SaidCount, ...]


def review(
    start: GameState,
    actions: Sequence[Action],
    seats: Collection[int] | None = None,
    progress: Progress = lambda _done, _of: None,
) -> GameReview:
    """Review a game, the decisions of the seats named or of all."""
    judged: list[Decision] = []
    for place, decision in decisions(start, actions, seats):
        if decision is not None:
            judged.append(decision)
        progress(place + 1, len(actions))
    hands = tuple(luck(start, actions))
    wanted = start.rules.shape.seats if seats is None else sorted(seats)
    return GameReview(
        tuple(judged),
        tuple(sum_of(seat, judged) for seat in wanted),
        hands,
        by_side(start, hands),
        tuple(said_counts(replay(start, actions).events)),
    )


def sum_of(seat: int, judged: Iterable[Decision]) -> SeatReview:
    """One seat's decisions added up."""
    own = [decision for decision in judged if decision.seat == seat]
    chances = [decision.chance for decision in own]
    known = [chance for chance in chances if chance is not None]
    mistakes = [decision for decision in own if decision.is_mistake]
    return SeatReview(
        seat=seat,
        decisions=len(own),
        mistakes=len(mistakes),
        points=sum(decision.points for decision in own if decision.measure is Measure.POINTS),
        chance=sum(known) if len(known) == len(own) else None,
        dearest=tuple(sorted(mistakes, key=_dearness, reverse=True)[:DEAREST]),
    )


def _dearness(decision: Decision) -> float:
    """What to rank mistakes by: the chance to win where it is known, else points."""
    return decision.points if decision.chance is None else decision.chance
