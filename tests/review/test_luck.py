"""Luck apart from skill: nothing on average, and made of the cards alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cribbage_a11y.engine.actions import LayAway
from cribbage_a11y.engine.events import HandShown, Scored
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.review.advice import rate_lay_aways
from cribbage_a11y.review.luck import AVERAGE_DEAL, by_side, cut_luck, luck
from kit.reviewed import played

TABLES = [2, 3, 4]


def after_starters(game_rules: Rules) -> list[GameState]:
    """The states in which a starter has just been turned."""
    game = played(game_rules)
    states = [game.start]
    for action in game.actions:
        states.append(apply(states[-1], action).state)
    return [
        after for before, after in pairwise(states) if before.starter is None and after.starter is not None
    ]


@pytest.mark.parametrize("players", TABLES)
def test_every_starter_together_is_no_luck(players: int) -> None:
    for state in after_starters(Rules(players=players, target=61)):
        assert state.starter is not None
        pack = (state.starter, *state.rest)
        every = [
            cut_luck(state._replace(starter=card, rest=tuple(other for other in pack if other != card)))
            for card in pack
        ]
        for side in range(len(every[0])):
            assert sum(points[side] for points in every) == pytest.approx(0, abs=1e-9)


def test_the_luck_of_a_cut_is_in_what_was_counted() -> None:
    """What the shows and heels of a whole hand came to, less the mean, is the luck of its cut."""
    rules = Rules()
    game = played(rules)
    hands = {hand.hand: hand for hand in luck(game.start, game.actions)}
    state = game.start
    counted: dict[int, list[int]] = {}
    for action in game.actions:
        state, events = apply(state, action)
        points = counted.setdefault(state.hand_number, [0, 0])
        for event in events:
            if isinstance(event, HandShown):
                points[event.seat] += event.total
            elif isinstance(event, Scored) and event.reason is ScoreKind.HEELS:
                points[event.seat] += event.points
    for state in after_starters(rules)[:-1]:
        assert state.starter is not None
        number = state.hand_number
        pack = (state.starter, *state.rest)
        for side in (0, 1):
            worths = []
            for card in pack:
                other = state._replace(starter=card, rest=())
                worths.append(_worth(other, side))
            mean = sum(worths) / len(worths)
            assert hands[number].cut[side] == pytest.approx(counted[number][side] - mean)


def _worth(state: GameState, side: int) -> int:
    """What a side counts with the starter turned, by the scorer of the rules."""
    assert state.starter is not None
    points = sum(item.amount for item in score_hand(state.kept[side], state.starter, crib=False))
    if state.dealer == side:
        points += sum(item.amount for item in score_hand(state.crib, state.starter, crib=True))
        points += 2 * (state.starter.rank == 11)
    return points


@pytest.mark.parametrize("players", TABLES)
def test_the_luck_of_a_deal_is_the_best_way_less_the_average(players: int) -> None:
    game = played(Rules(players=players, target=61))
    found = list(luck(game.start, game.actions))
    state = game.start
    hands = iter(found)
    for action in game.actions:
        if isinstance(action, LayAway) and not any(state.laid_away):
            hand = next(hands)
            for seat in game.start.rules.shape.seats:
                view = view_for(state, seat)
                _measure, rows = rate_lay_aways(view._replace(scores=(0,) * len(view.scores)))
                place = (seat - (state.dealer or 0) - 1) % players
                assert hand.deal[seat] == pytest.approx(rows[0].total - AVERAGE_DEAL[players][place])
        state, _events = apply(state, action)
    assert next(hands, None) is None


def test_sides_hold_the_luck_of_their_seats() -> None:
    game = played(Rules(players=4, target=61))
    hands = list(luck(game.start, game.actions))
    sides = by_side(game.start, hands)
    assert sides[0][0] == pytest.approx(sum(hand.deal[0] + hand.deal[2] for hand in hands))
    assert sides[1][1] == pytest.approx(sum(hand.cut[1] for hand in hands))
