"""accessible_output2's own outputs for Windows, macOS and Linux, over fakes of those systems.

No test here has met a real Windows or a real Mac: what is shown is which calls the library makes.
"""

import platform
import sys
from collections.abc import Iterator

import pytest

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.accessible import open_accessible
from cribbage_a11y.speech.errors import SinkMissingError
from speech.speech_dispatcher_rig import eventually
from speech.speech_fakes import answer, backend, event, speaking
from speech.speech_system_fakes import FakeSystem, library_over


@pytest.fixture
def system() -> Iterator[FakeSystem]:
    fake = FakeSystem()
    with library_over(fake):
        yield fake


@pytest.fixture
def windows(system: FakeSystem, monkeypatch: pytest.MonkeyPatch) -> FakeSystem:
    monkeypatch.setattr(platform, "system", lambda: "Windows")
    return system


@pytest.fixture
def mac(system: FakeSystem, monkeypatch: pytest.MonkeyPatch) -> FakeSystem:
    monkeypatch.setattr(platform, "system", lambda: "Darwin")
    return system


def test_windows_with_nvda_speaks_interrupts_and_brailles(windows: FakeSystem) -> None:
    windows.nvda_runs = True
    sink = open_accessible()
    sink.speak("Anna: 5.", Urgency.EVENT)
    sink.braille("anna 5h")
    sink.speak("Score.", Urgency.ANSWER)
    assert windows.calls == [
        ("nvda speakText", "Anna: 5."),
        ("nvda brailleMessage", "anna 5h"),
        ("nvda cancelSpeech",),
        ("nvda speakText", "Score."),
    ]
    assert windows.com_threads == 1


def test_windows_with_jaws_speaks_interrupts_and_brailles(windows: FakeSystem) -> None:
    windows.jaws_runs = True
    sink = open_accessible()
    sink.speak("Anna: 5.", Urgency.EVENT)
    sink.braille('an"na\\ 5h')
    sink.speak("Score.", Urgency.ANSWER)
    assert windows.calls == [
        ("jaws SayString", "      Anna: 5.", False),
        ("jaws RunFunction", 'BrailleString("an\'na 5h")'),
        ("jaws SayString", "      Score.", True),
    ]


def test_windows_without_a_reader_speaks_by_sapi_and_says_any_name(windows: FakeSystem) -> None:
    sink = open_accessible()
    sink.speak("Tom & <Jerry>: 5.", Urgency.EVENT)
    sink.braille("tom 5h")
    sink.speak("Score.", Urgency.ANSWER)
    spoken = [call[1] for call in windows.calls]
    assert spoken == [
        '<pitch absmiddle="0">Tom &amp; &lt;Jerry>: 5.</pitch>',
        "",
        '<pitch absmiddle="0">Score.</pitch>',
    ]


def test_windows_without_its_python_modules_has_no_such_backend(
    windows: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pythoncom", None)
    monkeypatch.setitem(sys.modules, "pywintypes", None)
    with pytest.raises(SinkMissingError, match="cannot be used"):
        open_accessible()
    assert windows.calls == []


def test_each_worker_on_windows_joins_com(windows: FakeSystem) -> None:
    windows.nvda_runs = True
    with speaking(backend(open_accessible)) as (speaker, _):
        speaker.say(event("words", "cells"))
        assert eventually(lambda: len(windows.calls) == 2)
    with speaking(backend(open_accessible)) as (speaker, _):
        speaker.say(answer("words"))
        assert eventually(lambda: len(windows.calls) == 4)
    assert windows.com_threads == 2


def test_mac_with_voice_over_speaks_and_has_no_braille_of_its_own(mac: FakeSystem) -> None:
    sink = open_accessible()
    sink.speak("Anna: 5.", Urgency.EVENT)
    sink.braille("anna 5h")
    assert mac.calls == [("voiceover", "Anna: 5.")]
    assert mac.com_threads == 0


def test_mac_without_voice_over_has_no_such_backend(mac: FakeSystem) -> None:
    mac.voice_over_runs = False
    with pytest.raises(SinkMissingError, match="no output is active"):
        open_accessible()


def test_mac_without_its_python_module_has_no_such_backend(
    mac: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "appscript", None)
    with pytest.raises(SinkMissingError, match="no output is active"):
        open_accessible()
    assert mac.calls == []


def test_linux_without_speech_dispatchers_module_prints_nothing(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(platform, "system", lambda: "Linux")
    monkeypatch.setitem(sys.modules, "speechd", None)
    monkeypatch.setitem(sys.modules, "espeak", None)
    with pytest.raises(SinkMissingError, match="no output is active"):
        open_accessible()
    assert capfd.readouterr() == ("", "")
    assert system.calls == []
