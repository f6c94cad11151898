"""What a session needs of the place where it is seen: a terminal, a line of text, a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.lines import LineStyle


class Presentation(Protocol):
    """Shows what is announced, and asks for real text."""

    style: LineStyle
    """How the player reads; changes with the settings."""

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst, in order; the last line is the current one. Never blocks for long."""

    def refresh(self) -> None:
        """Something that can be read has changed; draw it anew, where anything is drawn."""

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text from the player; ``None`` when the player gives up."""


@runtime_checkable
class Wipes(Protocol):
    """A presentation whose terminal others look at too."""

    def wipe(self) -> None:
        """Take away all that was shown, also what has scrolled away."""
