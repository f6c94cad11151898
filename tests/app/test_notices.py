"""What is told about files: a line for every kind of fact."""

from __future__ import annotations

from pathlib import Path

import pytest

from cribbage_a11y.app import notices
from cribbage_a11y.app.notices import fact_line
from cribbage_a11y.store.facts import FACT_TYPES, SettingMisplaced


def test_every_kind_of_fact_has_a_line() -> None:
    assert set(notices._TELLERS) == set(FACT_TYPES)


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (
            ("width",),
            "The setting width stands in the wrong part of its file and does nothing. It belongs in",
        ),
        (
            ("width", "language"),
            "The settings width, language stand in the wrong part of their file and do nothing. "
            "They belong in",
        ),
    ],
)
def test_settings_in_the_wrong_part_are_named_in_one_line(names: tuple[str, ...], line: str) -> None:
    assert fact_line(SettingMisplaced(Path("settings.toml"), names, "reading")) == f"{line} reading."
