"""The screens of a table with others besides its own: messages, and what was promised of the packs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cribbage_a11y.net import words
from cribbage_a11y.net.looks import Looks
from cribbage_a11y.net.table_screen import Ask, looks_title
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Do
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, say

_OWN: Final = "own message"
"""The command under which a message comes back from the line where it is typed."""


@dataclass(frozen=True)
class ChatScreen(MenuScreen):
    """Ready phrases by digit; M or the last line opens a line to write in, and typed words are sent."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the menu of messages.
        return _("Message to the table. Press M to write your own.")

    @property
    def labels(self) -> tuple[str, ...]:
        """The ready phrases, and one's own."""
        # Translators: the last line of the menu of messages.
        phrases = tuple(_(phrase) for phrase in words.READY_PHRASES)
        # Translators: the line after the ready phrases, for a message of one's own.
        return (*phrases, _("Write your own message."))

    def picked(self) -> Reaction:
        """Send a ready phrase, or ask for words."""
        if self.cursor == len(words.READY_PHRASES):
            return self._ask()
        return Reaction(None, (Do(Ask.WRITE, self.labels[self.cursor]),))

    def press(self, press: Press) -> Reaction:
        """Send what was typed; else as in every menu."""
        if press.command == _OWN:
            return Reaction(None, (Do(Ask.WRITE, press.text),))
        if press.text.lower() == "m":
            return self._ask()
        if press.command == Command.UNKNOWN and press.text[1:]:
            return Reaction(None, (Do(Ask.WRITE, press.text),))
        return super().press(press)

    def _ask(self) -> Reaction:
        # Translators: the question in the line where the player writes a message to the table.
        return Reaction(self, (AskText(_OWN, _("Message:")),))


@dataclass(frozen=True)
class LooksScreen(MenuScreen):
    """How the game is shown to this guest: each line goes to the next value."""

    looks: Looks

    @property
    def title(self) -> str:
        """Its name."""
        return looks_title()

    @property
    def labels(self) -> tuple[str, ...]:
        """The choices with their values."""
        return self.looks.labels

    def picked(self) -> Reaction:
        """The next value."""
        return Reaction(self, (Do(Ask.LOOKS, self.looks.others[self.cursor]),))


@dataclass(frozen=True)
class FairDealsScreen(MenuScreen):
    """What was promised of each pack, and after the game what the packs were."""

    deals: tuple[str, ...]

    @property
    def title(self) -> str:
        """What it is."""
        # Translators: the title of the screen about promises of packs.
        return _("Fair deals. Each pack is promised when it is dealt, and opened after the game.")

    @property
    def labels(self) -> tuple[str, ...]:
        """A line for each hand."""
        # Translators: no pack has been dealt yet.
        return self.deals or (_("No pack is dealt yet."),)

    def picked(self) -> Reaction:
        """Read the line again."""
        return Reaction(self, (say(self.lines[self.cursor]),))
