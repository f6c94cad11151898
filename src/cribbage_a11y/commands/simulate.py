"""``simulate``: computer against computer, many games, with a summary and records."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final

from cribbage_a11y.commands.entrants import EXEC, read_entrants
from cribbage_a11y.commands.errors import CommandError, file_error
from cribbage_a11y.commands.jobs import play_match
from cribbage_a11y.commands.matches import Match
from cribbage_a11y.commands.tally import Tally
from cribbage_a11y.engine.rules import PONE_BONUSES, TARGETS, Counting, FirstDeal, Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.players.levels import LEVELS, Level

HELP: Final = "Let the computer levels play against each other, and write records."
MOST_JOBS: Final = 256
LONGEST_LIMIT: Final = 3600
_FIRST_DEALS: Final = tuple(deal for deal in FirstDeal if deal is not FirstDeal.GIVEN)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``simulate``."""
    _add_match(parser)
    _add_rules(parser)


def _add_match(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--games", type=int, default=100, metavar="N", help="how many games, 100 if not said")
    add("--seed", default="1", metavar="S", help="the same seed gives the same games")
    add(
        "--level",
        action="append",
        metavar="A,B",
        help=f"a level for each seat, or one for all: {', '.join(LEVELS)}, "
        f"or {EXEC}COMMAND for a program that plays",
    )
    add(
        "--duplicate",
        action="store_true",
        help="play every sequence of deals from each seat; the games are rounded up",
    )
    add(
        "--jobs", type=int, default=1, metavar="N", help="processes that play at once; the games are the same"
    )
    add("--records", type=Path, metavar="FILE", help="write the record of every game here")
    add(
        "--misses",
        type=float,
        default=0.0,
        metavar="CHANCE",
        help="the chance, from 0 to 1, that a computer overlooks a scoring item where it counts",
    )
    add("--time-limit", type=float, default=10.0, metavar="SECONDS", help="for each answer of a program")


def _add_rules(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--players", type=int, default=2, choices=tuple(SHAPES), help="seats at the table")
    add("--target", type=int, default=TARGETS[0], choices=TARGETS, help="points that win a game")
    add("--first-deal", default="cut", choices=[deal.value for deal in _FIRST_DEALS], help="who deals first")
    add("--pone-bonus", type=int, default=0, choices=PONE_BONUSES, help="holes for the first pone of two")
    add("--counting", default="auto", choices=[way.value for way in Counting], help="who counts the hands")
    add("--no-skunks", action="store_true", help="do not tell skunks apart")


def run(args: argparse.Namespace) -> int:
    """Play the games, write the records, print the summary. Raises :class:`CommandError`."""
    match = _match(args)
    deals = -(-args.games // match.rounds)
    tally = Tally(match)
    started = time.perf_counter()
    with _records(args.records) as file, closing(play_match(match, deals, args.jobs)) as played:
        for results in played:
            tally.add(results)
            if file is not None:
                file.writelines(result.record for result in results)
    print(tally.summary(time.perf_counter() - started))
    return 0


def _match(args: argparse.Namespace) -> Match:
    """What the arguments ask for."""
    _check_numbers(args)
    rules = Rules(
        players=args.players,
        target=args.target,
        first_deal=FirstDeal(args.first_deal),
        pone_bonus=args.pone_bonus,
        skunks=not args.no_skunks,
        counting=Counting(args.counting),
    )
    return Match(
        rules,
        read_entrants(args.level or [Level.BOOK.value], rules.players),
        args.seed,
        args.duplicate,
        args.misses,
        args.records is not None,
        args.time_limit,
    )


def _check_numbers(args: argparse.Namespace) -> None:
    if args.games < 1:
        raise CommandError(f"--games is {args.games}: play at least 1 game.")
    if not 1 <= args.jobs <= MOST_JOBS:
        raise CommandError(f"--jobs is {args.jobs}: give a number from 1 to {MOST_JOBS}.")
    if not 0 <= args.misses <= 1:
        raise CommandError(f"--misses is {args.misses}: give a chance from 0 to 1.")
    if not 0 < args.time_limit <= LONGEST_LIMIT:
        raise CommandError(
            f"--time-limit is {args.time_limit}: give seconds above 0, {LONGEST_LIMIT} at most."
        )


@contextmanager
def _records(path: Path | None) -> Iterator[IO[str] | None]:
    if path is None:
        yield None
        return
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise file_error(path, error) from None
