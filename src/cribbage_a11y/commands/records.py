"""``records``: what the Records screen says, as lines, as JSON, as a picture; games out and in."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from cribbage_a11y.commands.aloud import say
from cribbage_a11y.commands.errors import CommandError, file_error
from cribbage_a11y.present import catalogue
from cribbage_a11y.store.paths import paths_for
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.statistics import Loaded, Unreadable
from cribbage_a11y.store.statistics_sums import AVERAGES, Group, Totals, groups_of, has_known_averages

HELP: Final = "Say your records: games won, averages, best hands; take games out and in."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``records``."""
    add = parser.add_argument
    add("--home", type=Path, metavar="DIR", help="the records kept under this folder")
    add("--json", action="store_true", help="everything as JSON")
    add("--picture", type=Path, metavar="FILE", help="write the averages as a picture, an SVG file")
    add("--export", type=Path, metavar="FILE", help="write all games into one new file")
    add("--import", type=Path, metavar="FILE", dest="source", help="take in the finished games of a file")


def run(args: argparse.Namespace) -> int:
    """Do what is asked for, or print the records. Raises :class:`CommandError`."""
    from cribbage_a11y.app import records as desk

    catalogue.use_system()
    paths = paths_for(args.home)
    if args.source is not None:
        say([_taken_in(args.source, paths.records)])
    if args.export is not None:
        say([_exported(paths.records, args.export)])
    if args.source is not None or args.export is not None:
        return 0
    loaded = desk.statistics_of(paths, desk.patiently(_tell_aside))
    if args.picture is not None:
        say([_drawn(loaded, args.picture)])
    elif args.json:
        print(json.dumps(as_json(loaded), indent=2))
    else:
        from cribbage_a11y.app.records_words import document_lines, records_document

        say(document_lines(records_document(loaded)))
    return 0


def _tell_aside(line: str) -> None:
    print(line, file=sys.stderr)


def _taken_in(source: Path, records: Path) -> str:
    from cribbage_a11y.app.records import imported_line
    from cribbage_a11y.store.record_transfer import import_records

    try:
        return imported_line(import_records(source, records))
    except RecordError as error:
        raise CommandError(f"{source}: {error}") from None
    except OSError as error:
        raise file_error(source, error) from None


def _exported(records: Path, target: Path) -> str:
    from cribbage_a11y.app.records import exported_line
    from cribbage_a11y.store.record_transfer import export_records

    try:
        return exported_line(export_records(records, target), target)
    except OSError as error:
        raise file_error(target, error) from None


def _drawn(loaded: Loaded, target: Path) -> str:
    from cribbage_a11y.app.records import no_picture, picture_written
    from cribbage_a11y.app.records_picture import picture
    from cribbage_a11y.store.files import write_whole

    drawn = picture(loaded.games)
    if drawn is None:
        raise CommandError(no_picture())
    try:
        write_whole(target, drawn.encode())
    except OSError as error:
        raise file_error(target, error) from None
    return picture_written(target)


def as_json(loaded: Loaded) -> dict[str, Any]:
    """The totals of all games; ``groups`` holds those of each table size and of each level at it.

    ``known`` is what good players average at a table of two.
    """
    groups = groups_of(loaded.games)
    together = _totals(Group(None, None), groups[Group(None, None)])
    parts = [
        {"players": group.players, "level": group.level, **_totals(group, totals)}
        for group, totals in groups.items()
        if group.players is not None
    ]
    return {**together, "groups": parts, "unreadable": [_unreadable(found) for found in loaded.unreadable]}


def _totals(group: Group, totals: Totals) -> dict[str, Any]:
    known = group.players is None or has_known_averages(group)
    return {
        "games": totals.games,
        "won": totals.won,
        "lost": totals.lost,
        "practice": totals.practice,
        "streak": totals.streaks.now,
        "longest_won": totals.streaks.longest_won,
        "longest_lost": totals.streaks.longest_lost,
        "skunks_given": totals.skunks_given,
        "double_skunks_given": totals.doubles_given,
        "skunks_taken": totals.skunks_taken,
        "double_skunks_taken": totals.doubles_taken,
        "averages": {
            name: {
                "mean": average.mean,
                "hands": average.hands,
                "points": average.points,
                "known": AVERAGES[name][2] if known else None,
            }
            for name, average in totals.averages.items()
        },
        "best": None if totals.best is None else totals.best._asdict(),
        "cards": totals.sums,
    }


def _unreadable(found: Unreadable) -> dict[str, Any]:
    return {"file": found.path.name, "line": found.line, "reason": found.reason}
