"""Every hand with a starter, 12,994,800 of them, scored as hands and as cribs and compared with the known.

Two ways are gone. The first takes the engine's table of rank hands for all of them, with flush and nobs
worked out on whole arrays. The second asks the engine's ``total`` itself for each of the 16,432 hands that
differ in more than the names of their suits, with every starter, and counts each as often as it occurs.
Exit code 1 if any of the four distributions is not the known one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from time import perf_counter

import numpy as np

from cribbage_a11y.engine.cards import DECK, JACK, Card, card_of
from cribbage_a11y.engine.scoring.totals import ROWS, WEIGHT, total

HANDS_WITH_A_STARTER = 12_994_800


def _known(hands_by_points: str) -> Counter[int]:
    return Counter(dict(enumerate(int(hands) for hands in hands_by_points.split())))


KNOWN_HANDS = _known(
    "1009008 99792 2813796 505008 2855676 697508 1800268 751324 1137236 361224 388740 51680 317340 19656 "
    "90100 9168 58248 11196 2708 0 8068 2496 444 356 3680 0 0 0 76 4"
)
"""How many hands are worth 0, 1, 2 and so on to 29, as published in many places."""

KNOWN_CRIBS = _known(
    "1022208 99792 2839800 508908 2868960 703496 1787176 755320 1118336 358368 378240 43880 310956 16548 "
    "88132 9072 57288 11196 2264 0 7828 2472 444 356 3680 0 0 0 76 4"
)
"""The same for cribs, where four cards of a suit alone are no flush."""


def by_table(crib: bool) -> Counter[int]:
    """The distribution over all hands by the engine's rows, with suits worked out on arrays."""
    hands = np.array(list(combinations(range(52), 4)), dtype=np.uint8)
    keys = np.array([WEIGHT[card] for card in DECK], dtype=np.int64)[hands].sum(axis=1)
    distinct, places = np.unique(keys, return_inverse=True)
    rows = np.array([list(ROWS[int(key)]) for key in distinct], dtype=np.uint8)[places]
    suits = hands % 4
    one_suit = (suits == suits[:, :1]).all(axis=1)
    points = np.zeros(64, dtype=np.int64)
    for starter in DECK:
        jack = card_of(JACK, starter.suit)
        flush_of_five = one_suit & (suits[:, 0] == starter.suit)
        worth = rows[:, starter.rank] + (hands == jack).any(axis=1) + flush_of_five * np.uint8(5)
        if not crib:
            worth += (one_suit & ~flush_of_five) * np.uint8(4)
        points += np.bincount(worth[(hands != starter).all(axis=1)], minlength=64)
    return Counter({int(worth): int(points[worth]) for worth in np.flatnonzero(points)})


def hands_but_for_suits() -> Counter[tuple[Card, ...]]:
    """One hand for all that are the same but for the names of their suits, with how many those are."""
    hands: Counter[tuple[int, ...]] = Counter()
    for hand in combinations(range(52), 4):
        ranks_by_suit = [0, 0, 0, 0]
        for card in hand:
            ranks_by_suit[card & 3] |= 1 << (card >> 2)
        hands[tuple(sorted(ranks_by_suit))] += 1
    return Counter({_cards_of(ranks_by_suit): times for ranks_by_suit, times in hands.items()})


def _cards_of(ranks_by_suit: Sequence[int]) -> tuple[Card, ...]:
    return tuple(card for card in DECK if ranks_by_suit[card.suit] >> (card.rank - 1) & 1)


def by_total(hands: Counter[tuple[Card, ...]], crib: bool) -> Counter[int]:
    """The distribution by the engine's ``total``, each hand counted as often as it occurs."""
    points: Counter[int] = Counter()
    for hand, times in hands.items():
        for starter in DECK:
            if starter not in hand:
                points[total(hand, starter, crib)] += times
    return points


def main(arguments: Sequence[str]) -> int:
    """Score all hands and all cribs in both ways, print distributions and times, say what differs."""
    del arguments
    tables, table_seconds = _timed(by_table)
    began = perf_counter()
    hands = hands_but_for_suits()
    listing_seconds = perf_counter() - began
    totals, total_seconds = _timed(partial(by_total, hands))
    print("points        hands        cribs")
    for points in range(30):
        print(f"{points:6} {tables[False][points]:12,} {tables[True][points]:12,}")
    print(f"All {HANDS_WITH_A_STARTER:,} by table: {_seconds(table_seconds)}.")
    print(f"By total() over {len(hands):,} hands unlike but for suits: {_seconds(total_seconds)}.")
    print(f"Finding those hands took {listing_seconds:.2f} s.")
    return _compare(tables, totals)


def _timed(distribution: Callable[[bool], Counter[int]]) -> tuple[dict[bool, Counter[int]], list[float]]:
    """The distributions of hands and of cribs, and the seconds each took."""
    found: dict[bool, Counter[int]] = {}
    seconds: list[float] = []
    for crib in (False, True):
        began = perf_counter()
        found[crib] = distribution(crib)
        seconds.append(perf_counter() - began)
    return found, seconds


def _seconds(seconds: Sequence[float]) -> str:
    hands, cribs = seconds
    return f"{hands:.2f} s as hands, {cribs:.2f} s as cribs"


def _compare(*found: Mapping[bool, Counter[int]]) -> int:
    """Say how many distributions are not the known ones; the exit code."""
    wrong = sum(
        distributions[crib] != known
        for distributions in found
        for crib, known in ((False, KNOWN_HANDS), (True, KNOWN_CRIBS))
    )
    print("Every distribution is the known one." if not wrong else f"{wrong} of 4 distributions are wrong.")
    return 1 if wrong else 0
