"""The game left comes back to an equal state, whenever the program ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from cribbage_a11y.engine.actions import Deal, GoOn, TableAction
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store.facts import (
    TornLineDropped,
)
from cribbage_a11y.store.save_reading import SavedGame
from cribbage_a11y.store.saves import SaveSlot, open_slot
from kit.games import any_action, steps
from kit.saved import RULES, fill, reload, start_of


@pytest.fixture
def slot(tmp_path: Path) -> Iterator[SaveSlot]:
    slot = open_slot(tmp_path)
    yield slot
    slot.close()


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
