"""The tables of a host on the disk: their games, their computers, and what a restart must find."""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from cribbage_a11y.app.games import QUICK_LEVELS, SeededChance, first_dealer
from cribbage_a11y.app.hosting_disk import Disk
from cribbage_a11y.app.keeping import Keeper, occupants_of
from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.app.thinking import DeepComputer, Thinking
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.store.facts import Fact
from cribbage_a11y.store.files import write_whole
from cribbage_a11y.store.paths import paths_for
from cribbage_a11y.table.computers import Computer
from cribbage_a11y.table.dealer import fresh_seed, player_random
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.live_table import LiveTable, Thinker
from cribbage_a11y.ui.screens.choices import LevelChoice

PACE: Final = 0.5
"""Seconds before a computer's move at a table with others."""
FACTS: Final = "table.json"
"""The file of a table's seats, code and rules, beside its game."""

_log = logging.getLogger("cribbage_a11y.hosting")


class HostedTable:
    """One table's folder, and the games in it."""

    def __init__(
        self,
        folder: Path,
        records: Path,
        executor: Executor,
        thinking: Thinking,
        disk: Disk,
        pace: float = PACE,
    ) -> None:
        self.folder = folder
        self.on_forgotten: Callable[[], None] = lambda: None
        """Called when nothing of the table is kept any longer."""
        self._disk = disk
        self._facts = b""
        self._is_forgotten = False
        self._unsafe = 0
        """Writes that are not yet seen on the disk."""
        self._executor = executor
        self._thinking = thinking
        self._pace = pace
        self._keeper = Keeper(
            replace(paths_for(folder), saves=folder, records=records), _note, self._later, disk.work
        )
        self._seed = fresh_seed()
        self._chance: SeededChance | None = None

    @property
    def levels(self) -> tuple[LevelChoice, ...]:
        """All levels, the weakest first."""
        return level_choices()

    def begin(self, rules: Rules, occupants: Sequence[Occupant]) -> LiveTable:
        """A new match, kept from its first card on."""
        self._seed = fresh_seed()
        table = Table(rules, occupants, first_dealer(rules, self._seed))
        chance = SeededChance(self._seed, lambda: table.game_number)
        self._make_folder()
        self._keeper.begin(table, chance, self._seed)
        return self._live(table, chance)

    def take_up(self) -> LiveTable | None:
        """The game that was being played when the host stopped."""
        self._keeper.look()
        left = self._keeper.left
        if left is None:
            return None
        start = left.start
        self._seed = start.seed or fresh_seed()
        people = [Occupant(who.name) for who in occupants_of(start.seats)]
        table = Table(start.rules, people, start.dealer)
        table.restore(start.match, start.number, left.actions)
        chance = SeededChance(self._seed, lambda: table.game_number)
        self._keeper.go_on(table, chance, left)
        return self._live(table, chance)

    def thinker(self, seat: int, level: str) -> Thinker:
        """A computer for a seat of the match begun last."""
        known = Level(level)
        if known in QUICK_LEVELS:
            return Computer(make_player(known, player_random(self._seed, 1, seat)), quick=True)
        return DeepComputer(self._thinking, known, self._seed, seat)

    def keep(self, facts: Mapping[str, Any]) -> None:
        """Keep what a table needs besides its game to survive a restart."""
        data = json.dumps(facts).encode()
        if data != self._facts:
            self._facts = data
            self._make_folder()
            self._disk.soon(self.folder / FACTS, partial(self._write, data))

    def _write(self, data: bytes) -> None:
        """In a thread, while the table may be closed."""
        if not self._is_forgotten:
            write_whole(self.folder / FACTS, data)
        if self._is_forgotten:
            shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def is_safe(self) -> bool:
        """Whether every action accepted is on the disk."""
        return not self._unsafe

    def when_safe(self, do: Callable[[], None]) -> None:
        """Do something once the actions accepted before are on the disk."""
        self._disk.when_safe(do)

    def forget(self) -> None:
        """The table is closed: nothing of it is kept any longer but its records."""
        self._keeper.let_go()
        self._is_forgotten = True
        shutil.rmtree(self.folder, ignore_errors=True)
        self.on_forgotten()

    def let_go(self) -> None:
        """The host stops: the table is left as it is."""
        self._keeper.let_go()

    def fair_deals(self) -> Sequence[FairDeal]:
        """The packs of the game on the table, by hand."""
        return () if self._chance is None else self._chance.dealer().opened

    def _live(self, table: Table, chance: SeededChance) -> LiveTable:
        self._chance = chance
        computers = {
            seat: self.thinker(seat, who.level)
            for seat, who in enumerate(table.occupants)
            if who.level is not None
        }
        live = LiveTable(table, computers, chance, lambda: self._pace, self._executor)
        live.after_next_game = self._keeper.next_game
        live.listeners.append(self._keeper.table_changed)
        return live

    def _later(self, write: Callable[[], Fact | None]) -> None:
        def written() -> None:
            fact = write()
            if fact is not None:
                _note(fact)

        self._disk.soon(self.folder, written)
        self._unsafe += 1
        self._disk.when_safe(self._one_is_safe)

    def _one_is_safe(self) -> None:
        self._unsafe -= 1

    def _make_folder(self) -> None:
        """A folder that nobody else on this computer reads: it holds the code and the cards."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def kept_tables(folder: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The folders of tables that a host left, each with its facts; what cannot be read is passed over."""
    for path in sorted(folder.glob(f"*/{FACTS}")):
        try:
            facts = json.loads(path.read_bytes())
        except (OSError, ValueError):
            _log.error("the table in %s cannot be read", path.parent.name)
            continue
        yield path.parent, facts


def new_folder(folder: Path) -> Path:
    """A folder for a table, whose name says nothing of it."""
    return folder / fresh_seed()


def _note(fact: Fact) -> None:
    _log.error("%s", type(fact).__name__)
