"""The process in which the computers of a host think: it is asked, and answers, and does nothing else."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from typing import Final, NamedTuple

from cribbage_a11y.engine.actions import SeatAction
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.table.computers import decide
from cribbage_a11y.table.dealer import player_random

NICENESS: Final = 10
"""How far the process stands back for those that guests wait for, as ``nice`` counts."""
_THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Variables by which numpy is kept to one thread; they are read when it is first imported."""


class Question(NamedTuple):
    """A choice to be made."""

    level: str
    seed: str
    """What chance a computer has in its own choice; no pack follows from it."""
    view: SeatView


def begin() -> None:
    """Stand back, think in one thread, and end when the host does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Control C is told to all; the host sees to the end.
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_the_host, daemon=True).start()


def ready() -> int:
    """Load what the levels that think need; the number of this process."""
    from cribbage_a11y.odds import company, expert, lay_away, lay_away_single  # noqa: F401

    return os.getpid()


def choose(question: Question) -> SeatAction:
    """The choice."""
    view = question.view
    assert view.seat is not None
    return decide(make_player(Level(question.level), player_random(question.seed, 1, view.seat)), view)


def _end_with_the_host() -> None:
    """A host that was killed tells nobody, and its questions never end: this process would wait for ever."""
    host = parent_process()
    assert host is not None
    host.join()
    os._exit(0)
