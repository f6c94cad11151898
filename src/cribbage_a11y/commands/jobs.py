"""Sequences of deals shared out among processes, and their results in order."""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NoReturn

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.commands.matches import Match, Result, Seats, play_deals


def play_match(match: Match, deals: int, jobs: int) -> Generator[list[Result]]:
    """The results of the sequences 1 to ``deals``, in order, the same however many processes play.

    Raises :class:`CommandError` for a program at a seat that fails. Close the iterator to end the processes.
    """
    if jobs == 1:
        yield from _play_here(match, range(1, deals + 1))
        return
    context = get_context("spawn")
    workers, pipes = [], []
    try:
        for job in range(1, min(jobs, deals) + 1):
            out, into = context.Pipe(duplex=False)
            worker = context.Process(
                target=_work, args=(into, match, range(job, deals + 1, jobs)), daemon=True
            )
            worker.start()
            into.close()
            workers.append(worker)
            pipes.append(out)
        for deal in range(deals):
            yield _received(pipes[deal % len(pipes)])
        for worker in workers:
            worker.join()
    finally:
        for pipe in pipes:
            pipe.close()
        for worker in workers:
            worker.terminate()
            worker.join()


def _play_here(match: Match, deals: range) -> Iterator[list[Result]]:
    with closing(Seats(match)) as seats:
        for deal in deals:
            yield play_deals(match, seats, deal)


def _received(pipe: Connection) -> list[Result]:
    try:
        found = pipe.recv()
    except EOFError:
        raise CommandError("one of the processes of --jobs ended before its games.") from None
    if isinstance(found, CommandError):
        raise found
    results: list[Result] = found
    return results


def _work(pipe: Connection, match: Match, deals: range) -> None:
    """What each process does: play, send, and leave in order when it is no longer wanted."""
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl+C is told to all; who started this process sees to it.
    signal.signal(signal.SIGTERM, _leave)
    try:
        for results in _play_here(match, deals):
            pipe.send(results)
    except CommandError as error:
        pipe.send(error)
    except BrokenPipeError:
        return


def _leave(_signal: int, _frame: object) -> NoReturn:
    """Unwind, so that programs at the seats are ended too."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(0)
