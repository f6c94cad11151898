"""A voice that fails, hangs or is not there: nobody waits for it, it is given up, and it comes back."""

import threading
import time

import pytest

from cribbage_a11y.speech import conductor
from cribbage_a11y.speech.conductor import SpeechNotice, SpeechStatus
from cribbage_a11y.speech.errors import SinkFailedError, SinkMissingError, SinkTimeoutError
from cribbage_a11y.speech.sink import Progress
from cribbage_a11y.speech.speaker import Speaker
from cribbage_a11y.speech.voice import BackendName
from speech.speech_dispatcher_rig import eventually
from speech.speech_fakes import FakeSink, backend, event, longest_say, raising, speaking

pytestmark = pytest.mark.usefixtures("short_limits")

LONGEST = 0.05
"""Seconds by which no key or event may be delayed."""


def test_a_backend_that_fails_once_is_built_anew_and_nothing_is_lost() -> None:
    broken = FakeSink(trouble=raising(OSError("gone"), "speak"))
    sound = FakeSink()
    sinks = [sound, broken]
    with speaking(backend(sinks.pop)) as (speaker, notices):
        speaker.say(event("words"))
        assert eventually(lambda: sound.spoken == ["words"])
        assert speaker.status is SpeechStatus.ON
    assert broken.closed == 1
    assert notices == []


def test_three_errors_in_a_row_switch_speech_off_with_one_notice_until_it_is_asked_for() -> None:
    built: list[FakeSink] = []
    trouble = raising(OSError("no"), "speak")

    def build() -> FakeSink:
        built.append(FakeSink(trouble=trouble))
        return built[-1]

    with speaking(backend(build)) as (speaker, notices):
        speaker.say(event("words"))
        assert eventually(lambda: notices)
        assert speaker.status is SpeechStatus.OFF
        assert len(built) == conductor.ERRORS_TO_GIVE_UP
        speaker.say(event("lost"))
        time.sleep(0.05)
        assert notices == [SpeechNotice.FAILED]
        trouble = raising(OSError("no"))
        assert speaker.retry()
        assert not speaker.retry()
        speaker.say(event("again"))
        assert eventually(lambda: built[-1].spoken)
        assert not speaker.retry()
    assert built[-1].spoken == ["again"]
    assert notices == [SpeechNotice.FAILED, SpeechNotice.BACK]


def test_what_was_put_away_while_speech_is_off_is_not_said_later() -> None:
    sinks: list[FakeSink] = []

    def build() -> FakeSink:
        if not sinks:
            raise SinkMissingError("none")
        return sinks[0]

    with speaking(backend(build)) as (speaker, notices):
        assert eventually(lambda: notices == [SpeechNotice.NOT_FOUND])
        speaker._conductor.say([event("came in at the moment of giving up")])
        assert eventually(lambda: speaker._conductor._inbox.empty())
        sinks.append(FakeSink())
        speaker.retry()
        assert eventually(lambda: SpeechNotice.BACK in notices)
        speaker.say(event("now"))
        assert eventually(lambda: sinks[0].spoken)
    assert sinks[0].spoken == ["now"]


@pytest.mark.parametrize(
    ("error", "notice"),
    [
        (SinkMissingError("none"), SpeechNotice.NOT_FOUND),
        (SinkFailedError("broken"), SpeechNotice.FAILED),
        (ZeroDivisionError("a bug of the library"), SpeechNotice.FAILED),
        (SinkTimeoutError("silence"), SpeechNotice.NO_ANSWER),
    ],
)
def test_a_voice_that_cannot_be_had_is_told_by_its_reason(error: Exception, notice: SpeechNotice) -> None:
    def build() -> FakeSink:
        raise error

    with speaking(backend(build)) as (speaker, notices):
        assert eventually(lambda: notices == [notice])
        assert speaker.retry()
        assert eventually(lambda: notices == [notice, notice])


def test_without_any_backend_there_is_one_notice() -> None:
    with speaking() as (_, notices):
        assert eventually(lambda: notices == [SpeechNotice.NOT_FOUND])


def test_a_backend_that_hangs_when_built_is_passed_over_and_closed_when_it_comes_back() -> None:
    release = threading.Event()
    late, sink = FakeSink(), FakeSink()
    builds: list[int] = []

    def hang() -> FakeSink:
        builds.append(1)
        release.wait(20)
        return late

    with speaking(backend(hang, BackendName.ACCESSIBLE_OUTPUT2), backend(lambda: sink, BackendName.SSIP)) as (
        speaker,
        _,
    ):
        speaker.say(event("words"))
        assert longest_say(speaker, event("more")) < LONGEST
        assert eventually(lambda: sink.spoken)
        sink.trouble = raising(OSError("gone"), "speak")
        speaker.say(event("again"))
        assert eventually(lambda: speaker.status is SpeechStatus.OFF)
        assert builds == [1]
        release.set()
        assert eventually(lambda: late.closed)
        speaker.retry()
        assert eventually(lambda: speaker.backend is BackendName.ACCESSIBLE_OUTPUT2)
    assert builds == [1, 1]


def test_a_backend_that_hangs_in_a_call_is_given_up_and_never_delays_anybody() -> None:
    release = threading.Event()
    sink = FakeSink(trouble=lambda method: method == "speak" and release.wait(20))
    with speaking(backend(lambda: sink)) as (speaker, notices):
        speaker.say(event("words"))
        assert longest_say(speaker, event("more"), 100) < LONGEST
        assert eventually(lambda: notices == [SpeechNotice.NO_ANSWER])
        begin = time.perf_counter()
        speaker.close(0.3)
        assert time.perf_counter() - begin < 1.0
        release.set()
        assert eventually(lambda: sink.closed == 1)


def test_a_message_that_may_have_been_taken_is_not_given_twice() -> None:
    given: list[str] = []

    def trouble(method: str) -> None:
        if method == "speak" and not given:
            given.append("once")
            raise SinkTimeoutError("slow", taken=True)

    sink = FakeSink(trouble=trouble)
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("words"))
        assert eventually(lambda: given)
        assert eventually(lambda: speaker.status is SpeechStatus.ON)
        speaker.say(event("more"))
        assert eventually(lambda: sink.spoken)
    assert sink.spoken == ["more"]


def test_a_message_that_was_surely_not_taken_is_given_again() -> None:
    errors = [SinkTimeoutError("slow", taken=False)]

    def trouble(method: str) -> None:
        if method == "speak" and errors:
            raise errors.pop()

    sink = FakeSink(trouble=trouble)
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("words"))
        assert eventually(lambda: sink.spoken == ["words"])


def test_braille_that_fails_does_not_repeat_the_speech() -> None:
    sink = FakeSink(trouble=raising(OSError("no display"), "braille"))
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("words", "cells"))
        assert eventually(lambda: sink.closed)
        speaker.say(event("more"))
        assert eventually(lambda: len(sink.spoken) == 2)
    assert sink.spoken == ["words", "more"]


def test_a_backend_that_goes_while_speaking_is_no_error_of_the_next_message() -> None:
    going = FakeSink(trouble=raising(OSError("gone"), "progress"))
    sinks = [FakeSink(), going]
    after = sinks[0]
    with speaking(backend(sinks.pop)) as (speaker, notices):
        speaker.say(event("words"))
        assert eventually(lambda: going.closed)
        speaker.say(event("more"))
        assert eventually(lambda: after.spoken == ["more"])
    assert going.spoken == ["words"]
    assert notices == []


def test_closing_without_a_voice_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conductor, "ERROR_PAUSE", 30.0)
    sinks: list[FakeSink] = []

    def build() -> FakeSink:
        sinks.append(FakeSink(trouble=raising(OSError("no"), "speak")))
        return sinks[-1]

    with speaking(backend(build)) as (speaker, notices):
        speaker.say(event("words"))
        assert eventually(lambda: len(sinks) == 2)
    assert notices == []


def test_closing_with_a_voice_that_goes_at_that_moment_ends() -> None:
    sink = FakeSink(fate=Progress.TALKING)
    with speaking(backend(lambda: sink)) as (speaker, notices):
        speaker.say(event("first"))
        assert eventually(lambda: sink.spoken)
        sink.trouble = raising(OSError("gone"), "progress", "speak")
        speaker.say(event("Goodbye."))
    assert speaker.status is SpeechStatus.CLOSED
    assert notices == []


def test_a_notice_that_is_not_taken_ends_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    def refuse(notice: SpeechNotice) -> None:
        raise RuntimeError(notice)

    speaker = Speaker([], refuse)
    assert eventually(lambda: speaker.status is SpeechStatus.OFF)
    assert speaker.retry()
    speaker.close(3)
    assert capfd.readouterr() == ("", "")


def test_a_mistake_in_the_conductor_ends_speech_and_not_the_game(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    sink = FakeSink()
    with speaking(backend(lambda: sink)) as (speaker, notices):
        assert eventually(lambda: speaker.status is SpeechStatus.ON)
        monkeypatch.setattr(speaker._conductor._queue, "put", lambda _: 1 / 0)
        speaker.say(event("words"))
        assert eventually(lambda: speaker.status is SpeechStatus.CLOSED)
        speaker.say(event("more"))
        assert not speaker.retry()
    assert notices == [SpeechNotice.FAILED]
    assert capfd.readouterr() == ("", "")
