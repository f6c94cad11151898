"""Levels that think at a host of many tables: one process beside the host thinks for all of them.

No guest waits for a thought longer than :data:`LIMIT`, and none at all where nobody plays against it: the
event loop sends a question and goes on. Where no answer comes in time, a level that chooses at once decides.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, NamedTuple

from cribbage_a11y.app import thinking_process
from cribbage_a11y.app.thinking_process import Question
from cribbage_a11y.engine.actions import SeatAction
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.table.computers import Computer, decide
from cribbage_a11y.table.dealer import player_random

LIMIT: Final = 2.0
"""Seconds after which a level that chooses at once decides."""
MOST_WAITING: Final = 64
"""Questions that may wait; one that would be the next has an answer at once."""
STUCK: Final = 10.0
"""Seconds without any answer after which the process is taken for stuck, and ended."""
AGAIN: Final = 1.0
"""Seconds from the end of a process that failed to the start of the next, at least."""
QUICK: Final = Level.COUNTER
"""The level that decides where no thought comes in time."""
_THOUGHT_OF: Final = frozenset({Phase.LAY_AWAY, Phase.PLAY})
"""Where levels differ; counting is the same for all."""
_END: Final = getattr(signal, "SIGKILL", signal.SIGTERM)

_log = logging.getLogger("cribbage_a11y.hosting")


class _Started(NamedTuple):
    pool: ProcessPoolExecutor
    process: int
    """Its number."""


class Thinking:
    """The process, started at the first need and again when it has ended. Lives in one event loop."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._starting: asyncio.Task[_Started] | None = None
        self._waiting = 0
        self._answered_at = 0.0
        """When the process last did something."""
        self._not_before = 0.0

    @property
    def process(self) -> int | None:
        """The number of the process while it is there."""
        started = self._starting
        return started.result().process if started is not None and _came(started) else None

    def begin(self) -> None:
        """Start the process, if it is not there: somebody will soon need it."""
        if self._starting is None and time.monotonic() >= self._not_before:
            self._answered_at = time.monotonic()
            self._starting = asyncio.ensure_future(asyncio.to_thread(_start))

    async def choose(self, question: Question) -> SeatAction | None:
        """The choice, or ``None`` where none came in time."""
        self.begin()
        starting = self._starting
        if starting is None or self._waiting >= MOST_WAITING:
            self._note(question, "nobody is free to think")
            return None
        self._waiting += 1
        try:
            return await asyncio.wait_for(self._ask(starting, question), self._limit)
        except TimeoutError:
            self._note(question, f"no thought came within {self._limit:g} seconds")
            self._end_if_stuck(starting)
        except Exception as error:
            self._note(question, f"there was no thought, {type(error).__name__}")
            if isinstance(error, BrokenProcessPool) or not _came(starting):
                self._lost(starting)
        finally:
            self._waiting -= 1
        return None

    def close(self) -> None:
        """End the process. Nothing that is still asked is answered."""
        started, process = self._starting, self.process
        if started is None:
            return
        self._starting = None
        if process is None:
            started.add_done_callback(_end_late)
        else:
            _end(started.result())

    async def _ask(self, starting: asyncio.Task[_Started], question: Question) -> SeatAction:
        started = await asyncio.shield(starting)
        answer = await asyncio.wrap_future(started.pool.submit(thinking_process.choose, question))
        self._answered_at = time.monotonic()
        return answer

    def _end_if_stuck(self, starting: asyncio.Task[_Started]) -> None:
        if self._starting is starting and time.monotonic() - self._answered_at > STUCK:
            _log.warning("the process for thinking is stuck and is ended")
            self.close()

    def _lost(self, starting: asyncio.Task[_Started]) -> None:
        """The process is no more; the next need starts another."""
        if self._starting is starting:
            self._not_before = time.monotonic() + AGAIN
            self.close()

    def _note(self, question: Question, why: str) -> None:
        _log.warning("level %s: %s, so level %s chose", question.level, why, QUICK)


class DeepComputer:
    """A computer of a level that thinks, at a seat of a table at work."""

    quick = False

    def __init__(self, thinking: Thinking, level: Level, seed: str, seat: int) -> None:
        self._thinking = thinking
        self._level = level
        self._seed = f"{seed} seat {seat}"
        self._asked = 0
        self._quick = Computer(make_player(QUICK, player_random(seed, 1, seat)), quick=True)
        thinking.begin()

    def decide(self, view: SeatView) -> SeatAction:
        """What the level does that chooses at once."""
        return self._quick.decide(view)

    async def think(self, view: SeatView) -> SeatAction:
        """What the level does; where no thought comes in time, what :meth:`decide` says."""
        if view.phase not in _THOUGHT_OF:
            return decide(self._quick.player, view)
        self._asked += 1
        question = Question(self._level.value, f"{self._seed} choice {self._asked}", view)
        return await self._thinking.choose(question) or self.decide(view)


def _start() -> _Started:
    """Start the process and wait until it is ready; not in the event loop."""
    context = get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=thinking_process.begin)
    try:
        return _Started(pool, pool.submit(thinking_process.ready).result())
    except BaseException:
        pool.shutdown(wait=False)
        raise


def _came(starting: asyncio.Task[_Started]) -> bool:
    """Whether the process has been started."""
    return starting.done() and not starting.cancelled() and starting.exception() is None


def _end_late(starting: asyncio.Task[_Started]) -> None:
    """End a process that is there only now, when nobody wants it any more."""
    if _came(starting):
        _end(starting.result())


def _end(started: _Started) -> None:
    with suppress(ProcessLookupError):
        os.kill(started.process, _END)
    started.pool.shutdown(wait=False)
