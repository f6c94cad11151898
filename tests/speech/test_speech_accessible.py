"""Speech through accessible_output2, on fakes of its outputs."""

import logging
import sys
from types import ModuleType
from typing import Any

import pytest

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech import accessible
from cribbage_a11y.speech.accessible import AccessibleSink, open_accessible
from cribbage_a11y.speech.errors import SinkFailedError, SinkMissingError
from cribbage_a11y.speech.sink import Progress


class FakeOutput:
    """An output as the library has them: it speaks, and its braille does nothing."""

    name = "fake"

    def __init__(self, *, active: bool = True) -> None:
        self.active = active
        self.calls: list[tuple[object, ...]] = []

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, *_: object, **__: object) -> bool:
        return False

    def output(self, *_: object, **__: object) -> None:
        raise AssertionError("output() sends no braille of its own, so nobody calls it")


class FakeReader(FakeOutput):
    """An output of a screen reader, which has braille."""

    def braille(self, *text: object, **_: object) -> bool:
        self.calls.append(("braille", *text))
        return True


def test_speech_and_braille_go_apart_to_the_first_active_output() -> None:
    asleep, reader, voice = FakeReader(active=False), FakeReader(), FakeOutput()
    sink = AccessibleSink([asleep, reader, voice])
    sink.speak("Anna: 5 of hearts.", Urgency.EVENT)
    sink.braille("anna 5h")
    sink.speak("Score.", Urgency.ANSWER)
    assert reader.calls == [
        ("speak", "Anna: 5 of hearts.", False),
        ("braille", "anna 5h"),
        ("speak", "Score.", True),
    ]
    assert asleep.calls == voice.calls == []
    assert sink.progress() is Progress.FREE


def test_a_reader_that_starts_or_ends_in_mid_game_is_noticed() -> None:
    reader, voice = FakeReader(active=False), FakeOutput()
    sink = AccessibleSink([reader, voice])
    sink.speak("one", Urgency.EVENT)
    sink.braille("1")
    reader.active = True
    sink.speak("two", Urgency.EVENT)
    reader.active = False
    sink.speak("three", Urgency.EVENT)
    assert [call[1] for call in voice.calls] == ["one", "three"]
    assert [call[1] for call in reader.calls] == ["two"]
    voice.active = False
    with pytest.raises(SinkFailedError):
        sink.speak("four", Urgency.EVENT)


def test_an_output_that_fails_at_the_question_is_not_active() -> None:
    output = FakeOutput()
    output.is_active = lambda: 1 / 0  # type: ignore[assignment,method-assign,return-value]
    with pytest.raises(SinkMissingError):
        AccessibleSink([output])


def test_closing_closes_what_can_be_closed() -> None:
    closed: list[str] = []
    broken, plain, whole = FakeOutput(), FakeOutput(), FakeOutput()
    broken.close = lambda: 1 / 0  # type: ignore[attr-defined]
    whole.close = lambda: closed.append("whole")  # type: ignore[attr-defined]
    AccessibleSink([broken, plain, whole]).close()
    assert closed == ["whole"]


class FakeDispatcherClient:
    """The client that Speech Dispatcher's own module gives to the library."""

    def __init__(self) -> None:
        self.priority = "text"

    def set_priority(self, priority: str) -> None:
        self.priority = priority


class FakeDispatcher(FakeOutput):
    """The library's output for Speech Dispatcher: its callback is called as a message goes on."""

    name = "Linux Speech Dispatcher"

    def __init__(self) -> None:
        super().__init__()
        self._client = FakeDispatcherClient()

    def _callback(self, kind: str) -> None:
        raise AssertionError(f"replaced by one that follows the message: {kind}")


def test_speech_dispatcher_gets_the_priority_that_lets_the_reader_win() -> None:
    output = FakeDispatcher()
    AccessibleSink([output])
    assert output._client.priority == "notification"


def test_speech_dispatcher_is_followed_while_it_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    output = FakeDispatcher()
    sink = AccessibleSink([output])
    assert sink.progress() is Progress.FREE
    for last in ("end", "cancel"):
        sink.speak("words", Urgency.EVENT)
        assert sink.progress() is Progress.TALKING
        output._callback("begin")
        output._callback("resume")
        assert sink.progress() is Progress.TALKING
        output._callback(last)
        assert sink.progress() is Progress.FREE
    monkeypatch.setattr(accessible, "BEGIN_LIMIT", -1.0)
    sink.speak("never begun", Urgency.EVENT)
    assert sink.progress() is Progress.FREE


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module in the library's place, whose classes the test chooses."""
    module = ModuleType("accessible_output2")
    monkeypatch.setitem(sys.modules, "accessible_output2", module)
    return module


def test_outputs_that_cannot_be_built_are_passed_over(library: ModuleType) -> None:
    built: list[FakeReader] = []

    def reader() -> FakeReader:
        built.append(FakeReader())
        return built[-1]

    library.get_output_classes = lambda: [lambda: 1 / 0, reader]  # type: ignore[attr-defined]
    open_accessible().speak("words", Urgency.EVENT)
    assert built[0].calls == [("speak", "words", False)]


@pytest.mark.parametrize(
    "classes", [[], [lambda: FakeOutput(active=False)], None], ids=["none", "asleep", "broken"]
)
def test_nothing_active_is_a_missing_backend(library: ModuleType, classes: Any) -> None:
    if classes is not None:
        library.get_output_classes = lambda: classes  # type: ignore[attr-defined]
    with pytest.raises(SinkMissingError):
        open_accessible()


PRINTING = """
def get_output_classes():
    return [Output]

class Output:
    name = "noisy"
    def __init__(self): print("cannot find", "anything", sep=" ", flush=True)
    def is_active(self): print("asked"); return True
    def speak(self, text, interrupt=False): print(text)
    def braille(self, text): print(text)
"""


def test_what_the_library_prints_goes_to_the_log_and_what_others_print_does_not(
    library: ModuleType, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cribbage_a11y.speech")
    exec(PRINTING, vars(library))
    sink = open_accessible()
    sink.speak("words", Urgency.EVENT)
    sink.braille("cells")
    print("of the game")
    assert capfd.readouterr() == ("of the game\n", "")
    assert [record.getMessage() for record in caplog.records][::2] == [
        "cannot find anything",
        "asked",
        "asked",
    ]
    assert "words" in caplog.text
