"""The game left in the middle: every accepted action on the disk before anybody hears of it.

A save is a slot in a folder: a file of JSON lines and a lock beside it. A slot holds one match, game after
game. Nothing here raises for a file or a disk that fails: facts say what happened, and play goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from cribbage_a11y import __version__
from cribbage_a11y.engine.actions import TableAction
from cribbage_a11y.store.append_file import AppendFile, Later
from cribbage_a11y.store.facts import (
    Fact,
    FileNotRead,
    FileNotWritten,
    SaveInUse,
    SaveSetAside,
    TornLineDropped,
)
from cribbage_a11y.store.file_lock import FileLock, LockedError
from cribbage_a11y.store.files import keep_aside, not_written, reason_of
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.save_lines import (
    GameStart,
    action_line,
    header_line,
    start_line,
    undo_line,
)
from cribbage_a11y.store.save_reading import SavedGame, read_save

_LONGEST_SAVE: Final = 32_000_000
"""Bytes: a thousand games."""


class SaveSlot:
    """A save that this program holds, until :meth:`close`."""

    def __init__(
        self, path: Path, lock: FileLock | None, facts: Iterable[Fact] = (), later: Later | None = None
    ) -> None:
        """Without a lock nothing is kept."""
        self.path = path
        self.facts: list[Fact] = list(facts)
        """What the player must be told of opening and loading, in order."""
        self._lock = lock
        self._later = later
        self._file = AppendFile(path)
        self._may_write = lock is not None
        self._told = False

    def load(self) -> SavedGame | None:
        """The game left, or ``None`` where there is none. Adds to ``facts``; call it once, first."""
        data = self._read()
        *lines, torn = data.split(b"\n")
        if torn:
            self.facts.append(TornLineDropped(self.path, len(lines) + 1))
        try:
            if len(data) > _LONGEST_SAVE:
                raise RecordError(1, "the save is too long.")
            saved = read_save(lines)
        except RecordError as error:
            self._set_aside(error)
            return None
        self._file = AppendFile(self.path, len(data) - len(torn) if saved else 0)
        return saved

    def new_match(self, start: GameStart) -> FileNotWritten | None:
        """Begin a match in place of what the slot held."""
        return self._append(header_line(__version__) + start_line(start), again=True)

    def next_game(self, start: GameStart) -> FileNotWritten | None:
        """Begin the next game of the match."""
        return self._append(start_line(start))

    def append(self, action: TableAction, salt: str | None = None) -> FileNotWritten | None:
        """Put an accepted action on the disk. The fact when that fails, told once and not again.

        What could not be written is tried again with the next action. ``salt`` is that of a fair deal.
        """
        return self._append(action_line(action, salt))

    def take_back(self, actions: int) -> FileNotWritten | None:
        """So many of the newest actions do not count; the game is practice."""
        return self._append(undo_line(actions))

    def clear(self) -> FileNotWritten | None:
        """Forget the match: it is over, or given up."""
        return self._append("", again=True)

    def close(self) -> None:
        """Let other programs have the slot."""
        self._file.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _append(self, lines: str, *, again: bool = False) -> FileNotWritten | None:
        """``again``: in place of all that the slot held."""
        if not self._may_write:
            return None
        if again:
            self._file.start_again()
        self._file.add(lines.encode())
        if self._later is None:
            return self._write()
        self._later(self._write)
        return None

    def _write(self) -> FileNotWritten | None:
        try:
            self._file.write()
        except OSError as error:
            told, self._told = self._told, True
            return None if told else not_written(self.path, error)
        return None

    def _read(self) -> bytes:
        try:
            with self.path.open("rb") as file:
                return file.read(_LONGEST_SAVE + 1)
        except FileNotFoundError:
            return b""
        except OSError as error:
            self.facts.append(FileNotRead(self.path, reason_of(error)))
            self._may_write = False
            return b""

    def _set_aside(self, error: RecordError) -> None:
        """Keep a damaged save under another name; where that fails, leave it alone and keep nothing."""
        kept_as = keep_aside(self.path)
        self.facts.append(SaveSetAside(self.path, error.line, error.reason, kept_as))
        self._may_write = kept_as is not None


def open_slot(folder: Path, *, empty: bool = False, later: Later | None = None) -> SaveSlot:
    """A slot that no other program holds: one with a game left in it, if there is one; or an ``empty`` one.

    Where another program holds the first slot, ``facts`` says so. Where the folder cannot be used, the slot
    keeps nothing and ``facts`` says why. ``later``: see :data:`Later`.
    """
    held: dict[Path, FileLock] = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, lock in _free(folder):
            held[path] = lock
    except OSError as error:
        for lock in held.values():
            lock.release()
        return SaveSlot(_slot_path(folder, 1), None, [not_written(folder, error)])
    return _choose(_slot_path(folder, 1), held, empty, later)


def _slot_path(folder: Path, number: int) -> Path:
    return folder / ("game.jsonl" if number == 1 else f"game-{number}.jsonl")


def _free(folder: Path) -> Iterator[tuple[Path, FileLock]]:
    """Locks on the slots that nobody holds, up to the first that was never used."""
    number = 0
    while True:
        number += 1
        path = _slot_path(folder, number)
        is_new = not path.exists()
        try:
            yield path, FileLock(path.with_suffix(".lock"))
        except LockedError:
            continue
        if is_new:
            return


def _choose(first: Path, held: dict[Path, FileLock], empty: bool, later: Later | None) -> SaveSlot:
    """The slot to play in, of those held: the first with something in it or without, as asked for."""
    wanted = [path for path in held if _is_empty(path) is empty]
    chosen = next(iter(wanted or held))
    for path, lock in held.items():
        if path != chosen:
            lock.release()
    return SaveSlot(chosen, held[chosen], () if first in held else (SaveInUse(first, chosen),), later)


def _is_empty(path: Path) -> bool:
    return not path.exists() or not path.stat().st_size
