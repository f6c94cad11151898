"""Taking away what a terminal shows and what has scrolled away: at one keyboard the next player may see it.

Terminals that take commands are cleared with all that they remember. To others as many empty lines are
written as the screen has rows; what they remember above that cannot be taken away.
"""

from __future__ import annotations

import os
import shutil
from typing import Final

from cribbage_a11y.present.catalogue import ngettext

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The cursor to the first cell, the screen cleared, then what has scrolled away, where some terminals put the
screen first."""
_TAKES_NO_COMMANDS: Final = frozenset({"", "dumb", "unknown"})
_SIZE: Final = (80, 24)
"""Columns and rows of a terminal that does not say."""


def takes_commands(descriptor: int) -> bool:
    """Whether a terminal is there that understands :data:`CLEAR`."""
    named = os.environ.get("TERM", "") not in _TAKES_NO_COMMANDS
    return os.name == "posix" and named and os.isatty(descriptor)


def rows_of(descriptor: int) -> int:
    """How many rows the terminal has."""
    try:
        return os.get_terminal_size(descriptor).lines or _SIZE[1]
    except OSError:
        return shutil.get_terminal_size(_SIZE).lines


def empty_lines(rows: int) -> str:
    """What is said of so many empty lines."""
    # Translators: at one keyboard, on a simple terminal: the keyboard goes to the next player, and empty
    # lines push away what the last player read. {n}: how many.
    message = ngettext(
        "{n} empty line hides what the last player was told.",
        "{n} empty lines hide what the last player was told.",
        rows,
    )
    return message.format(n=rows)
