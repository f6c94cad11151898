"""How long scoring takes, beside a straightforward scorer measured in the same run.

Each figure is the best of several passes over the same dealt cards, so that what else the machine does
weighs little. Exit code 1 if any scorer disagrees with the straightforward one, or if the total by table is
less than 50 times as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from time import perf_counter

from cribbage_a11y.engine.cards import DECK, JACK, Card
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.lay_away_averages import keep_averages, keep_sums
from cribbage_a11y.engine.scoring.pile import count_of, pile_total, score_pile
from cribbage_a11y.engine.scoring.totals import total

SAMPLES = 4_000
PASSES = 7
LEAST_RATIO = 50

Hand = tuple[tuple[Card, ...], Card]


def straightforward(hand: Sequence[Card], starter: Card) -> int:
    """A hand's total as one would first write it: look at each of the 31 subsets of the five cards."""
    five = sorted([*hand, starter])
    points = longest = runs = 0
    for size in range(1, 6):
        for some in combinations(five, size):
            if sum([card.value for card in some]) == 15:
                points += 2
            if size == 2 and some[0].rank == some[1].rank:
                points += 2
            lowest = some[0].rank
            if size >= 3 and [card.rank for card in some] == list(range(lowest, lowest + size)):
                runs = runs + 1 if size == longest else 1
                longest = size
    points += longest * runs
    if len({card.suit for card in hand}) == 1:
        points += 5 if starter.suit == hand[0].suit else 4
    return points + any(card.rank == JACK and card.suit == starter.suit for card in hand)


def microseconds(score: Callable[..., object], cases: Sequence[tuple[object, ...]]) -> float:
    """The best mean time of one call, in microseconds, the loop included."""
    best = float("inf")
    for _ in range(PASSES):
        began = perf_counter()
        for case in cases:
            score(*case)
        best = min(best, perf_counter() - began)
    return best / len(cases) * 1e6


def dealt_hands(chance: Random) -> list[Hand]:
    """Hands with a starter at random."""
    return [(tuple(cards[:4]), cards[4]) for cards in (chance.sample(DECK, 5) for _ in range(SAMPLES))]


def played_piles(chance: Random) -> list[tuple[tuple[Card, ...]]]:
    """Piles as they stand after each card when eight cards are played at random."""
    piles: list[tuple[tuple[Card, ...]]] = []
    while len(piles) < SAMPLES:
        pile: tuple[Card, ...] = ()
        for card in chance.sample(DECK, 8):
            pile = (*pile, card) if count_of(pile) + card.value <= 31 else (card,)
            piles.append((pile,))
    return piles


def main(arguments: Sequence[str]) -> int:
    """Measure every scorer and print microseconds a call."""
    del arguments
    chance = Random(2024)
    hands, piles = dealt_hands(chance), played_piles(chance)
    dealt = [(tuple(chance.sample(DECK, 6)),) for _ in range(SAMPLES // 4)]
    if any(straightforward(*hand) != total(*hand) for hand in hands) or any(
        total(*hand) != sum(points.amount for points in score_hand(*hand)) for hand in hands
    ):
        print("The scorers disagree.")
        return 1
    slow, fast = microseconds(straightforward, hands), microseconds(total, hands)
    print(f"Straightforward scorer of 31 subsets: {slow:.2f} µs a hand.")
    print(f"Total by table: {fast:.2f} µs a hand, {slow / fast:.0f} times as fast.")
    print(f"Hand item by item: {microseconds(score_hand, hands):.2f} µs.")
    print(f"Card in the play, items: {microseconds(score_pile, piles):.2f} µs.")
    print(f"Card in the play, total: {microseconds(pile_total, piles):.2f} µs.")
    print(f"All 15 ways to keep, sums over starters: {microseconds(keep_sums, dealt):.1f} µs.")
    print(f"All 15 ways to keep, with cards and averages: {microseconds(keep_averages, dealt):.1f} µs.")
    return 0 if slow / fast >= LEAST_RATIO else 1
