"""The game on the table, kept: every action on the disk at once, and a record of each finished game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cribbage_a11y.app.games import SeededChance
from cribbage_a11y.engine.actions import Deal, TableAction
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.store.append_file import Later
from cribbage_a11y.store.facts import Fact
from cribbage_a11y.store.files import dated, not_written, unused, write_whole
from cribbage_a11y.store.paths import Paths
from cribbage_a11y.store.record import PlayerKind, RecordedSeat, RecordHeader
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.store.save_lines import GameStart
from cribbage_a11y.store.save_reading import SavedGame
from cribbage_a11y.store.saves import SaveSlot, open_slot
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table

Tell = Callable[[Fact], None]


def recorded_seats(occupants: Sequence[Occupant]) -> tuple[RecordedSeat, ...]:
    """Who sits where, as a record says it."""
    return tuple(
        RecordedSeat(who.name, PlayerKind.HUMAN if who.is_person else PlayerKind.COMPUTER, who.level)
        for who in occupants
    )


def occupants_of(seats: Sequence[RecordedSeat]) -> list[Occupant]:
    """Who sits where, from a record."""
    return [Occupant(seat.name, seat.level) for seat in seats]


class Keeper:
    """Holds one save slot while the program runs; ``tell`` hears what goes wrong with files.

    ``later`` is that of :class:`SaveSlot`; ``work`` does what takes long and nobody waits for.
    """

    def __init__(
        self,
        paths: Paths,
        tell: Tell,
        later: Later | None = None,
        work: Callable[[Callable[[], None]], None] = lambda do: do(),
    ) -> None:
        self._later = later
        self._work = work
        self._paths = paths
        self._tell = tell
        self._slot: SaveSlot | None = None
        self._table: Table | None = None
        self._chance: SeededChance | None = None
        self._seed = ""
        self._recorded = 0
        self.left: SavedGame | None = None
        """The game left in the middle, if there is one."""

    def look(self) -> None:
        """See whether a game was left."""
        self._take_slot(empty=False)
        assert self._slot is not None
        self.left = self._slot.load()
        self._tell_all(self._slot.facts)

    def begin(self, table: Table, chance: SeededChance, seed: str) -> None:
        """Keep a new match, in place of the game left, if that was looked for."""
        if self._slot is None:
            self._take_slot(empty=True)
        self.left = None
        self._follow(table, chance, seed)
        if self._slot is not None:
            self._note(self._slot.new_match(self._start()))

    def go_on(self, table: Table, chance: SeededChance, left: SavedGame) -> None:
        """Keep the game left, from where it was."""
        self.left = None
        chance.dealer().opened[:] = left.fair
        table.practice = left.practice
        self._follow(table, chance, left.start.seed or "")
        self._recorded = table.game_number - 1

    def next_game(self) -> None:
        """The table has begun the next game of its match."""
        if self._slot is not None:
            self._note(self._slot.next_game(self._start()))

    def table_changed(self) -> None:
        """Write the record of a game that has just ended."""
        table, chance = self._table, self._chance
        if table is None or chance is None or not table.is_over or self._recorded == table.game_number:
            return
        self._recorded = table.game_number
        header = RecordHeader(table.rules, recorded_seats(table.occupants), table.practice)
        fair = chance.dealer().opened
        promised = tuple(fair) if len(fair) == table.state.hand_number else ()
        self._work(partial(self._record, header, tuple(table.events), promised))

    def _record(self, header: RecordHeader, events: Sequence[Event], fair: Sequence[FairDeal]) -> None:
        path = unused(self._paths.records, dated("jsonl"))
        try:
            write_whole(path, record_text(header, events, fair).encode())
        except OSError as error:
            self._tell(not_written(path, error))

    def close(self) -> None:
        """Let go of the slot; a finished game need not be gone on with."""
        if self._slot is not None and self._table is not None and self._table.is_over:
            self._note(self._slot.clear())
        self.let_go()

    def let_go(self) -> None:
        """Let go of the slot as it is."""
        if self._slot is not None:
            self._slot.close()
        self._slot = self._table = self._chance = None

    def _take_slot(self, *, empty: bool) -> None:
        self.close()
        self._slot = open_slot(self._paths.saves, empty=empty, later=self._later)
        self._tell_all(self._slot.facts)
        self._slot.facts.clear()

    def _follow(self, table: Table, chance: SeededChance, seed: str) -> None:
        self._table, self._chance, self._seed, self._recorded = table, chance, seed, 0
        table.journal = self._accepted
        table.retract = self._taken_back

    def _accepted(self, action: TableAction) -> None:
        if self._slot is None or self._chance is None:
            return
        salt = self._chance.dealer().opened[-1].salt if isinstance(action, Deal) else None
        self._note(self._slot.append(action, salt))

    def _taken_back(self, actions: int) -> None:
        if self._slot is not None:
            self._note(self._slot.take_back(actions))

    def _start(self) -> GameStart:
        table = self._table
        assert table is not None
        return GameStart(
            table.game_number,
            table.rules,
            table.first_dealer,
            recorded_seats(table.occupants),
            self._seed,
            table.match,
        )

    def _note(self, fact: Fact | None) -> None:
        if fact is not None:
            self._tell(fact)

    def _tell_all(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self._tell(fact)
