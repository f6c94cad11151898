"""The Records screen: read the records, write them as a picture, take games out and in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.pages import Document
from cribbage_a11y.ui.commands import Press
from cribbage_a11y.ui.effects import AskText, Do, Effect, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.pages import Pages
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined

IMPORT: Final = "import_file"
"""What the line prompt for the name of a file is opened for."""


@dataclass(frozen=True)
class Records(MenuScreen):
    """Each line opens pages or asks the program for something."""

    gist: str
    """All games in one sentence."""
    document: Document
    asking: bool = False
    """Whether a line prompt is open for the name of a file."""

    @property
    def title(self) -> str:
        """Its name, with the games in one sentence."""
        # Translators: the title of the records menu.
        return joined(_("Records menu."), self.gist)

    @property
    def labels(self) -> tuple[str, ...]:
        """What can be done."""
        return tuple(label for label, _effect in self._entries())

    def picked(self) -> Reaction:
        """Do what the line names."""
        effect = self._entries()[self.cursor][1]
        return Reaction(replace(self, asking=isinstance(effect, AskText)), (effect,))

    def press(self, press: Press) -> Reaction:
        """Take the name of a file to import, or act as every menu does."""
        if not self.asking:
            return super().press(press)
        here = replace(self, asking=False)
        name = press.text.strip() if press.command == IMPORT else ""
        if name:
            return Reaction(here, (Do(Ask.IMPORT_RECORDS, name),))
        # Translators: the player was asked for the name of a file and gave none.
        return here.replying(_("No file is named, so nothing is taken in."))

    def _entries(self) -> tuple[tuple[str, Effect], ...]:
        return (
            # Translators: a line of the records menu.
            (_("Read the records."), Open(Pages(self.document))),
            # Translators: a line of the records menu: a file with bars, for those who look.
            (_("Write a picture of the averages."), Do(Ask.RECORDS_PICTURE)),
            # Translators: a line of the records menu.
            (_("Write all games into one file."), Do(Ask.EXPORT_RECORDS)),
            # Translators: a line of the records menu; the next question is for the name of the file.
            (_("Take in games from a file."), AskText(IMPORT, self._question)),
        )

    @property
    def _question(self) -> str:
        # Translators: the question for the name of a file with games.
        return _("Name of the file:")
