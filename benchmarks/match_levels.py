"""Computer levels against one another on duplicate deals: ``python -m benchmarks match_levels A B``.

Every deal sequence is played once for each side: A sits there and everybody else is B. The packs come from
(seed, game, hand), so they are the same whatever is chosen. Prints A's share of the games won, with its 95 %
interval over the deal sequences. A and B are levels, or ``plain``: the plain player of ``plain_player``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from benchmarks.plain_player import plain
from cribbage_a11y.engine.actions import Action, CountHand, LayAway, PlayCard
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.players.protocol import Player
from cribbage_a11y.table.dealer import seeded_dealer

PLAYERS: Final[dict[str, Callable[[Random], Player]]] = {
    **{level.value: partial(make_player, level) for level in Level},
    "plain": plain,
}
"""Who can be asked for, by name."""


class Match(NamedTuple):
    """What is played; the two by their names."""

    first: str
    second: str
    rules: Rules
    seed: int


def action_of(player: Player, state: GameState, seat: int) -> Action:
    """What a player does when the game waits for its seat; hands are counted by the engine."""
    if state.phase is Phase.SHOW:
        return CountHand(seat)
    view = view_for(state, seat)
    if state.phase is Phase.LAY_AWAY:
        return LayAway(seat, player.lay_away(view))
    return PlayCard(seat, player.play(view))


def winner(rules: Rules, players: Sequence[Player], seed: int, game: int) -> int:
    """The side that wins the game; seat 0 deals first."""
    dealer = seeded_dealer(seed, game)
    state = new_game(rules)
    while state.phase is not Phase.GAME_OVER:
        action: Action | None = dealer.next_action(state)
        if action is None:
            seat = waiting_for(state)[0]
            action = action_of(players[seat], state, seat)
        state = apply(state, action).state
    assert state.winner is not None
    return state.winner


def share(match: Match, game: int) -> float:
    """A's share of one deal sequence: it sits once on each side, everybody else is B."""
    shape = match.rules.shape
    won = 0
    for side in range(len(shape.sides)):
        players = [
            PLAYERS[match.first if shape.side_of[seat] == side else match.second](Random(f"{game} {seat}"))
            for seat in shape.seats
        ]
        won += winner(match.rules, players, match.seed, game) == side
    return won / len(shape.sides)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The mean in a hundred, and half the width of its 95 % interval."""
    mean = sum(shares) / len(shares)
    spread = sum((each - mean) ** 2 for each in shares) / max(1, len(shares) - 1)
    return 100 * mean, 196 * sqrt(spread / len(shares))


def main(arguments: list[str]) -> int:
    """Play the match and print a line now and then."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks match_levels")
    parser.add_argument("first", choices=PLAYERS)
    parser.add_argument("second", choices=PLAYERS)
    parser.add_argument("--deals", type=int, default=100, help="deal sequences; each is played once a side")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--target", type=int, default=121)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    rules = Rules(players=asked.players, target=asked.target, first_deal=FirstDeal.SEAT0)
    match = Match(asked.first, asked.second, rules, asked.seed)
    sides = len(rules.shape.sides)
    began = time.perf_counter()
    shares: list[float] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for one in pool.map(share, [match] * asked.deals, range(1, asked.deals + 1)):
            shares.append(one)
            if len(shares) % 50 == 0 or len(shares) == asked.deals:
                mean, half = interval(shares)
                games = len(shares) * sides
                took = (time.perf_counter() - began) / games
                print(
                    f"{asked.first} against {asked.second}, {asked.players} players, {games} games: "
                    f"{mean:.2f} +- {half:.2f} % won, {took:.2f} s a game",
                    flush=True,
                )
    return 0
