"""What the game speaks with: one message a burst, in order, one after another."""

import threading
import time

import pytest

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech import conductor, voice
from cribbage_a11y.speech.backends import default_backends, recording_backend, silent_backend
from cribbage_a11y.speech.conductor import SpeechStatus
from cribbage_a11y.speech.errors import SinkMissingError
from cribbage_a11y.speech.queue import CAPACITY
from cribbage_a11y.speech.sink import Progress, RecorderSink
from cribbage_a11y.speech.speaker import RecorderSpeaker, SilentSpeaker
from cribbage_a11y.speech.voice import BackendName
from speech.speech_dispatcher_rig import eventually
from speech.speech_fakes import FakeSink, answer, backend, event, speaking, turn

pytestmark = pytest.mark.usefixtures("short_limits")


def test_a_burst_is_spoken_as_one_message_and_brailled_by_its_own_text() -> None:
    recorder = RecorderSink()
    with speaking(recording_backend(recorder)) as (speaker, notices):
        speaker.say_all([event("Anna: 5.", "anna 5h"), turn("Your turn.", "your turn")])
        assert eventually(lambda: recorder.brailled)
        assert speaker.status is SpeechStatus.ON
        assert speaker.backend is BackendName.RECORDER
    assert recorder.spoken == [("Anna: 5. Your turn.", Urgency.TURN)]
    assert recorder.brailled == ["anna 5h your turn"]
    assert recorder.closed
    assert notices == []
    ended: SpeechStatus = speaker.status
    assert ended is SpeechStatus.CLOSED
    assert speaker.backend is None


def test_braille_alone_and_speech_alone_go_where_they_belong() -> None:
    sink = FakeSink()
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("", "cells"))
        assert eventually(lambda: sink.brailled)
        speaker.say(event("words"))
        assert eventually(lambda: sink.spoken)
    assert (sink.spoken, sink.brailled) == (["words"], ["cells"])


def test_one_thread_builds_calls_and_closes_a_backend() -> None:
    sink = FakeSink()

    def build() -> FakeSink:
        sink.threads.add(threading.get_ident())
        return sink

    with speaking(backend(build)) as (speaker, _):
        speaker.say(event("words", "cells"))
        assert eventually(lambda: sink.brailled)
    assert len(sink.threads) == 1
    assert threading.get_ident() not in sink.threads
    assert sink.closed == 1


def test_events_wait_while_something_is_said_and_an_answer_does_not() -> None:
    sink = FakeSink(fate=Progress.TALKING)
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("first"))
        assert eventually(lambda: sink.spoken == ["first"])
        speaker.say(event("second"))
        speaker.say(turn("old turn"))
        speaker.say(turn("new turn"))
        time.sleep(0.1)
        assert sink.spoken == ["first"]
        sink.fate = Progress.FREE
        assert eventually(lambda: len(sink.spoken) == 2)
        sink.fate = Progress.TALKING
        speaker.say(event("third"))
        assert eventually(lambda: len(sink.spoken) == 3)
        speaker.say(answer("Score."))
        assert eventually(lambda: len(sink.spoken) == 4)
    assert sink.spoken == ["first", "second new turn", "third", "Score."]
    assert sink.urgencies[-1] is Urgency.ANSWER


def test_a_message_that_never_ends_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conductor, "MARGIN", 0.05)
    monkeypatch.setattr(conductor, "SLOWEST", 1000.0)
    sink = FakeSink(fate=Progress.TALKING)
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("first"))
        assert eventually(lambda: sink.spoken == ["first"])
        speaker.say(event("second"))
        assert eventually(lambda: sink.spoken == ["first", "second"])


def test_a_message_that_was_kept_out_is_given_again_and_brailled_once() -> None:
    sink = FakeSink(fate=Progress.DROPPED)
    with speaking(backend(lambda: sink)) as (speaker, notices):
        speaker.say(event("first", "one"))
        assert eventually(lambda: len(sink.spoken) >= 3)
        sink.fate = Progress.FREE
        time.sleep(0.1)
        given = len(sink.spoken)
        time.sleep(0.1)
        assert len(sink.spoken) == given
    assert set(sink.spoken) == {"first"}
    assert sink.brailled == ["one"]
    assert notices == []


def test_an_answer_does_not_wait_for_a_message_that_was_kept_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conductor, "DROP_PAUSE", 30.0)
    sink = FakeSink(fate=Progress.DROPPED)
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("first"))
        assert eventually(lambda: sink.spoken == ["first"])
        speaker.say(answer("Score."))
        assert eventually(lambda: len(sink.spoken) == 2)
    assert sink.spoken[1] == "Score. first"


def test_the_first_backend_that_can_be_built_speaks() -> None:
    sink, unused = FakeSink(), FakeSink()

    def missing() -> FakeSink:
        raise SinkMissingError("not installed")

    with speaking(
        backend(missing, BackendName.ACCESSIBLE_OUTPUT2),
        backend(lambda: sink, BackendName.PRISM),
        backend(lambda: unused, BackendName.SSIP),
    ) as (speaker, _):
        speaker.say(event("words"))
        assert eventually(lambda: sink.spoken)
        assert speaker.backend is BackendName.PRISM
    assert unused.spoken == []


def test_closing_says_what_waits_even_over_what_is_being_said() -> None:
    sink = FakeSink(fate=Progress.TALKING)
    with speaking(backend(lambda: sink)) as (speaker, _):
        speaker.say(event("first"))
        assert eventually(lambda: sink.spoken)
        speaker.say(event("Goodbye."))
        speaker.close(3)
        speaker.close(3)
    assert sink.spoken == ["first", "Goodbye."]


def test_more_bursts_than_there_is_room_for_are_bounded() -> None:
    release = threading.Event()
    sink = FakeSink()

    def build() -> FakeSink:
        release.wait(20)
        return sink

    with speaking(backend(build)) as (speaker, _):
        for number in range(1000):
            speaker.say(event(f"{number}"))
        assert speaker._conductor._inbox.qsize() == CAPACITY
        release.set()
        assert eventually(lambda: " ".join(sink.spoken).endswith("999"))
    latest = range(1000 - CAPACITY, 1000)
    assert " ".join(sink.spoken).split() == [f"{number}" for number in latest]


def test_the_silent_backend_takes_everything() -> None:
    with speaking(silent_backend()) as (speaker, notices):
        speaker.say(event("words", "cells"))
        assert eventually(lambda: speaker.backend is BackendName.SILENT)
    assert notices == []


def test_the_order_of_the_ways_to_a_voice() -> None:
    assert [way.name for way in default_backends()] == [
        BackendName.ACCESSIBLE_OUTPUT2,
        BackendName.PRISM,
        BackendName.SSIP,
    ]


def test_the_silent_and_the_recording_speaker_stand_in_for_a_speaker() -> None:
    silent, recorder = SilentSpeaker(), RecorderSpeaker()
    for speaker in (silent, recorder):
        speaker.say(event("one"))
        speaker.say_all([event("two"), turn("three")])
        assert not speaker.retry()
        assert speaker.status is SpeechStatus.OFF
        assert speaker.backend is None
        speaker.close()
    assert [len(burst) for burst in recorder.bursts] == [1, 2]
    assert [utterance.speech for utterance in recorder.said] == ["one", "two", "three"]


def test_a_voice_that_is_not_open_is_missing() -> None:
    closed = voice.Voice([])
    with pytest.raises(SinkMissingError):
        closed.speak("words", Urgency.EVENT)
    closed.drop()
    closed.close(0.1)
