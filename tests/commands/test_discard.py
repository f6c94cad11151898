"""``discard``: every way to lay away, ranked, in words and in JSON."""

from __future__ import annotations

import json
import re
from itertools import combinations
from typing import Any, Final

import pytest

from cribbage_a11y.commands.discard import discard
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.cards import DECK, parse_cards
from kit.commands import refused, typed
from kit.naive_scorer import naive_hand

HAND: Final = ("4H", "5C", "5D", "6S", "QH", "KS")
FIVE: Final = HAND[:5]


def ranked(*words: str) -> dict[str, Any]:
    """What ``discard`` says to programs."""
    ended = typed("discard", *words, "--json")
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.count("\n") == 1
    found: dict[str, Any] = json.loads(ended.output)
    return found


def lines(*words: str) -> list[str]:
    """What ``discard`` says to people."""
    ended = typed("discard", *words)
    assert (ended.status, ended.error) == (0, "")
    return ended.output.splitlines()


@pytest.mark.parametrize("crib", ["--dealer", "--pone"])
def test_all_fifteen_ways_are_there_once_with_what_they_come_to(crib: str) -> None:
    found = ranked(*HAND, crib)
    ways = found["ways"]
    assert found["ranked_by"] == "points"
    assert {tuple(way["throw"]) for way in ways} == set(combinations(HAND, 2))
    assert [way["place"] for way in ways] == list(range(1, 16))
    assert [way["total"] for way in ways] == sorted((way["total"] for way in ways), reverse=True)
    sign = 1 if crib == "--dealer" else -1
    for way in ways:
        assert sorted(way["keep"] + way["throw"]) == sorted(HAND)
        assert way["total"] == pytest.approx(way["hand"] + way["pegging"] + sign * way["crib"], abs=2e-4)
        assert 0 < way["win"] < 1


def test_the_average_of_the_hand_is_that_of_all_its_starters() -> None:
    dealt = parse_cards(HAND)
    starters = [card for card in DECK if card not in dealt]
    for way in ranked(*HAND, "--pone")["ways"]:
        kept = parse_cards(way["keep"])
        worth = sum(points for starter in starters for _, points, _ in naive_hand(kept, starter))
        assert way["hand"] == pytest.approx(worth / len(starters), abs=1e-4)


def test_near_home_ways_are_ranked_by_the_chance_to_win() -> None:
    found = ranked(*HAND, "--pone", "--score", "110-100")
    chances = [way["win"] for way in found["ways"]]
    assert found["ranked_by"] == "chance"
    assert chances == sorted(chances, reverse=True)


def test_a_short_game_is_one_that_has_begun_further_on() -> None:
    assert ranked(*HAND, "--dealer", "--target", "61") == ranked(*HAND, "--dealer", "--score", "60-60")
    assert ranked(*HAND, "--dealer") == ranked(*HAND, "--dealer", "--score", "0-0", "--target", "121")


def test_the_order_of_the_cards_and_their_spelling_make_no_difference() -> None:
    assert ranked("ks", "qh", "6S", "5d", "5c", "4h", "--dealer") == ranked(*HAND, "--dealer")
    assert ranked("--dealer", "4H 5C", "5D 6S", "QH", "KS") == ranked(*HAND, "--dealer")


@pytest.mark.parametrize("players", ["3", "4"])
def test_one_of_five_cards_goes_at_three_and_four(players: str) -> None:
    own = ranked(*FIVE, "--dealer", "--players", players)["ways"]
    theirs = ranked(*FIVE, "--pone", "--players", players)["ways"]
    assert {tuple(way["throw"]) for way in own} == {(card,) for card in FIVE}
    for ways, sign in ((own, 1), (theirs, -1)):
        for way in ways:
            assert way["total"] == pytest.approx(way["hand"] + sign * way["crib"] + way["pegging"], abs=3e-4)
            assert way["win"] is None


def test_words_are_a_line_for_each_way_best_first() -> None:
    said = lines(*HAND, "--dealer")
    best = ranked(*HAND, "--dealer")["ways"][0]
    assert said[0] == (
        f"1: keep 4 5 5 6, throw queen king. Your hand makes {best['hand']:.1f} on average, your crib "
        f"{best['crib']:.1f}, the play {best['pegging']:.1f}. Together {best['total']:.1f}. Chance to win "
        f"{round(100 * best['win'])} percent."
    )
    assert [int(line.partition(":")[0]) for line in said] == list(range(1, 16))


def test_cards_of_one_rank_are_told_apart_by_their_suits_where_both_are_choices() -> None:
    said = lines(*HAND, "--dealer")
    thrown = [match[1] for line in said if (match := re.search(r"throw (.*?)\.", line))]
    assert len(set(thrown)) == 15
    assert "5 of clubs, king of spades" in thrown
    assert "5 5" in thrown


def test_an_opponents_crib_is_theirs_and_no_number_has_a_dash() -> None:
    said = " ".join(lines(*HAND, "--pone"))
    assert "the crib gives them" in said
    assert "your crib" not in said
    assert "minus" in said
    assert "-" not in said


def test_words_name_the_play_at_three_and_four_too() -> None:
    for crib in ("--dealer", "--pone"):
        for line in lines(*FIVE, crib, "--players", "4"):
            assert ", the play " in line
            assert line.startswith(tuple("12345"))


def test_programs_in_python_get_what_the_json_has() -> None:
    assert discard(" ".join(HAND), dealer=False) == ranked(*HAND, "--pone")
    assert discard(HAND, dealer=True, score="50-20", target=61)["ranked_by"] == "chance"
    with pytest.raises(CommandError, match="named twice"):
        discard("5H 5H", dealer=True)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((*HAND,), "one of the arguments --dealer --pone is required"),
        ((*HAND, "--dealer", "--pone"), "not allowed with"),
        (("--dealer",), "no cards named: name the 6 dealt at 2 players."),
        (("5H", "--dealer"), "1 card named: name the 6 dealt"),
        ((*HAND, "7C", "--dealer"), "7 cards named"),
        ((*HAND, "--dealer", "--players", "3"), "6 cards named: name the 5 dealt at 3 players."),
        ((*FIVE, "5Z", "--dealer"), "'5Z' is not a card"),
        ((*FIVE, "5C", "--dealer"), "5C is named twice"),
        (
            (*HAND, "--dealer", "--score", "121-0"),
            "'121-0': give your score and your opponent's, each from 0",
        ),
        ((*HAND, "--dealer", "--score", "61-0", "--target", "61"), "each from 0 to 60"),
        ((*HAND, "--dealer", "--score", "much"), "--score is 'much'"),
        ((*HAND, "--dealer", "--score", "-1-0"), "--score"),
        ((*FIVE, "--dealer", "--score", "0-0", "--players", "4"), "--score is for 2 players"),
        ((*HAND, "--dealer", "--target", "100"), "100"),
        ((*HAND, "--dealer", "--players", "5"), "5"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], reason: str) -> None:
    assert reason in refused(typed("discard", *words))
