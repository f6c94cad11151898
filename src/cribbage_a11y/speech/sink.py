"""Where words go: the protocol that every backend obeys, and two that make no sound.

A sink may block. It is built, called and closed by one worker thread and by no other.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from cribbage_a11y.present.utterance import Urgency

__all__ = ["Progress", "RecorderSink", "SilentSink", "Sink"]


class Progress(Enum):
    """What became of the latest message.

    FREE: it is over, or the backend keeps a queue of its own; the next may be given.
    TALKING: it is being said, and the next one would cut it off.
    DROPPED: it was never begun, because another program was speaking; it may be given again.
    """

    FREE = "free"
    TALKING = "talking"
    DROPPED = "dropped"


class Sink(Protocol):
    """A backend. Any exception from a method counts as one failure of the backend."""

    def speak(self, text: str, urgency: Urgency) -> None:
        """Ask for text to be said. ANSWER interrupts what this sink is saying; the others do not."""

    def braille(self, text: str) -> None:
        """Show text on the braille line; does nothing where the backend has none."""

    def progress(self) -> Progress:
        """What became of the latest speak(). Returns at once."""

    def close(self) -> None:
        """Give the backend up. Nothing is called afterwards."""


@dataclass
class RecorderSink:
    """Keeps all that it is given, in order. For tests and for the record of a session."""

    spoken: list[tuple[str, Urgency]] = field(default_factory=list)
    brailled: list[str] = field(default_factory=list)
    closed: bool = False

    def speak(self, text: str, urgency: Urgency) -> None:
        """Keep the words and how urgent they were."""
        self.spoken.append((text, urgency))

    def braille(self, text: str) -> None:
        """Keep the braille form."""
        self.brailled.append(text)

    def progress(self) -> Progress:
        """Nothing is ever being said."""
        return Progress.FREE

    def close(self) -> None:
        """Remember that it was given up."""
        self.closed = True


class SilentSink:
    """Takes everything, and is silent."""

    def speak(self, text: str, urgency: Urgency) -> None:
        """Say nothing."""

    def braille(self, text: str) -> None:
        """Show nothing."""

    def progress(self) -> Progress:
        """Nothing is ever being said."""
        return Progress.FREE

    def close(self) -> None:
        """There is nothing to give up."""
