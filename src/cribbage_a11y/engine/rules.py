"""Every option of the game as a field of one value. A house rule is a changed field, never a branch."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from cribbage_a11y.engine.members import quick_members
from cribbage_a11y.engine.seats import SHAPES, TableShape


class FirstDeal(StrEnum):
    """Who deals the first hand of a game."""

    CUT = "cut"
    """Everyone cuts a card; the lowest rank deals; ties for lowest cut again from a full pack."""
    RANDOM = "random"
    SEAT0 = "seat0"
    GIVEN = "given"
    """Carried over from the game before, by :class:`NextDeal`."""


class NextDeal(StrEnum):
    """Who deals the first hand of the next game of a match."""

    LOSER = "loser"
    """At three the last-placed is the loser."""
    ALTERNATE = "alternate"
    WINNER = "winner"
    CUT = "cut"


@quick_members
class Counting(StrEnum):
    """Who counts hands and cribs."""

    AUTO = "auto"
    MANUAL = "manual"
    """The player says a number and is put right."""
    MUGGINS = "muggins"
    """What is missed goes to the first opponent to the left who names it."""


class RulesError(ValueError):
    """An option with a value that the rules do not know; the message names both."""


TARGETS: Final = (121, 61)
PONE_BONUSES: Final = (0, 3)
SKUNK_GAMES: Final = ((1, 1, 1), (1, 2, 3), (1, 2, 4))
SKUNK_MARGIN: Final = 30
"""A side that stays under the target less this many holes is skunked."""
DOUBLE_SKUNK_LINE: Final = 61
"""In a game to 121 a side under this score is double skunked."""


@dataclass(frozen=True)
class Rules:
    """The rules of one game. Raises :class:`RulesError` for a value that is not allowed.

    Where a field is one of several words, the plain word will do and becomes its member.
    """

    players: int = 2
    target: int = 121
    first_deal: FirstDeal = FirstDeal.CUT
    next_deal: NextDeal = NextDeal.LOSER
    pone_bonus: int = 0
    skunks: bool = True
    skunk_games: tuple[int, int, int] = (1, 1, 1)
    """Games that a win, a skunk and a double skunk count in the match."""
    counting: Counting = Counting.AUTO

    def __post_init__(self) -> None:
        for name, allowed in _ALLOWED.items():
            value = getattr(self, name)
            kinds = (type(allowed[0]), str)
            chosen = [choice for choice in allowed if choice == value and type(value) in kinds]
            if not chosen:
                choices = ", ".join(str(choice) for choice in allowed)
                raise RulesError(f"{name} is {value!r}: choose one of {choices}")
            object.__setattr__(self, name, chosen[0])

    @cached_property
    def shape(self) -> TableShape:
        """The table that ``players`` picks."""
        return SHAPES[self.players]

    @cached_property
    def claims(self) -> bool:
        """Whether the players say their counts themselves."""
        return self.counting is not Counting.AUTO

    @cached_property
    def first_bonus(self) -> int:
        """Holes for the pone at the first deal: the bonus exists only where the dealer faces one opponent."""
        return self.pone_bonus if self.shape.has_single_pone else 0


_ALLOWED: Final[dict[str, tuple[Any, ...]]] = {
    "players": tuple(SHAPES),
    "target": TARGETS,
    "first_deal": tuple(FirstDeal),
    "next_deal": tuple(NextDeal),
    "pone_bonus": PONE_BONUSES,
    "skunks": (True, False),
    "skunk_games": SKUNK_GAMES,
    "counting": tuple(Counting),
}

RULE_NAMES: Final = tuple(field.name for field in fields(Rules))
RULE_CHOICES: Final = _ALLOWED
"""The values that each field may take, in the order in which they are offered."""
