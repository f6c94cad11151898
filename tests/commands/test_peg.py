"""``peg``: what the card just laid scores, from a command line, in words and in JSON."""

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
from cribbage_a11y.commands.peg import peg
from cribbage_a11y.engine.cards import Card, parse_card
from kit.commands import refused, typed
from kit.draws import piles
from kit.naive_scorer import naive_pile, worth

CASES: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parents[1] / "engine" / "rulebook" / "play.toml").read_text(encoding="utf-8")
)["case"]


def test_json_is_one_line_with_the_total_each_item_and_the_count() -> None:
    ended = typed("peg", "4C", "6D", "5H", "--json")
    assert ended.output == (
        '{"total": 5, "items": ['
        '{"reason": "fifteen", "cards": ["4C", "6D", "5H"], "points": 2}, '
        '{"reason": "run", "cards": ["4C", "6D", "5H"], "points": 3}], "count": 15}\n'
    )
    assert (ended.status, ended.error) == (0, "")


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("5H", "You: 5 of hearts. Nothing, 0 points. Count 5."),
        ("6C 5H 6D", "You: 6 of diamonds. Nothing, 0 points. Count 17."),
        ("7C 8D", "You: 8 of diamonds. 15 for 2. Count 15."),
        ("5C 5D 5H", "You: 5 of hearts. 15 for 2. Pair royal for 6. That is 8 points together. Count 15."),
        ("4C 6D 5H", "You: 5 of hearts. 15 for 2. Run of 3 for 3. That is 5 points together. Count 15."),
        (
            "9C TC 4D 5D 3H",
            "You: 3 of hearts. 31 for 2. Run of 3 for 3. That is 5 points together. Count 31.",
        ),
        ("AC AD AH AS", "You: ace of spades. Double pair royal for 12. Count 4."),
        ("KC KD KH AS", "You: ace of spades. 31 for 2. Count 31."),
        ("10c 10d", "You: 10 of diamonds. Pair for 2. Count 20."),
        ("AC 2D 3H 4C 5D 6H 7C", "You: 7 of clubs. Run of 7 for 7. Count 28."),
    ],
)
def test_the_card_is_read_aloud_with_all_it_scores(cards: str, said: str) -> None:
    ended = typed("peg", *cards.split())
    assert (ended.status, ended.output, ended.error) == (0, said + "\n", "")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_every_count_of_the_rule_book(case: dict[str, Any]) -> None:
    for codes, points in zip(case["counts"], case["points"], strict=True):
        laid = codes.split()
        assert [peg(laid[: place + 1])["total"] for place in range(len(laid))] == points, case["why"]


@settings(deadline=None)
@given(piles())
def test_any_pile_by_function_in_json_and_in_words(pile: tuple[Card, ...]) -> None:
    codes = [card.code for card in pile]
    found = peg(" ".join(codes))
    items = [
        (item["reason"], item["points"], frozenset(map(parse_card, item["cards"]))) for item in found["items"]
    ]
    assert Counter(items) == Counter(naive_pile(pile))
    assert found["total"] == sum(points for _, points, _ in items)
    assert found["count"] == sum(map(worth, pile))
    assert json.loads(typed("peg", "--json", *codes).output) == found
    said = typed("peg", *codes).output
    assert [int(points) for points in re.findall(r" for (\d+)\.", said)] == [points for _, points, _ in items]
    assert said.endswith(f"Count {found['count']}.\n")


BAD: Final = {
    "no words": ((), "no cards named: name the cards of this count"),
    "JSON of nothing": (("--json",), "no cards named"),
    "over 31": (("KH", "KS", "KC", "2C"), "2C makes 32, over 31"),
    "over 31 before the last": (("KH", "KS", "KC", "5C", "AC"), "5C makes 35, over 31"),
    "past 31": (("KH", "KS", "KC", "AC", "AD"), "AD makes 32, over 31"),
    "a card twice": (("5H", "5H"), "5H is named twice"),
    "unknown card": (("5H", "joker"), "'joker' is not a card"),
    "starter": (("5H", "--starter", "5C"), "unrecognized arguments: --starter"),
    "minus": (("-5H",), "unrecognized arguments: -5H"),
    "number": (("15",), "'15' is not a card"),
    "empty": (("",), "'' is not a card"),
    "the whole pack": (("AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C"), "8C makes 36, over 31"),
}


@pytest.mark.parametrize(("words", "reason"), BAD.values(), ids=BAD)
def test_bad_input_gets_one_line(words: tuple[str, ...], reason: str) -> None:
    line = refused(typed("peg", *words))
    assert line.startswith("cribbage-a11y peg: ")
    assert reason in line


def test_the_function_refuses_with_one_line() -> None:
    with pytest.raises(CommandError, match=r"^QC makes 40, over 31: .*\.$"):
        peg("KC KD KH QC")
    with pytest.raises(CommandError, match=r"^no cards named"):
        peg([])
