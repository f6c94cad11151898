"""Who plays in simulated games: levels of our own, and programs reached by the bot protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.players.levels import LEVELS, Level

EXEC: Final = "exec:"
"""Stands before the command of a program that plays."""


class Entrant(NamedTuple):
    """One who plays: a level, or the program that a command starts."""

    level: Level | None
    command: str = ""

    @property
    def name(self) -> str:
        """As it is written on the command line and in records."""
        return self.level.value if self.level else EXEC + self.command


def read_entrants(texts: Iterable[str], players: int) -> tuple[Entrant, ...]:
    """One for each seat from names with commas between them; one alone serves every seat.

    A name after a command that is neither a level nor another command belongs to that command, which may
    have commas of its own. Raises :class:`CommandError`.
    """
    entrants: list[Entrant] = []
    for text in texts:
        entrants += _read(text)
    if len(entrants) == 1:
        return tuple(entrants) * players
    if len(entrants) != players:
        raise CommandError(
            f"--level names {len(entrants)} levels for {players} players: name 1 or {players}."
        )
    return tuple(entrants)


def _read(text: str) -> list[Entrant]:
    entrants: list[Entrant] = []
    for part in text.split(","):
        name = part.strip()
        if name in LEVELS:
            entrants.append(Entrant(Level(name)))
        elif name.startswith(EXEC):
            entrants.append(Entrant(None, name.removeprefix(EXEC).strip()))
        elif entrants and entrants[-1].level is None:
            entrants[-1] = Entrant(None, f"{entrants[-1].command},{part}")
        else:
            levels = ", ".join(LEVELS)
            raise CommandError(f"{name!r} is not a level: choose from {levels}, or {EXEC}COMMAND.")
    return entrants
