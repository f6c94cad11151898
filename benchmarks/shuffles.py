"""Chi-square of shuffled packs: ``python -m benchmarks shuffles [N]``, 100,000 of each kind if not said.

Packs from seeds and packs from the operating system, each counted by place (which card lies where), by
neighbours (which card follows which), by starter, and by the cards that count 10 of each hand dealt to two.
Exit code 1 where a sum would be so far from its mean but once in a million times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from math import comb
from typing import Any, Final

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.table.dealer import secret_dealer, seeded_dealer

PACKS: Final = 100_000
CARDS: Final = len(DECK)
MOST: Final = 4.9
"""Standard deviations that a normal number is away from its mean but once in a million times."""
TENS, HAND = 16, 6
STARTER: Final = 12
"""The place of the starter at a table of two."""


def main(arguments: list[str]) -> int:
    """Shuffle, count and judge."""
    packs = int(arguments[0]) if arguments else PACKS
    secret = secret_dealer()
    sources: dict[str, Callable[[int], tuple[Card, ...]]] = {
        "From seeds": lambda game: seeded_dealer("shuffles", game).pack(1),
        "From the system": secret.pack,
    }
    worst = max(
        _judge(name, (pack(game) for game in range(1, packs + 1)), packs) for name, pack in sources.items()
    )
    return int(worst > MOST)


def _judge(name: str, packs: Iterable[tuple[Card, ...]], size: int) -> float:
    places: Counter[Any] = Counter()
    neighbours: Counter[Any] = Counter()
    starters: Counter[Any] = Counter()
    tens: Counter[Any] = Counter()
    for pack in packs:
        places.update(enumerate(pack))
        neighbours.update(pairwise(pack))
        starters[pack[STARTER]] += 1
        for first in (0, 1):
            tens[first, sum(card.value == 10 for card in pack[first : 2 * HAND : 2])] += 1
    each = size / CARDS
    by_place = {(place, card): each for place in range(CARDS) for card in DECK}
    by_pair = {(one, other): each for one in DECK for other in DECK if one != other}
    by_tens = {(seat, held): size * _ways(held) for seat in (0, 1) for held in range(HAND + 1)}
    deviations = {
        "by place": _deviation(places, by_place, (CARDS - 1) ** 2),
        "by neighbours": _deviation(neighbours, by_pair, CARDS * (CARDS - 1)),
        "by starter": _deviation(starters, dict.fromkeys(DECK, each), CARDS - 1),
        "by cards that count 10": _deviation(tens, by_tens, 2 * HAND),
    }
    told = ", ".join(f"{what} {deviation:+.2f}" for what, deviation in deviations.items())
    print(f"{name}: {size} packs. Standard deviations from the mean: {told}.")
    return max(map(abs, deviations.values()))


def _ways(held: int) -> float:
    """The chance that a hand of six holds so many of the sixteen cards that count 10."""
    return comb(TENS, held) * comb(CARDS - TENS, HAND - held) / comb(CARDS, HAND)


def _deviation(seen: Mapping[Any, int], expected: Mapping[Any, float], freedom: int) -> float:
    """Chi-square as standard deviations of a normal number, after Wilson and Hilferty."""
    chi_square = sum((seen.get(key, 0) - wanted) ** 2 / wanted for key, wanted in expected.items())
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
