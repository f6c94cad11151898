"""What Speech Dispatcher writes, cut into answers and events. No sockets.

An answer is lines `NNN-data` and a last line `NNN text`. Events come between answers, with codes from 700 to
799: `701-MESSAGE`, `701-CLIENT`, `701 BEGIN`.
"""

from collections import deque
from typing import NamedTuple

from cribbage_a11y.speech.errors import SinkFailedError

__all__ = ["BEGIN", "CANCELED", "END", "LONGEST_LINE", "Answer", "Happening", "SsipParser", "message_number"]

BEGIN, END, CANCELED = 701, 702, 703
"""Codes of the events: a message is begun, is over, was cut off or kept out."""

LONGEST_LINE = 65536
"""Bytes that may come without the end of a line, before the other side counts as no such server."""


class Answer(NamedTuple):
    """The answer to a command: its code, the text of its last line, the data of the lines before it."""

    code: int
    text: str
    data: list[str]


class Happening(NamedTuple):
    """An event: its code and the number of the message that it is about."""

    code: int
    message: int


class SsipParser:
    """Takes bytes as they come; keeps what is complete in `answers` and `happenings`."""

    def __init__(self) -> None:
        self.answers: deque[Answer] = deque()
        self.happenings: list[Happening] = []
        self._rest = b""
        self._data: list[str] = []

    def feed(self, received: bytes) -> None:
        """Take what was received. Raises SinkFailedError for what is not SSIP."""
        *lines, self._rest = (self._rest + received).split(b"\n")
        if len(self._rest) > LONGEST_LINE:
            raise SinkFailedError("a line without end")
        for line in lines:
            self._line(line.decode("utf-8", "replace").rstrip("\r"))

    def _line(self, line: str) -> None:
        code, mark, rest = line[:3], line[3:4], line[4:]
        if not (code.isascii() and code.isdecimal()) or mark not in ("-", " "):
            raise SinkFailedError(f"not understood: {line[:40]}")
        if mark == "-":
            self._data.append(rest)
            return
        data, self._data = self._data, []
        if 700 <= int(code) < 800:
            self.happenings.append(Happening(int(code), message_number(data)))
        else:
            self.answers.append(Answer(int(code), rest, data))


def message_number(data: list[str]) -> int:
    """The number that stands first in data. Raises SinkFailedError when there is none."""
    if not data or not (data[0].isascii() and data[0].isdecimal()):
        raise SinkFailedError("the server did not number the message")
    return int(data[0])
