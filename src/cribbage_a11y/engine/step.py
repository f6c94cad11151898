"""The working copy that one action changes: thawed from a state, frozen into the next one."""

from __future__ import annotations

from typing import NamedTuple

from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.state import GameState

_make_tuple = tuple.__new__
"""Half the time of calling the class; a state is made for every action."""


class Outcome(NamedTuple):
    """The state after an action, and what happened in order."""

    state: GameState
    events: tuple[Event, ...]


class Step:
    """A state that may be changed, and the events of changing it. Lives inside one ``apply``."""

    __slots__ = (*GameState._fields, "events")

    def __init__(self, state: GameState) -> None:
        (
            self.rules,
            self.phase,
            self.scores,
            self.back_pegs,
            self.hand_number,
            self.dealer,
            self.hands,
            self.laid_away,
            self.kept,
            self.crib,
            self.rest,
            self.starter,
            self.laid,
            self.count_start,
            self.pile_count,
            self.gone,
            self.turn,
            self.counted,
            self.claimed,
            self.winner,
        ) = state
        self.events: list[Event] = []

    def freeze(self) -> Outcome:
        """The finished state and its events."""
        state = _make_tuple(
            GameState,
            (
                self.rules,
                self.phase,
                self.scores,
                self.back_pegs,
                self.hand_number,
                self.dealer,
                self.hands,
                self.laid_away,
                self.kept,
                self.crib,
                self.rest,
                self.starter,
                self.laid,
                self.count_start,
                self.pile_count,
                self.gone,
                self.turn,
                self.counted,
                self.claimed,
                self.winner,
            ),
        )
        return Outcome(state, tuple(self.events))
