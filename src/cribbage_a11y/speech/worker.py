"""One thread that owns a backend, and can be given up.

A call that blocks in a library cannot be interrupted. So the caller waits for a limited time, and then leaves
the thread to itself: it is a daemon, it does one last thing should the call ever come back, and ends.
"""

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from cribbage_a11y.speech.errors import SinkFailedError, SinkTimeoutError, SpeechError

__all__ = ["Worker"]

T = TypeVar("T")

_Job = tuple[Callable[[], Any], Future[Any]]


class Worker:
    """A thread that runs calls one after another."""

    def __init__(self, name: str) -> None:
        """Start the thread; `name` is shown by debuggers."""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether the thread is still there: working, waiting, or hung."""
        return self._thread.is_alive()

    def call(self, work: Callable[[], T], limit: float) -> T:
        """Run `work` in the thread, and wait `limit` seconds for what it returns.

        Raises SinkTimeoutError when it has not come back by then; any SpeechError of its own as it is;
        SinkFailedError for everything else that it raises.
        """
        future: Future[T] = Future()
        self._jobs.put((work, future))
        try:
            return future.result(limit)
        except SpeechError:
            raise
        except BaseException as error:
            if not future.done():
                raise SinkTimeoutError(f"no answer in {limit} seconds") from error
            raise SinkFailedError(f"{type(error).__name__}: {error}") from error

    def finish(self, last: Callable[[], None]) -> None:
        """Let the thread do `last` when it is free, and end. Does not wait; what `last` raises is dropped."""
        self._jobs.put((last, Future()))
        self._jobs.put(None)

    def join(self, limit: float) -> None:
        """Wait at most `limit` seconds for the end of the thread."""
        self._thread.join(limit)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, future = job
            try:
                result = work()
            except BaseException as error:
                # Even SystemExit of a library ends one call only, not the thread.
                future.set_exception(error)
            else:
                future.set_result(result)
            del work, future, job
