"""Speech and braille through prismatoid, where the player has installed it; its module is called `prism`.

Its own way to Speech Dispatcher is passed over: it was seen to speak with the priority `message`, above the
player's reader, and without telling when it is speaking. Our own client speaks to that server better.
"""

from importlib import import_module
from typing import Any

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.errors import SinkMissingError
from cribbage_a11y.speech.sink import Progress, Sink

__all__ = ["PrismSink", "open_prism"]

PASSED_OVER = "Speech Dispatcher"


class PrismSink:
    """Speaks by one of the library's backends."""

    def __init__(self, context: Any, backend: Any) -> None:
        """Take a backend, and the context that it lives in."""
        self._context = context
        self._backend = backend
        self._features = backend.features

    def speak(self, text: str, urgency: Urgency) -> None:
        """Have it said."""
        self._backend.speak(_taken(text), urgency is Urgency.ANSWER)

    def braille(self, text: str) -> None:
        """Show it, where the backend has braille."""
        if self._features.supports_braille:
            self._backend.braille(_taken(text))

    def progress(self) -> Progress:
        """TALKING only where the backend tells."""
        told = self._features.supports_is_speaking
        return Progress.TALKING if told and self._backend.speaking else Progress.FREE

    def close(self) -> None:
        """Let the library free the backend, then its context."""
        self._backend = None
        self._context = None


def open_prism() -> Sink:
    """The library's best backend that can be had. Raises SinkMissingError when there is none."""
    try:
        prism = import_module("prism")
        prism.set_log_level(prism.LogLevel.NONE)
        context = prism.Context()
    except Exception as error:
        raise SinkMissingError(f"prismatoid cannot be used: {error}") from error
    for number in _by_priority(context):
        try:
            backend = context.acquire(number)
            if backend.features.is_supported_at_runtime and backend.features.supports_speak:
                return PrismSink(context, backend)
        except Exception:
            continue
    raise SinkMissingError("prismatoid has nothing to speak with")


def _by_priority(context: Any) -> list[Any]:
    numbers = [context.id_of(index) for index in range(context.backends_count)]
    wanted = [number for number in numbers if context.name_of(number) != PASSED_OVER]
    return sorted(wanted, key=context.priority_of, reverse=True)


def _taken(text: str) -> str:
    """Text as the library takes it: it refuses NUL."""
    return text.replace("\0", "")
