"""What is said to one guest, numbered and kept for a while, so that a lost line loses no word of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.lines import LineStyle

KEPT: Final = 64
"""Bursts kept for a guest who comes back; what is older is in the history."""


class Line(Protocol):
    """A guest's connection, of whichever door."""

    def announce(self, number: int, utterances: Sequence[Utterance], style: LineStyle) -> None:
        """Send one burst with its number. Never waits."""

    def refresh(self) -> None:
        """Something that can be read has changed."""

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text; ``None`` when the guest gives up or the line is lost."""

    def close(self, reason: str) -> None:
        """Say why, and end the connection."""


class Burst(NamedTuple):
    """What was said at once, with its number, 1 for the first."""

    number: int
    utterances: tuple[Utterance, ...]


class Outbox:
    """The presentation of a guest, with or without a line."""

    def __init__(self) -> None:
        self.style = LineStyle()
        self.line: Line | None = None
        self.number = 0
        """The number of the last burst."""
        self.asked = 0
        """The number of the last burst that asked the guest for something."""
        self.heard = 0
        """The number of the last burst that a line took."""
        self.on_burst: Callable[[Burst], None] | None = None
        """Who else keeps what is said."""
        self._kept: deque[Burst] = deque(maxlen=KEPT)

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst, to the line and for those who come back."""
        if not utterances:
            return
        self.number += 1
        burst = Burst(self.number, tuple(utterances))
        self._kept.append(burst)
        if any(said.urgency is Urgency.TURN for said in utterances):
            self.asked = self.number
        if self.line is not None:
            self.heard = self.number
            self.line.announce(burst.number, burst.utterances, self.style)
        if self.on_burst is not None:
            self.on_burst(burst)

    def restore(self, bursts: Sequence[Burst], heard: int) -> None:
        """Take up what was said before a restart of the host; what was said since comes after it."""
        first = bursts[-1].number + 1
        since = [Burst(number, burst.utterances) for number, burst in enumerate(self._kept, first)]
        self._kept = deque([*bursts, *since], maxlen=KEPT)
        self.number = self._kept[-1].number
        self.heard = heard

    def refresh(self) -> None:
        """Something that can be read has changed."""
        if self.line is not None:
            self.line.refresh()

    async def ask(self, question: str, given: str) -> str | None:
        """A question that no line can carry is given up."""
        return None if self.line is None else await self.line.ask(question, given)

    def missed(self, heard: int | None) -> tuple[Utterance, ...]:
        """The events since the burst ``heard`` last; where that is not known, since the line was lost.

        Answers to keys and what was asked meanwhile are left out: the one was for that moment, and the other
        is said anew.
        """
        since = self.heard if heard is None else heard
        bursts = [burst for burst in self._kept if burst.number > since]
        return tuple(said for burst in bursts for said in burst.utterances if said.urgency is Urgency.EVENT)
