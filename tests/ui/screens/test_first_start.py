"""The questions of the first start, and what each answer changes."""

from __future__ import annotations

from itertools import product

import pytest

from cribbage_a11y.present import catalogue
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.effects import Change, Do, Effect, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.first_answers import ANSWERS, HEARD, READING, WORDS, Answers, Language, Step
from cribbage_a11y.ui.screens.first_start import FirstStart
from cribbage_a11y.ui.screens.question import leave_program
from cribbage_a11y.ui.screens.sound_check import WANT_VOICE, Heard, Reading, meaning
from kit.screens import faulty_lines, heard, pressed, silent, walk

ONCE, TWICE, NOT_AT_ALL, NO_SPEECH = 1, 2, 3, 4
LANGUAGES = (Language("en", "English"), Language("de", "Deutsch"))


def _asked(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is not said."""
    return tuple(effect for effect in effects if isinstance(effect, (Change, Do)))


def test_the_first_lines_that_a_player_meets() -> None:
    assert heard(FirstStart().opening()) == [
        "Welcome to cribbage. 3 questions, each answered by 1 digit.",
        "Question 1 of 3. How do you read?",
        "1. By speech.",
        "2. By braille.",
        "3. By speech and braille.",
        "4. By large print.",
        "5. On an ordinary screen.",
        "Press 1 to 5. Escape or Backspace skips the rest.",
    ]


def test_the_sound_check_is_a_line_like_any_other() -> None:
    reaction = pressed(FirstStart(), 1)
    assert _asked(reaction.effects) == (Change("reading", "speech"),)
    assert heard(reaction.effects) == [
        "Sound check. Listen to the next line.",
        "The cards are on the table.",
        "Question 2 of 3. How often did you hear the sound check?",
        "1. I heard it once.",
        "2. I heard it twice.",
        "3. I did not hear it.",
        "4. I want no speech.",
        "Press 1 to 4. Escape or Backspace skips the rest.",
    ]


def test_three_digits_answer_everything() -> None:
    reaction = pressed(FirstStart(), 3, ONCE)
    assert _asked(reaction.effects) == (Change("own_speech", False),)
    assert heard(reaction.effects) == [
        "Your screen reader reads the game, and the game itself is silent.",
        "Question 3 of 3. How many words do you want?",
        "1. Brief, as in: Anna: jack. 21.",
        "2. Normal, as in: Anna: jack of clubs. Count 21.",
        "3. Verbose, as in: Anna plays the jack of clubs. The count is 21.",
        "Press 1 to 3. Escape or Backspace skips the rest.",
    ]
    last = pressed(FirstStart(), 3, ONCE, 3)
    assert last.screen is None
    assert _asked(last.effects) == (Change("verbosity", "verbose"), Do(Ask.FIRST_START_DONE))
    assert heard(last.effects) == ["That is all. Settings can change everything later."]


def test_enter_takes_what_is_usual() -> None:
    last = pressed(FirstStart(), Command.CONFIRM, Command.CONFIRM, Command.CONFIRM)
    assert Change("verbosity", "normal") in last.effects


@pytest.mark.parametrize("reading", [1, 3, 4])
def test_who_hears_nothing_gets_the_voice_of_the_game_and_a_second_check(reading: int) -> None:
    second = pressed(FirstStart(), reading, NOT_AT_ALL)
    assert _asked(second.effects) == (Change("own_speech", True),)
    assert heard(second.effects)[:4] == [
        "The game now speaks with its own voice. Listen again.",
        "Sound check. Listen to the next line.",
        "The cards are on the table.",
        "Question 2 of 3. How often did you hear the sound check?",
    ]
    for answer, own_speech in ((ONCE, True), (TWICE, False), (NOT_AT_ALL, False), (NO_SPEECH, False)):
        third = pressed(FirstStart(), reading, NOT_AT_ALL, answer)
        assert _asked(third.effects) == (Change("own_speech", own_speech),)
        assert "Question 3 of 3. How many words do you want?" in heard(third.effects)


@pytest.mark.parametrize("reading", [2, 5])
def test_silence_is_right_for_who_reads_by_touch_or_by_eye(reading: int) -> None:
    reaction = pressed(FirstStart(), reading, NOT_AT_ALL)
    assert _asked(reaction.effects) == (Change("own_speech", False),)
    assert heard(reaction.effects)[0] == "The game stays silent. Settings can turn on its voice."


def test_the_voice_of_the_game_speaks_only_where_it_alone_was_heard() -> None:
    for reading, own_speech, answer in product(Reading, (False, True), Heard):
        means = meaning(reading, own_speech, answer)
        came_on = answer is Heard.NOT_AT_ALL and not own_speech and reading in WANT_VOICE
        assert means.again == came_on
        assert means.own_speech == (came_on or (own_speech and answer is Heard.ONCE))


def test_the_check_is_asked_no_more_than_twice() -> None:
    for reading, answer in product(Reading, Heard):
        assert not meaning(reading, True, answer).again


@pytest.mark.parametrize(
    ("digits", "left"),
    [
        ([], [Change("reading", "speech"), Change("own_speech", False), Change("verbosity", "normal")]),
        ([2], [Change("own_speech", False), Change("verbosity", "normal")]),
        ([1, NOT_AT_ALL, ONCE], [Change("verbosity", "normal")]),
    ],
)
def test_escape_takes_what_is_set_for_the_rest(digits: list[int], left: list[Change]) -> None:
    reaction = pressed(FirstStart(), *digits, Command.BACK)
    assert reaction.screen is None
    assert _asked(reaction.effects) == (*left, Do(Ask.FIRST_START_DONE))
    assert heard(reaction.effects) == ["Skipped. Settings can change everything later."]


def test_what_the_command_line_answers_is_not_asked() -> None:
    start = FirstStart(Answers(Reading.BRAILLE, False, Verbosity.BRIEF), steps=(Step.WORDS,), cursor=0)
    assert heard(start.opening())[:2] == [
        "Welcome to cribbage. 1 question, answered by 1 digit.",
        "Question 1 of 1. How many words do you want?",
    ]
    assert Change("verbosity", "brief") in pressed(start, Command.BACK).effects


def test_q_asks_before_the_program_ends() -> None:
    assert pressed(FirstStart(), Command.LEAVE).effects == (Open(leave_program()),)


def test_the_language_can_be_chosen_at_the_first_question() -> None:
    start = FirstStart(languages=LANGUAGES)
    assert start.lines[-1] == "6. Language: English."
    listed = pressed(start, 6)
    assert heard(listed.effects)[:3] == ["Which language?", "1. English.", "2. Deutsch."]
    chosen = pressed(start, 6, 2)
    assert chosen.effects == (Change("language", "de"), Do(Ask.SAY_AGAIN))
    assert chosen.screen == FirstStart(languages=LANGUAGES, language="de")
    assert chosen.screen.lines[-1] == "6. Language: Deutsch."


def test_every_answer_has_words() -> None:
    assert list(READING) == list(Reading)
    assert list(HEARD) == list(Heard)
    assert list(WORDS) == list(Verbosity)
    assert set(ANSWERS) == set(Step)


def test_every_key_is_answered_in_good_words() -> None:
    walked = walk(FirstStart(languages=LANGUAGES), most=120)
    assert silent(walked) == []
    assert faulty_lines(walked) == {}


def test_no_text_is_left_unmarked() -> None:
    catalogue.use(catalogue.PSEUDO)
    try:
        lines = [*heard(FirstStart().opening()), *heard(pressed(FirstStart(), 1, NOT_AT_ALL).effects)]
        lines += heard(pressed(FirstStart(), 1, ONCE).effects)
        assert [line for line in lines if line.isascii()] == []
    finally:
        catalogue.use(catalogue.ENGLISH)
