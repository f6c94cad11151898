"""The settings file: TOML with a note above each setting, written whole, read with care."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cribbage_a11y.store.facts import (
    Fact,
    FileNotRead,
    FileNotWritten,
    SettingMisplaced,
    SettingRefused,
    SettingsDamaged,
)
from cribbage_a11y.store.files import keep_aside, not_written, reason_of, write_whole
from cribbage_a11y.store.option import N_, Option
from cribbage_a11y.store.settings import GROUPS, OPTIONS, SettingError, Settings, with_value
from cribbage_a11y.store.toml_text import toml_key, toml_value

Translate = Callable[[str], str]

# Translators: the first line of the settings file.
_HEADING: Final = N_(
    "Settings of cribbage-a11y. Lines with a number sign are notes. The game writes them anew."
)
# Translators: a note in the settings file.
_USUAL: Final = N_("Usual: {value}.")
_LONGEST_FILE: Final = 1_000_000
"""Bytes; a settings file has some five thousand."""


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """What a settings file gave."""

    settings: Settings
    facts: tuple[Fact, ...] = ()
    unknown: Mapping[str, Any] | None = None
    """What the file holds besides, to be written back: tables, and keys of our tables that are not ours."""


def load_settings(path: Path) -> LoadedSettings:
    """The settings of a file, defaults where it says nothing. Never raises; facts say what was wrong.

    A damaged file is kept under another name, and one with the defaults takes its place.
    """
    try:
        with path.open("rb") as file:
            data = file.read(_LONGEST_FILE + 1)
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except OSError as error:
        return LoadedSettings(Settings(), (FileNotRead(path, reason_of(error)),))
    document = _parse(data)
    if isinstance(document, int):
        return _replaced(path, document)
    return _read(path, document, data.decode("utf-8-sig"))


def save_settings(
    path: Path, settings: Settings, unknown: Mapping[str, Any] | None = None, translate: Translate = str
) -> FileNotWritten | None:
    """Write the settings, all of them or nothing; the fact when that fails.

    ``unknown`` is what :func:`load_settings` found besides; ``translate`` gives the notes their language.
    """
    try:
        write_whole(path, settings_text(settings, unknown or {}, translate).encode())
    except OSError as error:
        return not_written(path, error)
    return None


def settings_text(settings: Settings, unknown: Mapping[str, Any], translate: Translate = str) -> str:
    """The file: each setting with its note, and unknown keys at the end of their table."""
    return "\n".join(_lines(settings, unknown, translate))


def _lines(settings: Settings, unknown: Mapping[str, Any], translate: Translate) -> Iterator[str]:
    yield f"# {translate(_HEADING)}"
    for group in ("", *GROUPS):
        options = [option for option in OPTIONS.values() if option.group == group]
        rest = unknown.get(group, {}) if group else _other_tables(unknown)
        if group:
            yield f"\n[{group}]"
        for option in options:
            if not isinstance(option.default, Mapping):
                yield from _note(option, translate)
                yield _pair(option.name, getattr(settings, option.name))
        yield from (_pair(name, value) for name, value in rest.items())
        for option in options:
            if isinstance(option.default, Mapping):
                yield from _note(option, translate)
                yield f"[{group}.{option.name}]"
                yield from (_pair(name, held) for name, held in getattr(settings, option.name).items())
    yield ""


def _other_tables(unknown: Mapping[str, Any]) -> dict[str, Any]:
    return {name: rest for name, rest in unknown.items() if name not in GROUPS}


def _pair(name: str, value: Any) -> str:
    return f"{toml_key(name)} = {toml_value(value)}"


def _note(option: Option, translate: Translate) -> Iterator[str]:
    """What a setting does, and on another line what it may be."""
    values = option.values
    low, high = values.bounds or (0, 0)
    choices = ", ".join(map(toml_value, values.choices))
    allowed = translate(values.described).format(values=choices, low=low, high=high)
    yield f"\n# {translate(option.help)}"
    yield f"# {allowed} {translate(_USUAL).format(value=toml_value(option.default))}"


def _parse(data: bytes) -> dict[str, Any] | int:
    """The document, or the number of the line from which it is none."""
    import tomllib  # only here: a first start needs no parser

    if len(data) > _LONGEST_FILE:
        return data.count(b"\n") + 1
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return data.count(b"\n", 0, error.start) + 1
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        return int(found[1]) if found else data.count(b"\n") + 1
    except (ValueError, RecursionError):
        return 1


def _replaced(path: Path, line: int) -> LoadedSettings:
    kept_as = keep_aside(path)
    facts: list[Fact] = [SettingsDamaged(path, line, kept_as)]
    if kept_as is not None:
        problem = save_settings(path, Settings())
        facts += [problem] if problem else []
    return LoadedSettings(Settings(), tuple(facts))


def _read(path: Path, document: dict[str, Any], text: str) -> LoadedSettings:
    settings = Settings()
    facts: list[Fact] = []
    unknown: dict[str, Any] = {}
    misplaced: dict[str, list[str]] = {}
    for group, name, value in _flat(document):
        option = OPTIONS.get(name)
        if option is not None and option.group == group:
            try:
                settings = with_value(settings, name, value)
            except SettingError:
                refused = SettingRefused(path, _line_of(text, group, name), name, value, option.default)
                facts.append(refused)
        elif not group and name in GROUPS:
            facts.append(SettingRefused(path, _line_of(text, group, name), name, value, None))
        else:
            table = unknown.setdefault(group, {}) if group else unknown
            table[name] = value
            if option is not None and option.group:
                misplaced.setdefault(option.group, []).append(name)
    facts += [SettingMisplaced(path, tuple(names), group) for group, names in misplaced.items()]
    return LoadedSettings(settings, tuple(facts), unknown)


def _flat(document: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Group, name and value of each key; what stands in no group of ours has the group ''."""
    for name, value in document.items():
        if name in GROUPS and isinstance(value, dict):
            yield from ((name, inner, held) for inner, held in value.items())
        else:
            yield "", name, value


def _line_of(text: str, group: str, name: str) -> int | None:
    """The line in which a key of a table is given a value, where it is written in the usual manner."""
    here = ""
    for number, line in enumerate(text.splitlines(), 1):
        table = re.fullmatch(r"\s*\[([^\[\]]+)\]\s*(#.*)?", line)
        if table:
            here = table[1].strip()
        elif here == group and re.match(rf"\s*{re.escape(name)}\s*=", line):
            return number
    return None
