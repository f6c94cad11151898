"""What was taken back stays taken back, and the game stays practice, whenever the program ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from cribbage_a11y.store.facts import SaveSetAside
from cribbage_a11y.store.saves import open_slot
from kit.saved import RULES, fill, reload, start_of


@pytest.mark.parametrize("taken", [1, 2, 5])
def test_actions_taken_back_do_not_come_again(tmp_path: Path, taken: int) -> None:
    slot = open_slot(tmp_path)
    states = fill(slot, most=20)
    assert slot.take_back(taken) is None
    slot.close()
    saved, facts = reload(tmp_path)
    assert facts == []
    assert saved is not None
    assert saved.practice
    assert saved.state == states[-1 - taken]
    assert len(saved.actions) == len(states) - 1 - taken


def test_a_torn_line_takes_nothing_back(tmp_path: Path) -> None:
    slot = open_slot(tmp_path)
    states = fill(slot, most=20)
    slot.take_back(3)
    slot.close()
    slot.path.write_bytes(slot.path.read_bytes()[:-4])
    saved, _facts = reload(tmp_path)
    assert saved is not None
    assert saved.state == states[-1]
    assert not saved.practice


def test_the_next_game_of_a_match_is_no_practice(tmp_path: Path) -> None:
    slot = open_slot(tmp_path)
    fill(slot, most=20)
    slot.take_back(1)
    slot.next_game(start_of(RULES, number=2))
    slot.close()
    saved, _facts = reload(tmp_path)
    assert saved is not None
    assert not saved.practice


@pytest.mark.parametrize(
    "line", ['{"undo": 0}', '{"undo": 99}', '{"undo": -1}', '{"undo": "1"}', '{"undo": true}']
)
def test_taking_back_what_is_not_there_sets_the_save_aside(tmp_path: Path, line: str) -> None:
    slot = open_slot(tmp_path)
    fill(slot, most=20)
    slot.close()
    with slot.path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    saved, [fact] = reload(tmp_path)
    assert saved is None
    assert isinstance(fact, SaveSetAside)
    assert "undo is " in fact.reason
