"""What every screen besides the game is: named lines with a cursor, and an answer to each key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol, Self

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Effect, Say

DIGITS = 9
"""Lines of a menu that a digit picks; the cursor reaches every line."""


class Reaction(NamedTuple):
    """The screen after a key (``None``: it is closed), and what the program shall do.

    The screen is put in place first, then come the effects in order; an ``Open`` goes on top of it.
    """

    screen: Screen | None
    effects: tuple[Effect, ...] = ()


class Screen(Protocol):
    """A menu or pages to read. Frozen: a key gives the next one."""

    @property
    def title(self) -> str:
        """Its name, said when it opens."""

    @property
    def lines(self) -> tuple[str, ...]:
        """All it holds, a line each."""

    @property
    def cursor(self) -> int:
        """The current line, counted from 0."""

    def opening(self) -> tuple[Effect, ...]:
        """What is said when the player comes in."""

    def press(self, press: Press) -> Reaction:
        """Answer a key. Never silent."""


def say(*lines: str, urgency: Urgency = Urgency.ANSWER) -> Say:
    """The answer of a screen: the same words for voice and terminal."""
    return Say(tuple(Utterance(line, line, line, urgency, "screen") for line in lines))


def returned(screen: Screen, urgency: Urgency = Urgency.ANSWER) -> tuple[Effect, ...]:
    """What is said when the player comes back to a screen: its name and where the player was."""
    return (say(screen.title, screen.lines[screen.cursor], urgency=urgency),)


def joined(*sentences: str) -> str:
    """Whole sentences as one line; those that are empty are left out."""
    return " ".join(sentence for sentence in sentences if sentence)


_MOVES: dict[str, Callable[[int, int], int]] = {
    Command.UP: lambda cursor, _size: cursor - 1,
    Command.DOWN: lambda cursor, _size: cursor + 1,
    Command.PREVIOUS_CARD: lambda cursor, _size: cursor - 1,
    Command.NEXT_CARD: lambda cursor, _size: cursor + 1,
    Command.OLDER: lambda cursor, _size: cursor + 1,
    Command.NEWER: lambda cursor, _size: cursor - 1,
    Command.FIRST: lambda _cursor, _size: 0,
    Command.LAST: lambda _cursor, size: size - 1,
    Command.OLDEST: lambda _cursor, size: size - 1,
    Command.NEWEST: lambda _cursor, _size: 0,
}


def moved(cursor: int, size: int, command: str) -> int | None:
    """Where a moving key takes the cursor among ``size`` lines, no further than the ends; or ``None``."""
    move = _MOVES.get(command)
    return None if move is None else max(0, min(size - 1, move(cursor, size)))


@dataclass(frozen=True)
class MenuScreen(ABC):
    """Numbered lines. The number picks a line, so do Enter and Space at the cursor; moving reads."""

    cursor: int = field(default=0, kw_only=True)

    @property
    @abstractmethod
    def title(self) -> str:
        """Its name, a sentence."""

    @property
    @abstractmethod
    def labels(self) -> tuple[str, ...]:
        """The lines without their numbers, a sentence each."""

    @abstractmethod
    def picked(self) -> Reaction:
        """What choosing the line at the cursor does."""

    def closed(self) -> Reaction:
        """What Escape and Q do."""
        return Reaction(None)

    @property
    def lines(self) -> tuple[str, ...]:
        """The labels with their numbers."""
        return tuple(f"{number}. {label}" for number, label in enumerate(self.labels, 1))

    @property
    def hint(self) -> str:
        """The line said last when it opens: what to press."""
        count = len(self.labels)
        if count > DIGITS:
            # Translators: what to press in a menu with more lines than there are digits. {n}: the last digit.
            return _("Press 1 to {n}, or Down and Enter. Escape or Backspace goes back.").format(n=DIGITS)
        # Translators: what to press in a menu. {n}: the number of its last line.
        return _("Press 1 to {n}. Escape or Backspace goes back.").format(n=count)

    @property
    def opening_lines(self) -> tuple[str, ...]:
        """The title, every line, then what to press."""
        return (self.title, *self.lines, self.hint)

    def opening(self) -> tuple[Effect, ...]:
        """All the opening lines."""
        return (say(*self.opening_lines),)

    def press(self, press: Press) -> Reaction:
        """Move, pick or leave."""
        place = moved(self.cursor, len(self.labels), press.command)
        if place is not None:
            there = replace(self, cursor=place)
            return Reaction(there, (say(there.lines[place]),))
        if press.command is Command.CARD:
            return self._numbered(press.number)
        if press.command in (Command.CONFIRM, Command.TOGGLE_CARD):
            return self.picked()
        if press.command in (Command.BACK, Command.LEAVE):
            return self.closed()
        if press.command is Command.REPEAT:
            return Reaction(self, self.opening())
        return Reaction(self, (say(joined(useless(), self.hint)),))

    def replying(self, *answers: str) -> Reaction:
        """Stay here and answer."""
        return Reaction(self, (say(*answers),))

    def at(self, place: int) -> Self:
        """The same menu with the cursor on another line."""
        return replace(self, cursor=place)

    def _numbered(self, number: int) -> Reaction:
        if 1 <= number <= len(self.labels):
            return self.at(number - 1).picked()
        # Translators: the answer to a digit for which the menu has no line. {number}: that digit.
        missing = _("There is no line {number}.").format(number=number)
        return Reaction(self, (say(joined(missing, self.hint)),))


def useless() -> str:
    """The answer to a key that does nothing on the screen."""
    # Translators: the answer to a key that does nothing on this screen.
    return _("That key does nothing here.")


@dataclass(frozen=True)
class MenuItem:
    """A line of a menu and what choosing it does, given the menu with its cursor there."""

    label: str
    choose: Callable[[Menu], Reaction]


@dataclass(frozen=True)
class Menu(MenuScreen):
    """A menu made of ready words, for a place that needs no screen of its own."""

    name: str
    items: tuple[MenuItem, ...]

    @property
    def title(self) -> str:
        """The name given."""
        return self.name

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the items."""
        return tuple(item.label for item in self.items)

    def picked(self) -> Reaction:
        """What the item does."""
        return self.items[self.cursor].choose(self)
