"""Damaged saves are kept aside with the line named, and nothing else is touched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.store import saves
from cribbage_a11y.store.facts import (
    FileNotRead,
    SaveSetAside,
)
from cribbage_a11y.store.saves import SaveSlot, open_slot
from kit.saved import RULES, fill, reload, start_of


@pytest.fixture
def slot(tmp_path: Path) -> Iterator[SaveSlot]:
    slot = open_slot(tmp_path)
    yield slot
    slot.close()


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
