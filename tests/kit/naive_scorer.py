"""The rules of scoring written down as plainly as they are told, to hold the engine's scoring against.

Slow on purpose: it looks at every subset. It shares no code with the engine but the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cribbage_a11y.engine.cards import DECK, Card

Item = tuple[str, int, frozenset[Card]]
"""Reason, points and cards."""


def subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every choice of one card or more."""
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def is_run(cards: Sequence[Card]) -> bool:
    """Whether three cards or more follow one another in rank."""
    ranks = sorted("A23456789TJQK".index(card.code[0]) for card in cards)
    return len(ranks) >= 3 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def is_alike(cards: Sequence[Card]) -> bool:
    """Whether all cards have one rank."""
    return len({card.code[0] for card in cards}) == 1


def worth(card: Card) -> int:
    """What the card adds to a count."""
    return {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card.code[0]) or int(card.code[0])


def naive_hand(hand: Sequence[Card], starter: Card, crib: bool = False) -> list[Item]:
    """The items of a hand or crib with its starter."""
    five = (*hand, starter)
    items = [("fifteen", 2, some) for some in subsets(five) if sum(map(worth, some)) == 15]
    items += [("pair", 2, some) for some in subsets(five) if len(some) == 2 and is_alike(some)]
    runs = [some for some in subsets(five) if is_run(some)]
    longest = max(map(len, runs), default=0)
    items += [("run", longest, some) for some in runs if len(some) == longest]
    if len({card.code[1] for card in five}) == 1:
        items.append(("flush", 5, five))
    elif len({card.code[1] for card in hand}) == 1 and not crib:
        items.append(("flush", 4, tuple(hand)))
    items += [("nobs", 1, (card,)) for card in hand if card.code == "J" + starter.code[1]]
    return [(reason, points, frozenset(cards)) for reason, points, cards in items]


def naive_pile(pile: Sequence[Card]) -> list[Item]:
    """The items of the last card laid, given all cards of its count."""
    items: list[tuple[str, int, Sequence[Card]]] = []
    count = sum(map(worth, pile))
    if count == 15:
        items.append(("fifteen", 2, pile))
    if count == 31:
        items.append(("thirty_one", 2, pile))
    ends = [pile[-size:] for size in range(2, len(pile) + 1)]
    alike = [end for end in ends if is_alike(end)]
    if alike:
        reason, points = {2: ("pair", 2), 3: ("pair_royal", 6), 4: ("double_pair_royal", 12)}[len(alike[-1])]
        items.append((reason, points, alike[-1]))
    runs = [end for end in ends if is_run(end)]
    if runs:
        items.append(("run", len(runs[-1]), runs[-1]))
    return [(reason, points, frozenset(cards)) for reason, points, cards in items]


def naive_average(kept: Sequence[Card], dealt: Sequence[Card]) -> float:
    """The mean worth of the four cards kept over every starter that was not dealt."""
    starters = [card for card in DECK if card not in dealt]
    return sum(points for card in starters for _, points, _ in naive_hand(kept, card)) / len(starters)
