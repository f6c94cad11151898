"""The settings screen for tests, filled from the one table of settings."""

from __future__ import annotations

from typing import Any, Final

from cribbage_a11y.store import settings as kept
from cribbage_a11y.ui.screens.first_answers import Language
from cribbage_a11y.ui.screens.screen import MenuScreen
from cribbage_a11y.ui.screens.settings_screen import Setting, Settings
from cribbage_a11y.ui.screens.settings_words import GROUPS
from kit.screens import pressed

LANGUAGES: Final = (Language("en", "English"), Language("de", "Deutsch"), Language("fr", "Français"))
PLACES: Final = {
    name: (group, place)
    for group, (_title, names) in enumerate(GROUPS, 1)
    for place, name in enumerate(names, 1)
}
"""By setting: the digits that lead to its line and choose it."""


def settings_screen(**values: Any) -> Settings:
    """The screen as the program makes it."""
    settings = kept.Settings()
    for name, value in values.items():
        settings = kept.with_value(settings, name, value)
    rows = tuple(
        Setting(
            name,
            getattr(settings, name),
            option.values.accepts,
            option.values.bounds or option.values.choices,
        )
        for name, option in kept.OPTIONS.items()
    )
    return Settings(rows, LANGUAGES)


def keys_screen(**values: Any) -> MenuScreen:
    """The commands whose keys can be changed."""
    screen = pressed(settings_screen(**values), *PLACES["key_changes"]).screen
    assert isinstance(screen, MenuScreen)
    return screen
