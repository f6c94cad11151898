"""Where the points of a game came from, hand by hand: a fold over its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from cribbage_a11y.engine.events import CardPlayed, Dealt, Event, HandShown, Scored, Whose
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind


class Row(NamedTuple):
    """Points of one side by where they came from, in one hand or in several."""

    play: int = 0
    hand: int = 0
    crib: int = 0
    heels: int = 0
    muggins: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        """All of them together."""
        return sum(self)


class HandTally(NamedTuple):
    """One hand of a game: its number, and a row for each side."""

    number: int
    rows: tuple[Row, ...]


_COLUMN: Final = {name: place for place, name in enumerate(Row._fields)}
_BY_REASON: Final = {
    ScoreKind.HEELS: _COLUMN["heels"],
    ScoreKind.MUGGINS: _COLUMN["muggins"],
    ScoreKind.PONE_BONUS: _COLUMN["bonus"],
}
_TOLD: Final = frozenset({Dealt, CardPlayed, HandShown, Scored})


def tally(rules: Rules, events: Iterable[Event]) -> list[HandTally]:
    """The hands of the last game among ``events``, the first hand first.

    Only what was pegged counts: of a winning item no more than reached the target.
    """
    sides = rules.shape.sides
    hands: list[tuple[int, list[list[int]]]] = []
    scores = [0] * len(sides)
    column = _COLUMN["play"]
    for event in events:
        if type(event) not in _TOLD:
            continue
        if isinstance(event, Scored):
            if hands:
                pegged = min(event.points, event.score - scores[event.side])
                scores[event.side] = event.score
                hands[-1][1][event.side][_BY_REASON.get(event.reason, column)] += pegged
        elif isinstance(event, CardPlayed):
            column = _COLUMN["play"]
        elif isinstance(event, HandShown):
            column = _COLUMN["crib" if event.whose is Whose.CRIB else "hand"]
        else:
            assert isinstance(event, Dealt)
            if event.hand == 1:
                hands, scores = [], [0] * len(sides)
            hands.append((event.hand, [[0] * len(_COLUMN) for _ in sides]))
    return [HandTally(number, tuple(Row(*row) for row in rows)) for number, rows in hands]


def sums(hands: Iterable[HandTally]) -> tuple[Row, ...]:
    """A row for each side with the sums over all hands; empty without hands."""
    columns = zip(*(hand.rows for hand in hands), strict=True)
    return tuple(Row(*map(sum, zip(*rows, strict=True))) for rows in columns)
