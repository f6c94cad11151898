"""The computer levels as the screens tell them."""

from __future__ import annotations

from cribbage_a11y.players.levels import LEVELS, Level
from cribbage_a11y.present.catalogue import translated
from cribbage_a11y.ui.screens.choices import LevelChoice

USUAL = Level.COUNTER
"""The level of the first game."""


def level_choices() -> tuple[LevelChoice, ...]:
    """Every level with its name and what it does, the weakest first."""
    return tuple(
        LevelChoice(level.value, translated(info.name), translated(info.description))
        for level, info in LEVELS.items()
    )
