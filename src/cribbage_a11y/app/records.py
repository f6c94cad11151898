"""What the Records screen asks for: the figures of all finished games, a picture, games out and in."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from cribbage_a11y.app.program import Program
from cribbage_a11y.app.records_words import gist, reading_line, records_document, unreadable_count
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.store.facts import FileNotRead
from cribbage_a11y.store.files import not_written, reason_of, write_whole
from cribbage_a11y.store.paths import Paths
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.record_transfer import Exported, Imported, export_records, import_records
from cribbage_a11y.store.statistics import Loaded, Progress, load_statistics
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.records import Records

PATIENCE: Final = 2.0
"""Seconds of reading after which the player is told how far it is."""


def statistics_of(paths: Paths, progress: Progress) -> Loaded:
    """The figures of all games of a player."""
    return load_statistics(paths.records, paths.records.with_name("statistics.sqlite"), progress)


def patiently(tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> Progress:
    """A progress that is told every few seconds, and not at all where the work is done."""
    told = clock()

    def progress(done: int, of: int) -> None:
        nonlocal told
        if done < of and clock() - told >= PATIENCE:
            told = clock()
            tell(reading_line(done, of))

    return progress


class RecordsDesk:
    """Answers for the Records screen of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._paths = program.preferences.paths
        self.handlers: dict[str, Callable[[object], None]] = {
            Ask.RECORDS: self.open,
            Ask.RECORDS_PICTURE: self.draw,
            Ask.EXPORT_RECORDS: self.export,
            Ask.IMPORT_RECORDS: self.take_in,
        }

    def open(self, _value: object) -> None:
        """The Records screen."""
        self._program.console.open(self._screen())

    def _screen(self) -> Records:
        loaded = statistics_of(self._paths, patiently(self._program.tell))
        said = (gist(loaded), unreadable_count(loaded.unreadable))
        return Records(" ".join(sentence for sentence in said if sentence), records_document(loaded))

    def draw(self, _value: object) -> None:
        """Write the picture of the averages."""
        from cribbage_a11y.app.records_picture import picture

        drawn = picture(statistics_of(self._paths, patiently(self._program.tell)).games)
        if drawn is None:
            self._program.tell(no_picture())
            return
        target = self._paths.records.with_name("records.svg")
        try:
            write_whole(target, drawn.encode())
        except OSError as error:
            self._program.tell_fact(not_written(target, error))
        else:
            self._program.tell(picture_written(target))

    def export(self, _value: object) -> None:
        """Write all games into one new file beside the records."""
        target = self._paths.records.with_name(time.strftime("games-%Y-%m-%d-%H%M%S.jsonl"))
        try:
            done = export_records(self._paths.records, target)
        except OSError as error:
            self._program.tell_fact(not_written(target, error))
        else:
            self._program.tell(exported_line(done, target))

    def take_in(self, value: Any) -> None:
        """Take in the games of a file."""
        source = Path(str(value)).expanduser()
        try:
            done = import_records(source, self._paths.records)
        except RecordError as error:
            self._program.tell(damaged_line(source, error))
        except (OSError, ValueError) as error:
            reason = reason_of(error) if isinstance(error, OSError) else str(error)
            self._program.tell_fact(FileNotRead(source, reason))
        else:
            self._program.tell(imported_line(done))
            self._program.console.replace(self._screen())


def no_picture() -> str:
    """Why there is nothing to draw."""
    # Translators: there is no picture of the averages yet.
    return _("There is no game at a table of 2 to draw yet.")


def picture_written(target: Path) -> str:
    """Where the picture is."""
    # Translators: a picture was written. {path}: the file.
    return _("The picture is written: {path}.").format(path=target)


def exported_line(done: Exported, target: Path) -> str:
    """What an export wrote, and where."""
    # Translators: games were written into one file. {path}: the file.
    message = ngettext("{n} game is written: {path}.", "{n} games are written: {path}.", done.games)
    line = message.format(n=done.games, path=target)
    if not done.left_out:
        return line
    # Translators: said after games were written into one file.
    left = ngettext(
        "{n} damaged record is left out.",
        "{n} damaged records are left out.",
        done.left_out,
    )
    return f"{line} {left.format(n=done.left_out)}"


def imported_line(done: Imported) -> str:
    """What an import added."""
    # Translators: games were taken in from a file.
    said = [ngettext("{n} game is taken in.", "{n} games are taken in.", done.added).format(n=done.added)]
    if done.known:
        # Translators: games of a file that were there already.
        message = ngettext("{n} was there already.", "{n} were there already.", done.known)
        said.append(message.format(n=done.known))
    if done.unfinished:
        # Translators: games of a file that have no end.
        message = ngettext("{n} is not finished.", "{n} are not finished.", done.unfinished)
        said.append(message.format(n=done.unfinished))
    return " ".join(said)


def damaged_line(source: Path, error: RecordError) -> str:
    """What is wrong with a file of games."""
    # Translators: a file of games is wrong. {name}: the file; {line}: where; {reason}: a sentence.
    message = _("The file {name} is wrong at line {line}: {reason}")
    return message.format(name=source.name, line=error.line, reason=error.reason)
