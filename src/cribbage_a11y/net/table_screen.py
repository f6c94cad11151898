"""The screen of a table with others: its seats, its code, its rules, and for its opener the start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, NamedTuple

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net import words
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Do
from cribbage_a11y.ui.screens.choices import LevelChoice, allowed
from cribbage_a11y.ui.screens.options import after
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction
from cribbage_a11y.ui.screens.settings_words import GROUPS
from cribbage_a11y.ui.screens.setup_words import RULE_WORDS


def looks_title() -> str:
    """The name of the choices of how the game is shown, as in the settings of the program."""
    return next(_(title) for title, names in GROUPS if "theme" in names)


class Ask(StrEnum):
    """What the screens of a table ask of the room; where it takes a value, the value is named."""

    BEGIN = "table begin"
    RULES = "table rules"
    """The value is the new :class:`Rules`."""
    LEVEL = "table level"
    """The value is the key of a level."""
    CHAT = "table chat"
    """Switch messages on or off."""
    WATCHERS = "table watchers"
    """Let others look on, or not."""
    CODE = "table code"
    """Another code."""
    WRITE = "table write"
    """Send the message that is the value."""
    LEAVE = "table leave"
    """Give up the seat."""
    BRAILLE = "table braille"
    """Short lines for braille, or words again."""
    SHOWN = "table shown"
    """Open the choices of how the game is shown to this guest."""
    LOOKS = "table looks"
    """Show the game to this guest so; the value is the new :class:`~cribbage_a11y.net.looks.Looks`."""
    FAIR_DEALS = "table fair deals"
    """Open what was promised of the packs."""


@dataclass(frozen=True)
class TableFacts:
    """All that the screen tells, as it is at one moment."""

    code: str
    seats: tuple[str, ...]
    """A sentence for each seat."""
    people: int
    """How many of them are held by people."""
    rules: Rules
    level: LevelChoice
    levels: tuple[LevelChoice, ...]
    opener: str
    """Who may start; empty when nobody sits at the table."""
    may_begin: bool
    """Whether no game is being played."""
    chat: bool
    watchers: bool


_KEYS: Final = {"m": Command.MESSAGE, "y": Command.CODE}
"""Keys of the game that the screen answers too."""


class _Line(NamedTuple):
    label: str
    choose: Callable[[], Reaction]


@dataclass(frozen=True)
class TableScreen(MenuScreen):
    """Kept up to date by the room: :meth:`with_facts` puts in what has changed."""

    facts: TableFacts
    is_opener: bool
    may_look: bool = False
    """Whether the guest's line gives a choice of how the game is shown."""

    @property
    def title(self) -> str:
        """Where the guest is."""
        if not self.facts.may_begin:
            # Translators: the title of the screen of a table with others, while a game is played.
            return _("The table. A game is being played.")
        if self.is_opener:
            # Translators: the title of the screen of a table with others, for who opened it.
            return _("Your table. Line 1 starts the game.")
        # Translators: the title of the screen of a table with others. {who}: who may start the game.
        return _("The table. {who} starts the game.").format(who=self.facts.opener)

    @property
    def labels(self) -> tuple[str, ...]:
        """What can be done, then the code and the seats."""
        return tuple(line.label for line in self._all_lines())

    def picked(self) -> Reaction:
        """Do it, or read the line again."""
        return self._all_lines()[self.cursor].choose()

    def closed(self) -> Reaction:
        """Back to the game; where there is none, ask whether to leave."""
        return Reaction(None) if not self.facts.may_begin else Reaction(self, (Do(Ask.LEAVE),))

    def press(self, press: Press) -> Reaction:
        """Messages and the code have their keys here too; else as in every menu."""
        asked = _KEYS.get(press.text.lower()) if press.command == Command.UNKNOWN else None
        if asked is not None or press.command in _KEYS.values():
            return Reaction(self, (Do(asked or press.command),))
        return super().press(press)

    def with_facts(self, facts: TableFacts, is_opener: bool, may_look: bool = False) -> TableScreen:
        """The same screen at a later moment."""
        there = replace(self, facts=facts, is_opener=is_opener, may_look=may_look)
        return there.at(min(self.cursor, len(there.labels) - 1))

    def _all_lines(self) -> list[_Line]:
        own = self._own_lines() if self.is_opener and self.facts.may_begin else []
        read = [words.code_line(self.facts.code), *self.facts.seats]
        # Translators: a line of a table with others: opens what was promised of the packs dealt.
        fair = _Line(_("Fair deals."), lambda: _asking(self, Ask.FAIR_DEALS))
        # Translators: a line of a table with others: lines get short, for a braille line, or long again.
        braille = _Line(_("Short lines for braille, or words again."), lambda: _asking(self, Ask.BRAILLE))
        return [
            *own,
            *(_Line(label, self._read_again) for label in read),
            *self._looks_line(),
            fair,
            braille,
        ]

    def _looks_line(self) -> list[_Line]:
        return [_Line(looks_title(), lambda: _asking(self, Ask.SHOWN))] if self.may_look else []

    def _own_lines(self) -> list[_Line]:
        facts = self.facts
        # Translators: a line of a table with others. {level}: how the computer plays in free seats.
        level = _("Computer in free seats: {level}.").format(level=facts.level.name)
        # Translators: a line of a table with others: whether people may write to one another.
        chat = (
            # Translators: whether people at the table can write to each other.
            _("Messages: on.")
            if facts.chat
            # Translators: whether people at the table can write to each other.
            else _("Messages: off.")
        )
        # Translators: a line of a table with others: whether people without a seat may look on.
        watchers = (
            # Translators: whether others may watch the table.
            _("Others may look on: yes.")
            if facts.watchers
            # Translators: whether others may watch the table.
            else _("Others may look on: no.")
        )
        return [
            # Translators: a line of a table with others: begins the game.
            _Line(_("Start the game."), lambda: _asking(self, Ask.BEGIN)),
            self._rule("players"),
            self._rule("target"),
            self._rule("counting"),
            _Line(level, self._next_level),
            _Line(chat, lambda: _asking(self, Ask.CHAT)),
            _Line(watchers, lambda: _asking(self, Ask.WATCHERS)),
            # Translators: a line of a table with others: the old code then leads nowhere.
            _Line(_("Another code for the table."), lambda: _asking(self, Ask.CODE)),
        ]

    def _rule(self, field: str) -> _Line:
        rules = self.facts.rules
        values = [value for value in allowed(field) if field != "players" or value >= self.facts.people]
        changes: dict[str, Any] = {field: after(values, getattr(rules, field))}
        changed = replace(rules, **changes)
        return _Line(RULE_WORDS[field](rules), lambda: Reaction(self, (Do(Ask.RULES, changed),)))

    def _next_level(self) -> Reaction:
        keys = [level.key for level in self.facts.levels]
        return Reaction(self, (Do(Ask.LEVEL, after(keys, self.facts.level.key)),))

    def _read_again(self) -> Reaction:
        return self.replying(self.lines[self.cursor])


def _asking(screen: TableScreen, ask: Ask) -> Reaction:
    return Reaction(screen, (Do(ask),))
