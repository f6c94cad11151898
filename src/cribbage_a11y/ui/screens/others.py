"""The screen Play with others: a table of one's own, somebody else's table, or turns at one keyboard."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, NamedTuple

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Press
from cribbage_a11y.ui.effects import AskText, Do, Effect
from cribbage_a11y.ui.screens.choices import MOST_SEATS
from cribbage_a11y.ui.screens.others_turns import Turns, TurnsScreen
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined, returned, say, useless


class OthersAsk(StrEnum):
    """What these screens ask of the program."""

    OPEN = "others open"
    """Open a table here; the value is the player's name."""
    JOIN = "others join"
    """Join a table; the value is a :class:`Joining`."""


class Joining(NamedTuple):
    """Which table to join, and under what name."""

    host: str = ""
    code: str = ""
    name: str = ""


NOBODY: Final = Joining()
"""Before anything was typed."""


@dataclass(frozen=True)
class Others(MenuScreen):
    """Three ways. The names are those of the last game, the player's own first."""

    names: tuple[str, ...]
    joining: Joining = NOBODY
    asked: str = field(default="", kw_only=True)
    """The field of :class:`Joining` that is being typed, or what the name is for."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the screen for playing with other people.
        return _("Play with others.")

    @property
    def labels(self) -> tuple[str, ...]:
        """The ways."""
        return (
            # Translators: a way to play with others: this computer holds the table.
            _("Open a table here, for others in your network."),
            # Translators: a way to play with others: another computer holds the table.
            _("Join a table by its code."),
            # Translators: a way to play with others: all at this keyboard, one after the other.
            _("Take turns at this keyboard."),
        )

    def picked(self) -> Reaction:
        """Ask what is missing, or open the next screen."""
        if self.cursor == len(self.labels) - 1:
            turns = TurnsScreen(Turns(Rules(), self.names[:MOST_SEATS]), self)
            return Reaction(turns, turns.opening())
        return self._ask("open" if self.cursor == 0 else "host")

    def press(self, press: Press) -> Reaction:
        """Take the text typed; else as in every menu."""
        if not self.asked:
            return super().press(press)
        here = replace(self, asked="")
        if press.command == _TYPED and press.text.strip():
            return here._typed(self.asked, press.text.strip())
        return Reaction(here, returned(here))

    def _ask(self, what: str) -> Reaction:
        question, given = {
            # Translators: the question for the player's name.
            "open": (_("Your name:"), self.names[0]),
            # Translators: the question for the address of a host of tables.
            "host": (_("Address of the host:"), self.joining.host),
            # Translators: the question for the code of a table.
            "code": (_("Code of the table:"), self.joining.code),
            # Translators: the question for the player's name.
            "name": (_("Your name:"), self.names[0]),
        }[what]
        return Reaction(replace(self, asked=what), (AskText(_TYPED, question, given),))

    def _typed(self, what: str, text: str) -> Reaction:
        if what == "open":
            return Reaction(self, (Do(OthersAsk.OPEN, text),))
        there = replace(self, joining=self.joining._replace(**{what: text}))
        following = _FOLLOWING.get(what)
        if following:
            return there._ask(following)
        return Reaction(there, (Do(OthersAsk.JOIN, there.joining),))


_TYPED: Final = "others typed"
"""The command under which a typed text comes back."""
_FOLLOWING: Final = {"host": "code", "code": "name"}
"""What is asked after what."""


@dataclass(frozen=True)
class Visiting:
    """At a table of another host: what was said last. Keys go to that table before they come here."""

    lines: tuple[str, ...]

    @property
    def title(self) -> str:
        """Where the player is."""
        # Translators: the player sits at a table of another host.
        return _("At a table with others.")

    @property
    def cursor(self) -> int:
        """The newest line."""
        return len(self.lines) - 1

    def opening(self) -> tuple[Effect, ...]:
        """Nothing: the other host speaks."""
        return ()

    def press(self, _press: Press) -> Reaction:
        """The newest line again."""
        return Reaction(self, (say(joined(useless(), self.lines[self.cursor])),))
