"""``verify``: checks a record against the rules by playing its games again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from cribbage_a11y.commands.errors import CommandError, file_error
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.verify import Verified, verify_file

HELP: Final = "Check a record against the rules; names the first line that is wrong."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``verify``."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record, of one game or many")


def run(args: argparse.Namespace) -> int:
    """Check the file and print what was found right. Raises :class:`CommandError`."""
    try:
        found = verify_file(args.file)
    except RecordError as error:
        raise CommandError(f"{args.file}: {error}") from None
    except OSError as error:
        raise file_error(args.file, error) from None
    print(in_words(found))
    return 0


def in_words(found: Verified) -> str:
    """The sentences for a record without a mistake."""
    games = "1 game follows" if found.games == 1 else f"{found.games} games follow"
    sentences = [f"{games} the rules."]
    if found.finished < found.games:
        sentences.append(f"Games not finished: {found.games - found.finished}.")
    if found.fair_deals:
        sentences.append(f"Deals opened as promised: {found.fair_deals}.")
    return " ".join(sentences)
