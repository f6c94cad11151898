"""``simulate``: computer against computer, many games, with a summary and records."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from cribbage_a11y.commands.errors import CommandError, file_error
from cribbage_a11y.commands.self_play import PlayedGame, play_game
from cribbage_a11y.commands.tally import Tally
from cribbage_a11y.engine.rules import PONE_BONUSES, TARGETS, Counting, FirstDeal, Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.players.levels import LEVELS, Level, make_player
from cribbage_a11y.store.record import PlayerKind, RecordedSeat, RecordHeader
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.table.dealer import player_random, seeded_dealer

HELP: Final = "Let the computer levels play against each other, and write records."
_FIRST_DEALS: Final = tuple(deal for deal in FirstDeal if deal is not FirstDeal.GIVEN)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``simulate``."""
    add = parser.add_argument
    add("--games", type=int, default=100, metavar="N", help="how many games, 100 if not said")
    add("--players", type=int, default=2, choices=tuple(SHAPES), help="seats at the table")
    add("--target", type=int, default=TARGETS[0], choices=TARGETS, help="points that win a game")
    add("--seed", default="1", metavar="S", help="the same seed gives the same games")
    add(
        "--level",
        default=Level.BOOK.value,
        metavar="A,B",
        help=f"a level for each seat, or one for all: {', '.join(LEVELS)}",
    )
    add("--records", type=Path, metavar="FILE", help="write the record of every game here")
    add("--first-deal", default="cut", choices=[deal.value for deal in _FIRST_DEALS], help="who deals first")
    add("--pone-bonus", type=int, default=0, choices=PONE_BONUSES, help="holes for the first pone of two")
    add("--counting", default="auto", choices=[way.value for way in Counting], help="who counts the hands")
    add("--no-skunks", action="store_true", help="do not tell skunks apart")
    add(
        "--misses",
        type=float,
        default=0.0,
        metavar="CHANCE",
        help="the chance, from 0 to 1, that a computer overlooks a scoring item where it counts",
    )


def run(args: argparse.Namespace) -> int:
    """Play the games, write the records, print the summary. Raises :class:`CommandError`."""
    rules = Rules(
        players=args.players,
        target=args.target,
        first_deal=FirstDeal(args.first_deal),
        pone_bonus=args.pone_bonus,
        skunks=not args.no_skunks,
        counting=Counting(args.counting),
    )
    if args.games < 1:
        raise CommandError(f"--games is {args.games}: play at least 1 game.")
    if not 0 <= args.misses <= 1:
        raise CommandError(f"--misses is {args.misses}: give a chance from 0 to 1.")
    levels = read_levels(args.level, rules.players)
    tally = Tally(rules, levels)
    header = record_header(rules, levels)
    started = time.perf_counter()
    with _records(args.records) as file:
        for game in simulate(rules, levels, args.seed, args.games, args.misses):
            tally.add(game)
            if file is not None:
                file.write(record_text(header, game.events))
    print(tally.summary(time.perf_counter() - started))
    return 0


def simulate(
    rules: Rules, levels: tuple[Level, ...], seed: str, games: int, misses: float = 0.0
) -> Iterator[PlayedGame]:
    """Games 1 to ``games`` of a seed, one after the other."""
    for game in range(1, games + 1):
        players = [
            make_player(level, player_random(seed, game, seat), misses) for seat, level in enumerate(levels)
        ]
        yield play_game(rules, players, seeded_dealer(seed, game))


def read_levels(text: str, players: int) -> tuple[Level, ...]:
    """A level for each seat from names with commas between them; one name alone serves every seat."""
    levels = tuple(_level(name.strip()) for name in text.split(","))
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise CommandError(f"--level names {len(levels)} levels for {players} players: name 1 or {players}.")
    return levels


def _level(name: str) -> Level:
    try:
        return Level(name)
    except ValueError:
        raise CommandError(f"{name!r} is not a level: choose from {', '.join(LEVELS)}.") from None


def record_header(rules: Rules, levels: tuple[Level, ...]) -> RecordHeader:
    """The header of a game between computers."""
    seats = (
        RecordedSeat(f"Computer {number}", PlayerKind.COMPUTER, level.value)
        for number, level in enumerate(levels, 1)
    )
    return RecordHeader(rules, tuple(seats))


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
