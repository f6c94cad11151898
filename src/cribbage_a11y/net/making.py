"""What a table with others needs of the program around it: games, computers, and a place on the disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.ui.live_table import LiveTable, Thinker
from cribbage_a11y.ui.screens.choices import LevelChoice


class TableMaker(Protocol):
    """Makes and keeps the games of one table."""

    @property
    def levels(self) -> tuple[LevelChoice, ...]:
        """The levels of computer players, the weakest first."""

    @property
    def is_safe(self) -> bool:
        """Whether every action accepted is on the disk."""

    def begin(self, rules: Rules, occupants: Sequence[Occupant]) -> LiveTable:
        """A new match, kept from its first card on."""

    def thinker(self, seat: int, level: str) -> Thinker:
        """A computer for a seat of the match begun last."""

    def keep(self, facts: Mapping[str, Any]) -> None:
        """Keep what a table needs besides its game to survive a restart."""

    def when_safe(self, do: Callable[[], None]) -> None:
        """Do something once the actions accepted before are on the disk, in the order of asking."""

    def forget(self) -> None:
        """The table is closed: nothing of it is kept any longer but its records."""

    def fair_deals(self) -> Sequence[FairDeal]:
        """The packs of the game on the table, by hand."""
