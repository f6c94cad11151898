"""The menus that the New game screen opens: seldom changed rules, names, levels of several computers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Do
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.choices import LONGEST_NAME, PLAYER, LevelChoice, tidy_name
from cribbage_a11y.ui.screens.options import Options
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined, returned, say
from cribbage_a11y.ui.screens.setup_rules import pick_rule
from cribbage_a11y.ui.screens.setup_words import RULE_WORDS

if TYPE_CHECKING:
    from cribbage_a11y.ui.screens.setup import Setup

_NAME = "name"
"""The command under which a typed name comes back."""


@dataclass(frozen=True)
class SetupPart(MenuScreen):
    """A menu that takes the place of the New game screen and goes back to it."""

    setup: Setup

    def closed(self) -> Reaction:
        """Back to the New game screen."""
        return Reaction(self.setup, returned(self.setup))


@dataclass(frozen=True)
class MoreRules(SetupPart):
    """The rules that are seldom changed, as far as they mean anything at this table."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: New game, the title of the menu of rules that are seldom changed.
        return _("More rules.")

    @property
    def labels(self) -> tuple[str, ...]:
        """A sentence for each rule."""
        rules = self.setup.choices.rules
        return tuple(RULE_WORDS[field](rules) for field in self._fields())

    def picked(self) -> Reaction:
        """Change the rule at the cursor."""
        field = self._fields()[self.cursor]

        def chosen(value: Any) -> Reaction:
            setup = self.setup.changed(self.setup.choices.with_rules(**{field: value}))
            menu = replace(self, setup=setup)
            return _kept(menu, menu.labels[menu.cursor])

        return pick_rule(self, field, self.setup.choices.rules, chosen)

    def _fields(self) -> list[str]:
        rules = self.setup.choices.rules
        there = {
            "next_deal": True,
            "pone_bonus": rules.shape.has_single_pone,
            "skunks": True,
            "skunk_games": rules.skunks,
        }
        return [field for field, means_something in there.items() if means_something]


@dataclass(frozen=True)
class Opponents(SetupPart):
    """The level of each of several computer players."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: New game, the title of the menu of several computer players' levels.
        return _("Levels of the computer players.")

    @property
    def labels(self) -> tuple[str, ...]:
        """Who plays how, from the player's left."""
        return tuple(opponent_line(self.setup, seat) for seat in self._seats())

    def picked(self) -> Reaction:
        """Open the levels."""
        back = partial(_with_setup, self)
        return pick_level(self, self.setup, self._seats()[self.cursor], back)

    def _seats(self) -> range:
        return self.setup.choices.rules.shape.seats[PLAYER + 1 :]


@dataclass(frozen=True)
class Names(SetupPart):
    """The names; a name is typed."""

    asked: int | None = None
    """The seat whose new name is being typed."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: New game, the title of the menu of names.
        return _("Names of the players.")

    @property
    def labels(self) -> tuple[str, ...]:
        """A sentence for each seat."""
        return tuple(self._label(seat) for seat in self.setup.choices.rules.shape.seats)

    def picked(self) -> Reaction:
        """Ask for the name."""
        name = self.setup.choices.names[self.cursor]
        # Translators: asks the player to type a name; nothing typed keeps it. {name}: the name until now.
        question = _("New name instead of {name}:").format(name=name)
        return Reaction(replace(self, asked=self.cursor), (AskText(_NAME, question),))

    def press(self, press: Press) -> Reaction:
        """Take the name typed, or let it stay; else as in every menu."""
        if self.asked is None:
            return super().press(press)
        here = replace(self, asked=None)
        if press.command == _NAME and press.text.strip():
            return here._named(self.asked, press.text)
        if press.command in (_NAME, Command.BACK):
            return here.replying(here._label(self.asked))
        return here.press(press)

    def _named(self, seat: int, text: str) -> Reaction:
        choices = self.setup.choices
        name = tidy_name(text)
        others = (*choices.names[:seat], *choices.names[seat + 1 :])
        if not name:
            # Translators: the answer to a typed name that is too long. {n}: the most letters.
            wrong = _("A name has 1 to {n} letters.").format(n=LONGEST_NAME)
            return self.replying(joined(wrong, self._label(seat)))
        if name.casefold() in (other.casefold() for other in others):
            # Translators: the answer to a typed name that another player has. {name}: that name.
            wrong = _("Another player is called {name}.").format(name=name)
            return self.replying(joined(wrong, self._label(seat)))
        after = replace(self, setup=self.setup.changed(choices.with_name(seat, name)))
        return _kept(after, after._label(seat))

    def _label(self, seat: int) -> str:
        name = self.setup.choices.names[seat]
        sides = self.setup.choices.rules.shape.side_of
        if seat == PLAYER:
            # Translators: New game, what the player is called.
            return _("Your name: {name}.").format(name=name)
        if sides[seat] == sides[PLAYER]:
            # Translators: New game, what the player's partner is called.
            return _("Your partner's name: {name}.").format(name=name)
        # Translators: New game, what an opponent is called.
        return _("Opponent's name: {name}.").format(name=name)


def opponent_line(setup: Setup, seat: int) -> str:
    """How the computer player at a seat plays."""
    choices = setup.choices
    sides = choices.rules.shape.side_of
    level = _level(setup, seat)
    if sides[seat] == sides[PLAYER]:
        # Translators: New game, how well a computer plays who is the player's partner.
        line = _("Your partner {name} plays at level {level}.")
    else:
        # Translators: New game, how well a computer plays.
        line = _("{name} plays at level {level}.")
    return line.format(name=choices.names[seat], level=level.name)


def pick_level(parent: MenuScreen, setup: Setup, seat: int, back: Callable[[Setup], MenuScreen]) -> Reaction:
    """Open the levels, each with what it does; the one picked is said back with it.

    ``back`` gives the screen to come back to once ``setup`` has changed.
    """

    def chosen(place: int) -> Reaction:
        level = setup.levels[place]
        after = setup.changed(setup.choices.with_level(seat, level.key))
        line = joined(opponent_line(after, seat), level.description)
        return Reaction(back(after), (Do(Ask.KEEP_CHOICES, after.choices), say(line)))

    # Translators: New game, the title of the list of levels. {name}: a computer player.
    name = _("How shall {name} play?").format(name=setup.choices.names[seat])
    # Translators: a level of computer players with what it does. {level}: its name; {description}: sentences.
    line = _("Level {level}. {description}")
    labels = tuple(line.format(level=level.name, description=level.description) for level in setup.levels)
    cursor = setup.levels.index(_level(setup, seat))
    screen = Options(name, labels, chosen, parent, cursor=cursor)
    return Reaction(screen, screen.opening())


def _with_setup(screen: SetupPart, setup: Setup) -> SetupPart:
    return replace(screen, setup=setup)


def _level(setup: Setup, seat: int) -> LevelChoice:
    key = setup.choices.levels[seat - PLAYER - 1]
    return next(level for level in setup.levels if level.key == key)


def _kept(screen: SetupPart, answer: str) -> Reaction:
    return Reaction(screen, (Do(Ask.KEEP_CHOICES, screen.setup.choices), say(answer)))
