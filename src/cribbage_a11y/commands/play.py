"""``play``: start a game without a question. Also how the program starts when no command is named."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.rules import PONE_BONUSES, TARGETS, Counting, FirstDeal
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.players.levels import LEVELS
from cribbage_a11y.ui.screens.choices import LONGEST_NAME, MOST_SEATS, tidy_name

HELP: Final = "Start a game at once."
PRESENTATIONS: Final = ("reader", "screen", "typed")
PACE_NAMES: Final = ("none", "short", "slow", "enter")


def add_start_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said of any start; each overrides the setting of its name, this once."""
    add = parser.add_argument
    add("--home", type=Path, metavar="DIR", help="keep settings, saves and records under this folder")
    add(
        "--presentation",
        choices=PRESENTATIONS,
        help="how the game is shown: line by line for a reader, on the whole screen, or with typed words",
    )
    add("--typed", action="store_const", dest="presentation", const="typed", help="words and Enter for keys")
    add("--reading", choices=("speech", "braille", "both", "large_print", "screen"), help="how you read")
    add("--verbosity", choices=("brief", "normal", "verbose"), help="how many words a line has")
    add("--speech", action=argparse.BooleanOptionalAction, default=None, help="the game's own voice")
    add("--pace", metavar="P", help="the computer's pause: none, short, slow, enter, or seconds")
    add("--language", metavar="CODE", help="as en or fr; the system's language if not said")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``play``: those of any start, and the game."""
    add_start_arguments(parser)
    add = parser.add_argument
    add("--seed", metavar="S", help="the same seed and keys give the same game")
    add("--players", type=int, choices=tuple(SHAPES), help="seats at the table")
    add("--target", type=int, choices=TARGETS, help="points that win a game")
    add("--level", metavar="A,B", help="the computer's level, or one for each computer seat")
    add("--name", metavar="NAME", help="what you are called")
    first = [deal.value for deal in FirstDeal if deal is not FirstDeal.GIVEN]
    add("--first-deal", choices=first, help="who deals first")
    add("--pone-bonus", type=int, choices=PONE_BONUSES, help="holes for the first pone of two")
    add("--counting", choices=[way.value for way in Counting], help="who counts the hands")
    add("--no-skunks", action="store_const", dest="skunks", const=False, help="do not tell skunks apart")


_NOT_SETTINGS: Final = frozenset({"home", "presentation", "seed"})
_NAMES: Final = {"speech": "own_speech", "level": "levels", "name": "names"}
"""Settings that have another name on the command line."""


def plan_of(args: argparse.Namespace, at_once: bool) -> LaunchPlan:
    """The launch plan of parsed arguments. Raises :class:`CommandError` for a value that makes no sense."""
    given: dict[str, Any] = {name: value for name, value in vars(args).items() if value is not None}
    read: dict[str, Callable[[Any], Any]] = {"level": _levels, "name": _names, "pace": _pace}
    settings = {
        _NAMES.get(name, name): read.get(name, _as_it_is)(value)
        for name, value in given.items()
        if name not in _NOT_SETTINGS
    }
    return LaunchPlan(at_once, given.get("home"), given.get("presentation"), given.get("seed"), settings)


def _as_it_is(value: Any) -> Any:
    return value


def _pace(text: str) -> str | float:
    """The name of a pace, or seconds."""
    try:
        return float(text)
    except ValueError:
        return text


def _names(name: str) -> tuple[str, ...]:
    tidy = tidy_name(name)
    if not tidy:
        raise CommandError(f"--name is {name!r}: give 1 to {LONGEST_NAME} letters that can be printed.")
    return (tidy,)


def _levels(text: str) -> tuple[str, ...]:
    """The level of each computer seat; one name serves them all."""
    levels = tuple(name.strip() for name in text.split(","))
    for name in levels:
        if name not in LEVELS:
            raise CommandError(f"{name!r} is not a level: choose from {', '.join(LEVELS)}.")
    seats = MOST_SEATS - 1
    if len(levels) > seats:
        raise CommandError(f"--level names {len(levels)} levels: there are {seats} computer seats at most.")
    return levels * seats if len(levels) == 1 else levels


def run(args: argparse.Namespace) -> int:
    """Play one table, and end the program when the player leaves it."""
    return _start(plan_of(args, at_once=True))


def run_home(args: argparse.Namespace) -> int:
    """Start as a player does: first questions if they were never asked, then the home menu."""
    return _start(plan_of(args, at_once=False))


def _start(plan: LaunchPlan) -> int:
    from cribbage_a11y.app import start

    return start(plan)
