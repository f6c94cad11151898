"""The rest of a play of any number of open hands, each seat taking what scores most, in plain Python.

Ranks go from 1 (ace) to 13 (king); seats count from 0 in the order of turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cribbage_a11y.odds.open_piles import LIMIT, pile_points

RISKY_COUNTS: Final = (5, 21)
RISK: Final = 0.5


def play_out(
    hands: Sequence[Sequence[int]], mover: int, last: int, pile: tuple[int, ...], count: int
) -> list[int]:
    """Points by seat until nobody holds a card; ``hands`` is not changed."""
    held = [list(hand) for hand in hands]
    points = [0] * len(held)
    while True:
        seat = _next_able(held, mover, LIMIT - count)
        if seat is None:
            points[last] += count != LIMIT
            mover = (last + 1) % len(held)
            pile, count = (), 0
            if not any(held):
                return points
            continue
        rank = _greedy(held[seat], pile, count)
        held[seat].remove(rank)
        pile, count = (*pile, rank), count + min(rank, 10)
        points[seat] += pile_points(pile, count)
        last, mover = seat, (seat + 1) % len(held)


def _next_able(held: list[list[int]], mover: int, room: int) -> int | None:
    for step in range(len(held)):
        seat = (mover + step) % len(held)
        if any(min(rank, 10) <= room for rank in held[seat]):
            return seat
    return None


def _greedy(hand: list[int], pile: tuple[int, ...], count: int) -> int:
    """The rank that scores most, avoiding risky counts; the highest of several equal ones."""
    best, best_worth = 0, -1.0
    for rank in hand:
        after = count + min(rank, 10)
        if after > LIMIT:
            continue
        worth = pile_points((*pile, rank), after) - (RISK if after in RISKY_COUNTS else 0.0)
        if worth > best_worth or (worth == best_worth and rank > best):
            best, best_worth = rank, worth
    return best
