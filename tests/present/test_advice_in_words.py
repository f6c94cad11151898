"""Ways to lay away in words, in every form."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.tell_advice import decimal, percent, way_sentences
from cribbage_a11y.present.words import Words
from kit.builders import cards
from kit.listening import audience


class Row(NamedTuple):
    kept: tuple[Card, ...]
    thrown: tuple[Card, ...]
    hand: float = 9.0
    crib: float = 4.25
    pegging: float = -0.5
    total: float = -12.25
    win: float | None = None


PLAIN = Row(cards("4H 5C 5D 6S"), cards("KS QH"))
FIRST_FIVE = Row(cards("4H 5C 6S QH"), cards("KS 5D"))
OTHER_FIVE = Row(cards("4H 5D 6S QH"), cards("KS 5C"), win=0.5)
WAYS = (PLAIN, FIRST_FIVE, OTHER_FIVE)


def said(form: Form, place: int, own_crib: bool = False, ways: tuple[Row, ...] = WAYS) -> str:
    return " ".join(way_sentences(Words(audience(0), form), ways, place, own_crib))


@pytest.mark.parametrize(
    ("form", "own_crib", "line"),
    [
        (Form.BRIEF, True, "1: keep 4 5 5 6. minus 12.2."),
        (Form.NORMAL, True, "1: keep 4 5 5 6, throw queen king. Hand 9.0, your crib 4.2."),
        (Form.NORMAL, False, "1: keep 4 5 5 6, throw queen king. Hand 9.0, crib gives them 4.2."),
        (
            Form.VERBOSE,
            False,
            "1: keep 4 5 5 6, throw queen king. Your hand makes 9.0 on average, the crib gives them 4.2, "
            "the play minus 0.5. Together minus 12.2.",
        ),
        (Form.BRAILLE, False, "1 keep 4 5 5 6 hand 9.0 them 4.2"),
    ],
)
def test_cards_are_told_by_rank_alone(form: Form, own_crib: bool, line: str) -> None:
    assert said(form, 1, own_crib) == line


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        (
            Form.BRIEF,
            (
                "2, keep 4 of hearts, 5 of clubs, 6 of spades, queen of hearts: minus 12.2.",
                "3, keep 4 of hearts, 5 of diamonds, 6 of spades, queen of hearts: minus 12.2.",
            ),
        ),
        (
            Form.NORMAL,
            (
                "2: keep 4 5 6 queen, throw 5 of diamonds, king of spades. Hand 9.0, crib gives them 4.2.",
                "3: keep 4 5 6 queen, throw 5 of clubs, king of spades. Hand 9.0, crib gives them 4.2.",
            ),
        ),
        (
            Form.BRAILLE,
            ("2 keep 4h 5c 6s qh hand 9.0 them 4.2", "3 keep 4h 5d 6s qh hand 9.0 them 4.2"),
        ),
    ],
)
def test_suits_tell_apart_what_ranks_do_not(form: Form, lines: tuple[str, str]) -> None:
    for place, line in enumerate(lines, 2):
        assert said(form, place).startswith(line)


def test_the_chance_to_win_is_said_where_it_is_known() -> None:
    assert said(Form.NORMAL, 3).endswith(" Chance to win 50 percent.")
    assert "Chance" not in said(Form.NORMAL, 2)


@pytest.mark.parametrize(
    ("number", "text"),
    [(12.94, "12.9"), (0.0, "0.0"), (-0.04, "0.0"), (-1.26, "minus 1.3"), (-10.04, "minus 10.0")],
)
def test_numbers_have_one_decimal_and_their_sign_in_words(number: float, text: str) -> None:
    assert decimal(number) == text


def test_chances_are_whole_percent() -> None:
    assert [percent(chance) for chance in (0.0, 0.564, 1.0)] == [0, 56, 100]
