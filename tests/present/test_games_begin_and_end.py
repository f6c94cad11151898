"""The beginning and the end of a game in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cribbage_a11y.engine.events import (
    Dealt,
    Event,
    GameOver,
    Skunk,
)
from cribbage_a11y.engine.rules import Rules
from kit.builders import cards
from kit.listening import lines

FOUR = Rules(players=4)
THREE = Rules(players=3)


@pytest.mark.parametrize(
    ("rules", "seat", "first", "second"),
    [
        (
            Rules(),
            0,
            "Game to 121. You against Anna.",
            "Hand 1. You deal. Anna is pone. Your cards: 5 of hearts.",
        ),
        (Rules(), 1, "Game to 121. You against Zoe.", "Hand 1. Zoe deals. You are pone."),
        (Rules(), None, "Game to 121. Zoe against Anna.", "Hand 1. Zoe deals. Anna is pone."),
        (THREE, 1, "Game to 121. You against Cleo and Zoe.", "Hand 1. Zoe deals. You lead."),
        (
            FOUR,
            0,
            "Game to 121. You and Cleo against Anna and Dora.",
            "Hand 1. You deal. Anna leads. Your cards: 5 of hearts.",
        ),
        (
            FOUR,
            2,
            "Game to 121. You and Zoe against Anna and Dora.",
            "Hand 1. Your partner Zoe deals. Anna leads.",
        ),
        (FOUR, None, "Game to 121. Zoe and Cleo against Anna and Dora.", "Hand 1. Zoe deals. Anna leads."),
    ],
)
def test_a_game_begins_with_who_plays_whom(rules: Rules, seat: int | None, first: str, second: str) -> None:
    hands = (cards("5H"), *((),) * (rules.players - 1))
    assert lines([Dealt(1, 0, hands, ())], seat, rules=rules) == [first, second]


def over(scores: Sequence[int], skunk: Skunk | None, winner: int = 0) -> list[Event]:
    return [GameOver(winner, tuple(scores), skunk)]


@pytest.mark.parametrize(
    ("rules", "seat", "events", "line"),
    [
        (Rules(), 0, over((121, 91), None), "Game over. You win with 121. Anna 91."),
        (Rules(), 1, over((121, 90), Skunk.SINGLE), "Game over. Zoe wins with 121. You are skunked. You 90."),
        (
            Rules(),
            0,
            over((121, 60), Skunk.DOUBLE),
            "Game over. You win with 121. Anna is double skunked. Anna 60.",
        ),
        (
            Rules(skunk_games=(1, 2, 4)),
            1,
            over((121, 60), Skunk.DOUBLE),
            "Game over. Zoe wins with 121. You are double skunked. It counts as 4 games. You 60.",
        ),
        (
            THREE,
            0,
            over((121, 80, 70), Skunk.SINGLE),
            "Game over. You win with 121. All others are skunked. Anna 80. Cleo 70.",
        ),
        (
            THREE,
            2,
            over((121, 50, 40), Skunk.DOUBLE),
            "Game over. Zoe wins with 121. All others are double skunked. You 40. Anna 50.",
        ),
        (FOUR, 2, over((121, 100), None), "Game over. You and Zoe win with 121. Anna and Dora 100."),
        (
            FOUR,
            1,
            over((121, 80), Skunk.SINGLE),
            "Game over. Zoe and Cleo win with 121. Your side is skunked. Your side 80.",
        ),
        (
            FOUR,
            None,
            over((60, 121), Skunk.DOUBLE, 1),
            "Game over. Anna and Dora win with 121. Zoe and Cleo are double skunked. Zoe and Cleo 60.",
        ),
    ],
)
def test_the_end_of_a_game_in_words(rules: Rules, seat: int | None, events: list[Event], line: str) -> None:
    assert lines(events, seat, rules=rules) == [line]
