"""Writing so that nothing is lost: whole files at once, and damaged ones kept aside."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Final

from cribbage_a11y.store.facts import FileNotWritten

_NO_ROOM: Final = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG})


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` in the place of a file, all of it or nothing, and on the disk before this returns.

    The folder is made where it is missing. Raises :class:`OSError`, leaving the old file as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """See that names in a folder are on the disk, on systems that can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def keep_aside(path: Path) -> Path | None:
    """Give a damaged file another name, ``game.damaged-1.jsonl`` and so on; ``None`` where that fails."""
    names = (path.with_name(f"{path.stem}.damaged-{number}{path.suffix}") for number in count(1))
    place = next(name for name in names if not name.exists())
    try:
        path.rename(place)
    except OSError:
        return None
    return place


def not_written(path: Path, error: OSError) -> FileNotWritten:
    """The fact for an error in writing."""
    return FileNotWritten(path, reason_of(error), error.errno in _NO_ROOM)


def reason_of(error: OSError) -> str:
    """What the system says."""
    return error.strerror or type(error).__name__


def dated(ending: str, now: datetime | None = None) -> str:
    """A file name from the day and time, as ``2026-11-30-184500.txt``."""
    return f"{now or datetime.now():%Y-%m-%d-%H%M%S}.{ending}"


def unused(folder: Path, name: str) -> Path:
    """A file of that name in the folder, or with a number behind it where there is one already."""
    first = folder / name
    more = (first.with_name(f"{first.stem}-{number}{first.suffix}") for number in count(2))
    return next(path for path in chain([first], more) if not path.exists())
