"""A hand in every language through a real reader: each line said once, and in the language."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.languages import ENGLISH_LIKE, LANGUAGES
from readers.lab import Lab, Terminal
from readers.walks import A_HAND, GAME, QUICK, plain_script

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
