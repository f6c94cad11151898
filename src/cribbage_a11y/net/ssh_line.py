"""A guest's terminal at the other end of an SSH channel: lines appended, keys or typed lines read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.lines import LineStyle, terminal_lines
from cribbage_a11y.ui.screens.screen import say

MOST_UNSENT: Final = 262_144
"""Bytes that may wait for a slow line before it is closed."""
LONGEST_LINE: Final = 1_000
"""Characters of a typed line; what comes after is dropped."""


class Channel(Protocol):
    """What of an SSH channel is needed."""

    def write(self, data: str) -> None:
        """Send characters; never waits."""

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be sent."""

    def exit(self, status: int) -> None:
        """End the session with a status."""


class SshLine(ABC):
    """What both presentations share: appended lines, a question now and then, and the end."""

    def __init__(self, channel: Channel, columns: int) -> None:
        self.columns = columns
        self.is_closed = False
        self._channel = channel

    def announce(self, number: int, utterances: Sequence[Utterance], style: LineStyle) -> None:  # noqa: ARG002
        """Append one burst in one write."""
        self.append(terminal_lines(utterances, self.columns, style))

    def refresh(self) -> None:  # noqa: B027 -- a line has nothing to draw
        """Nothing is drawn, so nothing is drawn anew."""

    def say(self, text: str) -> None:
        """A sentence of the door's own."""
        self.append(terminal_lines(say(text).utterances, self.columns, LineStyle()))

    @abstractmethod
    def append(self, lines: Sequence[str]) -> None:
        """Whole lines after those that are there."""

    @abstractmethod
    def received(self, text: str) -> None:
        """Characters from the guest."""

    @abstractmethod
    async def ask(self, question: str, given: str) -> str | None:
        """A line of text; ``None`` when the guest gives up or the line is lost."""

    @abstractmethod
    def attach(self, key: Callable[[str], None], typed: Callable[[str], None]) -> None:
        """From now on the guest plays: keys go there, or typed lines."""

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        self.is_closed = True

    def close(self, reason: str) -> None:
        """Say why, and end the session."""
        if not self.is_closed:
            if reason:
                self.say(reason)
            self.is_closed = True
            self._channel.write(self._ending)
            self._channel.exit(0)

    _ending = ""
    """What leaves the cursor on a line of its own."""

    def _write(self, text: str) -> None:
        if self.is_closed:
            return
        if self._channel.get_write_buffer_size() > MOST_UNSENT:
            self.is_closed = True
            self._channel.exit(1)
            return
        self._channel.write(text)
