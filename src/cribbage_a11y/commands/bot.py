"""``bot``: a computer level that answers other programs, line by line; docs/bots.md has the protocol."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper
from typing import Final

from cribbage_a11y.players.bot_protocol import BotError, to_line
from cribbage_a11y.players.bot_view import answer_line
from cribbage_a11y.players.levels import LEVELS, Level, make_player
from cribbage_a11y.table.dealer import player_random

HELP: Final = "Answer another program's questions as a computer level does."
_OF_NO_SENSE: Final = (ArithmeticError, AssertionError, LookupError, TypeError)
"""What a player may raise over a question that no game could ask."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``bot``."""
    add = parser.add_argument
    add(
        "--level", default=Level.CHAMPION.value, choices=[level.value for level in LEVELS], help="who answers"
    )
    add("--seed", default="1", metavar="S", help="the same seed and question give the same answer")


def run(args: argparse.Namespace) -> int:
    """Answer each line of standard input with one line on standard output, until the input ends."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    level = Level(args.level)
    for line in sys.stdin:
        print(reply(level, args.seed, line.strip()), flush=True)
    return 0


def reply(level: Level, seed: str, line: str) -> str:
    """The answer to the question on a line, or a line that says what is wrong with it.

    Chance is drawn from the seed and the question alone, so that an answer does not depend on what was
    asked before.
    """
    player = make_player(level, player_random(f"{seed} asked {line}", game=0, seat=0))
    try:
        return answer_line(player, line)
    except BotError as error:
        return to_line({"error": f"{error}."})
    except _OF_NO_SENSE as error:
        return to_line({"error": f"The question makes no sense: {type(error).__name__}."})
