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


_BY_REASON: Final = {
    ScoreKind.HEELS: "heels",
    ScoreKind.MUGGINS: "muggins",
    ScoreKind.PONE_BONUS: "bonus",
}


def tally(rules: Rules, events: Iterable[Event]) -> list[HandTally]:
    """The hands of the last game among ``events``, the first hand first.

    Only what was pegged counts: of a winning item no more than reached the target.
    """
    sides = range(len(rules.shape.sides))
    hands: list[HandTally] = []
    scores: dict[int, int] = {}
    column = "play"
    for event in events:
        if isinstance(event, Dealt):
            if event.hand == 1:
                hands, scores = [], dict.fromkeys(sides, 0)
            hands.append(HandTally(event.hand, tuple(Row() for _ in sides)))
        elif isinstance(event, CardPlayed):
            column = "play"
        elif isinstance(event, HandShown):
            column = "crib" if event.whose is Whose.CRIB else "hand"
        elif isinstance(event, Scored) and hands:
            pegged = min(event.points, event.score - scores.get(event.side, 0))
            scores[event.side] = event.score
            name = _BY_REASON.get(event.reason, column)
            hands[-1] = _with(hands[-1], event.side, name, pegged)
    return hands


def _with(hand: HandTally, side: int, column: str, points: int) -> HandTally:
    rows = list(hand.rows)
    row = rows[side]
    rows[side] = row._replace(**{column: getattr(row, column) + points})
    return HandTally(hand.number, tuple(rows))


def sums(hands: Iterable[HandTally]) -> tuple[Row, ...]:
    """A row for each side with the sums over all hands; empty without hands."""
    columns = zip(*(hand.rows for hand in hands), strict=True)
    return tuple(Row(*map(sum, zip(*rows, strict=True))) for rows in columns)
