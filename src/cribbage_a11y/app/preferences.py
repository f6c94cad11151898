"""A player's settings while the program runs: those kept in the file, and those of this start alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.facts import Fact
from cribbage_a11y.store.paths import Paths
from cribbage_a11y.store.settings import (
    OPTIONS,
    SettingError,
    Settings,
    as_held,
    pace_seconds,
    with_value,
)
from cribbage_a11y.store.settings_file import load_settings, save_settings
from cribbage_a11y.ui.lines import LineStyle

if TYPE_CHECKING:
    from cribbage_a11y.ui.screens.settings_screen import Setting

_NOT_OFFERED: Final = frozenset({"", "new_game"})
"""The groups that the settings screen leaves out: what was asked, and the choices for a new game."""


class Preferences:
    """Reads with ``[name]``; a change is kept at once, and ends what the command line said of it."""

    def __init__(self, paths: Paths, given: Mapping[str, Any]) -> None:
        """``given`` are settings for this start. Raises :class:`CommandError` for a bad value."""
        loaded = load_settings(paths.settings)
        self.facts: list[Fact] = list(loaded.facts)
        self.paths = paths
        self._kept = loaded.settings
        self._unknown = loaded.unknown
        self._given: dict[str, Any] = {}
        self._now = self._kept
        for name, value in given.items():
            self._give(name, value)

    def __getitem__(self, name: str) -> Any:
        return getattr(self._now, name)

    @property
    def pause(self) -> float | None:
        """Seconds before a computer's move; ``None`` waits for Enter."""
        return pace_seconds(self._now)

    @property
    def line_style(self) -> LineStyle:
        """How lines are written for this player."""
        reading = self["reading"]
        return LineStyle(
            braille=reading == "braille",
            narrow=reading in ("both", "large_print"),
            widest=self["width"],
            cells=self["braille_cells"],
            news_first=reading in ("braille", "both") and self["braille_new_first"],
            bell=self["bell"],
        )

    def is_given(self, name: str) -> bool:
        """Whether the command line settled it."""
        return name in self._given

    def change(self, name: str, value: Any) -> Fact | None:
        """Change a setting and keep it; the fact when the file cannot be written."""
        return self.change_all({name: value})

    def change_all(self, values: Mapping[str, Any]) -> Fact | None:
        """Change several settings and keep them with one write."""
        for name, value in values.items():
            self._kept = with_value(self._kept, name, value)
            self._now = with_value(self._now, name, value)
            self._given.pop(name, None)
        return self._save()

    def reset(self) -> Fact | None:
        """Put every setting back, but for the questions already answered and the choices for a new game."""
        stays = {name: getattr(self._kept, name) for name in OPTIONS if not _is_offered(name)}
        self._kept = Settings(**stays)
        self._now = self._kept
        self._given.clear()
        return self._save()

    def new_game(self) -> dict[str, Any]:
        """The choices of the last game as plain data."""
        return {name: _plain(self[name]) for name, option in OPTIONS.items() if option.group == "new_game"}

    def as_screen(self) -> tuple[Setting, ...]:
        """All that the settings screen offers."""
        from cribbage_a11y.ui.screens.settings_screen import Setting

        return tuple(
            Setting(name, self[name], option.values.accepts, option.values.bounds or option.values.choices)
            for name, option in OPTIONS.items()
            if _is_offered(name)
        )

    def _give(self, name: str, value: Any) -> None:
        try:
            self._now = with_value(self._now, name, value)
        except SettingError:
            wanted = OPTIONS[name].values.choices
            choices = ", ".join(map(str, wanted))
            # Translators: a value on the command line that makes no sense. {option}: as --pace.
            message = _("--{option} is {value}: choose one of {choices}, or as --help says.")
            option = name.replace("_", "-")
            raise CommandError(message.format(option=option, value=value, choices=choices)) from None
        self._given[name] = as_held(value)

    def _save(self) -> Fact | None:
        return save_settings(self.paths.settings, self._kept, self._unknown, _)


def _is_offered(name: str) -> bool:
    return OPTIONS[name].group not in _NOT_OFFERED


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
