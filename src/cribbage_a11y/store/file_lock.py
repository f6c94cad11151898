"""One program at a time on a save: a lock that the system lets go of when its holder dies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO


class LockedError(Exception):
    """Another program holds the lock."""


class FileLock:
    """Holds a lock on ``path``, a file made for nothing else, from the start until :meth:`release`.

    Raises :class:`LockedError` when another program holds it, and :class:`OSError` when the file cannot be
    opened. Where a file system knows no locks, everybody is let in.
    """

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("ab", buffering=0)
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError):
            self._file.close()
            raise LockedError from None
        except OSError:
            pass

    def release(self) -> None:
        """Let others in."""
        self._file.close()


if sys.platform == "win32":  # pragma: no cover (the lock of another system)
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
