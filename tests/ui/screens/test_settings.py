"""The settings screen, filled from the one table of settings."""

from __future__ import annotations

import pytest

from cribbage_a11y.present import catalogue
from cribbage_a11y.store import settings as kept
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Change, Do, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.question import reset_settings
from cribbage_a11y.ui.screens.screen import Reaction
from cribbage_a11y.ui.screens.settings_screen import Settings
from cribbage_a11y.ui.screens.settings_words import CHOICE, NUMBER_QUESTIONS
from kit.screens import faulty_lines, heard, pressed, silent, walk
from kit.settings_screens import PLACES, keys_screen, settings_screen

ELSEWHERE = {"asked", *(name for name, option in kept.OPTIONS.items() if option.group == "new_game")}
"""What the first start and the New game screen change."""


def _typed(screen: Settings, name: str, text: str) -> Reaction:
    asking = pressed(screen, *PLACES[name])
    asked = next(effect for effect in asking.effects if isinstance(effect, AskText))
    assert asking.screen is not None
    return asking.screen.press(Press(asked.command, text=text))


def test_everything_that_can_be_changed_has_its_place() -> None:
    assert set(PLACES) == set(kept.OPTIONS) - ELSEWHERE


def test_every_value_has_a_sentence_of_its_own() -> None:
    for name, words in CHOICE.items():
        assert list(words) == list(kept.OPTIONS[name].values.choices)
        assert len(set(words.values())) == len(words)
    assert set(NUMBER_QUESTIONS) == {name for name, option in kept.OPTIONS.items() if option.values.bounds}
    typed = {*NUMBER_QUESTIONS, "language", "letters_off", "key_changes"}
    assert set(CHOICE) | typed == set(PLACES)


def test_the_menu_has_short_menus_and_the_reset() -> None:
    assert heard(settings_screen().opening()) == [
        "Settings menu.",
        "1. Reading and words.",
        "2. Braille line.",
        "3. Speech and sound.",
        "4. How a game goes on.",
        "5. Colours and large print.",
        "6. Keys of your own.",
        "7. Reset every setting.",
        "Press 1 to 7. Escape or Backspace goes back.",
    ]


def test_a_group_says_what_is_set() -> None:
    assert heard(pressed(settings_screen(verbosity="brief", language="de", width=60), 1).effects) == [
        "Reading and words.",
        "1. You read by speech.",
        "2. Words: brief.",
        "3. Language: Deutsch.",
        "4. Shown as fits how you read.",
        "5. Longest line: 60 characters.",
        "Press 1 to 5. Escape or Backspace goes back.",
    ]


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("verbosity", "verbose", "Words: verbose."),
        ("own_speech", True, "The game's own voice: on."),
        ("bell", True, "Bell at your turn: on."),
        ("advice", False, "Advice when you ask: off."),
        ("large_print", True, "Large print: on."),
        ("number_keys_play", True, "A number plays its card at once."),
    ],
)
def test_a_line_goes_to_the_next_value_and_says_it(name: str, value: object, line: str) -> None:
    reaction = pressed(settings_screen(), *PLACES[name])
    assert reaction.effects[0] == Change(name, value)
    assert heard(reaction.effects) == [line]
    assert reaction.screen is not None
    assert reaction.screen.lines[reaction.screen.cursor].endswith(line)


def test_many_values_are_a_list() -> None:
    listed = pressed(settings_screen(pace="slow"), *PLACES["pace"])
    assert heard(listed.effects) == [
        "Choose one of these.",
        "1. Pause of the computer: none.",
        "2. Pause of the computer: short.",
        "3. Pause of the computer: long.",
        "4. Pause of the computer: until you press Enter.",
        "Press 1 to 4. Escape or Backspace goes back.",
    ]
    assert listed.screen is not None
    assert listed.screen.cursor == 2
    chosen = pressed(listed.screen, 4)
    assert chosen.effects[0] == Change("pace", "enter")
    assert heard(chosen.effects) == ["Pause of the computer: until you press Enter."]
    assert heard(pressed(listed.screen, Command.BACK).effects) == [
        "How a game goes on.",
        "1. Pause of the computer: long.",
    ]


def test_a_pace_in_seconds_from_the_file_is_said() -> None:
    listed = pressed(settings_screen(pace=2.5), 4)
    assert "1. Pause of the computer in seconds: 2.5." in heard(listed.effects)
    assert heard(pressed(settings_screen(pace=2.5), 4, 1).effects)[0] == "Choose one of these."


def test_a_change_of_language_is_said_in_the_new_language() -> None:
    reaction = pressed(settings_screen(), *PLACES["language"], 3)
    assert reaction.effects == (Change("language", "de"), Do(Ask.SAY_AGAIN))


@pytest.mark.parametrize(
    ("name", "text", "value", "line"),
    [
        ("braille_cells", "20", 20, "Your braille line: 20 cells."),
        ("width", " 1 ", 1, "Longest line: 1 character."),
        ("width", "0", 0, "Longest line: as wide as the terminal."),
        ("letters_off", "q a", ("q", "a"), "Keys switched off: Q, A."),
        ("letters_off", "", (), "Keys switched off: none."),
    ],
)
def test_a_value_is_typed(name: str, text: str, value: object, line: str) -> None:
    reaction = _typed(settings_screen(), name, text)
    assert reaction.effects[0] == Change(name, value)
    assert heard(reaction.effects) == [line]
    assert kept.OPTIONS[name].values.accepts(value)


@pytest.mark.parametrize(
    ("name", "text", "answer"),
    [
        ("braille_cells", "4", "Type a number from 12 to 120. Your braille line: 40 cells."),
        ("braille_cells", " ", "Your braille line: 40 cells."),
        ("braille_cells", "many", "Type a number from 12 to 120. Your braille line: 40 cells."),
        ("width", "9" * 5000, "Type a number from 0 to 400. Longest line: as wide as the terminal."),
        ("width", "-1", "Type a number from 0 to 400. Longest line: as wide as the terminal."),
        ("letters_off", "enter", "The key Enter always stays as it is. Nothing is changed."),
        ("letters_off", "j", "No command has the key j. Nothing is changed."),
    ],
)
def test_a_typed_value_that_will_not_do_is_told(name: str, text: str, answer: str) -> None:
    reaction = _typed(settings_screen(), name, text)
    assert heard(reaction.effects) == [answer]
    assert not any(isinstance(effect, Change) for effect in reaction.effects)


@pytest.mark.parametrize("name", ["width", "letters_off"])
def test_giving_up_leaves_the_value(name: str) -> None:
    reaction = pressed(settings_screen(), *PLACES[name], Command.BACK)
    assert len(heard(reaction.effects)) == 1
    again = pressed(settings_screen(), *PLACES[name], Command.REPEAT)
    assert heard(again.effects)[0] in ("Reading and words.", "Keys of your own.")


def test_the_reset_asks_first() -> None:
    reaction = pressed(settings_screen(), 7)
    assert reaction.effects == (Open(reset_settings()),)


def test_what_changes_elsewhere_shows_at_once() -> None:
    changed = settings_screen(verbosity="verbose").settings
    assert settings_screen().with_settings(changed) == settings_screen(verbosity="verbose")
    group = pressed(settings_screen(), 1).screen
    assert group is not None
    assert group.with_settings(changed).lines[1] == "2. Words: verbose."  # type: ignore[attr-defined]


def test_groups_without_a_setting_are_not_shown() -> None:
    only = tuple(setting for setting in settings_screen().settings if setting.name == "bell")
    assert Settings(only).lines == ("1. Speech and sound.", "2. Reset every setting.")


def test_every_key_is_answered_in_good_words() -> None:
    for group in range(1, 7):
        start = pressed(settings_screen(), group).screen
        assert start is not None
        walked = walk(start, most=20)
        assert silent(walked) == []
        assert faulty_lines(walked) == {}


def test_no_text_is_left_unmarked() -> None:
    catalogue.use(catalogue.PSEUDO)
    try:
        opened = [pressed(settings_screen(), group) for group in range(1, 7)]
        lines = [*settings_screen().lines, *(line for reaction in opened for line in heard(reaction.effects))]
        lines += [*keys_screen().lines, *heard(pressed(settings_screen(), *PLACES["theme"]).effects)]
        assert [line for line in lines if line.isascii()] == []
    finally:
        catalogue.use(catalogue.ENGLISH)
