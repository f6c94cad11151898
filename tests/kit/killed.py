"""Programs killed in the middle of play, and what the next one finds."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

from cribbage_a11y.app.keeping import occupants_of
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.store.facts import TornLineDropped
from cribbage_a11y.store.paths import paths_for
from cribbage_a11y.store.save_lines import action_line
from cribbage_a11y.store.save_reading import SavedGame
from cribbage_a11y.store.saves import open_slot
from cribbage_a11y.store.verify import verify_file
from cribbage_a11y.table.table import Table

from .sources import ROOT

MOST_LINES: Final = 450
"""Actions after which a program is killed at the latest: some three games."""
MOST_DELAY: Final = 0.003
"""Seconds waited at most after the last line read, so that the end falls anywhere between two lines."""


def kill_once(home: Path, seed: int) -> int:
    """Start a program, kill it at a random moment, and see that what was announced is there again.

    Returns how many actions were announced. Raises :class:`AssertionError` where something is lost.
    """
    announced = _announced_until_killed(home, Random(seed), seed)
    games = _by_game(announced)
    slot = open_slot(paths_for(home).saves)
    saved = slot.load()
    slot.close()
    assert all(isinstance(fact, TornLineDropped) for fact in slot.facts), slot.facts
    if not games:
        return 0
    assert saved is not None, "the game left is gone"
    _check(saved, games)
    _check_records(home, saved, games)
    return sum(map(len, games))


def _announced_until_killed(home: Path, random: Random, seed: int) -> list[str]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    wanted = random.randrange(MOST_LINES)
    delay = random.uniform(0, MOST_DELAY)
    command = [sys.executable, "-m", "kit.kill_driver", str(home), str(seed)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    ) as program:
        assert program.stdout is not None
        first = [program.stdout.readline() for _ in range(wanted)]
        time.sleep(delay)
        program.kill()
        lines = b"".join(first) + program.stdout.read()
    assert b"fact " not in lines, lines
    return [line.decode() for line in lines.splitlines(keepends=True) if line.endswith(b"\n")]


def _by_game(announced: list[str]) -> list[list[str]]:
    """The actions announced of each game of the match."""
    games: list[list[str]] = []
    for line in announced:
        if line.startswith("game "):
            games.append([])
        else:
            games[-1].append(line)
    return games


def _check(saved: SavedGame, games: list[list[str]]) -> None:
    """Every action announced is in the save, and at most one that was not; they lead where the save says."""
    kept = [action_line(action) for action in saved.actions]
    if saved.start.number == len(games) + 1:
        assert kept == [], "a game not announced has more than its beginning"
        return
    assert saved.start.number == len(games)
    told = games[-1]
    assert kept[: len(told)] == told, "an announced action is lost or changed"
    assert len(kept) - len(told) <= 1, "actions nobody heard of"
    start = saved.start
    table = Table(start.rules, occupants_of(start.seats), start.dealer)
    table.restore(start.match, start.number, saved.actions)
    assert table.state == saved.state
    assert tuple(table.events) == saved.events


def _check_records(home: Path, saved: SavedGame, games: list[list[str]]) -> None:
    """Each game before the one left has its record, which follows the rules."""
    records = list(paths_for(home).records.glob("*.jsonl"))
    left_over = saved.start.number == len(games) and saved.state.phase is Phase.GAME_OVER
    assert len(records) in ({len(games), len(games) - 1} if left_over else {saved.start.number - 1})
    for path in records:
        assert verify_file(path).finished == 1
