"""Other programs on the same save, disks that fail, and programs that are killed."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store import append_file
from cribbage_a11y.store.facts import (
    FileNotWritten,
    SaveInUse,
    TornLineDropped,
)
from cribbage_a11y.store.saves import SaveSlot, open_slot
from kit.games import a_game, any_action, steps
from kit.saved import RULES, fill, reload, start_of


@pytest.fixture
def slot(tmp_path: Path) -> Iterator[SaveSlot]:
    slot = open_slot(tmp_path)
    yield slot
    slot.close()


def test_a_second_program_is_told_and_opens_its_own(slot: SaveSlot) -> None:
    states = fill(slot, most=20)
    second = open_slot(slot.path.parent)
    third = open_slot(slot.path.parent)
    assert second.facts == [SaveInUse(slot.path, second.path)]
    assert len({slot.path, second.path, third.path}) == 3
    assert second.load() is None
    others = fill(second, Rules(), most=10)
    for each in (third, second):
        each.close()
    slot.close()
    assert reload(slot.path.parent)[0].state == states[-1]  # type: ignore[union-attr]
    first = open_slot(slot.path.parent)
    first.load()
    first.clear()
    first.close()
    found = open_slot(slot.path.parent)
    saved = found.load()
    found.close()
    assert saved is not None
    assert (found.path, found.facts, saved.state) == (second.path, [], others[-1])


def test_a_file_system_without_locks_lets_everybody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(_file: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("cribbage_a11y.store.file_lock._lock", unsupported)
    slots = [open_slot(tmp_path) for _ in range(2)]
    for each in slots:
        each.close()
    assert [each.facts for each in slots] == [[], []]


def test_a_folder_that_cannot_be_used_is_said_once_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "saves"
    slot = open_slot(folder)
    (fact,) = slot.facts
    assert isinstance(fact, FileNotWritten)
    assert (fact.path, fact.no_room) == (folder, False)
    assert slot.load() is None or slot.facts
    fill(slot)
    assert slot.clear() is None
    slot.close()


def test_locks_are_let_go_where_a_later_one_cannot_be_had(slot: SaveSlot) -> None:
    fill(slot)
    slot.close()
    (slot.path.parent / "game-2.lock").mkdir()
    broken = open_slot(slot.path.parent)
    assert isinstance(broken.facts[0], FileNotWritten)
    broken.close()
    (slot.path.parent / "game-2.lock").rmdir()
    assert reload(slot.path.parent)[0] is not None


def test_a_full_disk_is_said_once_and_nothing_is_lost_when_there_is_room_again(
    slot: SaveSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot.new_match(start_of(RULES))
    played = list(steps(RULES, 4))
    sync = append_file._sync

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    facts = []
    for place, (_, action, _, _) in enumerate(played[:30]):
        monkeypatch.setattr(append_file, "_sync", full if 10 <= place < 20 else sync)
        facts.append(slot.append(action))
    assert facts == [
        FileNotWritten(slot.path, "No space left on device", True) if place == 10 else None
        for place in range(30)
    ]
    slot.close()
    saved, facts_of_loading = reload(slot.path.parent)
    assert saved is not None
    assert (saved.state, facts_of_loading) == (played[29][2], [])


class Filling(io.FileIO):
    """A file on a disk that has room for 30 bytes."""

    def write(self, data: Any) -> int:
        room = 30 - self.tell()
        if room <= 0:
            raise OSError(28, "No space left on device")
        return super().write(bytes(data)[:room])


def test_half_a_line_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lines"
    monkeypatch.setattr(os, "fdopen", lambda number, *_, **__: Filling(number, "r+"))
    file = append_file.AppendFile(path)
    file.append(b"first of 20 letters\n")
    for _ in range(2):
        with pytest.raises(OSError, match="No space left"):
            file.append(b"second of 20 letter\n")
        assert path.read_bytes() == b"first of 20 letters\n"
    file.close()


def test_a_file_that_cannot_be_opened_is_an_error_each_time(tmp_path: Path) -> None:
    file = append_file.AppendFile(tmp_path)
    for _ in range(2):
        with pytest.raises(OSError, match="Is a directory"):
            file.append(b"line\n")
    file.close()


PLAYER = """
import sys
from pathlib import Path
from random import Random
from kit.games import any_action
from kit.saved import RULES, start_of
from cribbage_a11y.engine.state import new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store.saves import open_slot
slot = open_slot(Path(sys.argv[1]))
slot.new_match(start_of(RULES))
state, random = new_game(RULES), Random(int(sys.argv[2]))
while state.winner is None:
    action = any_action(state, random)
    state = apply(state, action).state
    slot.append(action)
    print(len(state.laid), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("seed", range(6))
def test_a_killed_program_has_saved_whatever_it_announced(tmp_path: Path, seed: int) -> None:
    here = Path(__file__).parents[1]
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path), str(seed)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(here)},
    )
    assert player.stdout is not None
    wanted = Random(seed).randrange(1, 60)
    announced = [player.stdout.readline() for _ in range(wanted)]
    player.send_signal(signal.SIGKILL)
    rest, _ = player.communicate()
    announced += rest.splitlines()
    saved, facts = reload(tmp_path)
    assert all(isinstance(fact, TornLineDropped) for fact in facts)
    assert saved is not None
    assert len(announced) <= len(saved.actions) <= len(announced) + 1
    random, state = Random(seed), a_game(RULES, Random(0))
    for action in saved.actions:
        assert action == any_action(state, random)
        state = apply(state, action).state
    assert saved.state == state
