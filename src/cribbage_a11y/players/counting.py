"""Counting aloud: what the hand or crib that lies open is worth, with or without oversights."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import Points
from cribbage_a11y.engine.view import SeatView

if TYPE_CHECKING:
    from cribbage_a11y.players.protocol import Player


def items(view: SeatView) -> tuple[Points, ...]:
    """The scoring items of the hand or crib being counted.

    Raises :class:`ValueError` when nothing lies open to be counted.
    """
    turn = view.to_count
    for hand in view.open_hands:
        if turn is not None and view.starter is not None and (hand.seat, hand.whose) == turn:
            return score_hand(hand.cards, view.starter, crib=hand.whose is Whose.CRIB)
    raise ValueError("nothing lies open to be counted")


def worth(view: SeatView) -> int:
    """The full count of the hand or crib being counted."""
    return sum(item.amount for item in items(view))


@dataclass(frozen=True)
class Misses:
    """A player who overlooks each scoring item with one chance, in its own claims and in others'.

    ``chance`` is from 0 to 1 for each item by itself. Its cards are chosen as ``player`` chooses them.
    """

    player: Player
    chance: float
    rng: Random

    def lay_away(self, view: SeatView) -> tuple[Card, ...]:
        return self.player.lay_away(view)

    def play(self, view: SeatView) -> Card:
        return self.player.play(view)

    def claim(self, view: SeatView) -> int:
        return self._seen(view)

    def call_muggins(self, view: SeatView) -> int:
        return max(0, self._seen(view) - (view.claimed or 0))

    def _seen(self, view: SeatView) -> int:
        return sum(item.amount for item in items(view) if self.rng.random() >= self.chance)
