"""The computer levels: their names, what each does, and how one is made. The only place that names them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Final

from cribbage_a11y.players import simple
from cribbage_a11y.players.champion import champion
from cribbage_a11y.players.counting import Misses
from cribbage_a11y.players.master import master
from cribbage_a11y.players.protocol import Composed, Player


class Level(StrEnum):
    """The computer levels from the weakest to the strongest."""

    GENTLE = "gentle"
    BOOK = "book"
    TABLE = "table"
    COUNTER = "counter"
    MASTER = "master"
    CHAMPION = "champion"


@dataclass(frozen=True)
class LevelInfo:
    """One level."""

    level: Level
    description: str
    """What the level does, as an English sentence or two; the words a player hears are its translation."""
    make: Callable[[Random], Player]
    """A player of this level; the random numbers are all the chance there is in its choices."""


def _unchanging(player: Player) -> Callable[[Random], Player]:
    """For players without chance: every seat may share the one."""

    def make(_rng: Random) -> Player:
        return player

    return make


_LEVELS: Final = (
    LevelInfo(
        Level.GENTLE,
        "Makes mistakes a beginner makes. It lays away the best of three choices drawn at random, and "
        "passes over a scoring card one time in three.",
        simple.gentle,
    ),
    LevelInfo(
        Level.BOOK,
        "Plays by the old book. It keeps the best hand without a thought for the crib, and plays the card "
        "that scores most.",
        _unchanging(Composed(simple.book_lay_away, simple.book_play)),
    ),
    LevelInfo(
        Level.TABLE,
        "Keeps the best hand, plays for points, and avoids leaving a count of 5 or 21.",
        _unchanging(Composed(simple.book_lay_away, simple.table_play)),
    ),
    LevelInfo(
        Level.COUNTER,
        "Counts the crib too. It avoids leaving a count of 5 or 21, and never leads a 5.",
        _unchanging(Composed(simple.counter_lay_away, simple.counter_play)),
    ),
    LevelInfo(
        Level.MASTER,
        "Thinks in your possible cards. It weighs every starter and every crib, and tries each card it could "
        "play against many hands you could hold, all of them equally likely.",
        master,
    ),
    LevelInfo(
        Level.CHAMPION,
        "Plays to win, not for points. It works out what you are likely to hold from what you keep and play, "
        "and near the end it weighs its chance to win the game.",
        champion,
    ),
)

LEVELS: Final = MappingProxyType({info.level: info for info in _LEVELS})
"""Every level by its name, in order of strength."""


def make_player(level: Level, rng: Random, misses: float = 0.0) -> Player:
    """A player of ``level``; with ``misses`` above 0 it overlooks each scoring item with that chance.

    ``rng`` is all the chance there is: the same numbers and the same views give the same choices.
    """
    player = LEVELS[level].make(rng)
    return Misses(player, misses, rng) if misses > 0 else player
