"""The game in a save, played again from its actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cribbage_a11y.engine.actions import Deal, GoOn, TableAction
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.replay import replay
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.store.json_lines import JsonLine, read_json_lines
from cribbage_a11y.store.save_lines import GameStart, check_header, read_action, read_start


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The last game of a save."""

    start: GameStart
    actions: tuple[TableAction, ...]
    """Every action that the table accepted, the courtesies between hands among them."""
    fair: tuple[FairDeal, ...]
    """The packs and salts of its deals; empty unless all have one."""
    state: GameState
    """Where the actions lead."""
    events: tuple[Event, ...]
    practice: bool = False
    """Whether something was taken back in it."""


def read_save(lines: Iterable[bytes]) -> SavedGame | None:
    """The last game of a save, played again from its actions; ``None`` where no game was begun.

    Raises :class:`RecordError` for a line that cannot be read or an action that the rules refuse.
    """
    begun: tuple[JsonLine, GameStart] | None = None
    actions: list[tuple[JsonLine, TableAction]] = []
    practice = False
    for place, line in enumerate(read_json_lines(lines)):
        if place == 0:
            check_header(line)
        elif "game" in line.fields:
            begun, actions, practice = (line, read_start(line)), [], False
        elif begun is None:
            raise line.fail("a game begins with a line that has the field game.")
        elif "undo" in line.fields:
            del actions[len(actions) - line.number_of("undo", 1, len(actions)) :]
            practice = True
        else:
            actions.append((line, read_action(line)))
    return None if begun is None else replace(_replayed(*begun, actions), practice=practice)


def _replayed(begun: JsonLine, start: GameStart, taken: list[tuple[JsonLine, TableAction]]) -> SavedGame:
    try:
        state = new_game(start.rules, start.dealer)
    except ValueError as error:
        raise begun.fail(f"{error}.") from None
    moves = [(line, action) for line, action in taken if not isinstance(action, GoOn)]
    done = replay(state, (action for _, action in moves))
    if done.refusal is not None:
        raise moves[done.applied][0].fail(f"the rules refuse this action: {done.refusal.code}.")
    deals = [(action, line.fields.get("salt")) for line, action in taken if isinstance(action, Deal)]
    fair = [FairDeal(salt, deal.deck) for deal, salt in deals if isinstance(salt, str)]
    return SavedGame(
        start,
        tuple(action for _, action in taken),
        tuple(fair) if len(fair) == len(deals) else (),
        done.state,
        done.events,
    )
