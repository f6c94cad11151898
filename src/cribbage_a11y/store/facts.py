"""What a player must be told about files: facts, which :mod:`cribbage_a11y.present` turns into words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple


class SettingsDamaged(NamedTuple):
    """The settings file cannot be read from ``line`` on. Defaults are used."""

    path: Path
    line: int
    kept_as: Path | None
    """Where the damaged file is now; ``None`` where it could not be moved."""


class SettingRefused(NamedTuple):
    """One setting, or a table of them, has a value that is not allowed. Its default is used."""

    path: Path
    line: int | None
    """The line of the value, where it could be found."""
    name: str
    value: Any
    default: Any


class SettingMisplaced(NamedTuple):
    """Settings of one group stand outside it, where they do nothing. They are kept there."""

    path: Path
    names: tuple[str, ...]
    group: str
    """The group that they belong to."""


class FileNotRead(NamedTuple):
    """A file is there and cannot be read, or a folder cannot be made; ``reason`` is the system's own."""

    path: Path
    reason: str


class FileNotWritten(NamedTuple):
    """A file cannot be written: no room, no permission. Told once; play goes on."""

    path: Path
    reason: str
    no_room: bool
    """Whether the disk, or the player's share of it, is full."""


class TornLineDropped(NamedTuple):
    """The last line of the save was not written to its end, and is gone: the action just taken, at most."""

    path: Path
    line: int


class SaveSetAside(NamedTuple):
    """The save cannot be gone on with: ``reason`` says what is wrong with ``line``."""

    path: Path
    line: int
    reason: str
    kept_as: Path | None


class SaveInUse(NamedTuple):
    """Another program plays on this save, so this one keeps its game in ``instead``."""

    path: Path
    instead: Path


Fact = (
    SettingsDamaged
    | SettingRefused
    | SettingMisplaced
    | FileNotRead
    | FileNotWritten
    | TornLineDropped
    | SaveSetAside
    | SaveInUse
)

FACT_TYPES: Final[tuple[type[Fact], ...]] = (
    SettingsDamaged,
    SettingRefused,
    SettingMisplaced,
    FileNotRead,
    FileNotWritten,
    TornLineDropped,
    SaveSetAside,
    SaveInUse,
)
