"""Scorers of their own for the second reading of the rules: plain strings, every subset looked at."""

from __future__ import annotations

from itertools import combinations

RANKS = "A23456789TJQK"
PACK = {rank + suit for rank in RANKS for suit in "CDHS"}
Item = tuple[str, int, frozenset[str]]


def order(card: str) -> int:
    return RANKS.index(card[0]) + 1


def worth(card: str) -> int:
    return min(10, order(card))


def show_items(four: list[str], starter: str, crib: bool) -> list[Item]:
    """Every scoring item of four cards and a starter."""
    five = [*four, starter]
    subsets = [some for size in range(2, 6) for some in combinations(five, size)]
    items: list[Item] = [("fifteen", 2, frozenset(s)) for s in subsets if sum(map(worth, s)) == 15]
    items += [("pair", 2, frozenset(s)) for s in subsets if len(s) == 2 and s[0][0] == s[1][0]]
    runs = [s for s in subsets if is_run([order(card) for card in s])]
    longest = max(map(len, runs), default=0)
    items += [("run", longest, frozenset(s)) for s in runs if len(s) == longest]
    suits = {card[1] for card in four}
    if suits == {starter[1]}:
        items.append(("flush", 5, frozenset(five)))
    elif len(suits) == 1 and not crib:
        items.append(("flush", 4, frozenset(four)))
    if "J" + starter[1] in four:
        items.append(("nobs", 1, frozenset({"J" + starter[1]})))
    return items


def is_run(orders: list[int]) -> bool:
    lowest = min(orders)
    return len(orders) >= 3 and sorted(orders) == list(range(lowest, lowest + len(orders)))


def play_items(pile: list[str]) -> list[Item]:
    """What the last card of a count scores."""
    items: list[Item] = []
    count = sum(map(worth, pile))
    if count in (15, 31):
        items.append(("fifteen" if count == 15 else "thirty_one", 2, frozenset(pile)))
    for alike, name, points in ((4, "double_pair_royal", 12), (3, "pair_royal", 6), (2, "pair", 2)):
        if len(pile) >= alike and len({card[0] for card in pile[-alike:]}) == 1:
            items.append((name, points, frozenset(pile[-alike:])))
            break
    for length in range(len(pile), 2, -1):
        if is_run([order(card) for card in pile[-length:]]):
            items.append(("run", length, frozenset(pile[-length:])))
            break
    return items
