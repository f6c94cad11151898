"""A hand, the history and a whole game, heard by the readers that speak."""

from __future__ import annotations

from pathlib import Path

import pytest

from readers.lab import Lab, Terminal
from readers.walks import (
    A_HAND,
    GAME,
    HISTORY,
    QUICK,
    RULES,
    assert_heard,
    plain_script,
    script,
    whole_game,
)

READERS = ("yasr", "fenrir")
VOICES = (*READERS, "model-diff", "model-wt")
TERMINAL = Terminal(rate=QUICK)
SOON = 1.5
"""Seconds from a key to the request to speak, on a machine that does much else at the same time."""


@pytest.mark.parametrize("lab", VOICES, indirect=True)
def test_each_line_of_a_hand_is_said_once_and_whole(lab: Lab, tmp_path: Path) -> None:
    heard = lab.play(script(A_HAND), *GAME, "--home", str(tmp_path), terminal=TERMINAL)
    assert_heard(heard, A_HAND)
    assert max(heard.delays()) < SOON


@pytest.mark.parametrize("lab", READERS, indirect=True)
def test_each_move_in_the_history_says_one_entry(lab: Lab, tmp_path: Path) -> None:
    heard = lab.play(script(HISTORY), *GAME, "--home", str(tmp_path), terminal=TERMINAL)
    assert_heard(heard, HISTORY)


@pytest.mark.parametrize("lab", READERS, indirect=True)
def test_a_whole_game_is_heard_to_its_end(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[play]\nnumber_keys_play = true\n", encoding="utf-8")
    keys = whole_game("8")
    arguments = ("play", "--seed", "8", *RULES, "--home", str(tmp_path))
    heard = lab.play(plain_script(keys), *arguments, terminal=TERMINAL)
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.words_after(keys[-1], keys.count(keys[-1])).endswith(heard.written[-1])
    assert any(line.startswith("Game over.") for line in heard.written)
