"""What choices cost: equal to the odds one by one, and blind to what the player could not see."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.actions import LayAway, PlayCard
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.odds import asking, expert, lay_away
from cribbage_a11y.odds.chance_to_win import chance, near_home
from cribbage_a11y.review.advice import Measure
from cribbage_a11y.review.decisions import (
    MISTAKE,
    MISTAKE_NEAR_HOME,
    Decision,
    LayAwayDecision,
    PlayDecision,
    decisions,
    judge,
    worth_of_point,
)
from cribbage_a11y.review.game import review, sum_of
from kit.reviewed import played

GAME = played(Rules())


def before(place: int) -> GameState:
    """The state in which an action of the game was taken."""
    state = GAME.start
    for action in GAME.actions[:place]:
        state, _events = apply(state, action)
    return state


@pytest.fixture(scope="module")
def judged() -> list[Decision]:
    return [decision for _place, decision in decisions(GAME.start, GAME.actions) if decision is not None]


def test_costs_sum_to_what_the_odds_give_one_by_one(judged: list[Decision]) -> None:
    points = {0: 0.0, 1: 0.0}
    chances = {0: 0.0, 1: 0.0}
    counts = {0: 0, 1: 0}
    state = GAME.start
    for action in GAME.actions:
        if isinstance(action, LayAway | PlayCard):
            view = view_for(state, action.seat)
            scores = asking.scores(view)
            lost: float | None = None
            if isinstance(action, LayAway):
                rows = lay_away.all_ways(view.hand, asking.role_of(view), scores)
                row = next(row for row in rows if set(row.thrown) == set(action.cards))
                lost = (rows[0].win or 0) - (row.win or 0) if near_home(scores) else rows[0].total - row.total
            elif len({card.rank for card in view.playable}) > 1:
                values, _chances = expert.play_values(asking.play_question(view))
                lost = max(values.values()) - values[action.card.rank - 1]
            if lost is not None:
                counts[action.seat] += 1
                if near_home(scores):
                    chances[action.seat] += lost
                else:
                    points[action.seat] += lost
                    chances[action.seat] += lost * worth_of_point(view)
        state, _events = apply(state, action)
    for seat in (0, 1):
        found = sum_of(seat, judged)
        assert found.decisions == counts[seat]
        assert found.points == pytest.approx(points[seat])
        assert found.chance == pytest.approx(chances[seat])
        own = [decision for decision in judged if decision.seat == seat]
        assert found.points == pytest.approx(
            sum(decision.cost for decision in own if decision.measure is Measure.POINTS)
        )


def test_no_choice_gains_by_the_measure_and_the_best_costs_nothing(judged: list[Decision]) -> None:
    assert all(decision.cost >= -1e-12 for decision in judged)
    for decision in judged:
        if decision.chosen == decision.best:
            assert decision.cost == 0
            assert not decision.is_mistake
    assert {type(decision) for decision in judged} == {LayAwayDecision, PlayDecision}
    assert {decision.measure for decision in judged} == set(Measure)


def test_only_larger_losses_are_mistakes(judged: list[Decision]) -> None:
    limits = {Measure.POINTS: MISTAKE, Measure.CHANCE: MISTAKE_NEAR_HOME}
    assert MISTAKE == 0.2
    mistakes = [decision for decision in judged if decision.is_mistake]
    assert mistakes
    assert mistakes == [decision for decision in judged if decision.cost > limits[decision.measure]]


def test_the_limit_near_home_is_what_the_limit_in_points_is_worth() -> None:
    slope = (chance(0, 86, 85) - chance(0, 85, 86)) / 2
    assert pytest.approx(MISTAKE * slope, abs=0.0005) == MISTAKE_NEAR_HOME


def test_near_home_both_points_and_chance_are_told(judged: list[Decision]) -> None:
    near = [each for each in judged if each.measure is Measure.CHANCE and isinstance(each, PlayDecision)]
    assert near
    for decision in near[:4]:
        view = view_for(before(decision.place), decision.seat)
        values, by_chance = expert.play_values(asking.play_question(view._replace(scores=(0, 0))))
        assert not by_chance
        assert decision.points == pytest.approx(
            values[decision.best.card.rank - 1] - values[decision.chosen.card.rank - 1]
        )


def test_hidden_cards_change_no_judgement(judged: list[Decision]) -> None:
    random = Random(1)
    for decision in random.sample(judged, 12):
        state = before(decision.place)
        action = GAME.actions[decision.place]
        assert isinstance(action, LayAway | PlayCard)
        other = _shuffled(state, action.seat, random)
        assert judge(view_for(other, action.seat), action, decision.place) == decision


def _shuffled(state: GameState, seat: int, random: Random) -> GameState:
    """Another game that this seat cannot tell from the first."""
    other = 1 - seat
    hidden = [*state.hands[other], *state.laid_away[other], *state.rest]
    random.shuffle(hidden)
    held, away = len(state.hands[other]), len(state.laid_away[other])
    hands, laid = list(state.hands), list(state.laid_away)
    hands[other], laid[other] = tuple(sorted(hidden[:held])), tuple(hidden[held : held + away])
    return state._replace(hands=tuple(hands), laid_away=tuple(laid), rest=tuple(hidden[held + away :]))


def test_a_card_that_alone_fits_is_no_decision() -> None:
    judged_places = {place for place, decision in decisions(GAME.start, GAME.actions[:60]) if decision}
    for place, action in enumerate(GAME.actions[:60]):
        state = before(place)
        if isinstance(action, PlayCard):
            ranks = {card.rank for card in view_for(state, action.seat).playable}
            assert (place in judged_places) == (len(ranks) > 1)
        else:
            assert (place in judged_places) == (state.phase is Phase.LAY_AWAY)


def test_one_seat_alone_is_judged() -> None:
    told: list[tuple[int, int]] = []
    found = review(GAME.start, GAME.actions, [1], lambda *now: told.append(now))
    assert {decision.seat for decision in found.decisions} == {1}
    assert [seat.seat for seat in found.seats] == [1]
    assert told[-1] == (len(GAME.actions), len(GAME.actions))


def test_the_dearest_mistakes_are_at_most_three_and_in_order(judged: list[Decision]) -> None:
    for seat in (0, 1):
        dearest = sum_of(seat, judged).dearest
        mistakes = [decision for decision in judged if decision.seat == seat and decision.is_mistake]
        chances = sorted((decision.chance or 0 for decision in mistakes), reverse=True)
        assert [decision.chance for decision in dearest] == chances[:3]


@pytest.mark.parametrize("players", [3, 4])
def test_at_larger_tables_costs_are_in_points_alone(players: int) -> None:
    game = played(Rules(players=players, target=61))
    found = review(game.start, game.actions)
    assert {decision.chance for decision in found.decisions} == {None}
    assert {decision.measure for decision in found.decisions} == {Measure.POINTS}
    assert {seat.chance for seat in found.seats} == {None}
    assert any(seat.dearest for seat in found.seats)
