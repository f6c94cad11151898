"""Games in a row: what each counts, and who deals the next, by the cases in ``rulebook/next_deals.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cribbage_a11y.engine.events import GameOver, Skunk
from cribbage_a11y.engine.match import Match, after_game, games_worth, new_match, next_game
from cribbage_a11y.engine.rules import SKUNK_GAMES, FirstDeal, NextDeal, Rules
from cribbage_a11y.engine.state import Phase, new_game

FILE = Path(__file__).parent / "rulebook" / "next_deals.toml"
CASES = [
    (case, line) for case in tomllib.loads(FILE.read_text(encoding="utf-8"))["case"] for line in case["lines"]
]


@pytest.mark.parametrize(("case", "line"), CASES, ids=lambda value: value.get("name", ""))
def test_next_deal(case: dict[str, Any], line: dict[str, Any]) -> None:
    rules = Rules(**case["rules"])
    over = GameOver(line["scores"].index(rules.target), tuple(line["scores"]), None)
    match = after_game(new_match(rules), rules, line["before"], over)
    following, dealer = next_game(match, rules, over)
    assert dealer == line.get("dealer")
    game = new_game(following, dealer)
    assert (game.phase, game.dealer) == (Phase.CUT_FOR_DEAL if dealer is None else Phase.DEAL, dealer)


@pytest.mark.parametrize("next_deal", NextDeal)
def test_only_who_deals_first_changes_between_games(next_deal: NextDeal) -> None:
    rules = Rules(target=61, pone_bonus=3, next_deal=next_deal)
    over = GameOver(0, (61, 3), None)
    following, _ = next_game(Match((1, 0), (0,)), rules, over)
    first_deal = FirstDeal.CUT if next_deal is NextDeal.CUT else FirstDeal.GIVEN
    assert following == Rules(target=61, pone_bonus=3, next_deal=next_deal, first_deal=first_deal)


@pytest.mark.parametrize("worth", SKUNK_GAMES)
def test_a_skunk_counts_what_the_table_says(worth: tuple[int, int, int]) -> None:
    rules = Rules(skunk_games=worth)
    ends = [
        GameOver(0, (121, 91), None),
        GameOver(0, (121, 61), Skunk.SINGLE),
        GameOver(0, (121, 60), Skunk.DOUBLE),
    ]
    assert tuple(games_worth(rules, over) for over in ends) == worth


def test_a_match_adds_up_by_side() -> None:
    rules = Rules(players=4, skunk_games=(1, 2, 4))
    match = new_match(rules)
    assert match == Match((0, 0), ())
    match = after_game(match, rules, 3, GameOver(0, (121, 95), None))
    match = after_game(match, rules, 1, GameOver(1, (60, 121), Skunk.DOUBLE))
    match = after_game(match, rules, 2, GameOver(0, (121, 88), Skunk.SINGLE))
    assert match == Match((3, 4), (3, 1, 2))


def test_there_is_no_next_game_before_the_first() -> None:
    with pytest.raises(ValueError, match="no game has been played"):
        next_game(new_match(Rules()), Rules(), GameOver(0, (121, 100), None))
