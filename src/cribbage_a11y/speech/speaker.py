"""What the game speaks with. Nothing here ever waits for a voice.

`Speaker` speaks; `SilentSpeaker` is the same without a voice; `RecorderSpeaker` is for tests of those who
speak.
"""

import logging
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Protocol

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.speech.conductor import Conductor, SpeechNotice, SpeechStatus
from cribbage_a11y.speech.voice import Backend, BackendName, Voice

__all__ = ["RecorderSpeaker", "SilentSpeaker", "Speaker", "Speaks"]

log = logging.getLogger(__name__)


class Speaks(Protocol):
    """What the game knows of speech."""

    @property
    def status(self) -> SpeechStatus:
        """Whether there is a voice."""

    @property
    def backend(self) -> BackendName | None:
        """What speaks; None when nothing does."""

    def say(self, utterance: Utterance) -> None:
        """Have one utterance spoken and brailled. Returns at once, whatever the voice does."""

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Have a burst spoken as one message, its replies first, its turn last. Returns at once."""

    def retry(self) -> bool:
        """Look for a voice again, if speech is off. Returns whether it was off; a notice will follow."""

    def close(self, limit: float = 1.0) -> None:
        """Say what waits and end, within `limit` seconds."""


class Speaker:
    """Speech through the first backend that works.

    `notify` is called with what the player must be told in text. It is called in the speaker's own thread, so
    it must hand the notice over to the thread that draws, and return at once.
    """

    def __init__(self, backends: Sequence[Backend], notify: Callable[[SpeechNotice], None]) -> None:
        """Begin to look for a voice, in the background."""
        self._voice = Voice(backends)
        self._conductor = Conductor(self._voice, notify)
        self._thread = Thread(target=self._conductor.run, name="speech", daemon=True)
        self._thread.start()

    @property
    def status(self) -> SpeechStatus:
        """Whether there is a voice."""
        return self._conductor.status

    @property
    def backend(self) -> BackendName | None:
        """What speaks; None when nothing does."""
        return self._voice.name

    def say(self, utterance: Utterance) -> None:
        """Have one utterance spoken and brailled. Returns at once; drops it when speech is off."""
        self.say_all((utterance,))

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Have a burst spoken as one message, its replies first, its turn last. Returns at once."""
        if self.status is not SpeechStatus.OFF:
            self._conductor.say(tuple(burst))

    def retry(self) -> bool:
        """Look for a voice again, if speech is off; BACK or a reason follows as a notice."""
        if self.status is not SpeechStatus.OFF:
            return False
        self._conductor.begin_again()
        return True

    def close(self, limit: float = 1.0) -> None:
        """Say what waits and end; waits at most `limit` seconds. May be called twice."""
        self._conductor.end()
        self._thread.join(limit)


class SilentSpeaker:
    """For players whose reader reads the terminal: takes everything and is silent."""

    status = SpeechStatus.OFF
    backend = None

    def say(self, utterance: Utterance) -> None:
        """Say nothing."""

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Say nothing."""

    def retry(self) -> bool:
        """There is no voice to come back."""
        return False

    def close(self, limit: float = 1.0) -> None:
        """There is nothing to end."""


class RecorderSpeaker(SilentSpeaker):
    """Keeps each burst as it was given, at once and in the calling thread."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self.bursts: list[tuple[Utterance, ...]] = []

    @property
    def said(self) -> list[Utterance]:
        """All utterances, in order."""
        return [utterance for burst in self.bursts for utterance in burst]

    def say(self, utterance: Utterance) -> None:
        """Keep it as a burst of one."""
        self.say_all((utterance,))

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Keep the burst."""
        self.bursts.append(tuple(burst))
