"""The manners of every menu, the yes or no question, and the home menu."""

from __future__ import annotations

import pytest

from cribbage_a11y.present import catalogue
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Do, Effect, Exit, Leave, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.home import Home, Offers
from cribbage_a11y.ui.screens.question import (
    Question,
    leave_game,
    leave_program,
    replace_game,
    reset_settings,
)
from cribbage_a11y.ui.screens.screen import Menu, MenuItem, Reaction, returned, say
from kit.screens import faulty_lines, heard, pressed, silent, walk

EVERYTHING = Offers(True, "You 45, Anna 61.", True, True, True)


def _menu(count: int) -> Menu:
    def choose(menu: Menu) -> Reaction:
        return menu.replying(f"Chosen: {menu.labels[menu.cursor]}")

    return Menu("A menu of lines.", tuple(MenuItem(f"Line called {n}.", choose) for n in range(1, count + 1)))


def test_a_menu_opens_with_its_title_its_lines_and_what_to_press() -> None:
    assert heard(_menu(2).opening()) == [
        "A menu of lines.",
        "1. Line called 1.",
        "2. Line called 2.",
        "Press 1 to 2. Escape or Backspace goes back.",
    ]


def test_more_lines_than_digits_are_reached_by_moving() -> None:
    menu = _menu(12)
    assert heard(menu.opening())[-1] == "Press 1 to 9, or Down and Enter. Escape or Backspace goes back."
    assert heard(pressed(menu, Command.LAST, Command.CONFIRM).effects) == ["Chosen: Line called 12."]


@pytest.mark.parametrize(
    ("commands", "line"),
    [
        ([Command.DOWN], "2. Line called 2."),
        ([Command.DOWN, Command.UP], "1. Line called 1."),
        ([Command.UP], "1. Line called 1."),
        ([Command.LAST], "3. Line called 3."),
        ([Command.LAST, Command.DOWN], "3. Line called 3."),
        ([Command.OLDEST, Command.FIRST], "1. Line called 1."),
        ([Command.NEXT_CARD, Command.PREVIOUS_CARD], "1. Line called 1."),
        ([3], "Chosen: Line called 3."),
        ([3, Command.TOGGLE_CARD], "Chosen: Line called 3."),
        ([7], "There is no line 7. Press 1 to 3. Escape or Backspace goes back."),
        ([Command.UNKNOWN], "That key does nothing here. Press 1 to 3. Escape or Backspace goes back."),
    ],
)
def test_a_key_in_a_menu(commands: list[Command | int], line: str) -> None:
    assert heard(pressed(_menu(3), *commands).effects) == [line]


def test_coming_back_says_the_name_and_the_place() -> None:
    assert heard(returned(_menu(3).at(1))) == ["A menu of lines.", "2. Line called 2."]


@pytest.mark.parametrize("command", [Command.BACK, Command.LEAVE])
def test_a_menu_closes(command: Command) -> None:
    assert pressed(_menu(2), command).screen is None


def test_home_offers_only_what_there_is() -> None:
    assert Home(Offers()).labels == ("New game.", "Settings.", "Help and rules.", "Leave cribbage.")
    assert Home(EVERYTHING).labels == (
        "Go on with your game. You 45, Anna 61.",
        "New game.",
        "Play with others.",
        "Review a game.",
        "Records.",
        "Settings.",
        "Help and rules.",
        "Leave cribbage.",
    )


@pytest.mark.parametrize(
    ("digit", "effect"),
    [
        (1, Do(Ask.GO_ON)),
        (2, Do(Ask.NEW_GAME)),
        (3, Do(Ask.PLAY_WITH_OTHERS)),
        (4, Do(Ask.REVIEW)),
        (5, Do(Ask.RECORDS)),
        (6, Do(Ask.SETTINGS)),
        (7, Do(Ask.HELP)),
        (8, Exit()),
    ],
)
def test_a_line_of_home(digit: int, effect: Effect) -> None:
    reaction = pressed(Home(EVERYTHING), digit)
    assert reaction == Reaction(Home(EVERYTHING, cursor=digit - 1), (effect,))


@pytest.mark.parametrize("command", [Command.BACK, Command.LEAVE])
def test_nothing_lies_beneath_home(command: Command) -> None:
    reaction = pressed(Home(Offers()), command)
    assert reaction == Reaction(Home(Offers()), (Open(leave_program()),))


@pytest.mark.parametrize(
    ("question", "yes", "no"),
    [
        (leave_game(), (Leave(),), (say("You stay in the game."),)),
        (leave_program(), (Exit(),), (say("You stay here."),)),
        (replace_game((Do(Ask.NEW_GAME),)), (Do(Ask.NEW_GAME),), (say("Your game is kept."),)),
        (
            reset_settings(),
            (Do(Ask.RESET_SETTINGS), say("Every setting is reset.")),
            (say("Nothing is changed."),),
        ),
    ],
)
def test_a_question_is_answered(question: Question, yes: tuple[Effect, ...], no: tuple[Effect, ...]) -> None:
    for press in (Press(Command.CONFIRM), Press(Command.CARD, 1, "1"), Press(Command.UNKNOWN, text="y")):
        assert question.press(press) == Reaction(None, yes)
    for press in (Press(Command.BACK), Press(Command.CARD, 2, "2"), Press(Command.UNKNOWN, text="No")):
        assert question.press(press) == Reaction(None, no)


def test_no_other_key_answers_a_question() -> None:
    question = leave_game()
    asked = "Leave the game? It is kept, and you can go on with it later."
    line = f"{asked} Enter for yes, Escape or Backspace for no."
    assert heard(question.opening()) == [line]
    for command in (Command.REPEAT, Command.LEAVE):
        assert pressed(question, command) == Reaction(question, (say(line),))
    for other in (Command.UP, Command.TOGGLE_CARD, Command.UNKNOWN, 3):
        assert heard(pressed(question, other).effects) == [f"That key does nothing here. {line}"]


@pytest.mark.parametrize("screen", [Home(EVERYTHING), leave_game(), replace_game(()), reset_settings()])
def test_every_key_is_answered_in_good_words(screen: Home | Question) -> None:
    walked = walk(screen)
    assert silent(walked) == []
    assert faulty_lines(walked) == {}


def test_no_text_is_left_unmarked() -> None:
    catalogue.use(catalogue.PSEUDO)
    try:
        lines = [*Home(Offers(True)).lines, *heard(leave_game().opening()), *heard(_menu(9).opening())[-1:]]
        assert [line for line in lines if line.isascii()] == []
    finally:
        catalogue.use(catalogue.ENGLISH)
