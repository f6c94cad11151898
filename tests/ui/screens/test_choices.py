"""The choices for a new game as plain data, and a word for each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cribbage_a11y.engine.rules import RULE_CHOICES, RULE_NAMES, Counting, FirstDeal, NextDeal, Rules
from cribbage_a11y.players.levels import LEVELS
from cribbage_a11y.ui.screens.choices import Preset, allowed, first_choices
from cribbage_a11y.ui.screens.setup_words import (
    COUNTING,
    FIRST_DEAL,
    NEXT_DEAL,
    PRESET,
    PRESET_MEANING,
    RULE_WORDS,
)

KEYS = tuple(LEVELS)
FIRST = first_choices("book")


def test_choices_come_back_from_plain_data() -> None:
    chosen = (
        FIRST.with_rules(players=3, skunk_games=(1, 2, 4), first_deal=FirstDeal.SEAT0, skunks=False)
        .with_level(3, "gentle")
        .with_name(0, "Zoe")
    )
    data = chosen.as_data()
    assert data["skunk_games"] == [1, 2, 4]
    assert data["first_deal"] == "seat0"
    assert type(data["first_deal"]) is str
    assert FIRST.with_data(data, KEYS) == chosen


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"target": 100, "players": "2", "first_deal": "given", "skunks": "yes", "skunk_games": 3},
        {"levels": "gentle", "names": {"0": "Zoe"}},
        {"levels": ["unknown", 3, "far away"], "names": ["\x07", "x" * 30]},
        {"names": ["Anna"]},
    ],
)
def test_data_that_makes_no_sense_is_passed_over(data: dict[str, Any]) -> None:
    assert FIRST.with_data(data, KEYS) == FIRST


def test_every_rule_and_value_has_words() -> None:
    assert set(RULE_WORDS) == set(RULE_NAMES) == set(RULE_CHOICES)
    assert set(FIRST_DEAL) == set(allowed("first_deal"))
    assert set(NEXT_DEAL) == set(NextDeal)
    assert set(COUNTING) == set(Counting)
    assert set(PRESET) == {*Preset, None}
    assert set(PRESET_MEANING) == set(Preset)
    for field, words in RULE_WORDS.items():
        said = [words(replace(Rules(), **{field: value})) for value in allowed(field)]
        assert len(set(said)) == len(said)
