"""A terminal for a part of the program: what is written to it, and keys pressed at it."""

from __future__ import annotations

import os
import pty
import select
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager

from prompt_toolkit.application import create_app_session
from prompt_toolkit.output import create_output


class Terminal:
    """Both ends of a terminal. ``inner`` is the program's side."""

    def __init__(self) -> None:
        self._outer, self.inner = pty.openpty()

    def press(self, keys: str) -> None:
        """Keys as the terminal sends them, all at once."""
        os.write(self._outer, keys.encode())

    def written(self) -> str:
        """Everything written since the last time, as it comes out of the terminal."""
        data = b""
        while select.select([self._outer], [], [], 0.02)[0]:
            data += os.read(self._outer, 65536)
        return data.decode()

    def hang_up(self) -> None:
        """The person closes the window."""
        os.close(self._outer)
        self._outer = -1

    @property
    def echoes(self) -> bool:
        """Whether the terminal shows what is typed."""
        return bool(termios.tcgetattr(self.inner)[3] & termios.ECHO)

    def close(self) -> None:
        """Both ends."""
        if self._outer >= 0:
            os.close(self._outer)
        os.close(self.inner)


@contextmanager
def terminal_as_stdin() -> Iterator[Terminal]:
    """A terminal that the program takes its keys from and writes its line prompts to."""
    terminal = Terminal()
    before = sys.stdin, sys.stdout
    with os.fdopen(os.dup(terminal.inner), "r") as keys, os.fdopen(os.dup(terminal.inner), "w") as out:
        sys.stdin, sys.stdout = keys, out
        try:
            with create_app_session(output=create_output(out)):
                yield terminal
        finally:
            sys.stdin, sys.stdout = before
            terminal.close()
