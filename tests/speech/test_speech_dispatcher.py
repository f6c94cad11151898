"""Speech against a real Speech Dispatcher: spoken, killed, hung, absent, started late, in mid-game.

The server is started in a folder of its own, with a voice that writes down what it says. These tests skip
where the server is not installed, and fail there when the environment has CI=true.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cribbage_a11y.speech.backends import default_backends
from cribbage_a11y.speech.conductor import SpeechNotice, SpeechStatus
from cribbage_a11y.speech.voice import BackendName
from speech.speech_dispatcher_rig import DispatcherRig, eventually, require_server
from speech.speech_fakes import answer, event, longest_say, speaking, turn

LONGEST = 0.05
"""Seconds by which no key or event may be delayed."""

SYSTEM_MODULE = Path("/usr/lib/python3/dist-packages/speechd")
"""Where Debian and its kin put Speech Dispatcher's own Python module."""


def rig_for(monkeypatch: pytest.MonkeyPatch, *, spawns: bool) -> DispatcherRig:
    require_server()
    rig = DispatcherRig(spawns=spawns)
    for name, value in rig.environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    return rig


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Iterator[DispatcherRig]:
    """A server that nobody but the test can start."""
    made = rig_for(monkeypatch, spawns=False)
    yield made
    made.clear()


@pytest.fixture
def spawning_rig(monkeypatch: pytest.MonkeyPatch) -> Iterator[DispatcherRig]:
    """A server that starts when somebody wants to speak."""
    made = rig_for(monkeypatch, spawns=True)
    yield made
    made.clear()


@pytest.fixture(autouse=True)
def _nothing_printed(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """Whatever happens to the server, nothing reaches the terminal."""
    yield
    assert capfd.readouterr() == ("", "")


def test_events_are_spoken_in_order_and_a_burst_as_one_message(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say_all([event("Anna: 5 of hearts."), event("15 for 2."), turn("Your turn.")])
        assert eventually(lambda: rig.said)
        for number in range(4):
            speaker.say(event(f"Event {number}."))
        assert eventually(lambda: len(rig.said) == 2)
        assert speaker.backend is BackendName.SSIP
    assert rig.said == [
        "Anna: 5 of hearts. 15 for 2. Your turn.",
        "Event 0. Event 1. Event 2. Event 3.",
    ]
    assert notices == []


def test_an_answer_does_not_wait_for_what_is_being_said(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, _):
        speaker.say(event("Anna: go."))
        assert eventually(lambda: rig.said)
        begin = time.monotonic()
        speaker.say(answer("Score: 5."))
        assert eventually(lambda: len(rig.said) == 2)
        assert time.monotonic() - begin < 0.15


def test_the_reader_wins_and_what_it_kept_out_is_said_afterwards(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, _), rig.other_program() as reader:
        assert eventually(lambda: speaker.status is SpeechStatus.ON)
        reader.speak("The reader speaks.")
        assert eventually(lambda: rig.said)
        speaker.say(event("Anna: go."))
        assert eventually(lambda: len(rig.said) == 2)
    assert rig.said == ["The reader speaks.", "Anna: go."]


def test_a_killed_server_is_started_again_by_the_next_message(spawning_rig: DispatcherRig) -> None:
    rig = spawning_rig
    rig.start()
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say(event("Before."))
        assert eventually(lambda: rig.said)
        rig.kill()
        assert longest_say(speaker, turn("After.")) < LONGEST
        assert eventually(lambda: "After." in rig.said[-1])
        assert speaker.status is SpeechStatus.ON
    assert notices == []


def test_a_killed_server_that_does_not_come_back_is_told_once_and_asked_for_by_key(
    rig: DispatcherRig,
) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say(event("Before."))
        assert eventually(lambda: rig.said)
        rig.kill()
        assert longest_say(speaker, event("Lost.")) < LONGEST
        assert eventually(lambda: notices == [SpeechNotice.NOT_FOUND])
        rig.start()
        assert speaker.retry()
        assert eventually(lambda: notices == [SpeechNotice.NOT_FOUND, SpeechNotice.BACK])
        speaker.say(event("Again."))
        assert eventually(lambda: rig.said == ["Before.", "Again."])


def test_a_server_that_was_restarted_speaks_the_next_message(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say(event("Before."))
        assert eventually(lambda: rig.said)
        rig.kill()
        rig.start()
        speaker.say(event("After."))
        assert eventually(lambda: rig.said == ["Before.", "After."])
    assert notices == []


def test_a_hung_server_delays_nobody_is_told_once_and_speaks_again(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say(event("Before."))
        assert eventually(lambda: rig.said)
        rig.hang()
        assert longest_say(speaker, turn("Lost.")) < LONGEST
        assert eventually(lambda: notices == [SpeechNotice.NO_ANSWER], 20)
        begin = time.monotonic()
        assert speaker.retry()
        assert eventually(lambda: len(notices) == 2, 20)
        assert notices == [SpeechNotice.NO_ANSWER] * 2
        assert time.monotonic() - begin < 10
        rig.go_on()
        assert speaker.retry()
        speaker.say(answer("Again."))
        assert eventually(lambda: rig.said[-1] == "Again.")
    assert notices[-1] is SpeechNotice.BACK


def test_a_server_that_hangs_for_a_moment_loses_nothing(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say(event("Before."))
        assert eventually(lambda: rig.said)
        time.sleep(0.3)
        rig.hang()
        speaker.say(event("While it hung."))
        time.sleep(1.0)
        rig.go_on()
        assert eventually(lambda: rig.said == ["Before.", "While it hung."])
    assert notices == []


def test_closing_over_a_hung_server_does_not_wait_for_it(rig: DispatcherRig) -> None:
    rig.start()
    with speaking(*default_backends()) as (speaker, _):
        assert eventually(lambda: speaker.status is SpeechStatus.ON)
        rig.hang()
        speaker.say(event("Lost."))
        begin = time.monotonic()
        speaker.close(0.5)
        assert time.monotonic() - begin < 0.7


def test_an_absent_server_is_told_once_and_one_started_late_speaks_when_asked_for(rig: DispatcherRig) -> None:
    with speaking(*default_backends()) as (speaker, notices):
        assert longest_say(speaker, event("Lost.")) < LONGEST
        assert eventually(lambda: notices == [SpeechNotice.NOT_FOUND])
        rig.start()
        assert speaker.retry()
        speaker.say(event("Late."))
        assert eventually(lambda: rig.said == ["Late."])
    assert notices == [SpeechNotice.NOT_FOUND, SpeechNotice.BACK]


def test_an_absent_server_is_started_when_it_may_be(spawning_rig: DispatcherRig) -> None:
    with speaking(*default_backends()) as (speaker, notices):
        speaker.say(event("Anna: go."))
        assert eventually(lambda: spawning_rig.said == ["Anna: go."], 20)
    assert notices == []


GAME = """
import sys, time
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.speech.backends import default_backends
from cribbage_a11y.speech.speaker import Speaker
speaker = Speaker(default_backends(), print)
for line in sys.stdin:
    speaker.say(Utterance(line, line.strip(), "", Urgency.EVENT, "score"))
    time.sleep(0.5)
    with open(sys.argv[1], "a") as noted:
        print(speaker.backend and speaker.backend.name, file=noted)
speaker.close()
"""


def test_with_the_servers_own_module_accessible_output2_speaks_and_is_quiet_when_the_server_goes(
    spawning_rig: DispatcherRig, tmp_path: Path
) -> None:
    if not SYSTEM_MODULE.is_dir():
        pytest.skip("Speech Dispatcher's own Python module is not installed")
    rig = spawning_rig
    rig.start()
    (tmp_path / "speechd").symlink_to(SYSTEM_MODULE)
    noted = tmp_path / "noted"
    with subprocess.Popen(
        [sys.executable, "-c", GAME, str(noted)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as game:
        assert game.stdin
        assert game.stdout
        print("Before.", file=game.stdin, flush=True)
        assert eventually(lambda: rig.said == ["Before."], 20)
        assert eventually(noted.exists)
        rig.kill()
        print("After.", file=game.stdin, flush=True)
        assert eventually(lambda: rig.said[-1] == "After.", 20)
        game.stdin.close()
        assert game.stdout.read() == ""
    assert game.returncode == 0
    assert noted.read_text(encoding="utf-8").splitlines()[0] == "ACCESSIBLE_OUTPUT2"
