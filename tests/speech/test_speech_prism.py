"""Speech through prismatoid, on fakes of what its module `prism` holds."""

import sys
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace

import pytest

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.errors import SinkMissingError
from cribbage_a11y.speech.prism_sink import open_prism
from cribbage_a11y.speech.sink import Progress


@dataclass
class FakeBackend:
    """One of the library's backends."""

    priority: int
    can_speak: bool = True
    here: bool = True
    has_braille: bool = False
    tells: bool = False
    speaking: bool = False
    calls: list[tuple[object, ...]] = field(default_factory=list)

    @property
    def features(self) -> SimpleNamespace:
        return SimpleNamespace(
            is_supported_at_runtime=self.here,
            supports_speak=self.can_speak,
            supports_braille=self.has_braille,
            supports_is_speaking=self.tells,
        )

    def speak(self, text: str, interrupt: bool) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))


def install(monkeypatch: pytest.MonkeyPatch, backends: dict[str, FakeBackend | None]) -> list[object]:
    """Put a module in prism's place that has these backends; returns the levels its log was set to."""
    names = list(backends)
    levels: list[object] = []

    class Context:
        backends_count = len(names)

        def id_of(self, index: int) -> int:
            return 100 + index

        def name_of(self, number: int) -> str:
            return names[number - 100]

        def priority_of(self, number: int) -> int:
            backend = backends[names[number - 100]]
            return backend.priority if backend else 99

        def acquire(self, number: int) -> FakeBackend:
            backend = backends[names[number - 100]]
            if backend is None:
                raise ValueError("Invalid or unsupported backend")
            return backend

    module = ModuleType("prism")
    vars(module).update(Context=Context, LogLevel=SimpleNamespace(NONE="none"), set_log_level=levels.append)
    monkeypatch.setitem(sys.modules, "prism", module)
    return levels


def test_the_best_backend_that_is_here_speaks_and_brailles(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = FakeBackend(90, has_braille=True)
    levels = install(
        monkeypatch,
        {
            "voice": FakeBackend(10),
            "reader": reader,
            "absent": None,
            "asleep": FakeBackend(98, here=False),
            "mute": FakeBackend(97, can_speak=False),
        },
    )
    sink = open_prism()
    sink.speak("Anna: 5.\0", Urgency.EVENT)
    sink.braille("anna 5h")
    sink.speak("Score.", Urgency.ANSWER)
    sink.close()
    assert reader.calls == [
        ("speak", "Anna: 5.", False),
        ("braille", "anna 5h"),
        ("speak", "Score.", True),
    ]
    assert levels == ["none"]


def test_a_backend_without_braille_is_not_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = FakeBackend(10)
    install(monkeypatch, {"voice": voice})
    sink = open_prism()
    sink.braille("anna 5h")
    assert voice.calls == []
    assert sink.progress() is Progress.FREE


def test_a_backend_that_tells_when_it_speaks_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = FakeBackend(10, tells=True, speaking=True)
    install(monkeypatch, {"voice": voice})
    sink = open_prism()
    assert sink.progress() is Progress.TALKING
    voice.speaking = False
    assert sink.progress() is Progress.FREE


def test_speech_dispatcher_is_left_to_our_own_client(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, {"Speech Dispatcher": FakeBackend(97)})
    with pytest.raises(SinkMissingError, match="nothing to speak with"):
        open_prism()


def test_without_the_library_there_is_no_such_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(SinkMissingError, match="cannot be used"):
        open_prism()
