"""The disk of a host: what many tables keep at once is written together, and nobody waits in between.

Each action is written, and seen on the disk, in a thread, with those of all tables of the same moment. Only
then is anything said that came after it (``docs/decisions/0014-saves.md``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

THREADS: Final = 4
"""Files written side by side: a file system writes its journal once for all of them."""
GATHERED: Final = 0.003
"""Seconds from the first thing that is to be written to the writing of all that came meanwhile."""
FEW: Final = 4
"""Files that one thread writes one after the other before another helps."""

_log = logging.getLogger("cribbage_a11y.hosting")


class Disk:
    """Lives in one event loop; without one, whatever is asked for is done at once."""

    def __init__(self) -> None:
        self._syncing = ThreadPoolExecutor(THREADS, "disk")
        self._working = ThreadPoolExecutor(1, "records")
        self._jobs: dict[Hashable, Callable[[], None]] = {}
        """What is to be written, by what it is of, so that the same is written once."""
        self._then: list[Callable[[], None]] = []
        """What waits for those."""
        self._after: list[Callable[[], None]] = []
        """What waits for the ones that are being written now."""
        self._is_writing = False

    def soon(self, what: Hashable, do: Callable[[], None]) -> None:
        """Write something in a thread, in place of the same that has not been begun."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            do()
            return
        self._jobs[what] = do
        if not self._is_writing:
            self._is_writing = True
            loop.call_later(GATHERED, self._write)

    def when_safe(self, do: Callable[[], None]) -> None:
        """Do something once all that was to be written before is on the disk, in the order of asking."""
        if self._jobs:
            self._then.append(do)
        elif self._is_writing:
            self._after.append(do)
        else:
            do()

    def work(self, do: Callable[[], None]) -> None:
        """Do something that takes long and that nobody waits for, one thing after the other."""
        self._working.submit(do).add_done_callback(_note_failure)

    def close(self) -> None:
        """Write everything, and end the threads."""
        self._working.shutdown()
        self._syncing.shutdown()
        _do_all(list(self._jobs.values()))
        self._jobs.clear()

    def _write(self) -> None:
        """Write all that is to be written so far."""
        jobs, self._jobs = list(self._jobs.values()), {}
        self._after, self._then = self._then, []
        loop = asyncio.get_running_loop()
        threads = min(THREADS, 1 + len(jobs) // FEW)
        writes = [
            loop.run_in_executor(self._syncing, _do_all, jobs[place::threads]) for place in range(threads)
        ]
        asyncio.gather(*writes).add_done_callback(lambda _writes: self._go_on())

    def _go_on(self) -> None:
        """All of those are on the disk."""
        for do in self._after:
            try:
                do()
            except Exception as error:
                _log.error("a line failed: %s", type(error).__name__)
        self._after = []
        self._is_writing = bool(self._jobs)
        if self._is_writing:
            asyncio.get_running_loop().call_later(GATHERED, self._write)


def _do_all(jobs: Sequence[Callable[[], None]]) -> None:
    for do in jobs:
        try:
            do()
        except OSError as error:
            _log.error("a table cannot be kept: %s", error.strerror)
        except Exception as error:
            _log.error("a table cannot be kept: %s", type(error).__name__)


def _note_failure(work: Future[None]) -> None:
    error = work.exception()
    if error is not None:
        _log.error("a record failed: %s", type(error).__name__)
