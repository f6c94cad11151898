"""In place of a terminal, a voice and a program: what a place at a table needs, keeping what it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.console import Handler
from cribbage_a11y.ui.lines import LineStyle


class Seen:
    """A presentation that keeps what it is given, and answers its questions from ``typed``."""

    def __init__(self) -> None:
        self.style = LineStyle()
        self.bursts: list[tuple[Utterance, ...]] = []
        self.refreshed = 0
        self.questions: list[tuple[str, str]] = []
        self._open: asyncio.Future[str | None] | None = None

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """One burst."""
        self.bursts.append(tuple(utterances))

    def refresh(self) -> None:
        """Something changed."""
        self.refreshed += 1

    async def ask(self, question: str, given: str) -> str | None:
        """Wait for :meth:`answer`."""
        self.questions.append((question, given))
        self._open = asyncio.get_running_loop().create_future()
        try:
            return await self._open
        finally:
            self._open = None

    def answer(self, text: str | None) -> None:
        """Give the open question its line; ``None`` for Escape."""
        assert self._open is not None
        self._open.set_result(text)


class Spoken:
    """A voice that keeps what it is given."""

    def __init__(self) -> None:
        self.bursts: list[tuple[Utterance, ...]] = []

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """One burst."""
        self.bursts.append(tuple(burst))


class Noting(dict[str, Handler]):
    """Handlers that only note what is asked of the program."""

    def __init__(self, note: Callable[[str], Handler]) -> None:
        super().__init__()
        self._note = note

    def __missing__(self, name: str) -> Handler:
        return self._note(name)
