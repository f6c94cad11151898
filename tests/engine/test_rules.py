"""The options: every allowed value is taken, every other one refused with the option and the value named."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from cribbage_a11y.engine.rules import (
    RULE_CHOICES,
    RULE_NAMES,
    Counting,
    FirstDeal,
    NextDeal,
    Rules,
    RulesError,
)

ALLOWED = [(name, value) for name, choices in RULE_CHOICES.items() for value in choices]
STRANGE: dict[str, list[Any]] = {
    "players": [0, 1, 5, -2, 2.0, True, "2", None],
    "target": [0, 31, 120, 122, 121.0, "121", None],
    "first_deal": ["", "Cut", "loser", 0, None, NextDeal.CUT],
    "next_deal": ["", "seat0", None, 1, FirstDeal.CUT],
    "pone_bonus": [1, 2, 4, -3, 3.0, False, None],
    "skunks": [0, 1, "on", None],
    "skunk_games": [(1, 2), (1, 2, 5), (2, 4), (1, 1, 1, 1), [1, 1, 1], 1, None],
    "counting": ["", "automatic", None, 1, True],
}


def test_every_option_lists_its_values() -> None:
    assert tuple(RULE_CHOICES) == RULE_NAMES == tuple(field.name for field in fields(Rules))
    assert set(STRANGE) == set(RULE_NAMES)


def test_the_defaults_are_the_ones_written_down() -> None:
    assert Rules() == Rules(
        players=2,
        target=121,
        first_deal=FirstDeal.CUT,
        next_deal=NextDeal.LOSER,
        pone_bonus=0,
        skunks=True,
        skunk_games=(1, 1, 1),
        counting=Counting.AUTO,
    )


def test_the_values_are_the_ones_written_down() -> None:
    assert RULE_CHOICES == {
        "players": (2, 3, 4),
        "target": (121, 61),
        "first_deal": ("cut", "random", "seat0", "given"),
        "next_deal": ("loser", "alternate", "winner", "cut"),
        "pone_bonus": (0, 3),
        "skunks": (True, False),
        "skunk_games": ((1, 1, 1), (1, 2, 3), (1, 2, 4)),
        "counting": ("auto", "manual", "muggins"),
    }


@pytest.mark.parametrize(("name", "value"), ALLOWED)
def test_an_allowed_value_is_taken(name: str, value: Any) -> None:
    assert getattr(Rules(**{name: value}), name) is value


@pytest.mark.parametrize(("name", "value"), [pair for pair in ALLOWED if isinstance(pair[1], str)])
def test_a_word_stands_for_its_member(name: str, value: Any) -> None:
    assert getattr(Rules(**{name: value.value}), name) is value


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in STRANGE for value in STRANGE[name]])
def test_any_other_value_is_refused_with_both_named(name: str, value: Any) -> None:
    with pytest.raises(RulesError) as refused:
        Rules(**{name: value})
    said = str(refused.value)
    assert said.startswith(f"{name} is {value!r}: choose one of ")
    assert said.endswith(", ".join(str(choice) for choice in RULE_CHOICES[name]))


def test_rules_do_not_change() -> None:
    rules = Rules()
    with pytest.raises(FrozenInstanceError):
        rules.target = 61  # type: ignore[misc]
    assert hash(rules) == hash(Rules())


def test_only_claims_and_muggins_ask_the_players_to_count() -> None:
    asked = {counting: Rules(counting=counting).claims for counting in Counting}
    assert asked == {Counting.AUTO: False, Counting.MANUAL: True, Counting.MUGGINS: True}


def test_the_bonus_is_for_a_dealer_who_faces_one_opponent() -> None:
    assert [Rules(players=players, pone_bonus=3).first_bonus for players in (2, 3, 4)] == [3, 0, 0]
    assert Rules(pone_bonus=0).first_bonus == 0
