"""The help menu, and the documents that are made rather than read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.pages import Document, Page, load, parse
from cribbage_a11y.ui.effects import Do, Effect
from cribbage_a11y.ui.key_manual import manual
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.choices import LevelChoice
from cribbage_a11y.ui.screens.pages import Pages
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction

HOW_TO_PLAY = "how-to-play"
RULES = "rules"
KEYS = "keys"
LEVELS = "levels"


@dataclass(frozen=True)
class Help(MenuScreen):
    """Each line asks the program for a document or the tutorial hand."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the help menu.
        return _("Help menu.")

    @property
    def labels(self) -> tuple[str, ...]:
        """What there is to read."""
        return tuple(label for label, _effect in self._entries())

    def picked(self) -> Reaction:
        """Ask for it."""
        return Reaction(self, (self._entries()[self.cursor][1],))

    def _entries(self) -> tuple[tuple[str, Effect], ...]:
        return (
            # Translators: a line of the help menu: short pages for somebody who has never played.
            (_("How to play cribbage."), Do(Ask.READ, HOW_TO_PLAY)),
            # Translators: a line of the help menu: a hand is played and explained step by step.
            (_("Try a hand, with every score explained."), Do(Ask.TUTORIAL)),
            # Translators: a line of the help menu.
            (_("The keys."), Do(Ask.READ, KEYS)),
            # Translators: a line of the help menu.
            (_("The rules in detail."), Do(Ask.READ, RULES)),
            # Translators: a line of the help menu.
            (_("How the computer players play."), Do(Ask.READ, LEVELS)),
        )


def read(name: str, keymap: Keymap, levels: Sequence[LevelChoice]) -> Pages:
    """The pages of a document by the name that :class:`Help` asks for.

    The keys are those of this player, after any changes. Raises :class:`FileNotFoundError` for a file that
    the installation lacks.
    """
    if name == KEYS:
        return Pages(parse(manual(keymap)))
    return Pages(levels_document(levels) if name == LEVELS else load(name))


def levels_document(levels: Sequence[LevelChoice]) -> Document:
    """A page about the levels, a line for each."""
    # Translators: the title of the page about how well computer players play.
    title = _("How the computer players play")
    # Translators: a level of computer players with what it does. {level}: its name; {description}: sentences.
    line = _("Level {level}. {description}")
    lines = [line.format(level=level.name, description=level.description) for level in levels]
    # Translators: the first line of the page about computer players.
    honest = _("No computer player sees a card that is hidden from it.")
    return Document(title, (Page(title, (honest, *lines)),))
