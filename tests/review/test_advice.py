"""Advice: the best choices first, with figures that fit together, and true reasons."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from cribbage_a11y.engine.cards import parse_cards
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.review.advice import LayAwayAdvice, Measure, PlayAdvice, Reason, advise
from players.hidden import shuffled_hidden
from players.referee import states
from players.views import lay_away_view, play_view


def asked(players: int, hands: int = 2, seed: int = 3) -> list[GameState]:
    rules = Rules(players=players)
    seated = [make_player(Level.COUNTER, Random(0)) for _ in rules.shape.seats]
    return [state for state in states(rules, seated, seed, hands) if waiting_for(state)]


def test_the_best_way_to_lay_away_comes_first() -> None:
    advice = advise(lay_away_view("4H 5C 5D 6S QH KS", dealer=1))
    assert isinstance(advice, LayAwayAdvice)
    assert not advice.own_crib
    assert advice.measure is Measure.POINTS
    assert advice.ways[0].kept == parse_cards(["4H", "5C", "5D", "6S"])
    totals = [way.total for way in advice.ways]
    assert totals == sorted(totals, reverse=True)
    assert len(totals) == 3
    first = advice.ways[0]
    assert first.total == pytest.approx(first.hand - first.crib + first.pegging)


def test_near_home_the_chance_to_win_decides() -> None:
    advice = advise(lay_away_view("4H 5C 5D 6S QH KS", scores=(110, 118)))
    assert isinstance(advice, LayAwayAdvice)
    assert advice.measure is Measure.CHANCE
    chances = [way.win for way in advice.ways if way.win is not None]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("players", SHAPES)
def test_advice_knows_no_hidden_card_and_names_a_legal_choice(players: int) -> None:
    for state in asked(players):
        seat = waiting_for(state)[0]
        view = view_for(state, seat)
        advice = advise(view)
        if isinstance(advice, LayAwayAdvice):
            assert set(advice.ways[0].thrown) <= set(view.hand)
            assert len(advice.ways) == 3
        elif isinstance(advice, PlayAdvice):
            assert {option.card.rank for option in advice.options} == {card.rank for card in view.playable}
            assert advice.best == max(advice.options, key=lambda option: option.worth)
            assert advice.reasons
        else:
            assert state.phase is Phase.SHOW
            continue
        assert advise(view_for(shuffled_hidden(state, seat, Random(1)), seat)) == advice


def test_no_advice_out_of_turn() -> None:
    state = next(state for state in asked(2) if state.phase is Phase.PLAY)
    other = 1 - waiting_for(state)[0]
    assert advise(view_for(state, other)) is None


@pytest.mark.parametrize(
    ("held", "pile", "reason"),
    [
        ("5H 9S", "TC", Reason.SCORES),
        ("6C 6D 9S KH", "", Reason.LEADS_FROM_PAIR),
        ("5C 6D 7S 8H", "", Reason.KEEPS_FIVES),
        ("KH", "9S", Reason.NOTHING_LOST),
        ("KH KC", "9S", Reason.NOTHING_LOST),
        ("4C 7H", "AS", Reason.AVOIDS_RISKY_COUNT),
        ("9H 2C", "KS", Reason.BEST_ON_AVERAGE),
    ],
)
def test_reasons(held: str, pile: str, reason: Reason) -> None:
    advice = advise(play_view(held, pile))
    assert isinstance(advice, PlayAdvice)
    assert reason in advice.reasons


def test_a_hint_takes_less_than_half_a_second() -> None:
    view = play_view("3H 6C 9S KH", "")
    advise(view)
    best = min(_timed(view) for _ in range(3))
    assert best < 0.5


def _timed(view: object) -> float:
    began = perf_counter()
    advise(view)  # type: ignore[arg-type]
    return perf_counter() - began
