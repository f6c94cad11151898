"""Turns at one keyboard with a real reader: the terminal is cleared when the keyboard goes on, and nothing is
said twice for that, nor left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from readers.lab import Lab, Terminal
from readers.walks import QUICK, plain_script

START = (
    *("--reading", "speech", "--verbosity", "normal", "--no-speech"),
    *("--pace", "none", "--presentation", "reader"),
)
READY = "press Enter when you are ready to hear your cards."


@pytest.mark.parametrize(("lab", "rows"), [("yasr", 24), ("fenrir", 12)], indirect=["lab"])
def test_each_line_is_said_once_when_the_terminal_is_cleared(lab: Lab, rows: int, tmp_path: Path) -> None:
    lay_away = ["enter", "h", "1", "2", "enter"]
    keys = plain_script(["2", "3", "1", *lay_away, *lay_away, "1", "enter", "enter", "s"], "Home menu")
    heard = lab.play(keys, *START, "--home", str(tmp_path), terminal=Terminal(rows=rows, rate=QUICK))
    heard.assert_script_held()
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.words_after("enter", 2).startswith("Player lays away 2 cards.")
    assert heard.words_after("enter", 2).endswith(READY)
    assert sum(READY in line for line in heard.written) > 2
