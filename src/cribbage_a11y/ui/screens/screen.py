"""What every screen besides the game is: named lines with a cursor, and an answer to each key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Effect, Say


class Reaction(NamedTuple):
    """The screen after a key (``None``: it is closed), and what the program shall do."""

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
        """What is said when the player comes in, or comes back to it."""

    def press(self, press: Press) -> Reaction:
        """Answer a key. Never silent."""


def say(*lines: str) -> Say:
    """The answer of a screen: the same words for voice and terminal."""
    return Say(tuple(Utterance(line, line, line, Urgency.ANSWER, "screen") for line in lines))


_MOVES: dict[Command, Callable[[int, int], int]] = {
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


def moved(cursor: int, size: int, command: Command) -> int | None:
    """Where a moving key takes the cursor among ``size`` lines, no further than the ends; or ``None``."""
    move = _MOVES.get(command)
    return None if move is None else max(0, min(size - 1, move(cursor, size)))


@dataclass(frozen=True)
class MenuItem:
    """A line of a menu and what choosing it does. ``label`` has no number; the menu gives it one."""

    label: str
    choose: Callable[[], Reaction]


@dataclass(frozen=True)
class Menu:
    """Numbered lines. The number picks a line, so do Enter and Space at the cursor; moving reads.

    A menu of more than nine lines still opens every line by the cursor.
    """

    title: str
    items: tuple[MenuItem, ...]
    hint: str
    """The line said last when it opens: what to press."""
    cursor: int = 0
    unknown: str = ""
    """The answer to a key that does nothing here."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The items, numbered."""
        return tuple(f"{number}. {item.label}" for number, item in enumerate(self.items, 1))

    def opening(self) -> tuple[Effect, ...]:
        """The title, every line, then what to press."""
        return (say(self.title, *self.lines, self.hint),)

    def press(self, press: Press) -> Reaction:
        """Move, pick or leave."""
        place = moved(self.cursor, len(self.items), press.command)
        if place is not None:
            there = replace(self, cursor=place)
            return Reaction(there, (say(there.lines[place]),))
        if press.command is Command.CARD and 1 <= press.number <= len(self.items):
            return self.items[press.number - 1].choose()
        if press.command in (Command.CONFIRM, Command.TOGGLE_CARD):
            return self.items[self.cursor].choose()
        if press.command is Command.BACK:
            return Reaction(None)
        if press.command is Command.REPEAT:
            return Reaction(self, self.opening())
        return Reaction(self, (say(self.unknown or self.hint),))
