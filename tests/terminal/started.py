"""The real program at a terminal, in a pipe, or with a part of it made to fail."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from kit.commands import PROGRAM
from kit.pty_session import PtySession

GAME: Final = (
    *("play", "--seed", "3", "--players", "2", "--target", "61"),
    *("--level", "counter", "--first-deal", "seat0", "--pace", "0"),
)
"""A game that is the same each time. The player deals, and holds 2C 3D 7H 8D JC QC."""
READER: Final = ("--presentation", "reader")
FIRST_TURN: Final = "Your turn. Lay away 2 cards to your crib."
BROKEN_KEY: Final = """\
import sys
from cribbage_a11y.cli import main
from cribbage_a11y.ui.session import Session

press = Session.press


def broken(session, pressed):
    if pressed.command == "hand":
        raise ZeroDivisionError
    press(session, pressed)


Session.press = broken
sys.exit(main(sys.argv[1:]))
"""
"""The program, but what answers H is broken."""
BROKEN_TABLE: Final = """\
import sys
from cribbage_a11y.cli import main
from cribbage_a11y.ui.live_table import LiveTable


async def broken(live, seat):
    raise ZeroDivisionError


LiveTable._computer = broken
sys.exit(main([*sys.argv[1:], "--pace", "0.1"]))
"""
"""The program, but the table falls over when a computer is to play a card."""


def game(home: Path, *more: str, **terminal: Any) -> PtySession:
    """The game at a terminal in the reader presentation; ``terminal`` as for :class:`PtySession`."""
    return PtySession([*PROGRAM, *GAME, *READER, "--home", str(home), *more], **terminal)


def game_begun(home: Path, *more: str, **terminal: Any) -> PtySession:
    """The same, once it waits for the first keys."""
    return begun(game(home, *more, **terminal))


def begun(
    session: PtySession, sign: str = r"Your\s+turn\.\s+Lay\s+away\s+2\s+cards\s+to\s+your\s+crib\."
) -> PtySession:
    """The session once its program has written ``sign``; ended where it does not."""
    try:
        session.wait_for(sign, timeout=30)
    except AssertionError:
        session.close()
        raise
    return session


def broken_game(code: str, home: Path) -> PtySession:
    """The game with ``code`` in place of its start, once it waits for the first keys."""
    return begun(PtySession([sys.executable, "-c", code, *GAME, *READER, "--home", str(home)]))


def lay_away(session: PtySession) -> None:
    """Lay the first two cards away."""
    for key, answer in (("1", "1 more to choose"), ("2", "Press Enter"), ("enter", "Your turn. Count 10")):
        session.press(key)
        session.wait_for(answer)


def assert_only_lines(output: bytes) -> None:
    """Fails with the first byte that is no line of text: an escape, a backspace, a cursor moved back."""
    odd = re.search(rb"[^\x20-\x7e\x80-\xff\r\n]|\r(?!\n)|(?<!\r)\n", output)
    assert odd is None, f"{odd!r} in {output[: odd.end() + 40] if odd else b''!r}"


def assert_no_traceback(session: PtySession) -> None:
    """Fails when an error's account is on the terminal."""
    assert "Traceback" not in session.text
    assert "Error" not in session.text
