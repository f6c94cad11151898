"""A document read line by line: Up and Down in a page, Left and Right between pages, Enter straight on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.present.pages import Document, Page
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Effect
from cribbage_a11y.ui.screens.screen import Reaction, joined, moved, say, useless

_PAGE_MOVES = {Command.PREVIOUS_CARD: -1, Command.NEXT_CARD: 1}


@dataclass(frozen=True)
class Pages:
    """One page is open, with the cursor on one of its lines."""

    document: Document
    page: int = 0
    cursor: int = 0

    @property
    def title(self) -> str:
        """The page with its number and how many lines it has."""
        page = self._open_page
        pages = len(self.document.pages)
        # Translators: a page of help opens. {page}: its number, of {pages}; {title}: its title.
        name = _("Page {page} of {pages}: {title}.").format(page=self.page + 1, pages=pages, title=page.title)
        # Translators: how many lines a page of help has.
        size = ngettext("{n} line.", "{n} lines.", len(page.lines)).format(n=len(page.lines))
        return joined(name, size)

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the open page."""
        return self._open_page.lines

    @property
    def hint(self) -> str:
        """What to press."""
        # Translators: what to press in pages of help.
        return _("Enter reads on. Right is the next page. Escape or Backspace goes back.")

    def opening(self) -> tuple[Effect, ...]:
        """The document, what to press, the page, and the line at the cursor.

        A page that is called as the document is names it.
        """
        page, line = self._entry
        if self._open_page.title == self.document.title:
            return (say(page, self.hint, line),)
        return (say(f"{self.document.title}.", self.hint, page, line),)

    def press(self, press: Press) -> Reaction:
        """Read on, move, turn the page, or leave."""
        if press.command in (Command.BACK, Command.LEAVE):
            return Reaction(None)
        if press.command in (Command.CONFIRM, Command.TOGGLE_CARD):
            return self._read_on()
        if press.command in _PAGE_MOVES:
            return self._turned(self.page + _PAGE_MOVES[Command(press.command)])
        if press.command is Command.CARD:
            return self._turned(press.number - 1)
        if press.command is Command.REPEAT:
            return self._said(self.lines[self.cursor])
        place = moved(self.cursor, len(self.lines), press.command)
        if place is None:
            return self._said(joined(useless(), self.hint))
        there = replace(self, cursor=place)
        return there._said(there.lines[place])

    @property
    def _open_page(self) -> Page:
        return self.document.pages[self.page]

    @property
    def _entry(self) -> tuple[str, str]:
        return self.title, self.lines[self.cursor]

    def _said(self, *lines: str) -> Reaction:
        return Reaction(self, (say(*lines),))

    def _read_on(self) -> Reaction:
        if self.cursor + 1 < len(self.lines):
            there = replace(self, cursor=self.cursor + 1)
            return there._said(there.lines[there.cursor])
        return self._turned(self.page + 1)

    def _turned(self, page: int) -> Reaction:
        pages = len(self.document.pages)
        if page < 0:
            # Translators: the answer to a key for the page before the first one.
            return self._said(joined(_("This is the first page."), self.lines[self.cursor]))
        if page == pages:
            # Translators: the answer to a key for the page after the last one.
            return self._said(_("This is the end. Escape or Backspace goes back."))
        if page > pages:
            return self._said(
                # Translators: the answer to a digit for which there is no page. {n}: how many there are.
                ngettext("There is {n} page.", "There are {n} pages.", pages).format(n=pages)
            )
        there = replace(self, page=page, cursor=0)
        return there._said(*there._entry)
