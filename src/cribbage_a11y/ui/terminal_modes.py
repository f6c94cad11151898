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
_LOCAL: Final = 3
"""Where the flags are in what termios tells of a terminal."""


@contextmanager
def unechoed(descriptor: int) -> Iterator[None]:
    """While inside, the terminal shows no key, waits for no Enter and makes no signal of a key.

    Keys already typed are kept.
    """
    before = _modes(descriptor)
    if before is None:
        yield
        return
    unecho_again(descriptor)
    try:
        yield
    finally:
        with suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSANOW, before)


def unecho_again(descriptor: int) -> None:
    """Show no key, wait for no Enter and make no signal of a key, after somebody else set the terminal."""
    if _modes(descriptor) is None:
        return
    tty.setcbreak(descriptor, termios.TCSANOW)
    modes = termios.tcgetattr(descriptor)
    modes[_LOCAL] &= ~termios.ISIG
    termios.tcsetattr(descriptor, termios.TCSANOW, modes)


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
