"""The figures of every finished game, kept in a database beside the game records they come from.

The records are what counts: a database that is missing, damaged or of another version is made again from
them, and each start takes in what has come and gone since.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from cribbage_a11y.store.files import reason_of
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.record_game import read_games
from cribbage_a11y.store.statistics_game import FIGURES, TEXTS, GameFigures, figures_of

VERSION: Final = 1
"""Of the tables; another one is made again."""
BUSY: Final = 5.0
"""Seconds that another program may hold the database before this one does without."""
MEMORY: Final = ":memory:"

Progress = Callable[[int, int], None]
"""Told how many records are read, of how many that are new."""


class Unreadable(NamedTuple):
    """A record that was passed over."""

    path: Path
    line: int
    """0 where the file itself cannot be read."""
    reason: str


class Loaded(NamedTuple):
    """All that the records hold."""

    games: tuple[GameFigures, ...]
    """In the order in which they were played."""
    unreadable: tuple[Unreadable, ...]


_NOT_OUR_AFFAIR: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
    }
)
"""Errors of a database that is held by another program or cannot be written, and may be sound."""


class _DamagedError(sqlite3.DatabaseError):
    """The database does not hold what was put there."""


def load_statistics(records: Path, database: Path, progress: Progress = lambda _done, _of: None) -> Loaded:
    """The figures of the records in a folder, by way of the database; never raises for a damaged file.

    Where the database cannot be written, the figures are worked out and not kept.
    """
    for place in (str(database), str(database)):
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            return _load(place, records, progress)
        except OSError:
            break
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _NOT_OUR_AFFAIR:
                break
            _remove(database)
    return _load(MEMORY, records, progress)


def record_files(records: Path) -> list[Path]:
    """The records of a folder in the order in which the games were played, which their names tell."""
    try:
        return sorted(records.glob("*.jsonl"), key=lambda path: path.stem)
    except OSError:
        return []


def _load(place: str, records: Path, progress: Progress) -> Loaded:
    with closing(sqlite3.connect(place, timeout=BUSY)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        _prepare(database)
        refused = _take_in(database, records, progress)
        return _read(database, records, refused)


def _remove(database: Path) -> None:
    for name in (database.name, f"{database.name}-wal", f"{database.name}-shm"):
        with suppress(OSError):
            database.with_name(name).unlink()


_COLUMNS: Final = tuple(f"{name} {'TEXT' if name in TEXTS else 'INTEGER'} NOT NULL" for name in FIGURES)
_FILES: Final = (
    "CREATE TABLE files (name TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL,"
    " line INTEGER, reason TEXT, seal INTEGER NOT NULL)"
)
_GAMES: Final = (
    "CREATE TABLE games (file TEXT NOT NULL REFERENCES files(name) ON DELETE CASCADE, place INTEGER NOT NULL,"
    f" {', '.join(_COLUMNS)}, seal INTEGER NOT NULL, PRIMARY KEY (file, place))"
)


def _prepare(database: sqlite3.Connection) -> None:
    """Make the tables in a new database; raises :class:`_DamagedError` for one that is not ours or broken."""
    database.execute("PRAGMA foreign_keys=ON")
    (version,) = database.execute("PRAGMA user_version").fetchone()
    made = {sql for (sql,) in database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
    if version == 0 and not made:
        with database:
            for sql in (_FILES, _GAMES, f"PRAGMA user_version={VERSION}"):
                database.execute(sql)
        return
    sound = database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    if version != VERSION or made != {_FILES, _GAMES} or not sound:
        raise _DamagedError("not the tables of this version")


def _take_in(database: sqlite3.Connection, records: Path, progress: Progress) -> list[Unreadable]:
    """Let the database follow the folder; the files that the system does not let us read, this time."""
    there = {path.name: (path, stamp) for path in record_files(records) if (stamp := _stamp(path))}
    known = {name: (size, changed) for name, size, changed, _line, _reason in _sealed(database, "files")}
    gone = [name for name, stamp in known.items() if name not in there or there[name][1] != stamp]
    with database:
        database.executemany("DELETE FROM files WHERE name = ?", [(name,) for name in gone])
    new = [(path, stamp) for name, (path, stamp) in there.items() if known.get(name) != stamp]
    refused = []
    for done, (path, stamp) in enumerate(new, 1):
        try:
            with database:
                _add(database, path, stamp)
        except OSError as error:
            refused.append(Unreadable(path, 0, f"{reason_of(error)}."))
        progress(done, len(new))
    return refused


def _stamp(path: Path) -> tuple[int, int] | None:
    """Size and time of a file; ``None`` where it has just gone or is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return (status.st_size, status.st_mtime_ns) if path.is_file() else None


def _add(database: sqlite3.Connection, path: Path, stamp: tuple[int, int]) -> None:
    games: list[GameFigures] = []
    line: int | None = None
    reason: str | None = None
    try:
        found = (figures_of(game.record) for game in read_games(path))
        games = [game for game in found if game is not None]
    except RecordError as error:
        line, reason = error.line, error.reason
    _insert(database, "files", (path.name, *stamp, line, reason))
    for place, game in enumerate(games):
        _insert(database, "games", (path.name, place, *(getattr(game, name) for name in FIGURES)))


def _insert(database: sqlite3.Connection, table: str, row: tuple[Any, ...]) -> None:
    """Add a row under a checksum, since a flipped bit inside a number leaves a sound database."""
    marks = ", ".join("?" * (len(row) + 1))
    database.execute(f"INSERT INTO {table} VALUES ({marks})", (*row, crc32(repr(row).encode())))


def _sealed(database: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table as they were added; raises :class:`_DamagedError` at one that is not."""
    for *values, seal in database.execute(f"SELECT * FROM {table}"):
        row = tuple(values)
        if seal != crc32(repr(row).encode()):
            raise _DamagedError("a row is not what was written")
        yield row


def _read(database: sqlite3.Connection, records: Path, refused: list[Unreadable]) -> Loaded:
    damaged = [
        Unreadable(records / name, line, reason)
        for name, _size, _changed, line, reason in sorted(_sealed(database, "files"))
        if line is not None
    ]
    rows = sorted(_sealed(database, "games"), key=lambda row: (Path(row[0]).stem, row[1]))
    return Loaded(tuple(GameFigures(*figures) for _name, _place, *figures in rows), (*damaged, *refused))
