"""How many games a second the simple levels play with full events: ``python -m benchmarks simulate_speed``.

The same games are played in several rounds, and the fastest counts, in processor time of one core: what else
the computer does only makes rounds slower. Then each part of the work is done again by itself. Exit code 1
if *book* against *book* is slower than asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cribbage_a11y.commands.entrants import Entrant
from cribbage_a11y.commands.matches import Match, header_of
from cribbage_a11y.commands.self_play import PlayedGame, play_game
from cribbage_a11y.engine.actions import Action, CountHand, CutForDeal, Deal, LayAway, PlayCard
from cribbage_a11y.engine.events import CardPlayed, DealCut, Dealt, HandShown, LaidAway
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.table.dealer import player_random, seeded_dealer

GAMES: Final = 40
ROUNDS: Final = 12
WARM: Final = 300
"""Games played before, so that the tables of hands are filled as in any longer run."""
SEED: Final = "1"
ASKED: Final = 300
"""Games a second that *book* against *book* shall reach."""
RULES: Final = Rules()


def main(_arguments: list[str]) -> int:
    """Print the speed of each simple level against itself, and where the time goes for *book*."""
    speed = {}
    for level in (Level.BOOK, Level.TABLE, Level.COUNTER, Level.GENTLE):
        play(level, "warm", WARM)
        seconds = fastest(lambda level=level: play(level, SEED, GAMES))  # type: ignore[misc]
        speed[level] = GAMES / seconds
        print(f"{level} against {level}: {speed[level]:.0f} games a second.")
        if level is Level.BOOK:
            print_parts(play(level, SEED, GAMES), seconds)
    return 0 if speed[Level.BOOK] >= ASKED else 1


def play(level: Level, seed: str, games: int) -> list[PlayedGame]:
    """Games 1 to ``games`` of a seed, as ``simulate`` plays them."""
    return [
        play_game(
            RULES,
            [make_player(level, player_random(seed, game, seat)) for seat in RULES.shape.seats],
            seeded_dealer(seed, game),
        )
        for game in range(1, games + 1)
    ]


def fastest(work: Callable[[], object]) -> float:
    """Seconds of processor time of the fastest round."""
    times = []
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times)


def print_parts(games: list[PlayedGame], whole: float) -> None:
    """What the engine, the views, the shuffle and the records take of the seconds of ``games``."""
    taken = [actions_of(game, number) for number, game in enumerate(games, 1)]
    asked = [moment for actions in taken for moment in moments(actions)]
    match = Match(RULES, (Entrant(Level.BOOK),) * RULES.players, SEED)
    header = header_of(match, match.seated(0))
    hands = [(number, game.state.hand_number) for number, game in enumerate(games, 1)]
    shares = {
        "engine": fastest(lambda: [moments(actions) for actions in taken]),
        "views": fastest(lambda: [view_for(state, seat) for state, seat in asked]),
        "shuffle": fastest(
            lambda: [seeded_dealer(SEED, game).pack(hand + 1) for game, most in hands for hand in range(most)]
        ),
    }
    shares["players and the rest"] = whole - sum(shares.values())
    shares["besides, writing records"] = fastest(lambda: [record_text(header, game.events) for game in games])
    for name, seconds in shares.items():
        print(f"  {name}: {1e3 * seconds / GAMES:.2f} ms a game, {100 * seconds / whole:.0f} percent.")
    print(f"  actions a game: {sum(map(len, taken)) / GAMES:.0f}.")


def moments(actions: list[Action]) -> list[tuple[GameState, int]]:
    """Play the actions; the states in which a seat lays away or plays, with that seat."""
    asked = []
    state = new_game(RULES)
    for action in actions:
        if isinstance(action, LayAway | PlayCard):
            asked.append((state, action.seat))
        state = apply(state, action).state
    return asked


def actions_of(game: PlayedGame, number: int) -> list[Action]:
    """The actions that made the events of a game with automatic counting."""
    chance = seeded_dealer(SEED, number)
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
