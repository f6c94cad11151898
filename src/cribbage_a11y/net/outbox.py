"""What is said to one guest, numbered and kept for a while, so that a lost line loses no word of it."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol

from cribbage_a11y.net.tasks import until_safe
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
    """The presentation of a guest, with or without a line.

    ``word`` puts a fact into an utterance again; ``when_safe`` does something once the actions that led to it
    are on the disk, so that no line is told of anything that a power failure could undo.
    """

    def __init__(
        self,
        word: Callable[[object], Utterance],
        when_safe: Callable[[Callable[[], None]], None] = lambda do: do(),
    ) -> None:
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
        self._kept: list[object] = []
        """The events of the last bursts: as facts where they are known, which need no room, else as words."""
        self._numbers = array("Q")
        """Of the bursts that the events were in."""
        self._word = word
        self._when_safe = when_safe
        self._is_stale = False

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst, to the line and for those who come back."""
        if utterances:
            self._announce(utterances, utterances)

    def announce_missed(self, utterances: Sequence[Utterance]) -> None:
        """What :meth:`missed` gave, to a line: it is kept as it is, so that a line that is cut again while it
        is said hears it once.
        """
        if utterances:
            self._announce(utterances, ())

    def _announce(self, utterances: Sequence[Utterance], kept: Sequence[Utterance]) -> None:
        self.number += 1
        burst = Burst(self.number, tuple(utterances))
        self._keep(Burst(self.number, tuple(kept)))
        if any(said.urgency is Urgency.TURN for said in utterances):
            self.asked = self.number
        if self.line is not None:
            self._when_safe(partial(self._send, self.line, burst))
        if self.on_burst is not None:
            self.on_burst(Burst(self.number, tuple(kept)))

    def restore(self, bursts: Sequence[Burst], heard: int) -> None:
        """Take up what was said before a restart of the host; what was said since comes after it."""
        last = bursts[-1].number
        kept, numbers = self._kept, self._numbers
        self._kept, self._numbers = [], array("Q")
        for burst in bursts:
            self._keep(burst)
        self._kept += kept
        self._numbers.extend(last + number for number in numbers)
        self.number += last
        self.heard = heard

    def refresh(self) -> None:
        """Something that can be read has changed."""
        if self.line is not None and not self._is_stale:
            self._is_stale = True
            self._when_safe(self._refresh)

    async def ask(self, question: str, given: str) -> str | None:
        """A question that no line can carry is given up."""
        await until_safe(self._when_safe)
        return None if self.line is None else await self.line.ask(question, given)

    def missed(self, heard: int | None) -> tuple[Utterance, ...]:
        """The events since the burst ``heard`` last; where that is not known, since the line was lost.

        Answers to keys and what was asked meanwhile are left out: the one was for that moment, and the other
        is said anew.
        """
        since = self.heard if heard is None else heard
        first = bisect_right(self._numbers, since)
        return tuple(self._worded(fact) for fact in self._kept[first:])

    def settle(self) -> None:
        """Put what is kept into words: who sits where is about to change."""
        self._kept = [self._worded(fact) for fact in self._kept]

    def _keep(self, burst: Burst) -> None:
        for said in burst.utterances:
            if said.urgency is Urgency.EVENT:
                self._kept.append(said if said.told is None else said.told)
                self._numbers.append(burst.number)
        old = bisect_right(self._numbers, burst.number - KEPT) if burst.number > KEPT else 0
        del self._kept[:old], self._numbers[:old]

    def _worded(self, fact: object) -> Utterance:
        return fact if isinstance(fact, Utterance) else self._word(fact)

    def _send(self, line: Line, burst: Burst) -> None:
        if self.line is line:
            self.heard = burst.number
            line.announce(burst.number, burst.utterances, self.style)

    def _refresh(self) -> None:
        self._is_stale = False
        if self.line is not None:
            self.line.refresh()
