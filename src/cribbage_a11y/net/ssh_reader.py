"""The reader presentation over an SSH channel: keys as they are pressed, lines appended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from cribbage_a11y.net.ssh_keys import KeyedLine
from cribbage_a11y.net.ssh_line import LONGEST_LINE, Channel
from cribbage_a11y.ui.reader import LINE_AHEAD, with_blank

_BACKSPACES: Final = ("backspace", "delete")
_GIVE_UP: Final = ("escape", "ctrl-c", "ctrl-d")


class LineReader:
    """One line of text, typed key by key and echoed, since no terminal does it here."""

    def __init__(self, question: str, given: str) -> None:
        self.question = question
        self.text = given
        self.answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

    @property
    def shown(self) -> str:
        """The line as it stands on the terminal."""
        return f"{self.question} {self.text}"

    def key(self, name: str) -> str:
        """Take a key; what is to be echoed."""
        if name == "enter":
            self.end(self.text)
        elif name in _GIVE_UP:
            self.end(None)
        elif name in _BACKSPACES:
            return self._erased()
        else:
            character = " " if name == "space" else name
            if len(character) == 1 and character.isprintable() and len(self.text) < LONGEST_LINE:
                self.text += character
                return character
        return ""

    def end(self, answer: str | None) -> None:
        """Whoever asked goes on with the answer."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def _erased(self) -> str:
        if not self.text:
            return ""
        self.text = self.text[:-1]
        return "\b \b"


class ReaderLine(KeyedLine):
    """Keys as they are pressed; the cursor stays at the end of the last line."""

    _ending = "\r\n"

    def __init__(self, channel: Channel, columns: int, *, begins_lines: bool = False) -> None:
        """``begins_lines``: whether a burst's line is begun a moment before, as VTE's terminals need."""
        super().__init__(channel, columns)
        self._begins_lines = begins_lines
        self._news: list[str] = []
        """What is written at the next moment, on a line begun already."""
        self._writing: asyncio.TimerHandle | None = None
        self._reader: LineReader | None = None
        self._is_at_start = True
        self._column = 0

    def line_ended(self) -> None:
        """Somebody else left the cursor at the start of a line."""
        self._is_at_start = True
        self._column = 0

    def append(self, lines: Sequence[str]) -> None:
        """Each line after an end of line; a question being answered comes again below them."""
        if self._writing is not None:
            self._news += lines
        elif lines and self._begins_lines and self._reader is None and not self._is_at_start:
            self._news += lines
            self._write("\r\n")
            self.line_ended()
            self._writing = asyncio.get_running_loop().call_later(LINE_AHEAD, self.flush)
        else:
            self._append(lines)

    def flush(self) -> None:
        """Write now what waits for the next moment."""
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
            news, self._news = self._news, []
            self._append(news)

    def close(self, reason: str) -> None:
        """Say why, and end the session."""
        self.flush()
        self._begins_lines = False
        super().close(reason)

    def _append(self, lines: Sequence[str]) -> None:
        shown = [*lines, self._reader.shown] if self._reader is not None else [*lines]
        if not shown:
            return
        if self._reader is None:
            shown = with_blank(shown, self._column, is_at_start=self._is_at_start)
        text = "".join(f"\r\n{line}" for line in shown)
        self._write(text.removeprefix("\r\n") if self._is_at_start else text)
        self._is_at_start = False
        self._column = len(shown[-1])

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text; ``None`` after Escape, or when the line is lost."""
        self.flush()
        if self._reader is not None:
            self._reader.end(None)
        self._reader = reader = LineReader(question, given)
        self.append([])
        try:
            return await reader.answer
        finally:
            if self._reader is reader:
                self._reader = None
                self._column = len(reader.shown)

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        super().lost()
        self.flush()
        if self._reader is not None:
            self._reader.end(None)

    def takes(self, name: str) -> bool:
        """Give a key to the line that is typed, if there is one."""
        if self._reader is None or self._reader.answer.done():
            return False
        self._write(self._reader.key(name))
        return True
