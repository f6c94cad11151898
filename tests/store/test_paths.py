"""Where files are."""

from __future__ import annotations

from pathlib import Path

import pytest

from cribbage_a11y.store.paths import paths_for


def test_everything_lies_under_a_home(tmp_path: Path) -> None:
    paths = paths_for(tmp_path)
    assert {paths.settings, paths.saves, paths.records, paths.logs} == {
        tmp_path / name for name in ("settings.toml", "saves", "records", "logs")
    }


def test_without_a_home_the_system_s_places_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    paths = paths_for()
    assert paths.settings == tmp_path / ".config" / "cribbage-a11y" / "settings.toml"
    assert paths.saves == tmp_path / ".local" / "share" / "cribbage-a11y" / "saves"
    assert paths.records.parent == paths.saves.parent
    assert paths.logs.is_relative_to(tmp_path / ".local" / "state" / "cribbage-a11y")
