"""How many games a second the simple levels play with full events: ``python -m benchmarks simulate_speed``.

Prints games a second of processor time on one core, so that other programs change it little, and what share
each part takes: the engine, the players, the views they are given, the shuffle, and writing records.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cribbage_a11y.commands.self_play import PlayedGame
from cribbage_a11y.commands.simulate import record_header, simulate
from cribbage_a11y.engine.actions import Action, CountHand, CutForDeal, Deal, LayAway, PlayCard
from cribbage_a11y.engine.events import CardPlayed, DealCut, Dealt, HandShown, LaidAway
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.players.levels import Level
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.table.dealer import seeded_dealer

GAMES: Final = 300
TARGET: Final = 300
"""Games a second that the project asks of *book* against *book* with full events."""


def main(_arguments: list[str]) -> int:
    """Print the speed of a few pairs of levels, and where the time goes."""
    rules = Rules()
    for level in (Level.BOOK, Level.TABLE, Level.COUNTER, Level.GENTLE):
        levels = (level,) * rules.players
        list(simulate(rules, levels, "warm", 20))
        started = time.process_time()
        games = list(simulate(rules, levels, "1", GAMES))
        seconds = time.process_time() - started
        print(f"{level} against {level}: {GAMES / seconds:.0f} games a second, {TARGET} asked of book.")
        if level is Level.BOOK:
            _parts(rules, games, seconds)
    return 0


def _parts(rules: Rules, games: list[PlayedGame], whole: float) -> None:
    """Do each part of the work again by itself."""
    actions = [_actions(game, number) for number, game in enumerate(games, 1)]
    header = record_header(rules, (Level.BOOK,) * rules.players)
    states: list[tuple[GameState, int]] = []

    def shuffle() -> None:
        for number, game in enumerate(games, 1):
            for hand in range(1, game.state.hand_number + 1):
                seeded_dealer("1", number).pack(hand)

    def replay() -> None:
        for taken in actions:
            state = new_game(rules)
            for action in taken:
                state = apply(state, action).state

    def views() -> None:
        for state, seat in states:
            view_for(state, seat)

    def records() -> None:
        for game in games:
            record_text(header, game.events)

    for taken in actions:
        state = new_game(rules)
        for action in taken:
            if isinstance(action, LayAway | PlayCard | CountHand):
                states.append((state, action.seat))
            state = apply(state, action).state
    total = 0.0
    for name, work in (("engine", replay), ("views", views), ("shuffle", shuffle)):
        total += _say(name, work, whole)
    print(f"  players and the rest: {100 * (1 - total / whole):.0f} percent.")
    _say("writing records would add", records, whole)
    print(f"  actions a game: {sum(map(len, actions)) / len(games):.0f}.")


def _say(name: str, work: Callable[[], None], whole: float) -> float:
    started = time.process_time()
    work()
    seconds = time.process_time() - started
    print(f"  {name}: {100 * seconds / whole:.0f} percent, {1e3 * seconds / GAMES:.2f} ms a game.")
    return seconds


def _actions(game: PlayedGame, number: int) -> list[Action]:
    """The actions that made the events of a game with automatic counting."""
    chance = seeded_dealer("1", number)
    taken: list[Action] = []
    for event in game.events:
        if isinstance(event, DealCut):
            taken.append(CutForDeal(event.cards))
        elif isinstance(event, Dealt):
            taken.append(Deal(chance.pack(event.hand)))
        elif isinstance(event, LaidAway):
            taken.append(LayAway(event.seat, event.cards))
        elif isinstance(event, CardPlayed):
            taken.append(PlayCard(event.seat, event.card))
        elif isinstance(event, HandShown):
            taken.append(CountHand(event.seat))
    return taken


if __name__ == "__main__":
    main([])
