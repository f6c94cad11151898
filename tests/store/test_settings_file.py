"""The settings file: what is written comes back, and no damage is more than a fact."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.store import settings_file
from cribbage_a11y.store.facts import (
    FileNotRead,
    FileNotWritten,
    SettingMisplaced,
    SettingRefused,
    SettingsDamaged,
)
from cribbage_a11y.store.settings import (
    OPTIONS,
    Settings,
    with_value,
)
from cribbage_a11y.store.settings_file import (
    LoadedSettings,
    load_settings,
    save_settings,
    settings_text,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def write(path: Path, data: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return dict(value) if isinstance(value, Mapping) else value


CHANGES: dict[str, Any] = {
    "asked": True,
    "verbosity": "brief",
    "pace": 0.75,
    "language": "pt-BR",
    "letters_off": ["x", "ö"],
    "key_changes": {"last_card": "l ,", 'ask "why"': "\\"},
    "players": 4,
    "skunk_games": [1, 2, 4],
    "levels": ["book", "table", "gentle"],
    "names": ["Zoë", "B 'b'", '"C"', "日本"],
}


def changed() -> Settings:
    settings = Settings()
    for name, value in CHANGES.items():
        settings = with_value(settings, name, value)
    return settings


def test_a_missing_file_gives_the_defaults_and_is_not_made(path: Path) -> None:
    assert load_settings(path) == LoadedSettings(Settings())
    assert not path.parent.exists()


def test_what_is_saved_comes_back(path: Path) -> None:
    assert save_settings(path, changed()) is None
    assert load_settings(path) == LoadedSettings(changed(), (), {})
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


def test_every_setting_stands_in_the_file_under_its_note() -> None:
    text = settings_text(Settings(), {})
    document = tomllib.loads(text)
    lines = text.splitlines()
    for name, option in OPTIONS.items():
        table = document[option.group] if option.group else document
        assert table[name] == plain(option.default)
        place = next(i for i, line in enumerate(lines) if line.startswith((f"{name} =", f"[keys.{name}]")))
        assert lines[place - 2] == f"# {option.help}"
        assert lines[place - 1].startswith("# ")
    assert "# A whole number from 12 to 120. Usual: 40." in lines
    assert '# One of "brief", "normal", "verbose". Usual: "normal".' in lines


def test_the_notes_are_in_the_player_s_language(path: Path) -> None:
    save_settings(
        path,
        Settings(),
        translate=lambda text: (
            text.upper()
            .replace("{VALUE", "{value")
            .replace("{VALUES}", "{values}")
            .replace("{valueS}", "{values}")
            .replace("{LOW}", "{low}")
            .replace("{HIGH}", "{high}")
        ),
    )
    text = path.read_text(encoding="utf-8").replace("{value}", "")
    assert "# HOW YOU READ." in text
    assert load_settings(path).settings == Settings()


UNKNOWN = """
colour = "blue"
when = 2020-01-02T03:04:05Z
[play]
speed = [1, 2.5, {a = "b"}]
[friends."Anna B"]
born = 1999-12-31
at = 12:30:00
[[list]]
x = inf
"""


def test_keys_that_are_not_ours_are_kept(path: Path) -> None:
    loaded = load_settings(write(path, UNKNOWN))
    assert loaded.facts == ()
    save_settings(path, with_value(loaded.settings, "bell", True), loaded.unknown)
    document, before = tomllib.loads(path.read_text(encoding="utf-8")), tomllib.loads(UNKNOWN)
    assert document["play"]["speed"] == before["play"]["speed"]
    for name in ("colour", "when", "friends", "list"):
        assert document[name] == before[name]
    assert load_settings(path).settings.bell


def test_one_bad_value_is_said_with_its_line_and_its_default_used(path: Path) -> None:
    text = "[sound]\nbell = true\n\n[ reading ] # mine\nverbosity='loud'\nreading = 'braille'\n"
    loaded = load_settings(write(path, text))
    assert loaded.settings == with_value(with_value(Settings(), "bell", True), "reading", "braille")
    assert loaded.facts == (SettingRefused(path, 5, "verbosity", "loud", "normal"),)
    assert path.read_text() == text


def test_a_bad_value_written_in_an_unusual_manner_has_no_line(path: Path) -> None:
    loaded = load_settings(write(path, "sound = {bell = 5}"))
    assert loaded.facts == (SettingRefused(path, None, "bell", 5, False),)


def test_a_table_that_is_no_table_is_said(path: Path) -> None:
    loaded = load_settings(write(path, "\nplay = 3\n"))
    assert loaded.facts == (SettingRefused(path, 2, "play", 3, None),)
    assert loaded.settings == Settings()


def test_a_byte_order_mark_is_no_damage(path: Path) -> None:
    loaded = load_settings(write(path, b"\xef\xbb\xbf[sound]\r\nbell = true\r\n"))
    assert loaded == LoadedSettings(with_value(Settings(), "bell", True), (), {})


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"asked = true\nverbosity = \n", 2),
        (b"asked = true\n[reading\n", 2),
        (b"asked = true\nx = '''", 2),
        (b"a = 1\n\n\xff\n", 3),
        (b"\x00" * 50, 1),
        (b"a = " + b"[" * 5_000, 1),
        (b"a = " + b"9" * 5_000, 1),
        (b"\n" * 1_000_001, 1_000_002),
    ],
)
def test_a_damaged_file_is_kept_aside_and_replaced(path: Path, data: bytes, line: int) -> None:
    loaded = load_settings(write(path, data))
    aside = path.with_name("settings.damaged-1.toml")
    assert loaded == LoadedSettings(Settings(), (SettingsDamaged(path, line, aside),))
    assert aside.read_bytes() == data
    assert path.read_text(encoding="utf-8") == settings_text(Settings(), {})
    load_settings(write(path, data))
    assert path.with_name("settings.damaged-2.toml").read_bytes() == data
    assert aside.read_bytes() == data


def test_a_damaged_file_that_cannot_be_moved_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "rename", refuse)
    assert load_settings(write(path, "=")).facts == (SettingsDamaged(path, 1, None),)
    assert path.read_text() == "="


def test_defaults_that_cannot_be_written_in_its_place_are_said(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings_file, "write_whole", full)
    facts = load_settings(write(path, "=")).facts
    assert facts[1:] == (FileNotWritten(path, "No space left on device", no_room=True),)


def test_a_file_that_cannot_be_read_is_said(path: Path) -> None:
    path.mkdir(parents=True)
    assert load_settings(path) == LoadedSettings(Settings(), (FileNotRead(path, "Is a directory"),))


def test_saving_that_fails_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, changed())

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert save_settings(path, Settings()) == FileNotWritten(path, "No space left on device", no_room=True)
    assert load_settings(path).settings == changed()
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


def test_saving_where_no_folder_can_be_is_said(tmp_path: Path) -> None:
    write(tmp_path / "file", "")
    fact = save_settings(tmp_path / "file" / "settings.toml", Settings())
    assert isinstance(fact, FileNotWritten)
    assert not fact.no_room


@given(data=st.data())
def test_no_damage_is_more_than_a_fact(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    text = bytearray(settings_text(changed(), {"other": {"x": 1}}).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        text[start : start + data.draw(st.integers(0, 300))] = data.draw(st.binary(max_size=12))
    folder = tmp_path_factory.mktemp("settings")
    path = folder / "settings.toml"
    path.write_bytes(text)
    loaded = load_settings(path)
    damaged = any(isinstance(fact, SettingsDamaged) for fact in loaded.facts)
    assert (folder / "settings.damaged-1.toml").exists() == damaged
    assert save_settings(path, loaded.settings, loaded.unknown) is None
    again = load_settings(path)
    assert again.settings == loaded.settings
    assert all(isinstance(fact, SettingMisplaced) for fact in again.facts)
