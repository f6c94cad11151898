"""The finished games that can be reviewed, each in a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cribbage_a11y.engine.events import GameOver
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.record import GameRecord, RecordError
from cribbage_a11y.store.record_game import LONGEST_FILE
from cribbage_a11y.store.record_reading import read_records
from cribbage_a11y.store.statistics import record_files
from cribbage_a11y.ui.screens.review import FinishedGame

_HEADER: Final = b'{"record"'
_WHEN: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)\d\d")


def finished_games(records: Path) -> Iterator[FinishedGame]:
    """The games of a folder that can be reviewed, the newest first; damaged ones are passed over."""
    for path in record_files(records)[::-1]:
        try:
            ends = _ends(path)
        except (RecordError, OSError):
            continue
        if ends.finished:
            yield FinishedGame(path.name, _label(ends, path))


def _ends(path: Path) -> GameRecord:
    """The header and the last line of a record of one game, which is all that a list needs; the first game
    of several in whole.
    """
    if path.stat().st_size > LONGEST_FILE:
        raise RecordError(1, "the file is too long for a record.")
    lines = path.read_bytes().rstrip().split(b"\n")
    if sum(line.startswith(_HEADER) for line in lines) == 1:
        lines = [lines[0], lines[-1]]
    return next(read_records(lines))


def _label(record: GameRecord, path: Path) -> str:
    over = record.lines[-1].event
    assert isinstance(over, GameOver)
    shape = record.header.rules.shape
    # Translators: a player's final score in the list of finished games.
    side = _("{who} {score}.")
    scores = [
        side.format(who=seat.name, score=over.scores[shape.side_of[place]])
        for place, seat in enumerate(record.header.seats)
    ]
    return " ".join((*_day(path), *scores))


def _day(path: Path) -> Iterator[str]:
    found = _WHEN.match(path.stem)
    if found:
        year, month, day, hour, minute = map(int, found.groups())
        # Translators: when a game was played, in the order that the language likes.
        message = _("{day} {month} {year}, {hour}:{minute}.")
        yield message.format(
            day=day, month=_months()[month % 12], year=year, hour=hour, minute=f"{minute:02}"
        )


def _months() -> tuple[str, ...]:
    """December first, since 12 leaves nothing when divided by 12."""
    return (
        # Translators: a month in a date.
        _("December"),
        # Translators: a month in a date.
        _("January"),
        # Translators: a month in a date.
        _("February"),
        # Translators: a month in a date.
        _("March"),
        # Translators: a month in a date.
        _("April"),
        # Translators: a month in a date.
        _("May"),
        # Translators: a month in a date.
        _("June"),
        # Translators: a month in a date.
        _("July"),
        # Translators: a month in a date.
        _("August"),
        # Translators: a month in a date.
        _("September"),
        # Translators: a month in a date.
        _("October"),
        # Translators: a month in a date.
        _("November"),
    )
