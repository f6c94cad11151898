"""What a host does beside serving its guests, in tasks of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

_ENDS_WITHIN: Final = 0.2
"""Seconds that a task may take to end before it is told again."""

_log = logging.getLogger("cribbage_a11y.net")


class Tasks:
    """Tasks that are kept from being forgotten, and whose errors are noted."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def end(self) -> None:
        """Cancel until all have ended: a library may take a cancellation for the failure of a question."""
        while self._tasks:
            tasks = set(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=_ENDS_WITHIN)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task of the host failed: %s", type(error).__name__)


def place_of(error: BaseException) -> str:
    """Where in the source an error was, without the values that led to it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""


async def until_safe(when_safe: Callable[[Callable[[], None]], None]) -> None:
    """Wait until all that was kept before is on the disk; see :meth:`TableMaker.when_safe`."""
    safe = asyncio.Event()
    when_safe(safe.set)
    await safe.wait()
