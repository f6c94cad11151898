"""Random legal games of every kind, from the first cut to the winning point."""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.events import GameOver, HandShown, NewCount, Scored, Uncounted
from cribbage_a11y.engine.rules import RULE_CHOICES, Counting, Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.view import view_for, waiting_for
from kit.games import KINDS, steps, whole_game
from kit.referee import Referee

GAMES = int(os.environ.get("GAMES", "144"))
"""How many games are played to the end below: ``GAMES=10000 pytest ...`` plays ten thousand."""

any_rules = st.fixed_dictionaries(
    {name: st.sampled_from(choices) for name, choices in RULE_CHOICES.items()}
).map(lambda options: Rules(**options))
seeds = st.integers(0, 2**32)
whole_games = settings(max_examples=30, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_exactly_one_side_stands_on_the_target_and_none_beyond(kind: int) -> None:
    rules = KINDS[kind]
    for seed in range(GAMES // len(KINDS)):
        last = whole_game(rules, seed)[-1] if seed < 2 else list(steps(rules, seed))[-1]
        over = last.events[-1]
        assert isinstance(over, GameOver)
        assert over.scores == last.after.scores
        assert sorted(over.scores)[-1] == rules.target > sorted(over.scores)[-2]
        assert over.scores.index(rules.target) == over.winner == last.after.winner


@whole_games
@given(any_rules, seeds)
def test_a_second_reading_of_the_rules_agrees(rules: Rules, seed: int) -> None:
    referee = Referee(rules)
    for turn in steps(rules, seed):
        for event in turn.events:
            referee.see(event)
    assert referee.over


@whole_games
@given(any_rules, seeds)
def test_scores_are_the_sum_of_what_was_scored(rules: Rules, seed: int) -> None:
    """The back peg stands where the front peg stood before the side's last points."""
    sums = [0] * len(rules.shape.sides)
    back = list(sums)
    for turn in steps(rules, seed):
        for event in turn.events:
            if isinstance(event, Scored):
                assert event.points > 0
                assert event.side == rules.shape.side_of[event.seat]
                back[event.side] = sums[event.side]
                sums[event.side] = min(sums[event.side] + event.points, rules.target)
                assert event.score == sums[event.side]
        assert turn.after.scores == tuple(sums)
        assert turn.after.back_pegs == tuple(back)


def _where(state: GameState) -> Counter[int]:
    """Where the cards of the pack are: each in one place."""
    put = state.crib if state.starter is not None else (*state.crib, *sum(state.laid_away, ()))
    places = [*sum(state.hands, ()), *(laid.card for laid in state.laid), *put, *state.rest]
    return Counter(places if state.starter is None else [*places, state.starter])


@whole_games
@given(any_rules, seeds)
def test_the_pack_has_fifty_two_cards_at_every_moment(rules: Rules, seed: int) -> None:
    for turn in steps(rules, seed):
        if turn.after.hand_number:
            assert _where(turn.after) == Counter(DECK)


@whole_games
@given(any_rules, seeds)
def test_a_state_agrees_with_itself(rules: Rules, seed: int) -> None:
    for turn in steps(rules, seed):
        state = turn.after
        assert state.pile_count == sum(laid.card.value for laid in state.pile) <= 31
        assert all(list(hand) == sorted(hand) for hand in (*state.hands, *state.kept, state.crib))
        assert (state.claimed is not None) == (state.phase is Phase.MUGGINS)
        assert (state.winner is not None) == (state.phase is Phase.GAME_OVER)
        assert (state.rules, state.hand_number >= turn.before.hand_number) == (rules, True)
        if state.starter is not None:
            for seat in rules.shape.seats:
                laid = {laid.card for laid in state.laid if laid.seat == seat}
                assert laid | set(state.hands[seat]) == set(state.kept[seat])


@whole_games
@given(any_rules, seeds)
def test_somebody_can_always_act(rules: Rules, seed: int) -> None:
    """The game waits for chance, or for seats that exist; who is to lay a card has one that fits."""
    for turn in steps(rules, seed):
        waiting = waiting_for(turn.after)
        assert set(waiting) <= set(rules.shape.seats)
        by_chance = turn.after.phase in (Phase.CUT_FOR_DEAL, Phase.DEAL, Phase.GAME_OVER)
        assert bool(waiting) != by_chance
        if turn.after.phase is Phase.PLAY:
            assert view_for(turn.after, waiting[0]).playable


@whole_games
@given(any_rules, seeds)
def test_a_new_count_is_led_by_a_seat_that_holds_cards(rules: Rules, seed: int) -> None:
    for turn in steps(rules, seed):
        for event in turn.events:
            if isinstance(event, NewCount):
                assert turn.after.hands[event.leader]
                assert (turn.after.turn, turn.after.pile_count, turn.after.gone) == (event.leader, 0, ())


@whole_games
@given(any_rules.filter(lambda rules: rules.counting is not Counting.MUGGINS), seeds)
def test_a_hand_scores_its_total_unless_it_wins(rules: Rules, seed: int) -> None:
    for turn in steps(rules, seed):
        for event in turn.events:
            if isinstance(event, HandShown):
                scored = sum(other.points for other in turn.events if isinstance(other, Scored))
                assert scored == event.total or (turn.after.phase is Phase.GAME_OVER and scored < event.total)


@whole_games
@given(any_rules, seeds)
def test_every_hand_is_shown_once_in_the_order_of_the_show(rules: Rules, seed: int) -> None:
    shown = [
        event
        for turn in steps(rules, seed)
        for event in turn.events
        if isinstance(event, HandShown | Uncounted)
    ]
    round_of = rules.shape.players + 1
    assert len(shown) % round_of == 0
    for first in range(0, len(shown), round_of):
        one = shown[first : first + round_of]
        assert [event.whose for event in one] == ["hand"] * (round_of - 1) + ["crib"]
        assert all(rules.shape.left_of[a.seat] == b.seat for a, b in pairwise(one[:-1]))
        assert one[-1].seat == one[-2].seat
