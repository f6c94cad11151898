"""Watches a process that is attacked: what it writes, starts and logs, and how much memory it takes."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import sys
import traceback
from pathlib import Path
from typing import Any, Final

_STARTS: Final = frozenset(
    {
        "subprocess.Popen",
        "os.exec",
        "os.posix_spawn",
        "os.spawn",
        "os.system",
        "os.fork",
        "os.forkpty",
        "pty.spawn",
    }
)
_CHANGES: Final = frozenset(
    {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod"}
)
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC


class Guard(logging.Handler):
    """From its making on, until :meth:`stop`. ``home`` is the only folder that may be written to."""

    def __init__(self, home: Path) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        """What must not be."""
        self.ended_by_library = 0
        """Lines that the websockets library ended on an assertion of its own, none of our code beneath."""
        self.games = 0
        """Games that came to their ends meanwhile."""
        self._home = os.fspath(home.resolve())
        self._watches = True
        logging.getLogger().addHandler(self)
        sys.addaudithook(self._audit)

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear of errors that nobody caught in an event loop."""
        loop.set_exception_handler(lambda _loop, what: self.note(f"not caught: {what!r}"))

    def emit(self, record: logging.LogRecord) -> None:
        """An error that was logged. A library's own, that ends the attacker's line, is counted alone."""
        if record.name.startswith("websockets.server") and not _is_ours(record):
            self.ended_by_library += 1
        elif record.levelno >= logging.ERROR or record.exc_info:
            trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
            self.note(f"logged: {record.name}: {record.getMessage()} {trace}")

    def note(self, what: str) -> None:
        """Something must not be; only the first are kept."""
        if len(self.found) < 20:
            self.found.append(what)

    def stop(self) -> None:
        """Watch no more; a hook of the interpreter cannot be taken away."""
        self._watches = False
        logging.getLogger().removeHandler(self)

    def _audit(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self._watches:
            return
        if event in _STARTS:
            self.note(f"started: {event} {arguments!r}")
        elif event == "open":
            path, mode, flags = arguments
            if (isinstance(flags, int) and flags & _WRITES) or set(str(mode or "")) & set("wax+"):
                self._may_write(path)
        elif event in _CHANGES:
            self._may_write(_from_folder(arguments))

    def _may_write(self, path: object) -> None:
        if isinstance(path, int):
            return
        given = os.fsdecode(os.fspath(path))  # type: ignore[call-overload]
        if not os.path.abspath(given).startswith(self._home) and given != os.devnull:
            self.note(f"written: {given}")


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether an error came from the game, and not from a library about its own protocol."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        if "cribbage_a11y" in trace.tb_frame.f_code.co_filename:
            return True
        trace = trace.tb_next
    return False


def _from_folder(arguments: tuple[Any, ...]) -> object:
    """A path that may be relative to an open folder, as where a tree of folders is taken away (Linux)."""
    path, folder = arguments[0], arguments[-1]
    if isinstance(path, str) and isinstance(folder, int) and folder >= 0 and not os.path.isabs(path):
        return os.path.join(os.readlink(f"/proc/self/fd/{folder}"), path)
    return path


def memory() -> float:
    """Megabytes of memory that this process has now (Linux)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6
