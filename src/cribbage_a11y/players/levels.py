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


def N_(text: str) -> str:  # noqa: N802 (the name by which catalogues are gathered)
    """Mark a text for the catalogue, and leave it as it is."""
    return text


@dataclass(frozen=True)
class LevelInfo:
    """One level."""

    level: Level
    name: str
    """What the level is called in English; a player hears the translation."""
    description: str
    """What the level does, as an English sentence or two; a player hears the translation."""
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
        # Translators: the name of a level of computer players, as in "Level gentle."
        N_("gentle"),
        # Translators: what the level gentle does.
        N_(
            "Makes mistakes a beginner makes. It lays away the best of 3 choices drawn at random, and "
            "passes over a scoring card 1 time in 3."
        ),
        simple.gentle,
    ),
    LevelInfo(
        Level.BOOK,
        # Translators: the name of a level of computer players. It plays as an old book of rules teaches.
        N_("book"),
        # Translators: what the level book does.
        N_(
            "Plays by the old book. It keeps the best hand without a thought for the crib, and plays the "
            "card that scores most."
        ),
        _unchanging(Composed(simple.book_lay_away, simple.book_play)),
    ),
    LevelInfo(
        Level.TABLE,
        # Translators: the name of a level of computer players. It plays as people at a table do.
        N_("table"),
        # Translators: what the level table does.
        N_("Keeps the best hand, plays for points, and avoids leaving a count of 5 or 21."),
        _unchanging(Composed(simple.book_lay_away, simple.table_play)),
    ),
    LevelInfo(
        Level.COUNTER,
        # Translators: the name of a level of computer players. A person who counts, the crib too.
        N_("counter"),
        # Translators: what the level counter does.
        N_("Counts the crib too. It avoids leaving a count of 5 or 21, and never leads a 5."),
        _unchanging(Composed(simple.counter_lay_away, simple.counter_play)),
    ),
    LevelInfo(
        Level.MASTER,
        # Translators: the name of a level of computer players, the second strongest.
        N_("master"),
        # Translators: what the level master does.
        N_(
            "Thinks in your possible cards. It weighs every starter and every crib, and tries each card it "
            "could play against many hands you could hold, all of them equally likely."
        ),
        master,
    ),
    LevelInfo(
        Level.CHAMPION,
        # Translators: the name of a level of computer players, the strongest.
        N_("champion"),
        # Translators: what the level champion does.
        N_(
            "Plays to win, not for points. It works out what you are likely to hold from what you keep and "
            "play, and near the end it weighs its chance to win the game."
        ),
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
