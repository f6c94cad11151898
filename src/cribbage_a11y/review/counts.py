"""Counts that players said themselves: what was missed, claimed too much, and taken by whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cribbage_a11y.engine.events import Claimed, Event, HandShown, MugginsCalled, Scored, Whose
from cribbage_a11y.engine.scoring.points import ScoreKind


@dataclass(frozen=True)
class SaidCount:
    """A count that a player said, and what the hand or crib was worth."""

    seat: int
    whose: Whose
    said: int
    worth: int
    called: int | None = None
    """What the opponent said was missed, with muggins; ``None`` where it was not asked."""
    taker: int | None = None
    """The seat that took what was missed."""

    @property
    def missed(self) -> int:
        """Points that were there and not said."""
        return max(0, self.worth - self.said)

    @property
    def too_many(self) -> int:
        """Points that were said and not there."""
        return max(0, self.said - self.worth)

    @property
    def overlooked(self) -> int:
        """Points missed that the opponent, when asked, did not take."""
        return self.missed if self.called is not None and self.taker is None else 0


def said_counts(events: Iterable[Event]) -> Iterator[SaidCount]:
    """Every count said in a game, from its events in the order of the table."""
    said = called = None
    held: SaidCount | None = None
    for event in events:
        if isinstance(event, Claimed):
            said, called = event.points, None
        elif isinstance(event, MugginsCalled):
            called = event.points
        elif isinstance(event, HandShown):
            if held is not None:
                yield held
            held = None if said is None else SaidCount(event.seat, event.whose, said, event.total, called)
            said = called = None
        elif held is not None and isinstance(event, Scored) and event.reason is ScoreKind.MUGGINS:
            held = replace(held, taker=event.seat)
    if held is not None:
        yield held
