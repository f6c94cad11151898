"""A hand and the history on a braille line of 40 cells, shown by BRLTTY."""

from __future__ import annotations

from pathlib import Path

import pytest

from readers.lab import Lab, Terminal
from readers.walks import A_HAND, GAME, HISTORY, QUICK, Step, plain_script

CELLS = 40
TERMINAL = Terminal(rate=QUICK, cells=CELLS)


def brailled(lab: Lab, steps: tuple[Step, ...], home: Path) -> list[str]:
    """What the display shows last after each key."""
    keys = [key for key, _ in steps]
    arguments = (*GAME, "--reading", "braille", "--home", str(home))
    heard = lab.play(plain_script(keys, "your turn lay away 2 your crib"), *arguments, terminal=TERMINAL)
    heard.assert_script_held()
    heard.assert_braille_fits(CELLS)
    shown = []
    for place, key in enumerate(keys):
        after = heard.brailled_after(key, keys[: place + 1].count(key))
        assert all(line in heard.written for line in after), after
        shown.append(after[-1] if after else "")
    return shown


@pytest.mark.parametrize("lab", ["brltty"], indirect=True)
def test_what_matters_is_on_the_display_after_each_key_of_a_hand(lab: Lab, tmp_path: Path) -> None:
    assert brailled(lab, A_HAND, tmp_path) == [
        "chosen 2c 1 more",
        "chosen 3d enter confirms",
        "your turn count 10",
        "chosen 7h enter confirms",
        "your turn count 23",
        "chosen 8d enter confirms",
        "your turn count 4",
        "chosen jc enter confirms",
        "your turn count 19",
        "chosen qc enter confirms",
        "your turn enter counts hand",
        "your turn enter counts crib",
        "enter to go on",
        "run ad 2h 3d total 10",
        "score you 18 anna 9",
    ]


@pytest.mark.parametrize("lab", ["brltty"], indirect=True)
def test_each_move_in_the_history_shows_its_entry(lab: Lab, tmp_path: Path) -> None:
    assert brailled(lab, HISTORY, tmp_path) == [
        "chosen 2c 1 more",
        "chosen 3d enter confirms",
        "your turn count 10",
        "anna kd 10",
        "starter ad",
        "anna laid away 2",
        "starter ad",
        "game to 61 you v anna",
        "oldest entry",
        "anna kd 10",
        "starter ad",
        "anna kd 10",
        "your turn count 10",
    ]
