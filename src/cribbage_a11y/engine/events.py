"""What happened at the table: facts, never text.

Every event class names its :class:`EventKind`; the value of the kind is the word of the game record.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, get_args

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.members import quick_members
from cribbage_a11y.engine.scoring.points import ScoreKind


@quick_members
class EventKind(StrEnum):
    """One member for each kind of event."""

    CUT_FOR_DEAL = "cut_for_deal"
    DEAL = "deal"
    LAY_AWAY = "lay_away"
    STARTER = "starter"
    PLAY = "play"
    GO = "go"
    NEW_COUNT = "new_count"
    POINTS = "points"
    TO_COUNT = "to_count"
    CLAIM = "claim"
    CALL_MUGGINS = "call_muggins"
    SHOW = "show"
    UNCOUNTED = "uncounted"
    GAME_OVER = "game_over"


@quick_members
class Whose(StrEnum):
    """What is counted in the show."""

    HAND = "hand"
    CRIB = "crib"


@quick_members
class Skunk(StrEnum):
    """How far behind the loser stayed."""

    SINGLE = "single"
    DOUBLE = "double"


@dataclass(frozen=True, slots=True)
class DealCut:
    """All seats cut a card for the deal; no dealer yet where two cut the lowest rank."""

    kind: ClassVar = EventKind.CUT_FOR_DEAL
    cards: tuple[Card, ...]
    dealer: int | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards by seat; a seat sees its own, the others' and the crib's are empty."""

    kind: ClassVar = EventKind.DEAL
    hand: int
    dealer: int
    cards: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidAway:
    """A seat laid cards away; for the others the cards are empty."""

    kind: ClassVar = EventKind.LAY_AWAY
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StarterTurned:
    kind: ClassVar = EventKind.STARTER
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``count`` is the count after the card."""

    kind: ClassVar = EventKind.PLAY
    seat: int
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class GoSaid:
    """The seat's turn came, it holds cards, and none fits: once per seat and count."""

    kind: ClassVar = EventKind.GO
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class NewCount:
    """The count goes back to nothing; ``leader`` lays next."""

    kind: ClassVar = EventKind.NEW_COUNT
    leader: int


@dataclass(frozen=True, slots=True)
class Scored:
    """One scoring item. ``score`` is the side's total after it, never above the target."""

    kind: ClassVar = EventKind.POINTS
    seat: int
    side: int
    points: int
    reason: ScoreKind
    cards: tuple[Card, ...]
    score: int


@dataclass(frozen=True, slots=True)
class ToCount:
    """A hand or crib lies open and waits for its count to be claimed (manual counting and muggins)."""

    kind: ClassVar = EventKind.TO_COUNT
    seat: int
    whose: Whose
    cards: tuple[Card, ...]
    starter: Card


@dataclass(frozen=True, slots=True)
class Claimed:
    kind: ClassVar = EventKind.CLAIM
    seat: int
    whose: Whose
    points: int


@dataclass(frozen=True, slots=True)
class MugginsCalled:
    """The opponent's answer to a claim: the points it says were missed, and whether that is right."""

    kind: ClassVar = EventKind.CALL_MUGGINS
    seat: int
    points: int
    right: bool


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand or crib is counted; its :class:`Scored` items follow. ``total`` is the full worth."""

    kind: ClassVar = EventKind.SHOW
    seat: int
    whose: Whose
    cards: tuple[Card, ...]
    starter: Card
    total: int


@dataclass(frozen=True, slots=True)
class Uncounted:
    """After the winning point: a hand or crib the game never got to, and its full worth."""

    kind: ClassVar = EventKind.UNCOUNTED
    seat: int
    whose: Whose
    cards: tuple[Card, ...]
    starter: Card
    total: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """``winner`` is a side; ``skunk`` goes by the better of the losers."""

    kind: ClassVar = EventKind.GAME_OVER
    winner: int
    scores: tuple[int, ...]
    skunk: Skunk | None


Event = (
    DealCut
    | Dealt
    | LaidAway
    | StarterTurned
    | CardPlayed
    | GoSaid
    | NewCount
    | Scored
    | ToCount
    | Claimed
    | MugginsCalled
    | HandShown
    | Uncounted
    | GameOver
)

EVENT_TYPES: Final[tuple[type[Event], ...]] = get_args(Event)

PUBLIC_EVENTS: Final[frozenset[type[Event]]] = frozenset(
    {
        DealCut,
        StarterTurned,
        CardPlayed,
        GoSaid,
        NewCount,
        Scored,
        ToCount,
        Claimed,
        MugginsCalled,
        HandShown,
        Uncounted,
        GameOver,
    }
)
"""The events whose every field lies open at the table. Anything not named here is private."""
