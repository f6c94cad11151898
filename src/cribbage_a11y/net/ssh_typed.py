"""The typed presentation over an SSH channel: words and Enter."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from cribbage_a11y.net.ssh_line import LONGEST_LINE, Channel, SshLine

MOST_LINES: Final = 100
"""Typed lines that may wait; beyond them the oldest are dropped."""


class TypedLine(SshLine):
    """Words and Enter. Typed characters are echoed where the guest's terminal asked for it."""

    def __init__(self, channel: Channel, columns: int, line_end: str, *, echoes: bool) -> None:
        super().__init__(channel, columns)
        self._end = line_end
        self._echoes = echoes
        self._typed = ""
        self._waiting: deque[str] = deque(maxlen=MOST_LINES)
        self._on_typed: Callable[[str], None] | None = None
        self._answer: asyncio.Future[str | None] | None = None

    def attach(self, key: Callable[[str], None], typed: Callable[[str], None]) -> None:  # noqa: ARG002
        """From now on typed lines go there."""
        self._on_typed = typed
        self._take_next()

    def append(self, lines: Sequence[str]) -> None:
        """Each line with its end; what the guest has typed so far comes again below them."""
        if not lines:
            return
        typed = self._typed if self._echoes else ""
        self._write((self._end if typed else "") + "".join(line + self._end for line in lines) + typed)

    async def ask(self, question: str, given: str) -> str | None:
        """The next line; an empty one takes what is given."""
        self.append([question])
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)
        asked: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._answer = asked
        self._take_next()
        try:
            text = await asked
        finally:
            if self._answer is asked:
                self._answer = None
            self._later()
        return text or given or None

    def received(self, text: str) -> None:
        """Characters; a line is done at its end."""
        for character in text:
            if character in "\r\n":
                line, self._typed = self._typed, ""
                self._echo(self._end)
                self._done(line)
            elif character in "\b\x7f":
                self._echo("\b \b" if self._typed else "")
                self._typed = self._typed[:-1]
            elif len(self._typed) < LONGEST_LINE and character.isprintable():
                self._typed += character
                self._echo(character)

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        super().lost()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    def _echo(self, text: str) -> None:
        if self._echoes:
            self._write(text)

    def _done(self, line: str) -> None:
        self._waiting.append(line)
        self._take_next()

    def _later(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._take_next)

    def _take_next(self) -> None:
        """One line to the open question, else to the game; what it opens may want the next."""
        if not self._waiting or (self._answer is None and self._on_typed is None):
            return
        if self._answer is not None:
            if not self._answer.done():
                self._answer.set_result(self._waiting.popleft())
            return
        line = self._waiting.popleft()
        if self._on_typed is not None and line.strip():
            self._on_typed(line)
        self._later()
