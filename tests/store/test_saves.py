"""The game left: nothing that was accepted is lost, and no damage or rival program is more than a fact."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.engine.actions import Deal, GoOn, TableAction
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.match import Match
from cribbage_a11y.engine.rules import Counting, FirstDeal, NextDeal, Rules
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store import append_file, saves
from cribbage_a11y.store.facts import (
    FileNotRead,
    FileNotWritten,
    SaveInUse,
    SaveSetAside,
    TornLineDropped,
)
from cribbage_a11y.store.record import PlayerKind, RecordedSeat
from cribbage_a11y.store.save_lines import GameStart
from cribbage_a11y.store.saves import SavedGame, SaveSlot, open_slot
from kit.games import a_game, any_action, steps

RULES = Rules(
    players=3,
    target=61,
    next_deal=NextDeal.WINNER,
    skunk_games=(1, 2, 4),
    counting=Counting.MUGGINS,
)


def start_of(rules: Rules, number: int = 1, dealer: int | None = None) -> GameStart:
    seats = (RecordedSeat("Zoë", PlayerKind.HUMAN), *[RecordedSeat("Bo", PlayerKind.COMPUTER, "book")] * 3)
    sides = len(rules.shape.sides)
    match = Match(tuple(range(sides)), (0,) * (number - 1))
    return GameStart(number, rules, dealer, seats[: rules.players], "s33d", match)


@pytest.fixture
def slot(tmp_path: Path) -> Iterator[SaveSlot]:
    slot = open_slot(tmp_path)
    yield slot
    slot.close()


def reload(folder: Path) -> tuple[SavedGame | None, list[object]]:
    """What the next program finds."""
    again = open_slot(folder)
    saved = again.load()
    again.close()
    return saved, list(again.facts)


def fill(slot: SaveSlot, rules: Rules = RULES, seed: int = 1, most: int = 10_000) -> list[GameState]:
    """Play a game into a slot; the states from the beginning."""
    dealer = 1 if rules.first_deal in (FirstDeal.RANDOM, FirstDeal.GIVEN) else None
    assert slot.new_match(start_of(rules, dealer=dealer)) is None
    states = [new_game(rules, dealer)]
    random = Random(seed)
    while states[-1].winner is None and len(states) <= most:
        action = any_action(states[-1], random)
        assert slot.append(action) is None
        states.append(apply(states[-1], action).state)
    return states


KINDS = list(product((2, 3, 4), FirstDeal, Counting))


@pytest.mark.parametrize(("players", "first_deal", "counting"), KINDS)
def test_a_game_of_every_kind_comes_back_to_an_equal_state(
    slot: SaveSlot, players: int, first_deal: FirstDeal, counting: Counting
) -> None:
    rules = Rules(players=players, target=61, first_deal=first_deal, counting=counting)
    states = fill(slot, rules)
    slot.close()
    saved, facts = reload(slot.path.parent)
    assert facts == []
    assert saved is not None
    assert saved.state == states[-1]
    assert saved.start == start_of(rules, dealer=saved.start.dealer)
    assert len(saved.actions) == len(states) - 1


def test_a_file_cut_at_any_byte_loses_the_torn_line_at_most(slot: SaveSlot) -> None:
    states = fill(slot, most=30)
    slot.close()
    data = slot.path.read_bytes()
    for length in (*range(900), *range(900, len(data), 7), len(data)):
        slot.path.write_bytes(data[:length])
        saved, facts = reload(slot.path.parent)
        whole = data[:length].count(b"\n")
        torn = not data[:length].endswith(b"\n") and length > 0
        assert facts == ([TornLineDropped(slot.path, whole + 1)] if torn else [])
        assert (saved.state if saved else None) == (states[whole - 2] if whole >= 2 else None)


def test_play_goes_on_after_a_torn_line(slot: SaveSlot) -> None:
    states = fill(slot, most=12)
    slot.close()
    slot.path.write_bytes(slot.path.read_bytes()[:-9])
    again = open_slot(slot.path.parent)
    saved = again.load()
    assert saved is not None
    assert saved.state == states[-2]
    action = any_action(saved.state, Random(5))
    assert again.append(action) is None
    again.close()
    last, facts = reload(slot.path.parent)
    assert last is not None
    assert (last.state, facts) == (apply(saved.state, action).state, [])


def test_courtesies_and_salts_are_kept(slot: SaveSlot) -> None:
    rules = Rules(first_deal=FirstDeal.SEAT0, target=61)
    slot.new_match(start_of(rules))
    taken: list[TableAction] = []
    fair = []
    for _, action, _, _ in steps(rules, 3):
        salt = "ab" * 16 if isinstance(action, Deal) else None
        if isinstance(action, Deal):
            fair.append(FairDeal("ab" * 16, action.deck))
        slot.append(action, salt)
        taken.append(action)
        slot.append(GoOn(0))
        taken.append(GoOn(0))
    slot.close()
    saved, _ = reload(slot.path.parent)
    assert saved is not None
    assert saved.actions == tuple(taken)
    assert saved.fair == tuple(fair)
    assert saved.events[-1].kind.value == "game_over"


def test_packs_count_as_fair_only_when_all_have_salts(slot: SaveSlot) -> None:
    fill(slot)
    slot.close()
    saved, _ = reload(slot.path.parent)
    assert saved is not None
    assert saved.fair == ()


def test_the_next_game_of_a_match_takes_the_place_of_the_last(slot: SaveSlot) -> None:
    fill(slot)
    second = start_of(RULES, number=2)
    slot.next_game(second)
    slot.close()
    saved, facts = reload(slot.path.parent)
    assert (saved, facts) == (SavedGame(second, (), (), new_game(RULES), ()), [])


def test_a_new_match_and_a_cleared_slot_forget_the_old_one(slot: SaveSlot) -> None:
    fill(slot)
    slot.new_match(start_of(Rules()))
    slot.close()
    saved, _ = reload(slot.path.parent)
    assert saved is not None
    assert (saved.start, saved.actions) == (start_of(Rules()), ())
    again = open_slot(slot.path.parent)
    again.load()
    assert again.clear() is None
    again.close()
    assert slot.path.read_bytes() == b""
    assert reload(slot.path.parent) == (None, [])


# Damage


def lines_of(slot: SaveSlot) -> list[bytes]:
    slot.close()
    return slot.path.read_bytes().splitlines(keepends=True)


HEADER, START, CUT = 0, 1, 2


@pytest.mark.parametrize(
    ("place", "line", "reason"),
    [
        (HEADER, b'{"save": 2, "program": "9"}', "the save's version is 2; this program reads 1."),
        (HEADER, b'{"save": true}', "the save's version is true; this program reads 1."),
        (HEADER, b"{}", "the field save is missing."),
        (HEADER, b"\x00", "it is not a line of JSON."),
        (START, b'{"action": "go_on", "seat": 0}', "a game begins with a line that has the field game."),
        (START, b'{"game": 1}', "the field rules is missing."),
        (START, b'{"game": 1, "rules": 2}', "rules is 2, not a JSON object."),
        (CUT, b'{"action": "cut_for_deal", "cards": []}', "the rules refuse this action: not_a_full_deck."),
        (CUT, b'{"action": "play", "seat": 0, "card": "5H"}', "the rules refuse this action: wrong_phase."),
        (CUT, b'{"action": "peek"}', '"peek" is not an action.'),
        (CUT, b'{"action": ["play"]}', '["play"] is not an action.'),
        (CUT, b"{}", "the field action is missing."),
    ],
)
def test_a_damaged_save_is_kept_aside_with_the_line_named(
    slot: SaveSlot, place: int, line: bytes, reason: str
) -> None:
    fill(slot)
    lines = lines_of(slot)
    lines[place] = line + b"\n"
    slot.path.write_bytes(b"".join(lines))
    aside = slot.path.with_name("game.damaged-1.jsonl")
    assert reload(slot.path.parent) == (None, [SaveSetAside(slot.path, place + 1, reason, aside)])
    assert aside.read_bytes() == b"".join(lines)
    assert reload(slot.path.parent) == (None, [])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"players": 3', b'"players": 7', "players is 7: choose one of 2, 3, 4."),
        (b'"skunk_games": [1, 2, 4]', b'"skunk_games": [1, 9]', "skunk_games is (1, 9): choose one of"),
        (b'"won": [0, 1, 2]', b'"won": [0, 1, -2]', "won is -2, not a whole number from 0."),
        (b'"won": [0, 1, 2]', b'"won": [0, 1]', "won is [0, 1], not a list of 3."),
        (b'"dealer": null', b'"dealer": 3', "dealer is 3, not a whole number from 0 to 2."),
        (b'"first_deal": "cut"', b'"first_deal": "random"', "first_deal random needs a dealer from 0 to 2."),
        (b'"seed": "s33d"', b'"seed": 5', "seed is 5, not a text of one line."),
    ],
)
def test_a_game_that_cannot_begin(slot: SaveSlot, old: bytes, new: bytes, reason: str) -> None:
    fill(slot)
    lines = lines_of(slot)
    assert old in lines[START]
    lines[START] = lines[START].replace(old, new)
    slot.path.write_bytes(b"".join(lines))
    saved, (fact,) = reload(slot.path.parent)
    assert saved is None
    assert isinstance(fact, SaveSetAside)
    assert fact.line == 2
    assert fact.reason.startswith(reason)


def test_a_damaged_save_that_cannot_be_moved_is_left_alone(
    slot: SaveSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot.close()
    slot.path.write_bytes(b"{}\n")

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "rename", refuse)
    again = open_slot(slot.path.parent)
    assert again.load() is None
    assert again.new_match(start_of(RULES)) is None
    again.close()
    (fact,) = again.facts
    assert isinstance(fact, SaveSetAside)
    assert fact.kept_as is None
    assert slot.path.read_bytes() == b"{}\n"


def test_a_huge_save_is_kept_aside(slot: SaveSlot, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(slot)
    slot.close()
    monkeypatch.setattr(saves, "_LONGEST_SAVE", 100)
    saved, facts = reload(slot.path.parent)
    aside = slot.path.with_name("game.damaged-1.jsonl")
    assert (saved, facts[-1]) == (None, SaveSetAside(slot.path, 1, "the save is too long.", aside))


@given(data=st.data())
def test_no_damage_is_more_than_a_fact(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("saves")
    slot = open_slot(folder)
    fill(slot, most=15)
    slot.close()
    text = bytearray(slot.path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        text[place : place + data.draw(st.integers(0, 200))] = data.draw(st.binary(max_size=10))
    slot.path.write_bytes(text)
    (folder / "other").write_bytes(b"untouched")
    saved, facts = reload(folder)
    aside = [fact for fact in facts if isinstance(fact, SaveSetAside)]
    assert len(aside) == (folder / "game.damaged-1.jsonl").exists()
    if aside:
        assert saved is None
        assert (folder / "game.damaged-1.jsonl").read_bytes() == text
        assert aside[0].reason.isprintable()
    assert (folder / "other").read_bytes() == b"untouched"


def test_a_save_that_cannot_be_read_is_said_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").mkdir()
    slot = open_slot(tmp_path)
    assert slot.load() is None
    assert slot.facts == [FileNotRead(tmp_path / "game.jsonl", "Is a directory")]
    assert slot.new_match(start_of(RULES)) is None
    slot.close()
    assert (tmp_path / "game.jsonl").is_dir()


# Other programs


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


# Disks


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
from store.test_saves import RULES, start_of
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
