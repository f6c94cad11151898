"""The order in which ways to a voice are tried."""

from cribbage_a11y.speech.accessible import open_accessible
from cribbage_a11y.speech.prism_sink import open_prism
from cribbage_a11y.speech.sink import RecorderSink, SilentSink
from cribbage_a11y.speech.ssip_sink import open_ssip
from cribbage_a11y.speech.voice import Backend, BackendName

__all__ = ["default_backends", "recording_backend", "silent_backend"]


def default_backends() -> tuple[Backend, ...]:
    """accessible_output2, then prismatoid where it is installed, then our own client of Speech Dispatcher."""
    return (
        Backend(BackendName.ACCESSIBLE_OUTPUT2, open_accessible),
        Backend(BackendName.PRISM, open_prism),
        Backend(BackendName.SSIP, open_ssip),
    )


def recording_backend(recorder: RecorderSink) -> Backend:
    """A backend that keeps what it is given in `recorder`."""
    return Backend(BackendName.RECORDER, lambda: recorder)


def silent_backend() -> Backend:
    """A backend that takes everything and is silent."""
    return Backend(BackendName.SILENT, SilentSink)
