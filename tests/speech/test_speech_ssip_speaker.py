"""Our client of Speech Dispatcher as a speaker uses it: opened, started if need be, and paced."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech import ssip_sink
from cribbage_a11y.speech.errors import SinkMissingError, SpeechError
from cribbage_a11y.speech.ssip_address import Address
from cribbage_a11y.speech.ssip_sink import open_ssip
from speech.speech_dispatcher_rig import eventually
from speech.speech_fakes import answer, backend, event, speaking, turn
from speech.ssip_recorder import SsipRecorder


@pytest.fixture
def server() -> Iterator[SsipRecorder]:
    recorder = SsipRecorder()
    yield recorder
    recorder.close()


def test_a_server_that_is_running_is_not_started(
    server: SsipRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{server.path}")
    monkeypatch.setenv("SPEECHD_CMD", "no such program")
    sink = open_ssip()
    sink.speak("words", Urgency.EVENT)
    sink.close()
    assert server.messages == ["words"]


def test_a_server_that_listens_a_while_after_it_was_started_is_waited_for(server: SsipRecorder) -> None:
    hidden = server.path.with_name("hidden")
    server.path.rename(hidden)
    begin = time.monotonic()

    def start(_: Address, limit: float) -> None:
        assert limit > 1.0

    def appear(_: float) -> None:
        if time.monotonic() - begin > 0.2 and hidden.exists():
            hidden.rename(server.path)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ssip_sink, "sleep", appear)
        ssip_sink._open(Address(server.path), start).close()
    assert 0.2 < time.monotonic() - begin < 1.8


def test_a_server_that_was_started_and_never_listens_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssip_sink, "OPEN_LIMIT", 0.2)
    begin = time.monotonic()
    with pytest.raises(SinkMissingError):
        ssip_sink._open(Address(tmp_path / "none"), lambda *_: None)
    assert time.monotonic() - begin < 0.5


def test_a_server_that_never_greets_is_left_in_time(
    server: SsipRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssip_sink, "OPEN_LIMIT", 0.2)
    server.answers["SET"] = None
    with pytest.raises(SpeechError):
        ssip_sink._open(Address(server.path), lambda *_: None)
    assert server.connections == 1


def test_events_are_said_one_message_after_another_and_an_answer_at_once(
    server: SsipRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{server.path}")
    server.seconds = 0.3
    with speaking(backend(open_ssip)) as (speaker, _):
        speaker.say(event("1"))
        assert eventually(lambda: server.messages == ["1"])
        for number in (2, 3, 4):
            speaker.say(event(f"{number}"))
        speaker.say(turn("Your turn."))
        assert eventually(lambda: server.fates == ["said", "said"])
        assert server.messages == ["1", "2 3 4 Your turn."]
        server.seconds = 20.0
        speaker.say(event("long"))
        assert eventually(lambda: len(server.messages) == 3)
        asked = time.monotonic()
        speaker.say(answer("Score."))
        assert eventually(lambda: len(server.messages) == 4)
        assert time.monotonic() - asked < 0.1
        assert server.fates[2] == "cut"


def test_what_another_program_kept_out_is_said_when_it_is_silent(
    server: SsipRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{server.path}")
    server.busy = True
    with speaking(backend(open_ssip)) as (speaker, _):
        speaker.say(event("Anna: go."))
        assert eventually(lambda: len(server.fates) > 1)
        server.busy = False
        assert eventually(lambda: server.fates[-1] == "said")
        speaker.say(event("Next."))
        assert eventually(lambda: server.messages[-1] == "Next.")
    assert server.fates.count("said") == 2
