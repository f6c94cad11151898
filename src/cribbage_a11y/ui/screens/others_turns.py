"""Several people at one keyboard: who plays by which rules, and the moment between two of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, NamedTuple

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Do, Effect, Open, Say
from cribbage_a11y.ui.screens.choices import allowed, tidy_name
from cribbage_a11y.ui.screens.options import after
from cribbage_a11y.ui.screens.question import leave_game
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined, returned, say, useless
from cribbage_a11y.ui.screens.setup_words import RULE_WORDS

_TYPED: Final = "turns typed"
"""The command under which a typed name comes back."""


class TurnsAsk(StrEnum):
    """What these screens ask of the program."""

    BEGIN = "turns begin"
    """Play at one keyboard; the value is a :class:`Turns`."""
    READY = "turns ready"
    """The player whose turn it is has the keyboard; the value is the seat."""


class Turns(NamedTuple):
    """A game at one keyboard."""

    rules: Rules
    names: tuple[str, ...]


class _Line(NamedTuple):
    label: str
    choose: Callable[[], Reaction]


@dataclass(frozen=True)
class TurnsScreen(MenuScreen):
    """Who plays at this keyboard, and by which rules."""

    turns: Turns
    parent: MenuScreen
    asked: int | None = field(default=None, kw_only=True)
    """The seat whose name is being typed."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the screen for a game of several people at one keyboard.
        return _("Take turns at this keyboard. Enter starts the game.")

    @property
    def labels(self) -> tuple[str, ...]:
        """Start, the rules, the names."""
        return tuple(line.label for line in self._all_lines())

    def picked(self) -> Reaction:
        """Start, or change what the line names."""
        return self._all_lines()[self.cursor].choose()

    def closed(self) -> Reaction:
        """Back to the ways."""
        return Reaction(self.parent, returned(self.parent))

    def press(self, press: Press) -> Reaction:
        """Take the name typed; else as in every menu."""
        if self.asked is None:
            return super().press(press)
        here = replace(self, asked=None)
        name = tidy_name(press.text) if press.command == _TYPED else ""
        names = self.turns.names
        others = {other.casefold() for seat, other in enumerate(names) if seat != self.asked}
        if not name or name.casefold() in others:
            return here.replying(here.lines[here.cursor])
        changed = tuple(name if seat == self.asked else other for seat, other in enumerate(names))
        there = replace(here, turns=self.turns._replace(names=changed))
        return there.replying(there.lines[there.cursor])

    def _all_lines(self) -> list[_Line]:
        rules = self.turns.rules
        # Translators: a line of a menu: begins the game.
        begin = _Line(_("Start the game."), lambda: Reaction(None, (Do(TurnsAsk.BEGIN, self._game()),)))
        named = [self._name_line(seat) for seat in rules.shape.seats]
        return [begin, *(self._rule(field) for field in ("players", "target", "counting")), *named]

    def _game(self) -> Turns:
        return self.turns._replace(names=self.turns.names[: self.turns.rules.players])

    def _name_line(self, seat: int) -> _Line:
        # Translators: who sits where, in a game at one keyboard. {n}: the seat; {name}: the player.
        label = _("Player {n}: {name}.").format(n=seat + 1, name=self.turns.names[seat])
        # Translators: the question for the name of a player. {n}: the seat.
        question = _("Name of player {n}:").format(n=seat + 1)
        asking = replace(self, asked=seat)
        return _Line(label, lambda: Reaction(asking, (AskText(_TYPED, question, self.turns.names[seat]),)))

    def _rule(self, field: str) -> _Line:
        rules = self.turns.rules
        changes: dict[str, Any] = {field: after(allowed(field), getattr(rules, field))}

        def chosen() -> Reaction:
            there = replace(self, turns=self.turns._replace(rules=replace(rules, **changes)))
            return there.replying(there.lines[there.cursor])

        return _Line(RULE_WORDS[field](rules), chosen)


@dataclass(frozen=True)
class PassOn:
    """Between two players at one keyboard: nothing of a hand is seen or said until the next one is ready."""

    name: str
    seat: int
    news: tuple[Utterance, ...] = ()
    """What has just happened, as all may hear it."""

    @property
    def title(self) -> str:
        """Whose turn it is."""
        # Translators: the keyboard goes to the next player. {name}: who that is.
        return _("{name} is next.").format(name=self.name)

    @property
    def lines(self) -> tuple[str, ...]:
        """What to do, as one line."""
        # Translators: the keyboard goes to the next player. {name}: who that is.
        ready = _("{name}, press Enter when you are ready to hear your cards.").format(name=self.name)
        return (joined(self.title, ready),)

    @property
    def cursor(self) -> int:
        """Its only line."""
        return 0

    def opening(self) -> tuple[Effect, ...]:
        """What has happened, and the line."""
        return (Say((*self.news, *say(*self.lines).utterances)),)

    def press(self, press: Press) -> Reaction:
        """Ready, leave, or the line again."""
        if press.command is Command.CONFIRM:
            return Reaction(None, (Do(TurnsAsk.READY, self.seat),))
        if press.command in (Command.LEAVE, Command.BACK):
            return Reaction(self, (Open(leave_game()),))
        if press.command is Command.REPEAT:
            return Reaction(self, self.opening())
        return Reaction(self, (say(joined(useless(), *self.lines)),))
