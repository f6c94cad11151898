"""How the process of a host is set up for many tables: open files, threads, and the memory it tidies."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from contextlib import suppress
from typing import Final

SWITCH: Final = 0.002
"""Seconds that a thread waits for its turn, instead of 0.005: those that see files on the disk often do."""
TIDY_AFTER: Final = 600.0
PART: Final = 0.002
"""Everything is looked through after so many seconds, and never for more than this part of the time.

Whoever plays meanwhile waits for it: 2,000 tables have two million objects. Play leaves nothing that holds
itself; only lines and tables that end do.
"""


def set_up() -> None:
    """For the rest of this process."""
    _allow_many_lines()
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy_for_ever(after: float = TIDY_AFTER, part: float = PART) -> None:
    """Free what holds itself, as tables and lines that are gone, now and then."""
    pause = after
    while True:
        await asyncio.sleep(pause)
        started = time.perf_counter()
        gc.collect()
        pause = max(after, (time.perf_counter() - started) / part)


def _allow_many_lines() -> None:
    """As many open files as the system lets us have: each line needs one and each table two."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
