"""What the best way to lay away is worth over all deals: the figures that the review measures luck against.

Prints the average of each kind of table and role with its error. Exit code 1 where a figure in
``cribbage_a11y.review.luck`` is more than four errors away.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean, stdev
from typing import Final

from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.odds.questions import DEALER, PONE
from cribbage_a11y.review.luck import AVERAGE_DEAL, best_total

DEALS: Final = 20_000
TABLES: Final = {"two": (6, True, False), "straight": (5, False, True), "partners": (5, False, False)}
"""By kind: cards dealt, whether the dealer faces one opponent, whether a card goes straight to the crib."""


def main(arguments: list[str]) -> int:
    """Measure over so many deals."""
    deals = int(arguments[0]) if arguments else DEALS
    wrong = 0
    for kind, (dealt, single_pone, straight) in TABLES.items():
        for role in (DEALER, PONE):
            worths = _worths(Random(1), deals, dealt, role, single_pone, straight)
            average, error = mean(worths), stdev(worths) / deals**0.5
            kept = AVERAGE_DEAL[kind, role]
            wrong += abs(kept - average) > 4 * error + 0.005
            name = "dealer" if role == DEALER else "pone"
            print(f"{kind}, {name}: {average:.3f}, error {error:.3f}. In the review: {kept}.")
    return 1 if wrong else 0


def _worths(
    random: Random, deals: int, dealt: int, role: int, single_pone: bool, straight: bool
) -> Sequence[float]:
    return [best_total(random.sample(DECK, dealt), role, single_pone, straight) for _ in range(deals)]
