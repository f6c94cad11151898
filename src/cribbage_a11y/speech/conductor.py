"""The thread between what is said and the voice: it waits, orders, paces, counts errors and gives up."""

import logging
from collections.abc import Callable, Sequence
from enum import Enum
from queue import Empty, SimpleQueue
from time import monotonic

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.speech.errors import SinkMissingError, SinkTimeoutError, SpeechError
from cribbage_a11y.speech.queue import CAPACITY, Message, SpeechQueue
from cribbage_a11y.speech.sink import Progress
from cribbage_a11y.speech.voice import Voice

__all__ = ["ERRORS_TO_GIVE_UP", "Conductor", "SpeechNotice", "SpeechStatus"]

ERRORS_TO_GIVE_UP = 3
"""Errors in a row that switch speech off."""

ERROR_PAUSE = 0.3
"""Seconds before a backend is tried again, times the errors in a row less one: the first is tried at once."""

DROP_PAUSE = 0.25
"""Seconds before a message is given again that another program's speech kept out."""

POLL = 0.05
"""Seconds between two looks at a message that is being said."""

SLOWEST = 6.0
"""Characters a second, fewer than any voice says: no message is waited for longer than that, and MARGIN."""

MARGIN = 2.0
"""Seconds more, for a voice that is slow to begin."""

CLOSE_LIMIT = 0.5
"""Seconds that the backend has for closing."""

log = logging.getLogger(__name__)


class SpeechStatus(Enum):
    """STARTING: looking for a voice. ON: there is one. OFF: given up, retry() begins again. CLOSED: ended."""

    STARTING = "starting"
    ON = "on"
    OFF = "off"
    CLOSED = "closed"


class SpeechNotice(Enum):
    """What the player must be told in text, once each time that it becomes true.

    NOT_FOUND: speech is off, there is nothing to speak with. NO_ANSWER: speech is off, what speaks does not
    answer. FAILED: speech is off, what speaks refused three times. BACK: after retry(), speech is on again.
    """

    NOT_FOUND = "not_found"
    NO_ANSWER = "no_answer"
    FAILED = "failed"
    BACK = "back"


class Conductor:
    """Everything that happens in the thread; say(), begin_again() and end() are for the others.

    Those three never wait: they put something into an inbox, which also wakes the thread.
    """

    def __init__(self, voice: Voice, notify: Callable[[SpeechNotice], None]) -> None:
        self.status = SpeechStatus.STARTING
        self._voice = voice
        self._notify = notify
        self._inbox: SimpleQueue[Sequence[Utterance]] = SimpleQueue()
        self._ending = False
        self._again = False
        self._queue = SpeechQueue()
        self._errors = 0
        self._returning = False
        self._not_before = 0.0
        self._current: Message | None = None
        self._give_up_waiting = 0.0

    def say(self, burst: Sequence[Utterance]) -> None:
        """Take a burst. Returns at once; when far too much waits, the oldest burst is let go."""
        if self._inbox.qsize() >= CAPACITY:
            self._look(0.0)
        self._inbox.put(burst)

    def begin_again(self) -> None:
        """Look for a voice again. Only while speech is off: then the thread leaves `status` alone."""
        self.status = SpeechStatus.STARTING
        self._again = True
        self._inbox.put(())

    def end(self) -> None:
        """Say what waits, if there is a voice, and end."""
        self._ending = True
        self._inbox.put(())

    def run(self) -> None:
        """The thread's work, until end()."""
        try:
            while not self._ending:
                self._work()
                self._gather(self._pause())
            self._last_words()
        except Exception:
            log.exception("speech ended")
            self._tell(SpeechNotice.FAILED)
        finally:
            self.status = SpeechStatus.CLOSED
            self._voice.close(CLOSE_LIMIT)

    def _pause(self) -> float | None:
        """Seconds until there may be something to do without being woken; None for ever."""
        if self.status is SpeechStatus.OFF:
            return None
        if self._current:
            return POLL
        if self._queue or self.status is SpeechStatus.STARTING:
            return max(0.0, self._not_before - monotonic())
        return None

    def _gather(self, limit: float | None) -> None:
        """Wait so many seconds for something to be asked for, and take in all that was."""
        burst = self._look(limit)
        while burst is not None:
            self._queue.put(burst)
            burst = self._look(0.0)
        if self._again:
            self._again, self._returning = False, True
            self._errors, self._not_before = 0, 0.0

    def _look(self, limit: float | None) -> Sequence[Utterance] | None:
        """The oldest burst in the inbox, waiting so many seconds for one; None when there is none."""
        try:
            return self._inbox.get(timeout=limit)
        except Empty:
            return None

    def _work(self) -> None:
        if self.status is SpeechStatus.OFF:
            self._queue.clear()
            return
        if self._current:
            self._follow(self._current)
        answer = self._queue.answer_waits and not self._errors
        if monotonic() < self._not_before and not answer:
            return
        wanted = self._queue and (answer or not self._current)
        if (wanted or self.status is SpeechStatus.STARTING) and self._open() and wanted:
            self._send(self._queue.take())

    def _open(self) -> bool:
        """Have a voice, or count an error."""
        try:
            self._voice.open()
        except SpeechError as error:
            self._fail(error)
            return False
        self.status = SpeechStatus.ON
        if self._returning:
            self._returning = False
            self._tell(SpeechNotice.BACK)
        return True

    def _send(self, message: Message) -> None:
        try:
            if message.text:
                self._voice.speak(message.text, message.urgency)
        except SpeechError as error:
            if not (isinstance(error, SinkTimeoutError) and error.taken):
                self._queue.put_back(message)
            self._fail(error)
        else:
            self._show(message)

    def _show(self, message: Message) -> None:
        """The message was spoken: give its braille too, and see what becomes of it."""
        try:
            if message.braille:
                self._voice.braille(message.braille)
        except SpeechError as error:
            self._fail(error)
            return
        self._errors = 0
        self._current = message
        self._give_up_waiting = monotonic() + MARGIN + len(message.text) / SLOWEST
        self._follow(message)

    def _follow(self, message: Message) -> None:
        """See what became of the message that was given last."""
        try:
            progress = self._voice.progress()
        except SpeechError as error:
            log.info("speech was cut off: %s", error)
            self._voice.drop()
            progress = Progress.FREE
        if progress is Progress.TALKING and monotonic() < self._give_up_waiting:
            return
        self._current = None
        if progress is Progress.DROPPED:
            self._queue.put_back(message, brailled=True)
            self._not_before = monotonic() + DROP_PAUSE

    def _fail(self, error: SpeechError) -> None:
        """Count an error and look for a voice again; the third in a row switches speech off."""
        self._voice.drop()
        self.status = SpeechStatus.STARTING
        self._current = None
        self._not_before = monotonic() + ERROR_PAUSE * self._errors
        self._errors += 1
        log.warning("speech error %d in a row: %s", self._errors, error)
        if self._errors >= ERRORS_TO_GIVE_UP:
            self.status = SpeechStatus.OFF
            self._returning = False
            self._queue.clear()
            self._tell(_notice(error))

    def _tell(self, notice: SpeechNotice) -> None:
        try:
            self._notify(notice)
        except Exception:
            log.exception("the notice %s was not taken", notice)

    def _last_words(self) -> None:
        self._gather(0.0)
        if self._queue and self.status is SpeechStatus.ON and not self._errors:
            self._open()
            self._send(self._queue.take())


def _notice(error: SpeechError) -> SpeechNotice:
    if isinstance(error, SinkTimeoutError):
        return SpeechNotice.NO_ANSWER
    return SpeechNotice.NOT_FOUND if isinstance(error, SinkMissingError) else SpeechNotice.FAILED
