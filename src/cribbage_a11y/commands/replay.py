"""``replay``: a recorded game line by line, as a seat heard it or with every card open."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from cribbage_a11y.commands.aloud import say
from cribbage_a11y.commands.errors import CommandError, file_error
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.record_game import RecordedGame, read_games

HELP: Final = "Tell a recorded game again, line by line."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``replay``."""
    add_game_arguments(parser)
    verbosities = [verbosity.value for verbosity in Verbosity]
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="as this seat heard it, 1 for the first; all cards open if not said",
    )
    parser.add_argument(
        "--verbosity", choices=verbosities, default="normal", help="how many words a line has"
    )


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game of which file."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record, of one game or many")
    parser.add_argument(
        "--game", type=int, default=1, metavar="N", help="which game of the file, 1 if not said"
    )


def run(args: argparse.Namespace) -> int:
    """Print the game. Raises :class:`CommandError`."""
    from cribbage_a11y.app.reviewing_story import narrator_of, story

    catalogue.use_system()
    game = the_game(args.file, args.game)
    seat = the_seat(game, args.seat)
    say(line.text for line in story(game, narrator_of(game, seat, Verbosity(args.verbosity))))
    return 0


def the_game(file: Path, number: int) -> RecordedGame:
    """A game of a file by its number from 1; raises :class:`CommandError`."""
    try:
        games = read_games(file)
    except RecordError as error:
        raise CommandError(f"{file}: {error}") from None
    except OSError as error:
        raise file_error(file, error) from None
    if not 1 <= number <= len(games):
        raise CommandError(f"--game is {number}: the file has games 1 to {len(games)}.")
    return games[number - 1]


def the_seat(game: RecordedGame, number: int | None) -> int | None:
    """The seat of a number from 1; raises :class:`CommandError`."""
    if number is None:
        return None
    if number - 1 not in game.start.rules.shape.seats:
        raise CommandError(f"--seat is {number}: the game has seats 1 to {game.start.rules.players}.")
    return number - 1
