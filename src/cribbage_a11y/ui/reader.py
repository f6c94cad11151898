"""The reader presentation: each line appended, the cursor left at its end, and nothing else ever written.

What was measured with real readers: a line written in one piece and left alone is spoken once and whole;
a prompt drawn again, a moved cursor or an erased line is not.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from typing import Final

FALLBACK_SIZE: Final = (80, 24)


class ReaderTerminal:
    """Appends lines to a terminal. One burst is one write."""

    def __init__(self, descriptor: int, encoding: str = "utf-8") -> None:
        self._descriptor = descriptor
        self._encoding = encoding
        self._begun = False

    def write(self, lines: Iterable[str]) -> None:
        """Append the lines; characters that the terminal cannot show become question marks."""
        text = "".join("\r\n" + line for line in lines)
        if not text:
            return
        if not self._begun:
            text = text.removeprefix("\r\n")
            self._begun = True
        self._send(text)

    def end(self) -> None:
        """Leave the cursor on a line of its own, for whatever comes after the game."""
        if self._begun:
            self._send("\r\n")
            self._begun = False

    @property
    def columns(self) -> int:
        """The width of the terminal now."""
        try:
            return os.get_terminal_size(self._descriptor).columns or FALLBACK_SIZE[0]
        except OSError:
            return shutil.get_terminal_size(FALLBACK_SIZE).columns

    def _send(self, text: str) -> None:
        rest = text.encode(self._encoding, "replace")
        while rest:
            try:
                rest = rest[os.write(self._descriptor, rest) :]
            except BlockingIOError:
                continue
            except OSError:
                return
