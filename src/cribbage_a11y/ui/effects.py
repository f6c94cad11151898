"""What pure updates ask the program to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cribbage_a11y.engine.actions import TableAction
from cribbage_a11y.present.utterance import Utterance

if TYPE_CHECKING:
    from cribbage_a11y.ui.screens.screen import Screen


@dataclass(frozen=True, slots=True)
class Say:
    """Lines for the player, in order; the one that matters most last."""

    utterances: tuple[Utterance, ...]


@dataclass(frozen=True, slots=True)
class Submit:
    """An action for the table. A refusal is heard by the player."""

    action: TableAction


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the player's newest choice, where nothing hidden has been shown since."""


@dataclass(frozen=True, slots=True)
class SkipPause:
    """The computer need not pause any longer."""


@dataclass(frozen=True, slots=True)
class AskText:
    """Open a line prompt for real text; the answer comes back to whoever asked as ``Press`` with the
    command given here, or as ``BACK`` when the player gives up."""

    command: str
    question: str
    given: str = ""
    """Text already in the line."""


@dataclass(frozen=True, slots=True)
class Open:
    """Put a screen on top of what is there."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Change:
    """Change a setting by its name, and keep it."""

    name: str
    value: object


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the game; it is kept."""


@dataclass(frozen=True, slots=True)
class Exit:
    """End the program."""


@dataclass(frozen=True, slots=True)
class Do:
    """Something that a screen asks of the program by name, with what it needs."""

    name: str
    value: object = None


Effect = Say | Submit | TakeBack | SkipPause | AskText | Open | Change | Leave | Exit | Do
