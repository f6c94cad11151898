"""Utterances, sinks that misbehave on demand, and a speaker that is always closed, for tests of speech."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.speech.conductor import SpeechNotice
from cribbage_a11y.speech.sink import Progress, Sink
from cribbage_a11y.speech.speaker import Speaker
from cribbage_a11y.speech.voice import Backend, BackendName


def answer(speech: str, braille: str = "") -> Utterance:
    return Utterance(speech, speech, braille, Urgency.ANSWER, "score")


def event(speech: str, braille: str = "") -> Utterance:
    return Utterance(speech, speech, braille, Urgency.EVENT, "the play")


def turn(speech: str, braille: str = "") -> Utterance:
    return Utterance(speech, speech, braille, Urgency.TURN, "your turn")


@dataclass
class FakeSink:
    """Records what it is given; `trouble` is called before each call, and may raise or block."""

    spoken: list[str] = field(default_factory=list)
    urgencies: list[Urgency] = field(default_factory=list)
    brailled: list[str] = field(default_factory=list)
    threads: set[int] = field(default_factory=set)
    fate: Progress = Progress.FREE
    trouble: Callable[[str], object] = lambda _: None
    closed: int = 0

    def speak(self, text: str, urgency: Urgency) -> None:
        self._called("speak")
        self.spoken.append(text)
        self.urgencies.append(urgency)

    def braille(self, text: str) -> None:
        self._called("braille")
        self.brailled.append(text)

    def progress(self) -> Progress:
        self._called("progress")
        return self.fate

    def close(self) -> None:
        self.closed += 1
        self._called("close")

    def _called(self, method: str) -> None:
        self.threads.add(threading.get_ident())
        self.trouble(method)


def backend(build: Callable[[], Sink], name: BackendName = BackendName.SSIP) -> Backend:
    return Backend(name, build)


@contextmanager
def speaking(*backends: Backend) -> Iterator[tuple[Speaker, list[SpeechNotice]]]:
    """A speaker on these backends, and the notices that it gives."""
    notices: list[SpeechNotice] = []
    speaker = Speaker(backends, notices.append)
    try:
        yield speaker, notices
    finally:
        speaker.close(3)


def longest_say(speaker: Speaker, utterance: Utterance, times: int = 50) -> float:
    """The longest time in seconds that say() took, with a little time between two calls."""
    longest = 0.0
    for _ in range(times):
        begin = time.perf_counter()
        speaker.say(utterance)
        longest = max(longest, time.perf_counter() - begin)
        time.sleep(0.002)
    return longest


def raising(error: Exception, *methods: str) -> Callable[[str], None]:
    """Trouble for a FakeSink: the error, in these methods."""

    def trouble(method: str) -> None:
        if method in methods:
            raise error

    return trouble
