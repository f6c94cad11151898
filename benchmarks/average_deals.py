"""What the best way to lay away is worth over all deals: the figures that the review measures luck against.

Prints the average of each table and place in the order of turns with its error. Exit code 1 where a figure in
``cribbage_a11y.review.luck`` is more than four errors away.
"""

from __future__ import annotations

from random import Random
from statistics import mean, stdev
from typing import Final

from cribbage_a11y.engine.actions import Deal
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.engine.state import new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.review.luck import AVERAGE_DEAL, best_total

DEALS: Final = 20_000


def main(arguments: list[str]) -> int:
    """Measure over so many deals."""
    deals = int(arguments[0]) if arguments else DEALS
    wrong = 0
    for players in SHAPES:
        for place, worths in enumerate(zip(*_worths(players, deals), strict=True)):
            average, error = mean(worths), stdev(worths) / deals**0.5
            kept = AVERAGE_DEAL[players][place]
            wrong += abs(kept - average) > 4 * error + 0.005
            print(f"{players} seats, place {place}: {average:.3f}, error {error:.3f}. In the review: {kept}.")
    return 1 if wrong else 0


def _worths(players: int, deals: int) -> list[list[float]]:
    """By deal and place."""
    random, start = Random(1), new_game(Rules(players=players, first_deal=FirstDeal.SEAT0))
    found = []
    for _ in range(deals):
        state = apply(start, Deal(tuple(random.sample(DECK, len(DECK))))).state
        assert state.dealer is not None
        order = state.rules.shape.from_left[state.dealer]
        found.append([best_total(view_for(state, seat)) for seat in order])
    return found
