"""A record turned back into what the engine plays: a start and the actions that lead from it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cribbage_a11y.engine.actions import Action
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store.record import GameRecord, RecordError
from cribbage_a11y.store.record_actions import actions_of
from cribbage_a11y.store.record_reading import read_record_file
from cribbage_a11y.store.verify import first_dealer, verify_record

LONGEST_FILE = 64_000_000
"""Bytes of a record file that is read: some two thousand games."""


class RecordedGame(NamedTuple):
    """A game that follows the rules, to be played again."""

    record: GameRecord
    start: GameState
    actions: tuple[Action, ...]
    """Every action from the start on. Cards that the record does not know follow in the pack in any order."""


def recorded_game(record: GameRecord) -> RecordedGame:
    """The game of a record; raises :class:`RecordError` for one that breaks the rules."""
    verify_record(record)
    start = state = new_game(record.header.rules, first_dealer(record))
    actions: list[Action] = []
    for place in range(len(record.lines)):
        for action in actions_of(state, record.lines, place):
            state, _events = apply(state, action)
            actions.append(action)
    return RecordedGame(record, start, tuple(actions))


def read_games(path: Path) -> list[RecordedGame]:
    """The games of a file.

    Raises :class:`RecordError` for the first line that is wrong, and :class:`OSError` when the file cannot
    be read.
    """
    if path.stat().st_size > LONGEST_FILE:
        raise RecordError(1, "the file is too long for a record.")
    return [recorded_game(record) for record in read_record_file(path)]
