"""The table of settings: names, defaults, what may be and what may not."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import pytest

from cribbage_a11y.engine.rules import FirstDeal
from cribbage_a11y.store.settings import (
    GROUPS,
    OPTIONS,
    SettingError,
    Settings,
    pace_seconds,
    with_value,
)

# The table


def test_every_setting_has_a_name_of_its_own_an_allowed_default_and_a_sentence() -> None:
    assert list(OPTIONS) == list(Settings.__dataclass_fields__)
    assert [option.group for option in OPTIONS.values() if option.group not in GROUPS] == [""]
    for name, option in OPTIONS.items():
        assert option.name == name
        assert getattr(Settings(), name) == option.default
        assert with_value(Settings(), name, option.default) == Settings()
        assert option.help.endswith(".")
        assert "\n" not in option.help
        assert option.values.described.endswith(".")


def test_every_choice_can_be_set_and_stands_alone() -> None:
    for name, option in OPTIONS.items():
        for choice in option.values.choices:
            changed = with_value(Settings(), name, choice)
            assert getattr(changed, name) == choice
            others = [other for other in OPTIONS if other != name]
            assert all(getattr(changed, other) == getattr(Settings(), other) for other in others)


WRONG = [
    ("verbosity", "loud"),
    ("verbosity", 1),
    ("bell", 1),
    ("bell", "true"),
    ("asked", None),
    ("braille_cells", 11),
    ("braille_cells", 40.0),
    ("braille_cells", True),
    ("players", 5),
    ("players", True),
    ("skunk_games", [1, 1]),
    ("skunk_games", [1.0, 1, 1]),
    ("first_deal", "given"),
    ("pace", "fast"),
    ("pace", -1),
    ("pace", 61),
    ("pace", True),
    ("pace", float("nan")),
    ("pace", []),
    ("language", "english, please"),
    ("language", 7),
    ("letters_off", "a"),
    ("letters_off", [1]),
    ("letters_off", ["x" * 21]),
    ("letters_off", ["x"] * 101),
    ("key_changes", []),
    ("key_changes", {"play": 5}),
    ("key_changes", {"play": "\x1b"}),
    ("key_changes", {str(n): "x" for n in range(101)}),
    ("names", ["a", "b", "c", "d", "e"]),
    ("names", ["a\nb"]),
    ("names", ["x" * 21]),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_value_that_may_not_be_is_refused(name: str, value: Any) -> None:
    with pytest.raises(SettingError, match=name):
        with_value(Settings(), name, value)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SettingError, match="volume"):
        with_value(Settings(), "volume", 11)


def test_named_words_are_held_as_plain_ones() -> None:
    class Verbosity(StrEnum):
        BRIEF = "brief"

    assert type(with_value(Settings(), "verbosity", Verbosity.BRIEF).verbosity) is str
    assert with_value(Settings(), "first_deal", FirstDeal.RANDOM).first_deal == "random"


@pytest.mark.parametrize(
    ("pace", "seconds"), [("none", 0), ("short", 0.5), ("slow", 1.5), ("enter", None), (2, 2.0), (0.25, 0.25)]
)
def test_the_pace_in_seconds(pace: Any, seconds: float | None) -> None:
    assert pace_seconds(with_value(Settings(), "pace", pace)) == seconds
