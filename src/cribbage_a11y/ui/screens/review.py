"""Review: the list of finished games, and the menu of one that is reviewed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.ui.effects import Do, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, Screen, joined


class FinishedGame(NamedTuple):
    """A game that can be reviewed."""

    name: str
    """Of its file, as the program knows it."""
    label: str
    """When, against whom, how it ended: sentences."""


@dataclass(frozen=True)
class FinishedGames(MenuScreen):
    """The games, the newest first; a line asks the program for its review."""

    games: tuple[FinishedGame, ...]

    @property
    def title(self) -> str:
        """Its name and how many games there are."""
        n = len(self.games)
        # Translators: the title of the list of games that can be reviewed.
        count = ngettext("{n} finished game.", "{n} finished games.", n).format(n=n)
        # Translators: the title of the list of games that can be reviewed.
        return joined(_("Review a game."), count)

    @property
    def labels(self) -> tuple[str, ...]:
        """A line for each game."""
        return tuple(game.label for game in self.games)

    @property
    def opening_lines(self) -> tuple[str, ...]:
        """The title, as many games as have a digit, then what to press."""
        return (self.title, *self.lines[:9], self.hint)

    def picked(self) -> Reaction:
        """Ask for the review."""
        return Reaction(self, (Do(Ask.REVIEW_GAME, self.games[self.cursor].name),))


class ReviewEntry(NamedTuple):
    """A line of the review menu and the screen that it opens, made when it is asked for."""

    label: str
    screen: Callable[[], Screen]


@dataclass(frozen=True)
class ReviewMenu(MenuScreen):
    """What can be walked of one reviewed game."""

    name: str
    entries: tuple[ReviewEntry, ...]

    @property
    def title(self) -> str:
        """The game."""
        return self.name

    @property
    def labels(self) -> tuple[str, ...]:
        """The lines."""
        return tuple(entry.label for entry in self.entries)

    def picked(self) -> Reaction:
        """Open what the line names."""
        return Reaction(self, (Open(self.entries[self.cursor].screen()),))
