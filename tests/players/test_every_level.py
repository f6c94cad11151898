"""What holds for every level: legal choices, no hidden cards, the same choices from the same numbers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.players.levels import LEVELS, Level, make_player
from cribbage_a11y.players.protocol import Player
from players.hidden import shuffled_hidden
from players.referee import action_of, last_state, states

QUICK = [level for level in Level if level not in ("master", "champion")]


def seated(level: Level, rules: Rules, seed: int = 0, misses: float = 0.0) -> list[Player]:
    return [make_player(level, Random(f"{seed} {seat}"), misses) for seat in rules.shape.seats]


@pytest.mark.parametrize("players", SHAPES)
@pytest.mark.parametrize("level", QUICK)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), target=st.sampled_from((121, 61)))
def test_plays_legal_games_to_the_end(level: Level, players: int, seed: int, target: int) -> None:
    rules = Rules(players=players, target=target)
    assert last_state(rules, seated(level, rules), seed).phase is Phase.GAME_OVER


@pytest.mark.parametrize("players", SHAPES)
@pytest.mark.parametrize("level", list(Level))
def test_no_level_knows_hidden_cards(level: Level, players: int) -> None:
    rules = Rules(players=players)
    shuffle = Random(5)
    for state in states(rules, seated(Level.TABLE, rules), seed=3, hands=2):
        if state.phase in (Phase.LAY_AWAY, Phase.PLAY):
            seat = waiting_for(state)[0]
            other = shuffled_hidden(state, seat, shuffle)
            choices = {action_of(make_player(level, Random(9)), each, seat) for each in (state, other)}
            assert len(choices) == 1


@pytest.mark.parametrize("players", SHAPES)
@pytest.mark.parametrize("level", [Level.MASTER, Level.CHAMPION])
def test_no_level_knows_hidden_cards_near_home(level: Level, players: int) -> None:
    rules = Rules(players=players)
    shuffle = Random(6)
    for state in states(rules, seated(Level.TABLE, rules), seed=4, hands=1):
        if state.phase in (Phase.LAY_AWAY, Phase.PLAY):
            near = state._replace(scores=(95, 108, 101)[: len(state.scores)])
            seat = waiting_for(near)[0]
            other = shuffled_hidden(near, seat, shuffle)
            choices = {action_of(make_player(level, Random(9)), each, seat) for each in (near, other)}
            assert len(choices) == 1


@pytest.mark.parametrize("level", list(Level))
def test_same_numbers_give_the_same_choices(level: Level) -> None:
    rules = Rules()
    first = list(states(rules, seated(level, rules), seed=2, hands=1))
    assert first == list(states(rules, seated(level, rules), seed=2, hands=1))


@pytest.mark.parametrize("level", list(Level))
def test_every_level_says_what_it_does(level: Level) -> None:
    description = LEVELS[level].description
    assert description[0].isupper()
    assert description.endswith(".")
    assert not set("()[]/\\-–—>") & set(description)


def test_levels_are_named_in_order_of_strength() -> None:
    assert list(LEVELS) == list(Level)


@pytest.mark.parametrize("counting", [Counting.MANUAL, Counting.MUGGINS])
def test_a_computer_counts_right(counting: Counting) -> None:
    rules = Rules(counting=counting)
    for state in states(rules, seated(Level.COUNTER, rules), seed=4):
        if state.phase is Phase.MUGGINS:
            action = action_of(make_player(Level.BOOK, Random(0)), state, waiting_for(state)[0])
            assert action.points == 0  # type: ignore[union-attr]
