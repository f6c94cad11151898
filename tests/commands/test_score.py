"""``score``: hands and cribs counted from a command line, in words and in JSON."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings

from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.commands.score import score
from cribbage_a11y.engine.cards import Card, parse_card
from kit.commands import refused, typed
from kit.draws import different_cards
from kit.naive_scorer import naive_hand

RULEBOOK: Final = Path(__file__).parents[1] / "engine" / "rulebook"
Case = dict[str, Any]


def cases(file: str) -> list[Case]:
    """The rule book's cases."""
    found: list[Case] = tomllib.loads((RULEBOOK / file).read_text(encoding="utf-8"))["case"]
    return found


def lines(*words: str) -> list[str]:
    """What ``score`` says."""
    ended = typed("score", *words)
    assert (ended.status, ended.error) == (0, "")
    return ended.output.splitlines()


def test_json_is_one_line_with_the_total_and_each_item() -> None:
    ended = typed("score", "4C", "5D", "5H", "KS", "--starter", "6S", "--json")
    assert ended.output == (
        '{"total": 16, "items": ['
        '{"reason": "fifteen", "cards": ["5D", "KS"], "points": 2}, '
        '{"reason": "fifteen", "cards": ["5H", "KS"], "points": 2}, '
        '{"reason": "fifteen", "cards": ["4C", "5D", "6S"], "points": 2}, '
        '{"reason": "fifteen", "cards": ["4C", "5H", "6S"], "points": 2}, '
        '{"reason": "pair", "cards": ["5D", "5H"], "points": 2}, '
        '{"reason": "run", "cards": ["4C", "5D", "6S"], "points": 3}, '
        '{"reason": "run", "cards": ["4C", "5H", "6S"], "points": 3}]}\n'
    )
    assert (ended.status, ended.error) == (0, "")


def test_a_hand_read_aloud_has_each_item_with_the_total_so_far() -> None:
    assert lines("5H", "5S", "5D", "JC", "--starter", "5C") == [
        "Your hand: 5 of hearts, 5 of spades, 5 of diamonds, jack of clubs. Starter: 5 of clubs.",
        "15 for 2: 5 of clubs, jack of clubs. Total 2.",
        "15 for 2: 5 of diamonds, jack of clubs. Total 4.",
        "15 for 2: 5 of hearts, jack of clubs. Total 6.",
        "15 for 2: 5 of spades, jack of clubs. Total 8.",
        "15 for 2: 5 of clubs, 5 of diamonds, 5 of hearts. Total 10.",
        "15 for 2: 5 of clubs, 5 of diamonds, 5 of spades. Total 12.",
        "15 for 2: 5 of clubs, 5 of hearts, 5 of spades. Total 14.",
        "15 for 2: 5 of diamonds, 5 of hearts, 5 of spades. Total 16.",
        "Pair for 2: 5 of clubs, 5 of diamonds. Total 18.",
        "Pair for 2: 5 of clubs, 5 of hearts. Total 20.",
        "Pair for 2: 5 of clubs, 5 of spades. Total 22.",
        "Pair for 2: 5 of diamonds, 5 of hearts. Total 24.",
        "Pair for 2: 5 of diamonds, 5 of spades. Total 26.",
        "Pair for 2: 5 of hearts, 5 of spades. Total 28.",
        "His nobs for 1: jack of clubs. Total 29.",
        "You: 15 for 16, double pair royal 28, his nobs is 29.",
    ]


def test_a_hand_of_nothing_is_said() -> None:
    assert lines("2C", "4D", "6S", "8H", "--starter", "JH") == [
        "Your hand: 2 of clubs, 4 of diamonds, 6 of spades, 8 of hearts. Starter: jack of hearts.",
        "Nothing, 0 points.",
    ]


def test_a_cribs_flush_of_four_does_not_count_and_is_said() -> None:
    assert lines("2H", "4H", "6H", "8H", "--starter", "TC", "--crib") == [
        "Your crib: 2 of hearts, 4 of hearts, 6 of hearts, 8 of hearts. Starter: 10 of clubs.",
        "Nothing, 0 points.",
        "No flush. A crib needs five of one suit.",
    ]


def test_a_cribs_flush_of_four_is_spoken_of_between_the_items_and_the_count() -> None:
    assert lines("5H", "TH", "2H", "8H", "--starter", "2C", "--crib")[1:] == [
        "15 for 2: 5 of hearts, 10 of hearts. Total 2.",
        "15 for 2: 2 of clubs, 5 of hearts, 8 of hearts. Total 4.",
        "15 for 2: 2 of hearts, 5 of hearts, 8 of hearts. Total 6.",
        "Pair for 2: 2 of clubs, 2 of hearts. Total 8.",
        "No flush. A crib needs five of one suit.",
        "Your crib: 15 for 6, a pair is 8.",
    ]


def test_the_same_four_cards_are_a_flush_in_hand_and_with_the_starter_in_a_crib() -> None:
    assert score("2H 4H 6H 8H", "TC")["total"] == 4
    assert score("2H 4H 6H 8H", "TC", crib=True)["total"] == 0
    assert score("2H 4H 6H 8H", "TH", crib=True)["total"] == 5


@pytest.mark.parametrize("crib", [False, True])
@pytest.mark.parametrize("file", ["hands.toml", "cribs.toml"])
def test_every_hand_and_crib_of_the_rule_book(file: str, crib: bool) -> None:
    for case in cases(file):
        hand, starter = case["hand" if "hand" in case else "crib"], case["starter"]
        found = score(hand, starter, crib)
        expected = naive_hand(tuple(map(parse_card, hand.split())), parse_card(starter), crib)
        assert items_of(found["items"]) == Counter(expected), case["why"]
        told = {"hands.toml": {False: "total"}, "cribs.toml": {False: "as_hand", True: "total"}}[file].get(
            crib
        )
        assert told is None or found["total"] == case[told], case["why"]


def items_of(items: Any) -> Counter[Any]:
    """The items of the JSON in the form of the plain scorer."""
    return Counter(
        (item["reason"], item["points"], frozenset(map(parse_card, item["cards"]))) for item in items
    )


@settings(deadline=None)
@given(different_cards(5))
def test_any_hand_by_function_in_json_and_in_words(five: tuple[Card, ...]) -> None:
    *hand, starter = (card.code for card in five)
    for crib in (False, True):
        flag = ["--crib"] * crib
        found = score(hand, starter, crib)
        assert items_of(found["items"]) == Counter(naive_hand(five[:4], five[4], crib))
        assert found["total"] == sum(item["points"] for item in found["items"])
        assert json.loads(typed("score", *hand, "--starter", starter, "--json", *flag).output) == found
        said = typed("score", *hand, "--starter", starter, *flag).output
        totals = [int(total) for total in re.findall(r"Total (\d+)\.", said)]
        assert totals == [
            sum(item["points"] for item in found["items"][: number + 1]) for number in range(len(totals))
        ]
        assert len(totals) == len(found["items"])
        assert said.endswith((f" is {found['total']}.\n", f"15 for {found['total']}.\n")) or not totals


@pytest.mark.parametrize(
    "words",
    [
        ("5h", "10s", "5d", "jc", "--starter", "5c"),
        ("--starter", "5C", "5H", "TS", "5D", "JC"),
        ("5H", "TS", "--starter=5C", "5D", "JC"),
        ("5H TS  5D JC", "--starter", " 5C "),
        ("--json", "--starter", "5C", "--", "5H", "TS", "5D", "JC"),
    ],
)
def test_ways_to_write_the_same_hand(words: tuple[str, ...]) -> None:
    assert json.loads(typed("score", "--json", *words).output) == score("5H TS 5D JC", "5C")


HAND: Final = ("5H", "5S", "5D", "JC")
STARTER: Final = ("--starter", "5C")
BAD: Final = {
    "no words": ((), "no cards named"),
    "no cards": (STARTER, "no cards named"),
    "one card": (("5H", *STARTER), "1 card named: name the 4 of the hand"),
    "three cards": (("5H", "5S", "5D", *STARTER), "3 cards named: name the 4 of the hand"),
    "five cards": ((*HAND, "QC", *STARTER), "5 cards named: name the 4 of the hand"),
    "no starter": (HAND, "the starter is missing"),
    "no card after --starter": ((*HAND, "--starter"), "--starter: expected one argument"),
    "two starters": ((*HAND, *STARTER, "--starter", "6C"), "2 starters named"),
    "two cards as starter": ((*HAND, "--starter", "5C 6C"), "2 starters named"),
    "twice in hand": (("5H", "5h", "5D", "JC", *STARTER), "5H is named twice"),
    "ten twice": (("TH", "10h", "5D", "JC", *STARTER), "TH is named twice"),
    "starter in hand": ((*HAND, "--starter", "jc"), "JC is in the hand and the starter too"),
    "starter twice": ((*HAND, *STARTER, *STARTER), "5C is named twice"),
    "unknown card": (("5H", "5S", "5D", "XX", *STARTER), "'XX' is not a card: write the rank"),
    "unknown starter": ((*HAND, "--starter", "1C"), "'1C' is not a card"),
    "joker": (("joker", "5S", "5D", "JC", *STARTER), "'joker' is not a card"),
    "suit sign": (("5♥", "5S", "5D", "JC", *STARTER), "'5♥' is not a card"),
    "letters of other scripts": (("5ſ", "5H", "5D", "JC", *STARTER), "'5ſ' is not a card"),
    "picture of a card": (("🂡", "5H", "5D", "JC", *STARTER), "'🂡' is not a card"),
    "empty word": (("", *HAND, *STARTER), "'' is not a card"),
    "blanks": ((*HAND, "--starter", " \t"), "is not a card"),
    "no text": (("5H\0", "5S", "5D", "JC", *STARTER), "is no text that a command line can hold"),
    "half a character": (("\ud83c", "5S", "5D", "JC", *STARTER), "is no text that a command line can hold"),
    "not UTF-8": (("\udcff", "5S", "5D", "JC", *STARTER), "is not a card"),
    "very long": (("5H" * 100_000, "5S", "5D", "JC", *STARTER), "'5H5H5H5H5H5H5H5H5...' is not a card"),
    "very many": (("5H",) * 10_000, "5H is named twice"),
    "unknown option": ((*HAND, *STARTER, "--cribs"), "unrecognized arguments: --cribs"),
    "cut option": ((*HAND, "--start", "5C"), "unrecognized arguments: --start"),
    "line end in a word": ((*HAND, *STARTER, "--a\nb\x1b[2J"), "unrecognized arguments: --a b\\x1b[2J"),
}


@pytest.mark.parametrize(("words", "reason"), BAD.values(), ids=BAD)
def test_bad_input_gets_one_line(words: tuple[str, ...], reason: str) -> None:
    line = refused(typed("score", *words))
    assert line.startswith("cribbage-a11y score: ")
    assert reason in line


def test_the_function_refuses_with_one_line() -> None:
    with pytest.raises(CommandError, match=r"^3 cards named: name the 4 of the hand.*\.$"):
        score(["5H", "5S", "5D"], "5C")
    with pytest.raises(CommandError, match=r"^5H is in the hand and the starter too"):
        score("5H 5S 5D JC", "5H")
    with pytest.raises(CommandError, match=r"^'' is not a card"):
        score("5H 5S 5D JC", "")


def test_words_are_in_the_systems_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "qps")
    assert lines("2C", "4D", "6S", "8H", "--starter", "JH")[1] == "Ñöţĥîñĝ, 0 ƥöîñţš."
