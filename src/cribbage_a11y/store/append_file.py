"""A file that grows line by line, each on the disk before the next thing happens."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from cribbage_a11y.store.facts import Fact
from cribbage_a11y.store.files import sync_folder

Later = Callable[[Callable[[], Fact | None]], None]
"""Has something written soon in another thread, before anything is told. It may give back a fact."""

_sync = getattr(os, "fdatasync", os.fsync)


class AppendFile:
    """Appends whole lines after the first ``good`` bytes of a file; what lies behind them is cut off.

    What cannot be written now is kept and written before the next line, so that a disk that was full
    for a while loses nothing. Lines may be added in one thread and written in another.
    """

    def __init__(self, path: Path, good: int = 0) -> None:
        self._path = path
        self._good = good
        self._added: deque[bytes | None] = deque()
        """Lines yet to be written; ``None`` forgets all before it."""
        self._waiting = b""
        self._forgets = False
        """Whether what was written before is yet to be cut off."""
        self._ends_well = False
        """Whether nothing lies behind the good bytes."""
        self._file: IO[bytes] | None = None
        self._writing = threading.Lock()

    def append(self, data: bytes) -> None:
        """Write lines after what is there, and see them on the disk. Raises :class:`OSError`."""
        self.add(data)
        self.write()

    def add(self, data: bytes) -> None:
        """Lines to be written by the next :meth:`write`."""
        self._added.append(data)

    def start_again(self) -> None:
        """Forget all that was written; the next line is the first."""
        self._added.append(None)

    def write(self) -> None:
        """Write what was added, and see it on the disk. Raises :class:`OSError`."""
        with self._writing:
            self._write()

    def close(self) -> None:
        """Let go of the file, with all that was added on the disk, where the disk takes it."""
        with self._writing:
            with suppress(OSError):
                self._write()
            if self._file is not None:
                self._file.close()
                self._file = None

    def _write(self) -> None:
        self._take()
        if not self._waiting and not self._forgets:
            return
        try:
            file = self._opened()
            if not self._ends_well:
                file.seek(self._good)
                file.truncate()
            self._ends_well = False
            left = memoryview(self._waiting)
            while left:
                left = left[file.write(left) :]
            _sync(file.fileno())
        except OSError:
            self._cut()
            raise
        self._ends_well, self._forgets = True, False
        self._good += len(self._waiting)
        self._waiting = b""

    def _take(self) -> None:
        while self._added:
            data = self._added.popleft()
            if data is None:
                self._good, self._waiting, self._ends_well, self._forgets = 0, b"", False, True
            else:
                self._waiting += data

    def _opened(self) -> IO[bytes]:
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            is_new = not self._path.exists()
            self._file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
            if is_new:
                sync_folder(self._path.parent)
        return self._file

    def _cut(self) -> None:
        """Take back half a line, where the disk lets us."""
        with suppress(OSError):
            if self._file is not None:
                self._file.truncate(self._good)
