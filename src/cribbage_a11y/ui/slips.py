"""The same key again: a slip of the hand or a key held down, or a second press that is meant.

The rule. An acting key within a tenth of a second of its last press is a slip, whether that press was taken
or a slip itself. So a key held down is taken no second time however long it is held, and never plays card
after card unheard. The first slip of a run is said; the rest of the run is silent, or holding a key would
bury the player in lines. When the run has ended, a tenth of a second after its last press, what is asked is
said once more, and the same key is taken again. So whoever answers each new line as fast as a program can,
always with the same key, is asked again after each slip, and the game goes on.

A keyboard's first repeat comes as late after the press as a second press that is meant, about half a second,
and no program behind a terminal can tell the two apart: it is taken.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from cribbage_a11y.ui.commands import Command

SLIP_GUARD: Final = 0.1
"""Seconds: longer than between the presses of a slip or of a held key, shorter than between two meant."""
_IN_GAME: Final = frozenset({Command.CARD, Command.CONFIRM, Command.TOGGLE_CARD, Command.TAKE_BACK})
"""Commands whose second press in a row would do something else than the first."""
_ON_SCREENS: Final = frozenset(
    {Command.CARD, Command.CONFIRM, Command.TOGGLE_CARD, Command.BACK, Command.LEAVE}
)
"""Commands that may lead from one screen to the next."""


class Slip(Enum):
    """What a press is after the one before it."""

    NONE = "none"
    FIRST = "first"
    MORE = "more"


class Slips:
    """Remembers the acting key pressed last."""

    def __init__(self) -> None:
        self._key = ""
        self._when = 0.0
        self._on_screen = False
        self._in_run = False

    def judge(self, key: str, command: str, on_screen: bool, now: float) -> Slip:
        """What this press is. ``on_screen``: whether a screen is in front; ``now`` is in seconds."""
        if command not in _IN_GAME | _ON_SCREENS:
            return Slip.NONE
        acting = _ON_SCREENS if on_screen or self._on_screen else _IN_GAME
        is_slip = command in acting and key == self._key and now - self._when < SLIP_GUARD
        was_in_run, self._in_run = self._in_run, is_slip
        self._key, self._when, self._on_screen = key, now, on_screen
        if not is_slip:
            return Slip.NONE
        return Slip.MORE if was_in_run else Slip.FIRST
