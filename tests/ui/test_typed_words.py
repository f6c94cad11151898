"""What a typed line is taken for: a command, cards, numbers, or nothing known."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.typed_words import UNTYPED, TypedLine, _words_of, parse_line


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", Command.CONFIRM),
        ("   ", Command.CONFIRM),
        ("go on", Command.CONFIRM),
        ("GO  ON", Command.CONFIRM),
        ("score", Command.SCORE),
        ("s", Command.SCORE),
        ("pegs", Command.SCORE_MORE),
        ("?", Command.KEYS),
        ("exit", Command.STOP),
        ("back", Command.BACK),
        ("tab", Command.NEXT_REGION),
    ],
)
def test_a_word_or_its_letter_is_a_command(line: str, command: Command) -> None:
    typed = parse_line(line)
    assert typed.press is not None
    assert typed.press.command is command


@pytest.mark.parametrize("command", sorted(set(Command) - UNTYPED))
def test_every_command_has_a_word_that_is_no_card_and_no_other_commands(command: Command) -> None:
    for word in _words_of(command):
        assert parse_line(word).press == Press(command, text=word)


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("5h", "5H"),
        ("10c tc xc", "TC TC TC"),
        ("5h, 8d", "5H 8D"),
        ('"five hearts"', "5H"),
        ("five of hearts", "5H"),
        ("the queen of spades", "QS"),
        ("ace clubs two diamonds", "AC 2D"),
        ("JS kd", "JS KD"),
        ("10 hearts", "TH"),
    ],
)
def test_cards_are_understood_in_every_way_people_name_them(line: str, codes: str) -> None:
    assert parse_line(line) == TypedLine(cards=tuple(map(parse_card, codes.split())))


@pytest.mark.parametrize(("line", "numbers"), [("3", (3,)), ("1 3", (1, 3)), ("1,3", (1, 3)), ("29", (29,))])
def test_numbers_are_numbers(line: str, numbers: tuple[int, ...]) -> None:
    assert parse_line(line) == TypedLine(numbers=numbers)


@pytest.mark.parametrize(
    "line", ["dance", "5x", "five", "hearts", "5h dance", "history five", "1 dance", "\u017f5"]
)
def test_anything_else_is_unknown(line: str) -> None:
    assert parse_line(line).press == Press(Command.UNKNOWN, text=line)


def test_a_single_unknown_letter_is_taken_as_a_small_one() -> None:
    assert parse_line("N").press == Press(Command.UNKNOWN, text="n")


def test_the_history_is_asked_for_by_number() -> None:
    assert parse_line("history 5").press == Press(Command.HISTORY, 5, "history 5")
