"""The disk of a host: what many tables write at once is seen on it together, and nobody waits in between.

A table writes each action at once. Whether it is on the disk is seen in threads, for all files written
meanwhile, and only then is anything said that came after it (``docs/decisions/0014-saves.md``).
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from cribbage_a11y.store.append_file import sync_now
from cribbage_a11y.store.files import sync_folder

THREADS: Final = 4
"""Files seen on the disk side by side: a file system writes its journal once for all of them."""
GATHERED: Final = 0.003
"""Seconds from the first write to the look after all that were written meanwhile."""
FEW: Final = 4
"""Files that one thread sees one after the other before another helps."""

_log = logging.getLogger("cribbage_a11y.hosting")


class Disk:
    """Lives in one event loop; without one, whatever is asked for is done at once."""

    def __init__(self) -> None:
        self._syncing = ThreadPoolExecutor(THREADS, "disk")
        self._working = ThreadPoolExecutor(1, "records")
        self._jobs: dict[Hashable, Callable[[], None]] = {}
        """What is to be seen on the disk: by descriptors and paths, so that each is seen once."""
        self._then: list[Callable[[], None]] = []
        """What waits for those."""
        self._after: list[Callable[[], None]] = []
        """What waits for the ones that are being seen now."""
        self._is_looking = False

    def written(self, descriptor: int, new_in: Path | None = None) -> None:
        """Something was written to a file, which may be ``new_in`` a folder."""
        self.soon(descriptor, partial(_see, descriptor))
        if new_in is not None:
            self.soon(new_in, partial(sync_folder, new_in))

    def soon(self, what: Hashable, do: Callable[[], None]) -> None:
        """Do something to the disk, in a thread; in place of the same that has not been begun."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            do()
            return
        self._jobs[what] = do
        if not self._is_looking:
            self._is_looking = True
            loop.call_later(GATHERED, self._look)

    def when_safe(self, do: Callable[[], None]) -> None:
        """Do something once all that was written before is on the disk, in the order of asking."""
        if self._jobs:
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
        _do_all(list(self._jobs.values()))
        self._jobs.clear()

    def _look(self) -> None:
        """Look after all files written so far."""
        jobs, self._jobs = list(self._jobs.values()), {}
        self._after, self._then = self._then, []
        loop = asyncio.get_running_loop()
        threads = min(THREADS, 1 + len(jobs) // FEW)
        looks = [
            loop.run_in_executor(self._syncing, _do_all, jobs[place::threads]) for place in range(threads)
        ]
        asyncio.gather(*looks).add_done_callback(lambda _looks: self._go_on())

    def _go_on(self) -> None:
        """All of those are on the disk."""
        for do in self._after:
            try:
                do()
            except Exception as error:
                _log.error("a line failed: %s", type(error).__name__)
        self._after = []
        self._is_looking = bool(self._jobs)
        if self._is_looking:
            asyncio.get_running_loop().call_later(GATHERED, self._look)


def _see(descriptor: int) -> None:
    """See a file on the disk. One that was closed meanwhile was seen on it then."""
    try:
        sync_now(descriptor)
    except OSError:
        if _is_open(descriptor):
            raise


def _is_open(descriptor: int) -> bool:
    with suppress(OSError):
        os.fstat(descriptor)
        return True
    return False


def _do_all(jobs: Sequence[Callable[[], None]]) -> None:
    for do in jobs:
        try:
            do()
        except OSError as error:
            _log.error("a table is not safe on the disk: %s", error.strerror)
        except Exception as error:
            _log.error("a table cannot be kept: %s", type(error).__name__)


def _note_failure(work: Future[None]) -> None:
    error = work.exception()
    if error is not None:
        _log.error("a record failed: %s", type(error).__name__)
