"""The first questions, the keys, and a setting that changes, heard by the readers that speak."""

from __future__ import annotations

from pathlib import Path

import pytest

from readers.lab import Lab, Terminal
from readers.walks import GAME, QUICK, plain_script

READERS = ("yasr", "fenrir")
VOICES = (*READERS, "model-diff", "model-wt")
TERMINAL = Terminal(rate=QUICK)


@pytest.mark.parametrize("lab", VOICES, indirect=True)
def test_the_first_questions_are_said_once_and_lead_to_the_home_menu(lab: Lab, tmp_path: Path) -> None:
    keys = plain_script(["1", "1", "2", "down"], "Question 1 of 3. How do you read?")
    heard = lab.play(keys, "--home", str(tmp_path), terminal=TERMINAL)
    assert heard.words_after("1", 1).count("The cards are on the table.") == 1
    assert heard.words_after("2").endswith("Question mark says the keys.")
    assert heard.words_after("down").startswith("2. ")
    heard.assert_script_held()
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.game == ()


@pytest.mark.parametrize("lab", READERS, indirect=True)
def test_the_keys_and_the_settings_are_said_once(lab: Lab, tmp_path: Path) -> None:
    keys = plain_script(["?", "o", "1", "2", "backspace", "backspace", "h", "="])
    heard = lab.play(keys, *GAME, "--home", str(tmp_path), terminal=TERMINAL)
    assert heard.words_after("?").startswith("1 to 6: say and choose that card")
    assert heard.words_after("o").startswith("Settings menu. 1. Reading and words.")
    assert heard.words_after("2") == "Words: verbose."
    assert heard.words_after("backspace", 2).startswith("Your turn. Choose 2 cards")
    assert "does nothing here" in heard.words_after("=")
    heard.assert_script_held()
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.game == ()
