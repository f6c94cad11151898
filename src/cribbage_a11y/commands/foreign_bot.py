"""A program at a seat: started, asked line by line, and ended, whatever it does."""

from __future__ import annotations

import os
import shlex
import signal
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Final

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.players.bot_protocol import BotError

GRACE: Final = 1.0
"""Seconds in which a program may end itself once its input has ended."""
LONGEST_ANSWER: Final = 65_536
"""Bytes of a line; no answer is near it."""
_POSIX: Final = os.name == "posix"


class ForeignBot:
    """One program. Its pipes are served by threads, so that a silent one never holds anything up."""

    def __init__(self, command: str, seconds: float) -> None:
        """Start the program; an answer may take ``seconds``. Raises :class:`CommandError`."""
        self._seconds = seconds
        self._child = _start(command)
        self._questions: SimpleQueue[str | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._notes: deque[bytes] = deque(maxlen=1)
        self._threads = [Thread(target=work, daemon=True) for work in (self._carry, self._listen)]
        for thread in self._threads:
            thread.start()

    def exchange(self, line: str) -> str:
        """Send a line and return the line that comes back.

        Raises :class:`BotError` when none comes in time, or the program ends.
        """
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=self._seconds)
        except Empty:
            raise BotError(f"no answer within {self._seconds:g} seconds") from None
        if not answer:
            raise BotError(self._why_it_ended())
        if len(answer) == LONGEST_ANSWER:
            raise BotError(f"an answer of more than {LONGEST_ANSWER} bytes")
        return answer.decode("utf-8", errors="replace")

    def close(self) -> None:
        """End the program and all that it has started."""
        self._questions.put(None)
        try:
            self._child.wait(GRACE)
        except TimeoutExpired:
            pass
        finally:
            _kill(self._child)
        self._child.wait()
        for thread in self._threads:
            thread.join(GRACE)
        for pipe in (self._child.stdout, self._child.stderr):
            _close(pipe)

    def _carry(self) -> None:
        """Take each question to the program and bring its answer; nothing, when its pipes are closed."""
        into, out = self._child.stdin, self._child.stdout
        assert into is not None
        assert out is not None
        for question in iter(self._questions.get, None):
            answer = b""
            with suppress(OSError):
                into.write(f"{question}\n".encode())
                into.flush()
                answer = out.readline(LONGEST_ANSWER)
            self._answers.put(answer)
        _close(into)

    def _listen(self) -> None:
        """Read the notes that the program writes, so that it never waits, and keep the last line."""
        assert self._child.stderr is not None
        while note := self._child.stderr.readline(LONGEST_ANSWER):
            if note.strip():
                self._notes.append(note)

    def _why_it_ended(self) -> str:
        """After the end of its output."""
        with suppress(TimeoutExpired):
            self._child.wait(GRACE)
        self._threads[1].join(GRACE)
        status = self._child.returncode
        how = "its output ended" if status is None else f"it ended with status {status}"
        if not self._notes:
            return how
        return f"{how}, and its last note was {self._notes[-1].decode('utf-8', errors='replace').strip()!r}"


def _start(command: str) -> Popen[bytes]:
    try:
        words = shlex.split(command) if _POSIX else command
    except ValueError as error:
        raise CommandError(f"exec:{command}: {error}.") from None
    if not words:
        raise CommandError("exec: names no command: write it after the colon, as in exec:./my_bot.")
    try:
        return Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=_POSIX)
    except OSError as error:
        raise CommandError(f"exec:{command}: {error.strerror or error}.") from None


def _kill(child: Popen[bytes]) -> None:
    """End a program and its children, if they still run."""
    if not _POSIX:
        child.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)


def _close(pipe: IO[bytes] | None) -> None:
    assert pipe is not None
    with suppress(OSError):
        pipe.close()
