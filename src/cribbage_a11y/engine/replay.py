"""A game again from its actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cribbage_a11y.engine.actions import Action
from cribbage_a11y.engine.errors import Refusal, RefusedError
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.transition import apply


class Replayed(NamedTuple):
    """The part that worked: where it led, what happened, and why the next action was refused."""

    state: GameState
    events: tuple[Event, ...]
    applied: int
    """How many actions were accepted."""
    refusal: Refusal | None
    """Why the action after those was refused; ``None`` when all were accepted."""


def replay(start: GameState, actions: Iterable[Action]) -> Replayed:
    """Apply the actions one after the other until one is refused."""
    state = start
    events: list[Event] = []
    applied = 0
    for action in actions:
        try:
            state, happened = apply(state, action)
        except RefusedError as error:
            return Replayed(state, tuple(events), applied, error.refusal)
        events.extend(happened)
        applied += 1
    return Replayed(state, tuple(events), applied, None)
