"""A hand in every language through a real reader: each line said once, and in the language."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kit.languages import ENGLISH_LIKE, LANGUAGES
from readers.lab import Lab, Terminal
from readers.walks import A_HAND, GAME, QUICK, RULES, plain_script, whole_game

FOREIGN = [language for language in LANGUAGES if language not in ENGLISH_LIKE and "_" not in language]


@pytest.mark.parametrize("lab", ["fenrir"], indirect=True)
@pytest.mark.parametrize("language", FOREIGN)
def test_a_hand_is_said_once_and_in_the_language(lab: Lab, language: str, tmp_path: Path) -> None:
    keys = plain_script([key for key, _said in A_HAND], "61")
    heard = lab.play(
        keys, *GAME, "--language", language, "--home", str(tmp_path), terminal=Terminal(rate=QUICK)
    )
    said = heard.words_after("enter")
    assert said
    assert "You lay away" not in said
    heard.assert_script_held()
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.game == ()


@pytest.mark.skipif("CI" in os.environ, reason="a minute a language; the hand above runs in every full run")
@pytest.mark.parametrize("lab", ["fenrir"], indirect=True)
@pytest.mark.parametrize("language", FOREIGN)
def test_a_whole_game_is_heard_to_its_end_in_the_language(lab: Lab, language: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[play]\nnumber_keys_play = true\n", encoding="utf-8")
    keys = whole_game("8")
    arguments = ("play", "--seed", "8", *RULES, "--language", language, "--home", str(tmp_path))
    heard = lab.play(plain_script(keys, "61"), *arguments, terminal=Terminal(rate=QUICK))
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.words_after(keys[-1], keys.count(keys[-1])).endswith(heard.written[-1])
    assert heard.game == ()
