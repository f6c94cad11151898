"""What the terminal's driver does with keys and lines, on systems that have one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

try:
    import termios
    import tty
except ImportError:  # Windows
    _HAS_DRIVER = False
else:
    _HAS_DRIVER = True

_OUTPUT: Final = 1
"""Where the output flags are in what termios tells of a terminal."""


@contextmanager
def unechoed(descriptor: int) -> Iterator[None]:
    """While inside, the terminal shows no key and waits for no Enter; keys already typed are kept."""
    before = _modes(descriptor)
    if before is None:
        yield
        return
    tty.setcbreak(descriptor, termios.TCSANOW)
    try:
        yield
    finally:
        with suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSANOW, before)


def unecho_again(descriptor: int) -> None:
    """Show no key and wait for no Enter, after somebody else set the terminal."""
    if _modes(descriptor) is not None:
        tty.setcbreak(descriptor, termios.TCSANOW)


def line_end(descriptor: int) -> str:
    """What ends a line, so that the terminal gets one carriage return and one line feed."""
    modes = _modes(descriptor)
    adds_return = modes is not None and modes[_OUTPUT] & termios.OPOST and modes[_OUTPUT] & termios.ONLCR
    return "\n" if adds_return else "\r\n"


def _modes(descriptor: int) -> list[Any] | None:
    if not _HAS_DRIVER:
        return None
    try:
        return termios.tcgetattr(descriptor)
    except termios.error:
        return None
