"""Records out to one file, and in from any file: exactly as they are, each game once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from cribbage_a11y.store.files import write_whole
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.record_game import read_games
from cribbage_a11y.store.statistics import record_files


class Exported(NamedTuple):
    """What an export wrote."""

    games: int
    left_out: int
    """Files that are damaged."""


class Imported(NamedTuple):
    """What came of an import."""

    added: int
    known: int
    """Games that were there already."""
    unfinished: int
    """Games without an end, which no records screen counts."""


def export_records(records: Path, target: Path) -> Exported:
    """Write all games of a folder into one new file.

    Raises :class:`FileExistsError` rather than write over a file, and :class:`OSError`.
    """
    if target.exists():
        raise FileExistsError(17, "there is such a file already", str(target))
    games: list[bytes] = []
    left_out = 0
    for path in record_files(records):
        try:
            games += [text for text, _finished in _texts(path)]
        except (RecordError, OSError):
            left_out += 1
    write_whole(target, b"".join(games))
    return Exported(len(games), left_out)


def import_records(source: Path, records: Path) -> Imported:
    """Add the finished games of a file to a folder, under names that say when the file was last changed.

    Raises :class:`RecordError` for a file with anything wrong in it, adding none, and :class:`OSError`.
    """
    texts = list(_texts(source))
    known = set(_known(records))
    when = datetime.fromtimestamp(source.stat().st_mtime).strftime("%Y-%m-%d-%H%M%S")
    added = twice = 0
    for text, finished in texts:
        if not finished:
            continue
        if _print(text) in known:
            twice += 1
            continue
        known.add(_print(text))
        write_whole(_free_name(records, when), text)
        added += 1
    return Imported(added, twice, len(texts) - added - twice)


def _texts(path: Path) -> Iterator[tuple[bytes, bool]]:
    """The lines of each game of a file that follows the rules, and whether it is finished."""
    games = read_games(path)
    lines = path.read_bytes().split(b"\n")
    starts = [game.record.header_line - 1 for game in games] + [len(lines)]
    for place, game in enumerate(games):
        kept = [line for line in lines[starts[place] : starts[place + 1]] if line.strip()]
        yield b"\n".join(kept) + b"\n", game.record.finished


def _known(records: Path) -> Iterator[str]:
    for path in record_files(records):
        try:
            yield from (_print(text) for text, _finished in _texts(path))
        except (RecordError, OSError):
            continue


def _print(text: bytes) -> str:
    return sha256(b"\n".join(line.strip() for line in text.splitlines())).hexdigest()


def _free_name(records: Path, when: str) -> Path:
    number = 1
    while (path := records / f"{when}-{number:04}.jsonl").exists():
        number += 1
    return path
