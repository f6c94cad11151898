"""A burst of events as moments: what belongs together, one line and one history entry each. Facts only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    DealCut,
    Dealt,
    Event,
    GameOver,
    GoSaid,
    HandShown,
    LaidAway,
    MugginsCalled,
    NewCount,
    Scored,
    StarterTurned,
    ToCount,
    Uncounted,
)
from cribbage_a11y.engine.scoring.points import ScoreKind

E = TypeVar("E", bound=Event)


class Topic(StrEnum):
    """What a moment is about; each has its own teller."""

    CUT_FOR_DEAL = "cut_for_deal"
    GAME_BEGINS = "game_begins"
    """The first deal of a game, as news about the game: who plays whom, and to what target."""
    DEAL = "deal"
    LAY_AWAY = "lay_away"
    STARTER = "starter"
    PLAY = "play"
    GO = "go"
    NEW_COUNT = "new_count"
    POINTS = "points"
    """Points that no other moment holds: a go, the pone bonus, or a part of a burst that came late."""
    TO_COUNT = "to_count"
    CLAIM = "claim"
    CALL_MUGGINS = "call_muggins"
    SHOW = "show"
    UNCOUNTED = "uncounted"
    GAME_OVER = "game_over"


class Moment(NamedTuple):
    """Events that are told together."""

    topic: Topic
    events: tuple[Event, ...]

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Its events of one class, in order."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def first(self, kind: type[E]) -> E:
        """Its first event of one class; raises :class:`LookupError` when it has none."""
        for event in self.events:
            if isinstance(event, kind):
                return event
        raise LookupError(kind.__name__)

    @property
    def scored(self) -> tuple[Scored, ...]:
        """Its points, in order."""
        return self.all(Scored)


_TOPICS: Final[dict[type[Event], Topic]] = {
    DealCut: Topic.CUT_FOR_DEAL,
    Dealt: Topic.DEAL,
    LaidAway: Topic.LAY_AWAY,
    StarterTurned: Topic.STARTER,
    CardPlayed: Topic.PLAY,
    GoSaid: Topic.GO,
    NewCount: Topic.NEW_COUNT,
    Scored: Topic.POINTS,
    ToCount: Topic.TO_COUNT,
    Claimed: Topic.CLAIM,
    MugginsCalled: Topic.CALL_MUGGINS,
    HandShown: Topic.SHOW,
    Uncounted: Topic.UNCOUNTED,
    GameOver: Topic.GAME_OVER,
}

_OWN_LINE: Final = frozenset({ScoreKind.GO, ScoreKind.PONE_BONUS})
"""Points told in a line of their own, whatever came before."""
_HOLD_POINTS: Final = frozenset({Topic.PLAY, Topic.STARTER, Topic.SHOW})


def moments(events: Iterable[Event]) -> Iterator[Moment]:
    """The moments of a burst, in order. A game's first deal gives two: the game, and the hand."""
    topic: Topic | None = None
    held: list[Event] = []
    for event in events:
        if topic is not None and _belongs(topic, event):
            held.append(event)
            topic = Topic.SHOW if isinstance(event, HandShown) else topic
            continue
        if topic is not None:
            yield Moment(topic, tuple(held))
        if isinstance(event, Dealt) and event.hand == 1:
            yield Moment(Topic.GAME_BEGINS, (event,))
        topic, held = _TOPICS[type(event)], [event]
    if topic is not None:
        yield Moment(topic, tuple(held))


def _belongs(topic: Topic, event: Event) -> bool:
    """Whether an event is part of the moment before it."""
    if isinstance(event, Scored):
        return topic in _HOLD_POINTS and event.reason not in _OWN_LINE
    return topic is Topic.CLAIM and isinstance(event, HandShown)


def announced_last(told: object) -> bool:
    """Whether something is told after all else of its burst: hands not counted come after who won."""
    return isinstance(told, Moment) and told.topic is Topic.UNCOUNTED
