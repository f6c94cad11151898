"""A game again from its actions: equal at every step, whole or in part, through a file or not."""

from __future__ import annotations

import pickle

import pytest

from cribbage_a11y.engine.actions import Action, CountHand, PlayCard
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.errors import RefusalCode
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.replay import replay
from cribbage_a11y.engine.rules import Rules
from kit.games import FEW_KINDS, SHORT_KINDS, whole_game


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_a_replay_gives_the_equal_game(kind: int) -> None:
    game = whole_game(FEW_KINDS[kind], 0)
    again = replay(game[0].before, [turn.action for turn in game])
    assert again.state == game[-1].after
    assert again.events == tuple(event for turn in game for event in turn.events)
    assert (again.applied, again.refusal) == (len(game), None)


@pytest.mark.parametrize("rules", SHORT_KINDS, ids=lambda rules: f"{rules.players} {rules.counting}")
def test_saved_at_every_step_it_goes_on_alike(rules: Rules) -> None:
    """The actions so far give the state that stood then, and a stored state is the same state."""
    game = whole_game(rules, 1)
    actions: list[Action] = []
    events: list[Event] = []
    for turn in game:
        so_far = replay(game[0].before, actions)
        assert (so_far.state, list(so_far.events)) == (turn.before, events)
        stored = pickle.loads(pickle.dumps(turn.before))
        assert stored == turn.before
        assert replay(stored, [turn.action]).state == turn.after
        actions.append(turn.action)
        events.extend(turn.events)


def test_the_part_that_works_is_returned_with_the_reason_for_the_rest() -> None:
    game = whole_game(FEW_KINDS[0], 0)
    good = [turn.action for turn in game[:3]]
    again = replay(game[0].before, [*good, PlayCard(0, DECK[0]), *good])
    assert (again.state, again.applied) == (game[2].after, 3)
    assert again.events == tuple(event for turn in game[:3] for event in turn.events)
    assert again.refusal is not None
    assert again.refusal.code is RefusalCode.WRONG_PHASE


def test_no_actions_are_the_start() -> None:
    start = whole_game(FEW_KINDS[0], 0)[0].before
    assert replay(start, []) == (start, (), 0, None)


def test_nothing_follows_the_end() -> None:
    game = whole_game(FEW_KINDS[0], 0)
    after = replay(game[-1].after, [CountHand(0)])
    assert after.refusal is not None
    assert after.refusal.code is RefusalCode.GAME_IS_OVER
