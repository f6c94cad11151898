"""Record files for the tests of the statistics."""

from __future__ import annotations

from pathlib import Path

from cribbage_a11y.store.statistics import Loaded, load_statistics
from kit.recorded import changed


def write(folder: Path, name: str, lines: list[str]) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def levelled(lines: list[str], *levels: str | None) -> list[str]:
    """The record with other levels; ``None`` for a person."""
    seats = [
        {"name": f"Player {seat}", "kind": "computer" if level else "human", "level": level}
        for seat, level in enumerate(levels)
    ]
    return [changed(lines[0], seats=seats), *lines[1:]]


def loaded(folder: Path, tmp_path: Path) -> Loaded:
    return load_statistics(folder, tmp_path / "statistics.sqlite")
