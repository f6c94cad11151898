"""Where the files of a player are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

APP_NAME: Final = "cribbage-a11y"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders and files of a player; none of them need be there yet."""

    settings: Path
    """The settings file."""
    saves: Path
    """The folder of games left in the middle."""
    records: Path
    """The folder of finished games."""
    histories: Path
    """The folder of histories written as text."""
    logs: Path
    """The folder of log files."""


def paths_for(home: Path | None = None) -> Paths:
    """The usual places of this system, or all of them under ``home``."""
    if home is not None:
        return Paths(
            home / "settings.toml", home / "saves", home / "records", home / "histories", home / "logs"
        )
    from platformdirs import PlatformDirs  # only here: it costs a start with --home nothing

    places = PlatformDirs(APP_NAME, appauthor=False)
    data = places.user_data_path
    return Paths(
        places.user_config_path / "settings.toml",
        data / "saves",
        data / "records",
        data / "histories",
        places.user_log_path,
    )
