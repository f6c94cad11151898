"""The reader presentation over an SSH channel: keys as they are pressed, lines appended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from cribbage_a11y.net.ssh_line import LONGEST_LINE, Channel, SshLine
from cribbage_a11y.ui.key_decoder import KeyDecoder
from cribbage_a11y.ui.keyboard import ESCAPE_WAIT

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


class ReaderLine(SshLine):
    """Keys as they are pressed; the cursor stays at the end of the last line."""

    _ending = "\r\n"

    def __init__(self, channel: Channel, columns: int) -> None:
        super().__init__(channel, columns)
        self._keys = KeyDecoder()
        self._reader: LineReader | None = None
        self._flush: asyncio.TimerHandle | None = None
        self._is_first = True
        self._on_key: Callable[[str], None] = lambda _name: None

    def attach(self, key: Callable[[str], None], typed: Callable[[str], None]) -> None:  # noqa: ARG002
        """From now on keys go there."""
        self._on_key = key

    def append(self, lines: Sequence[str]) -> None:
        """Each line after an end of line; a question being answered comes again below them."""
        shown = [*lines, self._reader.shown] if self._reader is not None else lines
        text = "".join(f"\r\n{line}" for line in shown)
        if text:
            self._write(text.removeprefix("\r\n") if self._is_first else text)
            self._is_first = False

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text; ``None`` after Escape, or when the line is lost."""
        if self._reader is not None:
            self._reader.end(None)
        self._reader = reader = LineReader(question, given)
        self.append([])
        try:
            return await reader.answer
        finally:
            if self._reader is reader:
                self._reader = None

    def received(self, text: str) -> None:
        """Keys, given one by one; a lone Escape when nothing follows it."""
        if self._flush is not None:
            self._flush.cancel()
        self._give(self._keys.feed(text))
        self._flush = asyncio.get_running_loop().call_later(
            ESCAPE_WAIT, lambda: self._give(self._keys.flush())
        )

    def lost(self) -> None:
        """Nobody is at the other end any more."""
        super().lost()
        if self._flush is not None:
            self._flush.cancel()
        if self._reader is not None:
            self._reader.end(None)

    def _give(self, names: Sequence[str]) -> None:
        for name in names:
            if self._reader is not None and not self._reader.answer.done():
                self._write(self._reader.key(name))
            else:
                self._on_key(name)
