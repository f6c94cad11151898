"""A file that grows line by line, each on the disk before the next thing happens."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from cribbage_a11y.store.files import sync_folder

Sync = Callable[[int, Path | None], None]
"""Sees a file on the disk, by its descriptor and the folder that it is new in, or takes note that somebody
must before anything is told."""

_sync = getattr(os, "fdatasync", os.fsync)


def sync_now(descriptor: int, new_in: Path | None = None) -> None:
    """See it on the disk before this returns. Raises :class:`OSError`."""
    _sync(descriptor)
    if new_in is not None:
        sync_folder(new_in)


class AppendFile:
    """Appends whole lines after the first ``good`` bytes of a file; what lies behind them is cut off.

    What cannot be written now is kept and written before the next line, so that a disk that was full
    for a while loses nothing.
    """

    def __init__(self, path: Path, good: int = 0, sync: Sync = sync_now) -> None:
        self._sync = sync
        self._ends_well = False
        """Whether nothing lies behind the good bytes."""
        self._new_in: Path | None = None
        """The folder that the file is new in, until that is seen on the disk."""
        self._path = path
        self._good = good
        self._waiting = b""
        self._file: IO[bytes] | None = None

    def append(self, data: bytes) -> None:
        """Write lines after what is there, and see them on the disk. Raises :class:`OSError`."""
        self._waiting += data
        try:
            file = self._opened()
            if not self._ends_well:
                file.seek(self._good)
                file.truncate()
            self._ends_well = False
            left = memoryview(self._waiting)
            while left:
                left = left[file.write(left) :]
            self._sync(file.fileno(), self._new_in)
        except OSError:
            self._cut()
            raise
        self._ends_well, self._new_in = True, None
        self._good += len(self._waiting)
        self._waiting = b""

    def start_again(self) -> None:
        """Forget all that was written; the next line is the first."""
        self._ends_well = False
        self._good = 0
        self._waiting = b""

    def close(self) -> None:
        """Let go of the file, with all of it on the disk."""
        if self._file is not None:
            if self._sync is not sync_now:
                with suppress(OSError):
                    sync_now(self._file.fileno())
            self._file.close()
            self._file = None

    def _opened(self) -> IO[bytes]:
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._new_in = None if self._path.exists() else self._path.parent
            self._file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
        return self._file

    def _cut(self) -> None:
        """Take back half a line, where the disk lets us."""
        with suppress(OSError):
            if self._file is not None:
                self._file.truncate(self._good)
