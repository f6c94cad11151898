"""A table on this computer: its people, its computers, and its chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

from cribbage_a11y.engine.actions import Action
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.table.computers import Computer
from cribbage_a11y.table.dealer import Dealer, player_random, seeded_dealer
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.live_table import LiveTable

QUICK_LEVELS = frozenset({Level.GENTLE, Level.BOOK, Level.TABLE, Level.COUNTER})
"""Levels that choose in less than a thousandth of a second."""


class SeededChance:
    """The chance of all games of a match, from one seed."""

    def __init__(self, seed: str, game_number: Callable[[], int]) -> None:
        self._seed = seed
        self._game_number = game_number
        self._dealt = 0
        """The game that the dealer deals."""

    def dealer(self) -> Dealer:
        """The dealer of the game on the table."""
        game = self._game_number()
        if game != self._dealt:
            self._dealt, self._dealer = game, seeded_dealer(self._seed, game)
        return self._dealer

    def next_action(self, state: GameState, attempt: int = 1) -> Action | None:
        """What chance does now."""
        return self.dealer().next_action(state, attempt)


def first_dealer(rules: Rules, seed: str) -> int | None:
    """Who deals the first game, where the rules draw one."""
    return seeded_dealer(seed, 1).first_dealer(rules)


def live_table(
    table: Table, seed: str, chance: SeededChance, pause: Callable[[], float | None], executor: Executor
) -> LiveTable:
    """A table at work, with a computer for each seat that has a level."""
    return LiveTable(table, computers(table.occupants, seed), chance, pause, executor)


def computers(occupants: Sequence[Occupant], seed: str) -> dict[int, Computer]:
    """A computer for each seat that has a level."""
    return {
        seat: Computer(make_player(Level(who.level), player_random(seed, 1, seat)), who.level in QUICK_LEVELS)
        for seat, who in enumerate(occupants)
        if who.level is not None
    }
