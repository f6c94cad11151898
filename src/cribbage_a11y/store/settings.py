"""Every setting of a player, with its default, what it may hold, and what it does: the one table.

The settings screen, the settings file and the checks are all made from it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from cribbage_a11y.engine.rules import RULE_CHOICES, FirstDeal
from cribbage_a11y.store.option import (
    N_,
    YES_NO,
    Option,
    Values,
    is_line,
    is_number,
    lines,
    one_of,
    options_in,
    setting,
    whole_number,
)

PACES: Final = MappingProxyType({"none": 0.0, "short": 0.5, "slow": 1.5})
"""Seconds of the computer's pause by its name; ``enter`` waits for the Enter key instead."""
PACE_ENTER: Final = "enter"
LONGEST_PACE: Final = 60
_LANGUAGE: Final = re.compile(r"auto|[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*")
_LONGEST_NAME: Final = 20
_MOST_KEYS: Final = 100

_PACE: Final = Values(
    lambda value: (
        value in (*PACES, PACE_ENTER) if isinstance(value, str) else is_number(value, 0, LONGEST_PACE)
    ),
    # Translators: {values}: the names of the paces.
    # Translators: a note in the settings file: what a setting does.
    N_("One of {values}, or a number of seconds."),
    (*PACES, PACE_ENTER),
)
_TAG: Final = Values(
    lambda value: isinstance(value, str) and _LANGUAGE.fullmatch(value) is not None,
    # Translators: a note in the settings file: what a setting does.
    N_("auto, or a language's code, as en."),
)
_KEYS: Final = Values(
    lambda value: (
        isinstance(value, Mapping)
        and len(value) <= _MOST_KEYS
        and all(is_line(name, 40) and is_line(keys, 80) for name, keys in value.items())
    ),
    # Translators: a note in the settings file: what a setting does.
    N_("A line for each command: its name, and its keys with a blank between them."),
)


def _rule(name: str) -> Values:
    """A rule in plain words, numbers and lists."""
    allowed = [value for value in RULE_CHOICES[name] if value is not FirstDeal.GIVEN]
    return one_of(*(getattr(value, "value", value) for value in allowed))


GROUPS: Final = ("reading", "sound", "play", "look", "keys", "new_game")
"""The tables of the file, and the parts of the screen, in order."""


@dataclass(frozen=True)
class Settings:
    """All settings of a player. Values are those of the file: texts, numbers, truth values and tuples."""

    # Translators: a note in the settings file: what a setting does.
    asked: bool = setting("", False, YES_NO, N_("The questions of the first start were answered."))

    reading: str = setting(
        "reading",
        "speech",
        one_of("speech", "braille", "both", "large_print", "screen"),
        # Translators: a note in the settings file: what a setting does.
        N_("How you read."),
    )
    presentation: str = setting(
        "reading",
        "auto",
        one_of("auto", "reader", "screen", "typed"),
        # Translators: a note in the settings file: what a setting does.
        N_("How the game is shown: lines for a screen reader, a whole screen, or words that you type."),
    )
    verbosity: str = setting(
        "reading",
        "normal",
        one_of("brief", "normal", "verbose"),
        # Translators: a note in the settings file: what a setting does.
        N_("How many words a line has."),
    )
    # Translators: a note in the settings file: what a setting does.
    language: str = setting("reading", "auto", _TAG, N_("The language of the game."))
    width: int = setting(
        "reading",
        0,
        whole_number(0, 400),
        # Translators: a note in the settings file: what a setting does.
        N_("The longest line in characters, 0 for the terminal's width."),
    )
    # Translators: a note in the settings file: what a setting does.
    braille_cells: int = setting("reading", 40, whole_number(12, 120), N_("The cells of your braille line."))
    braille_new_first: bool = setting(
        "reading",
        False,
        YES_NO,
        # Translators: a note in the settings file: what a setting does.
        N_("Put what is new first in a braille line."),
    )

    own_speech: bool = setting(
        "sound",
        False,
        YES_NO,
        # Translators: a note in the settings file: what a setting does.
        N_("The game speaks with its own voice, besides your screen reader."),
    )
    # Translators: a note in the settings file: what a setting does.
    bell: bool = setting("sound", False, YES_NO, N_("The terminal's bell sounds when it is your turn."))

    # Translators: a note in the settings file: what a setting does.
    pace: str | float = setting("play", "short", _PACE, N_("How long the computer waits before it plays."))
    number_keys_play: bool = setting(
        "play",
        False,
        YES_NO,
        # Translators: a note in the settings file: what a setting does.
        N_("A digit lays its card at once, without Enter."),
    )
    # Translators: a note in the settings file: what a setting does.
    advice: bool = setting("play", True, YES_NO, N_("The key for advice gives advice."))

    theme: str = setting(
        "look",
        "terminal",
        one_of("terminal", "white_on_black", "black_on_white", "yellow_on_black"),
        # Translators: a note in the settings file: what a setting does.
        N_("The colours of the screen."),
    )
    # Translators: a note in the settings file: what a setting does.
    four_colour: bool = setting("look", False, YES_NO, N_("Each suit has a colour of its own."))
    # Translators: a note in the settings file: what a setting does.
    large_print: bool = setting("look", False, YES_NO, N_("Cards and scores are drawn in large print."))
    # Translators: a note in the settings file: what a setting does.
    animation: bool = setting("look", False, YES_NO, N_("Pegs and cards move on the screen."))

    letters_off: tuple[str, ...] = setting(
        "keys",
        (),
        lines(20, _MOST_KEYS),
        # Translators: a note in the settings file: what a setting does.
        N_("Single keys that do nothing."),
    )
    key_changes: Mapping[str, str] = setting(
        "keys",
        MappingProxyType({}),
        _KEYS,
        # Translators: a note in the settings file: what a setting does.
        N_("Commands that have other keys than the usual ones."),
    )

    # Translators: a note in the settings file: what a setting does.
    players: int = setting("new_game", 2, _rule("players"), N_("Seats at the table."))
    # Translators: a note in the settings file: what a setting does.
    target: int = setting("new_game", 121, _rule("target"), N_("Points that win a game."))
    # Translators: a note in the settings file: what a setting does.
    first_deal: str = setting("new_game", "cut", _rule("first_deal"), N_("Who deals first."))
    # Translators: a note in the settings file: what a setting does.
    next_deal: str = setting("new_game", "loser", _rule("next_deal"), N_("Who deals first in the next game."))
    pone_bonus: int = setting(
        "new_game",
        0,
        _rule("pone_bonus"),
        # Translators: a note in the settings file: what a setting does.
        N_("Points for the first pone of a game for two."),
    )
    # Translators: a note in the settings file: what a setting does.
    skunks: bool = setting("new_game", True, YES_NO, N_("Skunks are told apart."))
    skunk_games: tuple[int, int, int] = setting(
        "new_game",
        (1, 1, 1),
        _rule("skunk_games"),
        # Translators: a note in the settings file: what a setting does.
        N_("Games that a win, a skunk and a double skunk count."),
    )
    # Translators: a note in the settings file: what a setting does.
    counting: str = setting("new_game", "auto", _rule("counting"), N_("Who counts the hands."))
    levels: tuple[str, ...] = setting(
        "new_game",
        (),
        lines(_LONGEST_NAME, 3),
        # Translators: a note in the settings file: what a setting does.
        N_("The levels of the computer players."),
    )
    names: tuple[str, ...] = setting(
        "new_game",
        (),
        lines(_LONGEST_NAME, 4),
        # Translators: a note in the settings file: what a setting does.
        N_("The names of the players, yours first."),
    )


class SettingError(ValueError):
    """A value that a setting may not hold, or a name that no setting has."""


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(options_in(Settings))
"""Every setting by its name, in the order of the file and of the screen."""


def with_value(settings: Settings, name: str, value: Any) -> Settings:
    """The settings with another value for one.

    Raises :class:`SettingError` for a value that it may not hold and for an unknown name.
    """
    option = OPTIONS.get(name)
    held = as_held(value)
    if option is None:
        raise SettingError(f"there is no setting {name!r}")
    if not option.values.accepts(held):
        raise SettingError(f"{name} cannot be {value!r}")
    return replace(settings, **{name: held})


def pace_seconds(settings: Settings) -> float | None:
    """The computer's pause in seconds; ``None`` when it waits for Enter."""
    pace = settings.pace
    return PACES.get(pace) if isinstance(pace, str) else float(pace)


def as_held(value: Any) -> Any:
    """A value as settings hold it: lists are tuples, named words plain ones, and tables cannot be changed."""
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, list | tuple):
        return tuple(map(as_held, value))
    if isinstance(value, Mapping):
        return MappingProxyType(dict(value))
    return value
