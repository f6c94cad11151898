"""The disk of a host: what many tables write at once is seen on it together, and nobody waits in between.

A table writes each action at once. Whether it is on the disk is seen in threads, for all files written
meanwhile, and only then is anything said that came after it (``docs/decisions/0014-saves.md``).
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from cribbage_a11y.store.append_file import sync_now

THREADS: Final = 4
"""Files seen on the disk side by side: a file system writes its journal once for all of them."""

_log = logging.getLogger("cribbage_a11y.hosting")


class Disk:
    """Lives in one event loop; without one, whatever is asked for is done at once."""

    def __init__(self) -> None:
        self._syncing = ThreadPoolExecutor(THREADS, "disk")
        self._working = ThreadPoolExecutor(1, "records")
        self._written: set[int] = set()
        """Files written since the last look, by their descriptors."""
        self._then: list[Callable[[], None]] = []
        """What waits for those files."""
        self._after: list[Callable[[], None]] = []
        """What waits for the files that are being looked after now."""
        self._is_looking = False

    def written(self, descriptor: int) -> None:
        """Something was written to a file."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            sync_now(descriptor)
            return
        self._written.add(descriptor)
        if not self._is_looking:
            self._is_looking = True
            loop.call_soon(self._look)

    def when_safe(self, do: Callable[[], None]) -> None:
        """Do something once all that was written before is on the disk, in the order of asking."""
        if self._written:
            self._then.append(do)
        elif self._is_looking:
            self._after.append(do)
        else:
            do()

    def work(self, do: Callable[[], None]) -> None:
        """Do something that takes long and that nobody waits for, one thing after the other."""
        self._working.submit(do).add_done_callback(_note_failure)

    def close(self) -> None:
        """See everything on the disk, and end the threads."""
        self._working.shutdown()
        self._syncing.shutdown()
        _see(list(self._written))
        self._written.clear()

    def _look(self) -> None:
        """Look after all files written so far, at the end of a turn of the event loop."""
        files, self._written = list(self._written), set()
        self._after, self._then = self._then, []
        loop = asyncio.get_running_loop()
        threads = range(min(THREADS, len(files)))
        looks = [loop.run_in_executor(self._syncing, _see, files[place::THREADS]) for place in threads]
        asyncio.gather(*looks).add_done_callback(lambda _looks: self._go_on())

    def _go_on(self) -> None:
        """All those files are on the disk."""
        for do in self._after:
            try:
                do()
            except Exception as error:
                _log.error("a line failed: %s", type(error).__name__)
        self._after = []
        self._is_looking = bool(self._written)
        if self._is_looking:
            asyncio.get_running_loop().call_soon(self._look)


def _see(files: Sequence[int]) -> None:
    """See files on the disk. One that was closed meanwhile was seen on it then."""
    for descriptor in files:
        try:
            sync_now(descriptor)
        except OSError as error:
            with suppress(OSError):
                os.fstat(descriptor)
                _log.error("a table is not safe on the disk: %s", error.strerror)


def _note_failure(work: Future[None]) -> None:
    error = work.exception()
    if error is not None:
        _log.error("a record failed: %s", type(error).__name__)
