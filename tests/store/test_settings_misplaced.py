"""Settings that stand outside their group."""

from __future__ import annotations

from pathlib import Path

import pytest

from cribbage_a11y.store.facts import SettingMisplaced
from cribbage_a11y.store.settings import Settings
from cribbage_a11y.store.settings_file import load_settings, save_settings


@pytest.mark.parametrize("table", ["", "sound"])
def test_a_setting_outside_its_group_is_said_and_kept(table: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    before = f"[{table}]\n" if table else "\n"
    path.write_text(f'{before}verbosity = "brief"\nwidth = 60\n\n[play]\npace = "slow"\ntheme = 3\n')
    loaded = load_settings(path)
    assert loaded.facts == (
        SettingMisplaced(path, ("verbosity", "width"), "reading"),
        SettingMisplaced(path, ("theme",), "look"),
    )
    assert loaded.settings == Settings(pace="slow")
    assert save_settings(path, loaded.settings, loaded.unknown) is None
    again = load_settings(path)
    assert again.settings == loaded.settings
    assert set(again.facts) == set(loaded.facts)
