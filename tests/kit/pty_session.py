"""A program at a terminal of its own: keys go in, every byte that comes out is kept and drawn on a screen.

with PtySession([sys.executable, "-m", "cribbage_a11y"], columns=40) as session:
    session.wait_for("Your turn")
    session.press("1", "enter")
    assert session.ended() == 0
"""

from __future__ import annotations

import codecs
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import pyte

KEYS: Final[Mapping[str, str]] = {
    "enter": "\r",
    "esc": "\x1b",
    "tab": "\t",
    "shift-tab": "\x1b[Z",
    "space": " ",
    "backspace": "\x7f",
    "delete": "\x1b[3~",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "f1": "\x1bOP",
    **{f"ctrl-{letter}": chr(ord(letter) - 96) for letter in "abcdefghijklmnopqrstuvwxyz"},
}
"""What a terminal sends for the keys that have names; every other key is its own character."""
_ESCAPE: Final = re.compile(
    r"\x1b(?:\[[0-9;?<>=!]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9]|[=>78DEHMc])"
)


class PtyTimeoutError(AssertionError):
    """Something that a test waited for did not come; the message ends with what did."""


class PtySession:
    """A command with a pseudo-terminal as its controlling terminal.

    command: the program and its arguments.
    columns, rows: the size of the terminal.
    term, locale: what ``TERM``, and ``LANG`` with ``LC_ALL``, are set to.
    env: more variables, or None to leave one of these out. Of the tests' own, ``PATH`` and ``HOME`` go along.
    cwd: the folder to start in.

    ``output`` holds every byte written so far, and ``screen`` is a ``pyte.Screen`` that drew them. Nothing is
    read between calls, so the program waits when the terminal's buffer is full, as with a stopped terminal.
    """

    def __init__(
        self,
        command: Sequence[str | os.PathLike[str]],
        *,
        columns: int = 80,
        rows: int = 24,
        term: str = "xterm-256color",
        locale: str = "C.UTF-8",
        env: Mapping[str, str | None] | None = None,
        cwd: Path | None = None,
    ) -> None:
        self.output = b""
        self.screen: pyte.Screen = pyte.Screen(columns, rows)
        vars(self.screen)["write_process_input"] = (
            self.send
        )  # what a terminal replies, such as where its cursor is
        self._stream = pyte.ByteStream(self.screen)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._text = ""
        self._seen = 0
        self._master, terminal = os.openpty()
        try:
            _set_size(terminal, columns, rows)
            self._process = subprocess.Popen(
                ["setsid", "--ctty", *command],
                stdin=terminal,
                stdout=terminal,
                stderr=terminal,
                env=_environment(term, locale, env or {}),
                cwd=cwd,
            )
        finally:
            os.close(terminal)
        while self._process.poll() is None and os.getpgid(self.pid) != self.pid:
            time.sleep(0.001)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The number of the process; its process group has the same."""
        return self._process.pid

    @property
    def text(self) -> str:
        """Everything written so far as text, escape sequences included."""
        return self._text

    def plain_lines(self) -> list[str]:
        """The lines written so far, without escape sequences, in the order they were written."""
        return _ESCAPE.sub("", self._text).replace("\r", "").split("\n")

    def screen_lines(self) -> list[str]:
        """What the screen shows, a string for each row, without the blanks at its end."""
        return [line.rstrip() for line in self.screen.display]

    def cursor_line(self) -> str:
        """The row of the screen that the cursor is on."""
        row: int = self.screen.cursor.y
        return self.screen_lines()[row]

    def send(self, keys: str | bytes) -> None:
        """Types characters, or sends bytes, exactly as given."""
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            data = data[os.write(self._master, data) :]

    def press(self, *names: str) -> None:
        """Presses keys one after the other: a name of :data:`KEYS`, or any text for its characters."""
        for name in names:
            self.send(KEYS.get(name, name))

    def wait_for(self, pattern: str, timeout: float = 10.0) -> re.Match[str]:
        """Reads until the text after the last match holds ``pattern``, at most ``timeout`` seconds."""
        wanted = re.compile(pattern)
        end = time.monotonic() + timeout
        while True:
            found = wanted.search(self._text, self._seen)
            if found:
                self._seen = found.end()
                return found
            if not self._read(end - time.monotonic()):
                raise PtyTimeoutError(
                    f"{pattern!r} did not come. The end of what did: {self._text[-1500:]!r}"
                )

    def settle(self, quiet: float = 0.2, timeout: float = 10.0) -> None:
        """Reads until nothing has come for ``quiet`` seconds; what has come counts as seen."""
        end = time.monotonic() + timeout
        while time.monotonic() < end and self._read(quiet):
            pass
        self._seen = len(self._text)

    def resize(self, columns: int, rows: int) -> None:
        """Changes the size of the terminal, of which the program hears by SIGWINCH."""
        self.screen.resize(rows, columns)
        _set_size(self._master, columns, rows)

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal to the program and what it has started."""
        os.killpg(self.pid, number)

    def local_modes(self) -> int:
        """The terminal's local modes (echo, lines, signals), the same again once they are put back."""
        modes: int = termios.tcgetattr(self._master)[3]
        return modes

    def ended(self, timeout: float = 10.0) -> int:
        """Reads on until the program has ended and returns its exit status, negative for a signal."""
        end = time.monotonic() + timeout
        while self._process.poll() is None:
            if time.monotonic() > end:
                raise PtyTimeoutError(f"The program goes on. The end of its text: {self._text[-1500:]!r}")
            self._read(0.05)
        while self._read(0):
            pass
        return self._process.returncode

    def hang_up(self) -> None:
        """Closes the terminal, as when its window is closed; only :meth:`status` may follow."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def status(self, timeout: float = 10.0) -> int:
        """Waits for the program without reading, and returns its exit status as :meth:`ended` does."""
        return self._process.wait(timeout)

    def close(self) -> None:
        """Closes the terminal and ends the program, gently at first."""
        self.hang_up()
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                self._process.wait(1)
            except subprocess.TimeoutExpired:
                self.signal(number)
        self._process.wait()

    def _read(self, timeout: float) -> bool:
        """Takes in what comes within ``timeout`` seconds; False when nothing did, or no more ever will."""
        ready, _, _ = select.select([self._master], [], [], max(timeout, 0))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux says EIO when the last program at the terminal has ended
            return False
        self.output += data
        self._text += self._decoder.decode(data)
        self._stream.feed(data)
        return bool(data)


def _set_size(terminal: int, columns: int, rows: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def _environment(term: str, locale: str, more: Mapping[str, str | None]) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    chosen: dict[str, str | None] = {**kept, "TERM": term, "LANG": locale, "LC_ALL": locale, **more}
    return {name: value for name, value in chosen.items() if value is not None}
