"""The total of a hand alone, by table: for computer players, averages and checks.

The table has a row for each of the 1,820 sets of four ranks (four alike at most), and in it a byte for
each of the 13 ranks a starter may have: what fifteens, pairs and runs are worth together. Flush and nobs
depend on suits and are added. A row is made when it is first needed, so nothing is spent at start-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from cribbage_a11y.engine.cards import ACE, DECK, JACK, KING, Card
from cribbage_a11y.engine.scoring.fifteens import FIFTEEN, FIFTEEN_POINTS
from cribbage_a11y.engine.scoring.nobs import JACK_OF, NOBS_POINTS
from cribbage_a11y.engine.scoring.pairs import PAIR_POINTS
from cribbage_a11y.engine.scoring.runs import SHORTEST_RUN

RANKS: Final = range(ACE, KING + 1)
SUITS: Final = 4
_DIGITS: Final = SUITS + 1
"""In a number to this base each digit can hold how many cards there are of one rank."""

WEIGHT: Final = {card: _DIGITS ** (card.rank - 1) for card in DECK}
"""For each card a number by its rank; the sum over four cards is the key of their row."""
_JACKS: Final = 0
"""The place in a row that says how many jacks are held."""


class _Rows(dict[int, bytes]):
    """Rows by their keys, each made when it is first asked for."""

    def __missing__(self, key: int) -> bytes:
        row = self[key] = _make_row(
            {rank: n for rank in RANKS if (n := key // _DIGITS ** (rank - 1) % _DIGITS)}
        )
        return row


class _PackSums(dict[int, int]):
    """Rows summed over all 52 cards of the pack as starters, each made when it is first asked for."""

    def __missing__(self, key: int) -> int:
        points = self[key] = SUITS * sum(ROWS[key][ACE:])
        return points


ROWS: Final = _Rows()
"""By the sum of four weights: at place 1 to 13 what a starter of that rank makes.

Flush and nobs are not in a row. The place of a rank of which all four cards are held says 0. Place 0, which
no rank needs, says how many jacks are held.
"""
PACK_SUMS: Final = _PackSums()
"""By the sum of four weights: the row summed over all 52 cards of the pack as starters."""


def total(hand: Sequence[Card], starter: Card, crib: bool = False) -> int:
    """The points of four cards and the starter, equal to the sum of the items of ``score_hand``.

    Raises :class:`ValueError` unless ``hand`` has four cards; that all five are different is for the
    caller to see to.
    """
    first, second, third, fourth = hand
    key = WEIGHT[first] + WEIGHT[second] + WEIGHT[third] + WEIGHT[fourth]
    row = ROWS[key]
    points = row[starter.rank]
    if first.suit is second.suit is third.suit is fourth.suit:
        if starter.suit is first.suit:
            points += 5
        elif not crib:
            points += 4
    if row[_JACKS] and JACK_OF[starter] in hand:
        points += NOBS_POINTS
    return points


def _make_row(held: Mapping[int, int]) -> bytes:
    """The row of four cards, given as how many of each rank are held."""
    values = [min(rank, 10) for rank, alike in held.items() for _ in range(alike)]
    sums = Counter(sum(some) for size in range(1, 5) for some in combinations(values, size))
    row = bytearray(KING + 1)
    row[_JACKS] = held.get(JACK, 0)
    for rank in RANKS:
        alike = held.get(rank, 0)
        if alike == SUITS:
            continue
        five = {**held, rank: alike + 1}
        pairs = sum(n * (n - 1) // 2 for n in five.values())
        fifteens = sums[FIFTEEN] + sums[FIFTEEN - min(rank, 10)]
        row[rank] = FIFTEEN_POINTS * fifteens + PAIR_POINTS * pairs + _run_points(five)
    return bytes(row)


def _run_points(held: Mapping[int, int]) -> int:
    """What the runs of five cards are worth, of which at most one stretch is long enough to be one."""
    points = length = previous = 0
    ways = 1
    for rank in sorted(held):
        if rank != previous + 1:
            length, ways = 0, 1
        length += 1
        ways *= held[rank]
        if length >= SHORTEST_RUN:
            points = length * ways
        previous = rank
    return points
