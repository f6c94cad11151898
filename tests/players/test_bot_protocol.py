"""The bot protocol: nothing hidden, both ways, and clear refusals."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView, view_for, waiting_for
from cribbage_a11y.players.bot_protocol import (
    Ask,
    BotError,
    ForeignPlayer,
    card_of,
    cards_of,
    from_line,
    points_of,
    question,
    to_line,
)
from cribbage_a11y.players.bot_view import answer_line, read_question
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.players.protocol import Player
from players.hidden import shuffled_hidden
from players.referee import last_state, states


def mirrored(level: Level) -> ForeignPlayer:
    """One of our own players, reached by lines of text."""
    player = make_player(level, Random(0))
    return ForeignPlayer(lambda line: answer_line(player, line))


@pytest.mark.parametrize("players", SHAPES)
@pytest.mark.parametrize("counting", list(Counting))
def test_a_game_by_lines_is_the_game_without(players: int, counting: Counting) -> None:
    rules = Rules(players=players, counting=counting)
    near: list[Player] = [make_player(Level.COUNTER, Random(0)) for _ in rules.shape.seats]
    far: list[Player] = [mirrored(Level.COUNTER) for _ in rules.shape.seats]
    assert last_state(rules, far, seed=8) == last_state(rules, near, seed=8)


def test_master_and_champion_can_be_asked_by_lines() -> None:
    rules = Rules()
    for level in (Level.MASTER, Level.CHAMPION):
        near: list[Player] = [make_player(level, Random(0)), make_player(Level.BOOK, Random(0))]
        far: list[Player] = [mirrored(level), mirrored(Level.BOOK)]
        assert last_state(rules, far, 8, hands=1) == last_state(rules, near, 8, hands=1)


def positions(phase: Phase) -> list[SeatView]:
    rules = Rules(counting=Counting.MUGGINS)
    seated = [make_player(Level.BOOK, Random(0)) for _ in rules.shape.seats]
    found = [state for state in states(rules, seated, 1) if state.phase is phase]
    return [view_for(state, waiting_for(state)[0]) for state in found]


@pytest.mark.parametrize("ask", [Ask.LAY_AWAY, Ask.PLAY])
def test_nothing_hidden_is_in_a_question(ask: Ask) -> None:
    rules = Rules(players=3)
    seated = [make_player(Level.BOOK, Random(0)) for _ in rules.shape.seats]
    for state in states(rules, seated, 1, hands=1):
        if state.phase.value == ask.value:
            seat = waiting_for(state)[0]
            other = shuffled_hidden(state, seat, Random(2))
            assert question(ask, view_for(state, seat)) == question(ask, view_for(other, seat))


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ({}, 'needs "cards"'),
        ({"cards": "5H"}, 'needs "cards"'),
        ({"cards": [5, 6]}, 'needs "cards"'),
        ({"cards": ["5H", "ZZ"]}, "'ZZ' is not a card"),
        ({"cards": ["5H", "5H"]}, "named twice"),
        ({"cards": []}, "lay away 2 of"),
        ({"cards": ["AC", "AD", "AH", "AS", "2C"]}, "lay away 2 of"),
    ],
)
def test_bad_lay_aways(answer: dict[str, Any], message: str) -> None:
    with pytest.raises(BotError, match=message):
        cards_of(answer, positions(Phase.LAY_AWAY)[0])


@pytest.mark.parametrize(
    ("answer", "message"),
    [({}, 'needs "card"'), ({"card": 5}, 'needs "card"'), ({"card": "1X"}, "not a card")],
)
def test_bad_cards(answer: dict[str, Any], message: str) -> None:
    with pytest.raises(BotError, match=message):
        card_of(answer, positions(Phase.PLAY)[0])


def test_a_card_that_is_not_held() -> None:
    view = positions(Phase.PLAY)[0]
    foreign = next(card for card in positions(Phase.PLAY)[1].hand if card not in view.hand)
    with pytest.raises(BotError, match="play one of"):
        card_of({"card": foreign.code}, view)


@pytest.mark.parametrize("points", [None, -1, 30, "5", 2.5, True])
def test_bad_points(points: object) -> None:
    with pytest.raises(BotError, match="whole number from 0 to 29"):
        points_of({"points": points})


@pytest.mark.parametrize(
    ("line", "message"), [("what", "no JSON"), ("[1]", "no JSON object"), ("", "no JSON")]
)
def test_lines_that_are_no_objects(line: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        from_line(line)


def test_a_question_that_cannot_be_is_refused() -> None:
    asked = question(Ask.PLAY, positions(Phase.PLAY)[0])
    asked["laid"] = [{"seat": 1 - asked["seat"], "card": card} for card in ("KC", "KD", "KH", "KS")]
    asked["starter"], asked["hand"] = "KD", ["2C", "5D", "7H", "9S"]
    with pytest.raises(BotError, match="makes no sense"):
        answer_line(make_player(Level.CHAMPION, Random(0)), to_line(asked))


def set_to(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda asked: asked.__setitem__(name, value)


@pytest.mark.parametrize(
    ("ask", "change", "message"),
    [
        (Ask.PLAY, lambda asked: asked.pop("scores"), "has no 'scores'"),
        (Ask.PLAY, set_to("ask", "sing"), "cannot be read"),
        (Ask.PLAY, set_to("players", 7), "cannot be read"),
        (Ask.PLAY, set_to("laid", 5), "cannot be read"),
        (Ask.PLAY, set_to("hand", ["5H", "5H"]), "cannot be read"),
        (Ask.PLAY, set_to("seat", 4), "do not fit"),
        (Ask.PLAY, set_to("scores", [121, 0]), "do not fit"),
        (Ask.PLAY, set_to("held", [1]), "do not fit"),
        (Ask.PLAY, set_to("hand", []), "needs a card that fits"),
        (Ask.PLAY, set_to("starter", None), "needs a card that fits"),
        (Ask.LAY_AWAY, set_to("hand", ["5H"]), "a hand of 6 cards"),
        (Ask.CLAIM, set_to("to_count", {"seat": 0, "whose": "hand", "cards": []}), "needs four cards"),
    ],
)
def test_bad_questions(ask: Ask, change: Callable[[dict[str, Any]], Any], message: str) -> None:
    phase = {Ask.PLAY: Phase.PLAY, Ask.LAY_AWAY: Phase.LAY_AWAY, Ask.CLAIM: Phase.SHOW}[ask]
    asked = question(ask, positions(phase)[0])
    change(asked)
    with pytest.raises(BotError, match=message):
        read_question(json.loads(to_line(asked)))
