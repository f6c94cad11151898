"""The play between two solved the slow way, by one recursion over hands, to compare with the fast ways."""

from __future__ import annotations

from math import exp

import numpy as np

from cribbage_a11y.odds.arrays import Floats
from cribbage_a11y.odds.open_piles import pile_points
from cribbage_a11y.odds.play_model import ANY_CARD, worths

Hand = tuple[int, ...]


def value_of(rank: int) -> int:
    return min(rank, 10)


class SlowSearch:
    """Ranks from 1. We are player 0; ``hands`` maps what the opponent may hold to its weight."""

    def __init__(self, model: Floats) -> None:
        self.model = model

    def ours(self, mine: Hand, hands: dict[Hand, float], pile: Hand) -> dict[int, float]:
        """The value of each of our cards that fits."""
        room = 31 - sum(map(value_of, pile))
        return {
            rank: self._laid(0, rank, _without(mine, rank), hands, pile, False)
            for rank in set(mine)
            if value_of(rank) <= room
        }

    def _laid(
        self, who: int, rank: int, mine: Hand, hands: dict[Hand, float], pile: Hand, passed: bool
    ) -> float:
        pile = (*pile, rank)
        count = sum(map(value_of, pile))
        sign = -1 if who else 1
        weight = sum(hands.values())
        value = sign * weight * pile_points(pile, count)
        theirs = len(next(iter(hands)))
        if not mine and not theirs:
            return value + sign * weight * (count != 31)
        if count == 31:
            return value + self._new_count(who, mine, hands)
        return value + self._turn(1 - who, who, mine, hands, pile, passed)

    def _new_count(self, last: int, mine: Hand, hands: dict[Hand, float]) -> float:
        theirs = len(next(iter(hands)))
        if not mine and not theirs:
            return 0.0
        leader = 1 - last if (mine if last else theirs) else last
        return self._turn(leader, last, mine, hands, (), False)

    def _turn(
        self, who: int, last: int, mine: Hand, hands: dict[Hand, float], pile: Hand, passed: bool
    ) -> float:
        count = sum(map(value_of, pile))
        we_can = any(value_of(rank) + count <= 31 for rank in mine)
        if who == 0:
            if we_can:
                return max(
                    self._laid(0, rank, _without(mine, rank), hands, pile, passed)
                    for rank in set(mine)
                    if value_of(rank) + count <= 31
                )
            if passed or last == 0:
                return self._go(last, mine, hands)
        if passed:
            return self._turn(0, last, mine, hands, pile, True) if we_can else self._go(last, mine, hands)
        return self._their_turn(last, mine, hands, pile, we_can)

    def _their_turn(self, last: int, mine: Hand, hands: dict[Hand, float], pile: Hand, we_can: bool) -> float:
        count = sum(map(value_of, pile))
        stuck = {hand: w for hand, w in hands.items() if all(value_of(r) + count > 31 for r in hand)}
        total = 0.0
        if stuck and any(stuck.values()):
            total += self._turn(0, last, mine, stuck, pile, True) if we_can else self._go(last, mine, stuck)
        laid: dict[int, dict[Hand, float]] = {}
        for hand, weight in hands.items():
            for rank, chance in self._policy(hand, pile, count).items():
                left = _without(hand, rank)
                group = laid.setdefault(rank, {})
                group[left] = group.get(left, 0.0) + weight * chance
        return total + sum(self._laid(1, rank, mine, group, pile, False) for rank, group in laid.items())

    def _go(self, last: int, mine: Hand, hands: dict[Hand, float]) -> float:
        return (-1 if last else 1) * sum(hands.values()) + self._new_count(last, mine, hands)

    def _policy(self, hand: Hand, pile: Hand, count: int) -> dict[int, float]:
        row = np.array([list(reversed(pile))], dtype=np.int8).reshape(1, len(pile))
        worth = worths(self.model, np.array([count]), row)[0]
        fits = [rank for rank in set(hand) if value_of(rank) + count <= 31]
        share = {rank: exp(worth[int(hand.count(rank) > 1), rank - 1]) for rank in fits}
        every = sum(share.values())
        return {rank: (1 - ANY_CARD) * share[rank] / every + ANY_CARD / len(fits) for rank in fits}


def _without(hand: Hand, rank: int) -> Hand:
    place = hand.index(rank)
    return hand[:place] + hand[place + 1 :]


def open_lead(mine: Hand, theirs: Hand, pile: Hand = (), last: int = 1, who: int = 0) -> int:
    """Our points less theirs with open cards and best play, by plain recursion."""
    count = sum(map(value_of, pile))
    hands = (mine, theirs)
    if not mine and not theirs:
        return 0
    able = [any(value_of(rank) + count <= 31 for rank in hand) for hand in hands]
    if not able[who]:
        if able[1 - who]:
            return open_lead(mine, theirs, pile, last, 1 - who)
        go = 0 if count == 31 else (-1 if last else 1)
        return go + open_lead(mine, theirs, (), last, 1 - last)
    sign = -1 if who else 1
    results = []
    for rank in set(hands[who]):
        if value_of(rank) + count > 31:
            continue
        after = (*pile, rank)
        left = _without(hands[who], rank)
        pair = (left, theirs) if who == 0 else (mine, left)
        points = pile_points(after, sum(map(value_of, after)))
        last_card = not pair[0] and not pair[1] and sum(map(value_of, after)) != 31
        results.append(sign * (points + last_card) + open_lead(*pair, after, who, 1 - who))
    return min(results) if who else max(results)
