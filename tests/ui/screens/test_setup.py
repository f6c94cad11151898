"""The New game screen and what it hands out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, NextDeal, Rules
from cribbage_a11y.players.levels import LEVELS
from cribbage_a11y.present import catalogue
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Do
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.choices import (
    GameChoices,
    LevelChoice,
    Preset,
    first_choices,
    preset_of,
)
from cribbage_a11y.ui.screens.screen import Reaction, say
from cribbage_a11y.ui.screens.setup import Setup
from kit.screens import faulty_lines, heard, pressed, silent, walk

CHOICES = tuple(LevelChoice(level, level, info.description) for level, info in LEVELS.items())
KEYS = tuple(choice.key for choice in CHOICES)
FIRST = first_choices("book")
RULES, SEATS, LEVEL, NAMES, TARGET, FIRST_DEALER, COUNT, MORE = range(2, 10)


def _setup(**rules: Any) -> Setup:
    return Setup(FIRST.with_rules(**rules), CHOICES)


def _kept(reaction: Reaction) -> GameChoices:
    return next(
        effect.value
        for effect in reaction.effects
        if isinstance(effect, Do)
        and effect.name == Ask.KEEP_CHOICES
        and isinstance(effect.value, GameChoices)
    )


def test_it_opens_with_every_choice_and_its_value() -> None:
    assert heard(_setup().opening()) == [
        "New game. Enter starts it.",
        "1. Start the game.",
        "2. Rules: usual.",
        "3. Seats: 2, you included.",
        "4. Anna plays at level book.",
        "5. Names of the players.",
        "6. Points to win: 121.",
        "7. First dealer: by cut, lowest card deals.",
        "8. Counting: by the game.",
        "9. More rules.",
        "Press 1 to 9. Escape or Backspace goes back.",
    ]


def test_enter_starts_at_once_with_the_last_choices() -> None:
    last = FIRST.with_rules(players=4, target=61).with_level(2, "gentle")
    assert pressed(Setup(last, CHOICES), Command.CONFIRM) == Reaction(None, (Do(Ask.START, last),))


@pytest.mark.parametrize(
    ("digits", "line", "field", "value"),
    [
        ([TARGET], "Points to win: 61.", "target", 61),
        ([TARGET, TARGET], "Points to win: 121.", "target", 121),
        ([SEATS], "Seats: 3, you included.", "players", 3),
        ([SEATS, SEATS], "Seats: 4, in partners.", "players", 4),
        ([SEATS, SEATS, SEATS], "Seats: 2, you included.", "players", 2),
        ([FIRST_DEALER], "First dealer: by chance.", "first_deal", FirstDeal.RANDOM),
        ([FIRST_DEALER, FIRST_DEALER], "First dealer: you.", "first_deal", FirstDeal.SEAT0),
        ([COUNT], "Counting: by you, and the game puts you right.", "counting", Counting.MANUAL),
        ([MORE, 2], "Bonus for pone at the first deal: 3 points.", "pone_bonus", 3),
        ([MORE, 2, 2], "Bonus for pone at the first deal: none.", "pone_bonus", 0),
        ([MORE, 3], "Skunks: off.", "skunks", False),
        (
            [MORE, 4],
            "Games counted: a win 1, a skunk 2, a double skunk 3.",
            "skunk_games",
            (1, 2, 3),
        ),
        ([MORE, 1, 3], "Next game's dealer: the winner.", "next_deal", NextDeal.WINNER),
    ],
)
def test_a_rule_is_chosen_and_said_back(digits: list[int], line: str, field: str, value: object) -> None:
    reaction = pressed(_setup(), *digits)
    assert heard(reaction.effects) == [line]
    assert getattr(_kept(reaction).rules, field) == value


@pytest.mark.parametrize(
    ("digit", "preset", "rules"),
    [
        (1, Preset.USUAL, Rules(players=3)),
        (2, Preset.BOOK, Rules(players=3, target=61, pone_bonus=3)),
        (3, Preset.MUGGINS, Rules(players=3, counting=Counting.MUGGINS)),
    ],
)
def test_a_preset_sets_rules_and_leaves_the_table(digit: int, preset: Preset, rules: Rules) -> None:
    before = _setup(players=3, skunks=False, first_deal=FirstDeal.SEAT0)
    assert before.labels[1] == "Rules: your own choice."
    chosen = _kept(pressed(before, RULES, digit)).rules
    assert chosen == replace(rules, first_deal=FirstDeal.SEAT0)
    assert preset_of(chosen) is preset


def test_rules_that_mean_nothing_at_the_table_are_not_offered() -> None:
    menu = pressed(_setup(players=3, skunks=False), MORE).screen
    assert menu is not None
    assert menu.lines == ("1. Next game's dealer: the loser.", "2. Skunks: off.")


def test_a_level_is_chosen_with_what_it_does() -> None:
    opened = pressed(_setup(), LEVEL)
    assert heard(opened.effects)[:3] == [
        "How shall Anna play?",
        "1. Level gentle. Makes mistakes a beginner makes. It lays away the best of 3 choices drawn at "
        "random, and passes over a scoring card 1 time in 3.",
        "2. Level book. Plays by the old book. It keeps the best hand without a thought for the crib, and "
        "plays the card that scores most.",
    ]
    assert opened.screen is not None
    assert opened.screen.cursor == 1
    reaction = pressed(_setup(), LEVEL, 4)
    assert heard(reaction.effects) == [
        "Anna plays at level counter. Counts the crib too. It avoids leaving a count of 5 or 21, and never "
        "leads a 5."
    ]
    assert _kept(reaction).seat_levels == ("counter",)


def test_several_computers_have_a_level_each() -> None:
    setup = _setup(players=4)
    assert setup.labels[3] == "Levels of the computer players."
    reaction = pressed(setup, LEVEL, 2, 1)
    assert _kept(reaction).seat_levels == ("book", "gentle", "book")
    assert reaction.screen is not None
    assert reaction.screen.lines == (
        "1. Anna plays at level book.",
        "2. Your partner Bert plays at level gentle.",
        "3. Clara plays at level book.",
    )


def test_names_are_typed() -> None:
    asking = pressed(_setup(players=4), NAMES, 3)
    assert asking.effects == (AskText("name", "New name instead of Bert:"),)
    assert asking.screen is not None
    named = asking.screen.press(Press("name", text="  Mary   Ann "))
    assert heard(named.effects) == ["Your partner's name: Mary Ann."]
    assert _kept(named).seat_names == ("Player", "Anna", "Mary Ann", "Clara")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("  ", "Opponent's name: Anna."),
        ("x" * 21, "A name has 1 to 20 letters. Opponent's name: Anna."),
        ("a\x1b[2J", "A name has 1 to 20 letters. Opponent's name: Anna."),
        ("pLAYER", "Another player is called pLAYER. Opponent's name: Anna."),
    ],
)
def test_a_name_that_will_not_do_is_told(text: str, answer: str) -> None:
    asking = pressed(_setup(), NAMES, 2).screen
    assert asking is not None
    reaction = asking.press(Press("name", text=text))
    assert reaction.effects == (say(answer),)
    assert reaction.screen is not None
    assert reaction.screen.lines[1] == "2. Opponent's name: Anna."


def test_giving_up_a_name_leaves_it() -> None:
    assert heard(pressed(_setup(), NAMES, 1, Command.BACK).effects) == ["Your name: Player."]
    assert heard(pressed(_setup(), NAMES, 1, Command.DOWN).effects) == ["2. Opponent's name: Anna."]


@pytest.mark.parametrize("opened", [[RULES], [MORE], [NAMES], [LEVEL], [MORE, 1]])
def test_escape_goes_back_one_menu_and_loses_nothing(opened: list[int]) -> None:
    setup = _setup(target=61)
    inside = pressed(setup, *opened)
    assert inside.screen is not None
    back = pressed(inside.screen, Command.BACK)
    assert back.screen is not None
    assert heard(back.effects) == [back.screen.title, back.screen.lines[opened[-1] - 1]]
    while type(back.screen) is not Setup:
        assert back.screen is not None
        back = pressed(back.screen, Command.BACK)
    assert isinstance(back.screen, Setup)
    assert back.screen.choices == setup.choices
    assert pressed(back.screen, Command.BACK) == Reaction(None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_key_is_answered_in_good_words(players: int) -> None:
    levels = tuple(LevelChoice(level, level, "What it does.") for level in LEVELS)
    walked = walk(Setup(FIRST.with_rules(players=players), levels), most=150)
    assert silent(walked) == []
    assert faulty_lines(walked) == {}


def test_no_text_is_left_unmarked() -> None:
    catalogue.use(catalogue.PSEUDO)
    try:
        screens = [_setup(), *(pressed(_setup(players=4), line).screen for line in (2, 4, 5, 9))]
        lines = [line for screen in screens if screen for line in (screen.title, *screen.lines)]
        assert [line for line in lines if line.isascii()] == []
    finally:
        catalogue.use(catalogue.ENGLISH)
