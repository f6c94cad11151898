"""Speech and braille through accessible_output2: the screen readers and voices of Windows, macOS and Linux.

The only module that knows the library. What must be known of its version 0.17: its outputs print to
standard output; some block for ever on a server that does not answer; its `Auto` fails as a whole when one
output cannot be built, and never sends braille. So the outputs are built one by one, `speak` and `braille`
are called apart, and each module of the library gets a `print` of its own that writes to the log.
"""

import logging
import platform
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from time import monotonic
from typing import Any

from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.speech.errors import SinkFailedError, SinkMissingError
from cribbage_a11y.speech.sink import Progress, Sink

__all__ = ["AccessibleSink", "open_accessible"]

BEGIN_LIMIT = 1.0
"""Seconds in which Speech Dispatcher must begin a message; later, it counts as over."""

log = logging.getLogger(__name__)

Output = Any
"""An output of the library, which has no types."""


class AccessibleSink:
    """Speaks and brailles with the first output that is active, asked anew at each call as the library does.

    So a screen reader that was started later is found.
    """

    def __init__(self, outputs: Iterable[Output]) -> None:
        """Take outputs in order of preference. Raises SinkMissingError when none is active."""
        self._outputs = list(outputs)
        self._watches = {id(output): _watch(output) for output in self._outputs}
        self._latest: Output = None
        if self._active() is None:
            raise SinkMissingError("no output is active")

    def speak(self, text: str, urgency: Urgency) -> None:
        """Have it said. Raises SinkFailedError when no output is active any more."""
        output = self._latest = self._ready()
        watch = self._watches[id(output)]
        if watch:
            watch.asked()
        output.speak(_sayable(output, text), interrupt=urgency is Urgency.ANSWER)

    def braille(self, text: str) -> None:
        """Show it, if the active output has braille: the others inherit a method that does nothing."""
        output = self._ready()
        output.braille(_showable(output, text))

    def progress(self) -> Progress:
        """FREE, unless the output is Speech Dispatcher, which tells when it speaks."""
        watch = self._watches.get(id(self._latest))
        return watch.progress() if watch else Progress.FREE

    def close(self) -> None:
        """Close the outputs that can be closed; without a connection, Speech Dispatcher's cannot."""
        for output in self._outputs:
            with suppress(Exception):
                getattr(output, "close", _nothing)()

    def _ready(self) -> Output:
        output = self._active()
        if output is None:
            raise SinkFailedError("no output is active any more")
        return output

    def _active(self) -> Output:
        return next((output for output in self._outputs if _is_active(output)), None)


class _Watch:
    """Follows Speech Dispatcher's own messages on the library's output for it.

    The server's events reach a callback of the output, in the thread of the server's module. When an event
    comes before that module has taken the callback in, it is lost; then a message counts as over after
    BEGIN_LIMIT.
    """

    def __init__(self) -> None:
        self._begun = False
        self._over = True
        self._since = 0.0

    def asked(self) -> None:
        self._begun, self._over, self._since = False, False, monotonic()

    def happened(self, kind: str) -> None:
        if kind == "begin":
            self._begun = True
        elif kind in ("end", "cancel"):
            self._over = True

    def progress(self) -> Progress:
        late = not self._begun and monotonic() - self._since > BEGIN_LIMIT
        return Progress.FREE if self._over or late else Progress.TALKING


def open_accessible() -> Sink:
    """Build the library's outputs for this system. Raises SinkMissingError when none of them is active."""
    _join_com()
    try:
        import accessible_output2

        classes = accessible_output2.get_output_classes()
    except Exception as error:
        raise SinkMissingError(f"accessible_output2 cannot be used: {error}") from error
    _hush("accessible_output2")
    return AccessibleSink([output for output in map(_built, classes) if output is not None])


def _built(output_class: Output) -> Output:
    """An output, or None when it cannot be built: its reader or its library is not there."""
    try:
        return output_class()
    except Exception as error:
        log.info("no %s: %s", getattr(output_class, "name", output_class), error)
        return None


def _hush(package: str) -> None:
    """Give each loaded module of a package a `print` of its own.

    A module's own name comes before the built-in one; so the rest of the program keeps its output, which
    redirecting standard output would take away from all threads at once.
    """
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            vars(module)["print"] = _print_to_log


def _print_to_log(*values: object, **_: object) -> None:
    log.info("%s", " ".join(map(str, values)))


def _join_com() -> None:
    """On Windows, tell COM that this thread will use it: SAPI and JAWS are reached through it."""
    if platform.system() == "Windows":
        with suppress(ImportError):
            import_module("pythoncom").CoInitialize()


def _watch(output: Output) -> _Watch | None:
    """Tame Speech Dispatcher's output: its priority `text` would cut the player's reader off, and itself."""
    client = getattr(output, "_client", None)
    if client is None or not hasattr(client, "set_priority"):
        return None
    client.set_priority("notification")
    watch = _Watch()
    output._callback = watch.happened
    return watch


def _is_active(output: Output) -> bool:
    """Whether the output says that it can speak; one that fails at the question cannot."""
    try:
        return bool(output.is_active())
    except Exception as error:
        log.info("%s is not active: %s", output, error)
        return False


def _sayable(output: Output, text: str) -> str:
    """Text for an output. SAPI is given XML by the library, which takes care of `<` and forgets `&`."""
    return text.replace("&", "&amp;") if getattr(output, "name", "") == "sapi5" else text


def _showable(output: Output, text: str) -> str:
    """Braille for an output. JAWS is given a string in its script language, where a backslash escapes."""
    return text.replace("\\", "") if getattr(output, "name", "") == "jaws" else text


def _nothing() -> None:
    """Closing what needs no closing."""
