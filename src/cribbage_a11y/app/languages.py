"""The languages of the game, each by its own name."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.present import catalogue
from cribbage_a11y.ui.screens.first_answers import Language

NAMES: Final = {
    "en": "English",
    "en_GB": "British English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "fr_CA": "Français canadien",
    "nl": "Nederlands",
    "sv": "Svenska",
}


def offered_languages() -> tuple[Language, ...]:
    """All languages there are catalogues for, English first."""
    return tuple(Language(code, NAMES.get(code, code)) for code in catalogue.languages())
