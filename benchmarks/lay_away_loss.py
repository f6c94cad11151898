"""What each level's lay-aways lose: ``python -m benchmarks lay_away_loss``.

Every level lays away from the same hands, as dealer and as pone, at a score of nothing. The loss is what the
best way makes more than the level's, by hand, settled crib and pegging, in points a hand.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random

from cribbage_a11y.engine.actions import Deal
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.odds.asking import role_of
from cribbage_a11y.odds.lay_away import rate
from cribbage_a11y.players.levels import Level, make_player


def main(arguments: list[str]) -> int:
    """Print a line for each level."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks lay_away_loss")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    players = {level: make_player(level, Random(0)) for level in Level}
    losses: dict[Level, list[float]] = {level: [] for level in Level}
    for deal in range(asked.deals):
        pack = tuple(Random(f"{asked.seed} {deal}").sample(DECK, len(DECK)))
        state = apply(new_game(Rules(first_deal=FirstDeal.SEAT0)), Deal(pack)).state
        for seat in (0, 1):
            view = view_for(state, seat)
            rows = rate(view.hand, role_of(view))
            totals = {frozenset(row.thrown): row.total for row in rows}
            for level, player in players.items():
                losses[level].append(rows[0].total - totals[frozenset(player.lay_away(view))])
    for level, found in losses.items():
        mean = sum(found) / len(found)
        half = 1.96 * sqrt(sum((loss - mean) ** 2 for loss in found)) / len(found)
        print(f"{level}: {mean:.3f} +- {half:.3f} points a hand, {len(found)} hands")
    return 0
