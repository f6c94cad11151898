"""Where points are made: ``python -m benchmarks points_a_hand A B --players 4``.

One hand from a score of nothing for each deal and side: A's choices are made there and B's by everybody else.
Prints what A's side makes more than the mean of the other sides in the play, in its hands and in the crib,
with 95 % intervals over the deals. ``--lay-away`` and ``--play`` name another level for that part of A's
choices.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from benchmarks.match_levels import action_of
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.players.protocol import Composed, Player
from cribbage_a11y.table.dealer import seeded_dealer

PARTS = ("play", "hands", "crib", "together")


class Seated(NamedTuple):
    """The levels that a seat lays away and plays by."""

    lay_away: Level
    play: Level

    def player(self, chance: str) -> Player:
        """A player by both; ``chance`` is the seed of all that it draws."""
        return Composed(
            make_player(self.lay_away, Random(chance)).lay_away, make_player(self.play, Random(chance)).play
        )


def parts(rules: Rules, players: Sequence[Player], seed: int, deal: int) -> list[tuple[int, int, int]]:
    """By side: points in the play, in the hands and in the crib of one hand that seat 0 deals."""
    state = apply(new_game(rules), seeded_dealer(seed, deal).deal(1)).state
    before = state.scores
    while state.phase is not Phase.SHOW:
        seat = waiting_for(state)[0]
        if state.phase is Phase.LAY_AWAY or not state.laid:
            before = state.scores
        state = apply(state, action_of(players[seat], state, seat)).state
    shape = rules.shape
    return [
        (
            state.scores[side] - before[side],
            sum(_hand(state, seat) for seat in members),
            _crib(state) if state.dealer in members else 0,
        )
        for side, members in enumerate(shape.sides)
    ]


def _hand(state: GameState, seat: int) -> int:
    assert state.starter is not None
    return total(state.kept[seat], state.starter)


def _crib(state: GameState) -> int:
    assert state.starter is not None
    return total(state.crib, state.starter, crib=True)


def lead(rules: Rules, first: Seated, second: Seated, seed: int, deal: int) -> list[float]:
    """What the first makes more than the mean of the others, by part, over all sides of one deal."""
    shape = rules.shape
    found = [0.0] * len(PARTS)
    for side in range(len(shape.sides)):
        seated = [first if shape.side_of[seat] == side else second for seat in shape.seats]
        players = [each.player(f"{deal} {seat}") for seat, each in enumerate(seated)]
        made = parts(rules, players, seed, deal)
        leads = [
            own - (sum(every) - own) / (len(every) - 1)
            for own, every in zip(made[side], zip(*made, strict=True), strict=True)
        ]
        for place, points in enumerate((*leads, sum(leads))):
            found[place] += points / len(shape.sides)
    return found


def main(arguments: list[str]) -> int:
    """Play the hands and print a line for each part."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks points_a_hand")
    parser.add_argument("first", type=Level, choices=list(Level))
    parser.add_argument("second", type=Level, choices=list(Level))
    parser.add_argument("--lay-away", type=Level, choices=list(Level))
    parser.add_argument("--play", type=Level, choices=list(Level))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    rules = Rules(players=asked.players, first_deal=FirstDeal.SEAT0)
    first = Seated(asked.lay_away or asked.first, asked.play or asked.first)
    second = Seated(asked.second, asked.second)
    leads = [lead(rules, first, second, asked.seed, deal) for deal in range(1, asked.deals + 1)]
    for name, points in zip(PARTS, zip(*leads, strict=True), strict=True):
        mean = sum(points) / len(points)
        half = 1.96 * sqrt(sum((each - mean) ** 2 for each in points)) / len(points)
        print(f"{name}: {mean:+.3f} +- {half:.3f} points a hand")
    return 0
