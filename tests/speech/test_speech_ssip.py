"""Our own client of Speech Dispatcher, against a small server that records and misbehaves."""

import socket
import time
from collections.abc import Iterator

import pytest

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.errors import SinkFailedError, SinkTimeoutError
from cribbage_a11y.speech.sink import Progress
from cribbage_a11y.speech.ssip import SsipConnection
from cribbage_a11y.speech.ssip_address import Address
from cribbage_a11y.speech.ssip_parser import BEGIN, END, LONGEST_LINE, Answer, Happening, SsipParser
from cribbage_a11y.speech.ssip_sink import CLIENT, SsipSink
from speech.speech_dispatcher_rig import eventually
from speech.ssip_recorder import SsipRecorder


@pytest.fixture
def server() -> Iterator[SsipRecorder]:
    recorder = SsipRecorder()
    yield recorder
    recorder.close()


@pytest.fixture
def sink(server: SsipRecorder) -> Iterator[SsipSink]:
    opened = SsipSink(SsipConnection(Address(server.path), 1.0), 1.0)
    yield opened
    opened.close()


def test_answers_and_events_are_told_apart_however_they_are_cut() -> None:
    written = (
        b"701-3\r\n701-1\r\n701 BEGIN\r\n225-3\r\n225 OK MESSAGE QUEUED\r\n702-3\r\n702-1\r\n702 END\r\n"
    )
    for size in range(1, len(written) + 1):
        parser = SsipParser()
        for start in range(0, len(written), size):
            parser.feed(written[start : start + size])
        assert list(parser.answers) == [Answer(225, "OK MESSAGE QUEUED", ["3"])]
        assert parser.happenings == [Happening(BEGIN, 3), Happening(END, 3)]


@pytest.mark.parametrize(
    "written",
    [b"HTTP/1.1 400 Bad Request\r\n", b"\r\n", b"20", b"200", b"701 BEGIN\r\n", b"701-x\r\n701 BEGIN\r\n"],
)
def test_what_is_not_the_protocol_is_a_failure(written: bytes) -> None:
    with pytest.raises(SinkFailedError):
        SsipParser().feed(written if b"\n" in written else written.ljust(LONGEST_LINE + 1, b"0"))


def test_the_game_introduces_itself_and_lets_the_reader_win(
    server: SsipRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("USER", "jo hn\r\n:1")
    SsipSink(SsipConnection(Address(server.path), 1.0), 1.0).close()
    assert server.commands[0] == f"SET SELF CLIENT_NAME john1:{CLIENT}:main"
    assert "SET SELF PRIORITY NOTIFICATION" in server.commands


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Your turn. Count 15.", "Your turn. Count 15."),
        (".", "."),
        ("..\n.\nend", "..\n.\nend"),
        ("a\r\n.\r\nQUIT", "a\n.\nQUIT"),
        ("naïve ♠ \ud800\x00\x1b[2J", "naïve ♠ [2J"),
        ("", ""),
    ],
)
def test_any_text_arrives_as_one_message(server: SsipRecorder, sink: SsipSink, text: str, said: str) -> None:
    sink.speak(text, Urgency.EVENT)
    sink.speak("next", Urgency.EVENT)
    assert server.messages == [said, "next"]
    assert "QUIT" not in server.commands


def test_only_an_answer_cancels_what_the_game_is_saying(server: SsipRecorder, sink: SsipSink) -> None:
    sink.speak("event", Urgency.EVENT)
    sink.speak("turn", Urgency.TURN)
    assert "CANCEL SELF" not in server.commands
    sink.speak("answer", Urgency.ANSWER)
    sink.braille("cells")
    assert server.commands.count("CANCEL SELF") == 1


def test_what_becomes_of_a_message(server: SsipRecorder, sink: SsipSink) -> None:
    assert sink.progress() is Progress.FREE
    server.seconds = 0.1
    sink.speak("said", Urgency.EVENT)
    assert sink.progress() is Progress.TALKING
    assert eventually(lambda: sink.progress() is Progress.FREE)
    server.seconds = 5.0
    sink.speak("cut off by the reader", Urgency.EVENT)
    assert sink.progress() is Progress.TALKING
    server._over("cut")
    assert eventually(lambda: sink.progress() is Progress.FREE)
    server.busy = True
    sink.speak("kept out by the reader", Urgency.EVENT)
    assert sink.progress() is Progress.DROPPED
    assert sink.progress() is Progress.FREE


def test_the_end_of_an_earlier_message_is_not_taken_for_that_of_the_latest(
    server: SsipRecorder, sink: SsipSink
) -> None:
    server.seconds = 5.0
    sink.speak("first", Urgency.EVENT)
    sink.speak("second", Urgency.ANSWER)
    assert server.fates == ["cut", "asked"]
    assert sink.progress() is Progress.TALKING


@pytest.mark.parametrize(("word", "taken"), [("CANCEL", False), ("SPEAK", False), ("DATA", True)], ids=str)
def test_a_server_that_does_not_answer_is_left_in_time(
    server: SsipRecorder, sink: SsipSink, word: str, taken: bool
) -> None:
    server.answers[word] = None
    begin = time.monotonic()
    with pytest.raises(SinkTimeoutError) as caught:
        sink.speak("words", Urgency.ANSWER)
    assert time.monotonic() - begin < 0.5
    assert caught.value.taken is taken


@pytest.mark.parametrize("reply", [b"300 ERR\r\n", b"what?\r\n", b"225 OK MESSAGE QUEUED\r\n"])
def test_a_server_that_refuses_is_a_failure(server: SsipRecorder, sink: SsipSink, reply: bytes) -> None:
    server.answers["DATA"] = reply
    with pytest.raises(SinkFailedError):
        sink.speak("words", Urgency.EVENT)


def test_a_server_that_hangs_up_is_a_failure(server: SsipRecorder, sink: SsipSink) -> None:
    server.hang_up()
    with pytest.raises(SinkFailedError):
        sink.progress()
    with pytest.raises(SinkFailedError):
        sink.speak("words", Urgency.EVENT)


def test_a_connection_that_is_reset_is_a_failure(sink: SsipSink) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        connection = sink._connection
        mine, connection._socket = connection._socket, ours
        ours.close()
        with pytest.raises(SinkFailedError):
            connection.happenings()
        with pytest.raises(SinkFailedError):
            connection._take_within(1.0)
        connection._socket = mine


def test_a_server_that_takes_nothing_is_left_in_time(sink: SsipSink) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        connection = sink._connection
        mine, connection._socket = connection._socket, ours
        with pytest.raises(SinkTimeoutError):
            connection.command("x" * 10_000_000, 0.1)
        connection._socket = mine


def test_without_time_left_nothing_is_asked(server: SsipRecorder, sink: SsipSink) -> None:
    asked = list(server.commands)
    with pytest.raises(SinkTimeoutError):
        sink._connection.command("CANCEL SELF", 0.0)
    assert server.commands == asked


def test_an_event_that_was_not_asked_for_changes_nothing(server: SsipRecorder, sink: SsipSink) -> None:
    server.seconds = 5.0
    sink.speak("words", Urgency.EVENT)
    server._happen(server._open[0], 1, 704, "PAUSED")
    assert sink.progress() is Progress.TALKING


def test_a_server_on_a_port() -> None:
    recorder = SsipRecorder(inet=True)
    try:
        sink = SsipSink(SsipConnection(Address(None, "127.0.0.1", recorder.port), 1.0), 1.0)
        sink.speak("words", Urgency.EVENT)
        sink.close()
        assert recorder.messages == ["words"]
    finally:
        recorder.close()
