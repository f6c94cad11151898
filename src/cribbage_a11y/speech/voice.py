"""The backend in use: the first of an ordered list that could be built, on a worker of its own."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.errors import SinkFailedError, SinkMissingError, SinkTimeoutError, SpeechError
from cribbage_a11y.speech.sink import Progress, Sink
from cribbage_a11y.speech.worker import Worker

__all__ = ["CALL_LIMIT", "START_LIMIT", "Backend", "BackendName", "Voice"]

START_LIMIT = 2.0
"""Seconds in which a backend must be built."""

CALL_LIMIT = 0.5
"""Seconds in which a backend must come back from a call."""

END_LIMIT = 0.05
"""Seconds that a worker, whose backend gave up by itself, has to end before it counts as hung."""

T = TypeVar("T")

log = logging.getLogger(__name__)

_GRAVITY = (SinkMissingError, SinkFailedError, SinkTimeoutError)


class BackendName(Enum):
    """The ways to a voice."""

    ACCESSIBLE_OUTPUT2 = "accessible_output2"
    PRISM = "prism"
    SSIP = "ssip"
    RECORDER = "recorder"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Backend:
    """A way to a voice: its name, and what builds its sink. `build` may block; it runs in a worker.

    `build` raises SinkMissingError when there is nothing to speak with on this way.
    """

    name: BackendName
    build: Callable[[], Sink]


class _Owned:
    """A backend's sink and the worker that builds, calls and closes it."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.worker = Worker(f"speech {backend.name.value}")
        self._sinks: list[Sink] = []

    def build(self) -> None:
        self.worker.call(lambda: self._sinks.append(self.backend.build()), START_LIMIT)

    @property
    def sink(self) -> Sink:
        return self._sinks[0]

    def give_up(self) -> None:
        """Close the sink as soon as the worker is free, should it ever be. Does not wait."""
        self.worker.finish(self._close)

    def _close(self) -> None:
        for sink in self._sinks:
            sink.close()


class Voice:
    """Opens the first backend that works, and passes calls to it within limits. For one calling thread.

    A worker that hangs is left behind, and its backend is passed over until the hung call comes back: so no
    backend ever leaves more than one thread hanging.
    """

    def __init__(self, backends: Sequence[Backend]) -> None:
        self._backends = tuple(backends)
        self._hung: dict[BackendName, Worker] = {}
        self._owned: _Owned | None = None

    @property
    def name(self) -> BackendName | None:
        """The backend in use, None when there is none."""
        owned = self._owned
        return owned.backend.name if owned else None

    def open(self) -> None:
        """Build the first backend that can be built, if none is in use.

        Raises, when there is none, the gravest reason met: SinkTimeoutError before SinkFailedError before
        SinkMissingError.
        """
        if self._owned:
            return
        problems: list[SpeechError] = [SinkMissingError("no backend")]
        for backend in self._backends:
            try:
                self._owned = self._build(backend)
            except SpeechError as error:
                log.info("speech by %s: %s", backend.name.value, error)
                problems.append(error)
            else:
                log.info("speech by %s: ready", backend.name.value)
                return
        raise max(problems, key=lambda error: _GRAVITY.index(type(error)))

    def speak(self, text: str, urgency: Urgency) -> None:
        """Say it with the backend in use. Raises a SpeechError."""
        sink = self._in_use.sink
        self._call(lambda: sink.speak(text, urgency))

    def braille(self, text: str) -> None:
        """Show it with the backend in use. Raises a SpeechError."""
        sink = self._in_use.sink
        self._call(lambda: sink.braille(text))

    def progress(self) -> Progress:
        """What became of the latest message. Raises a SpeechError."""
        return self._call(self._in_use.sink.progress)

    def drop(self) -> None:
        """Give the backend up without waiting for it; open() begins again."""
        if self._owned:
            self._owned.give_up()
            self._owned = None

    def close(self, limit: float) -> None:
        """Give the backend up, and wait at most `limit` seconds for it."""
        if self._owned:
            worker = self._owned.worker
            self.drop()
            worker.join(limit)

    @property
    def _in_use(self) -> _Owned:
        if self._owned is None:
            raise SinkMissingError("not open")
        return self._owned

    def _call(self, work: Callable[[], T]) -> T:
        owned = self._in_use
        try:
            return owned.worker.call(work, CALL_LIMIT)
        except SinkTimeoutError:
            self._hung[owned.backend.name] = owned.worker
            raise

    def _build(self, backend: Backend) -> _Owned:
        hung = self._hung.get(backend.name)
        if hung is not None:
            hung.join(END_LIMIT)
            if hung.alive:
                raise SinkTimeoutError("an earlier call has not come back")
        owned = _Owned(backend)
        try:
            owned.build()
        except SpeechError as error:
            if isinstance(error, SinkTimeoutError):
                self._hung[backend.name] = owned.worker
            owned.give_up()
            raise
        return owned
