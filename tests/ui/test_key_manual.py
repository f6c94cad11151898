"""The keys in words: a word for each, the answer to the question mark, and the manual."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cribbage_a11y.present.catalogue import PSEUDO
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.key_manual import GROUPS, key_in_words, key_line, keys_in_words, manual
from cribbage_a11y.ui.key_words import DOES, DOES_IN_HISTORY, DOES_ON_SCREENS, KEY_NAMES
from cribbage_a11y.ui.keymap import BINDINGS, Context, Keymap
from cribbage_a11y.ui.screens.keys_help import AT_A_TIME, keys_now
from kit.screens import faults
from kit.sources import ROOT

KEYMAP = Keymap()


def test_the_manual_in_the_documents_is_up_to_date() -> None:
    """Write it anew with ``python -m cribbage_a11y.ui.key_manual > docs/keys.md``."""
    assert (ROOT / "docs" / "keys.md").read_text(encoding="utf-8") == manual(KEYMAP)


def test_the_manual_is_written_by_a_command_in_any_language() -> None:
    command = [sys.executable, "-m", "cribbage_a11y.ui.key_manual"]
    written = [
        subprocess.run([*command, *language], capture_output=True, check=True, encoding="utf-8").stdout
        for language in ((), (PSEUDO,))
    ]
    assert written[0] == manual(KEYMAP)
    assert [line for line in written[1].splitlines() if line and line.isascii()] == []


def test_every_command_has_its_words_and_its_place() -> None:
    commands = set(Command) - {Command.UNKNOWN}
    assert set(DOES) == commands
    grouped = [command for _heading, group in GROUPS for command in group]
    assert sorted(grouped) == sorted(commands)
    assert set(DOES_IN_HISTORY) <= set(KEYMAP.working(Context.HISTORY))
    assert set(DOES_ON_SCREENS) <= set(KEYMAP.working(Context.SCREEN))


def test_every_key_that_is_no_letter_or_digit_has_a_name() -> None:
    keys = {key for binding in BINDINGS for key in binding.keys if not key.isalnum()}
    assert keys <= set(KEY_NAMES)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("h", "H"),
        ("S", "Shift S"),
        ("f1", "F1"),
        ("f12", "F12"),
        (",", "Comma"),
        ("ctrl-c", "Control C"),
        ("pageup", "Page up"),
        ("pagedown", "Page down"),
        ("ctrl-pageup", "Control Page up"),
        ("delete", "Delete"),
        ("7", "7"),
    ],
)
def test_a_key_in_words(key: str, words: str) -> None:
    assert key_in_words(key) == words


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (["1", "2", "3"], "1 to 3"),
        (["5"], "5"),
        (["escape", "backspace"], "Escape or Backspace"),
        (["a", "b", "c"], "A or B or C"),
    ],
)
def test_several_keys_in_words(keys: list[str], words: str) -> None:
    assert keys_in_words(keys) == words


@pytest.mark.parametrize("context", Context)
def test_the_question_mark_says_every_key_once_and_begins_again(context: Context) -> None:
    said: list[str] = []
    page = 0
    while True:
        answer = keys_now(KEYMAP, context, page)
        assert 2 <= len(answer.lines) <= AT_A_TIME + 1
        said += answer.lines[:-1]
        page = answer.next_page
        if not page:
            break
    assert answer.lines[-1] == "These were all the keys. Question mark begins again."
    assert said == [key_line(KEYMAP, context, command) for command in KEYMAP.working(context)]
    assert {line: wrong for line in said if (wrong := faults(line))} == {}


def test_the_first_keys_of_a_game() -> None:
    assert keys_now(KEYMAP, Context.GAME).lines == (
        "1 to 6: say and choose that card, or put it back.",
        "Enter: confirm. Lay away, play, or go on.",
        "Left: previous card.",
        "Right: next card.",
        "Space: choose the card at the cursor, or put it back.",
        f"{len(KEYMAP.working(Context.GAME)) - AT_A_TIME} more keys. Press question mark.",
    )


def test_keys_that_mean_nothing_now_are_left_out() -> None:
    everything = set(Command)
    few = keys_now(KEYMAP, Context.GAME, 0, everything - {Command.HAND, Command.SCORE})
    assert few.lines[:-1] == ("H: your hand.", "S: the score.")
    six = {Command.HAND, Command.SCORE, Command.PLAY, Command.COUNT, Command.STARTER, Command.CRIB}
    assert keys_now(KEYMAP, Context.GAME, 0, everything - six).lines[-1] == "1 more key. Press question mark."


@pytest.mark.parametrize("page", [-1, 99])
def test_a_page_that_is_not_there_is_the_first(page: int) -> None:
    assert keys_now(KEYMAP, Context.GAME, page) == keys_now(KEYMAP, Context.GAME, 0)


def test_a_changed_key_is_said_and_a_silent_one_is_not() -> None:
    keymap = Keymap({"hand": "z f5"}, silent_letters="s")
    assert key_line(keymap, Context.GAME, Command.HAND) == "Z or F5: your hand."
    assert key_line(keymap, Context.GAME, Command.SCORE) == ""
