"""What a count comes to, as the JSON of ``score`` and ``peg`` has it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from cribbage_a11y.engine.scoring.points import Points


class CountedItem(TypedDict):
    """One scoring item."""

    reason: str
    """``fifteen``, ``pair``, ``run`` and so on, as in the game record."""
    cards: list[str]
    """The codes of exactly the cards that make it."""
    points: int


class Counted(TypedDict):
    """A hand, a crib, or a card laid in the play."""

    total: int
    items: list[CountedItem]


def counted(scored: Iterable[Points]) -> Counted:
    """The items with their total."""
    items = [
        CountedItem(reason=kind.value, cards=[card.code for card in cards], points=amount)
        for kind, amount, cards in scored
    ]
    return Counted(total=sum(item["points"] for item in items), items=items)
