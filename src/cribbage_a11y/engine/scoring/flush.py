"""The flush: a hand of one suit."""

from __future__ import annotations

from collections.abc import Sequence

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.points import Points, ScoreKind


def score_flush(hand: Sequence[Card], starter: Card, crib: bool) -> Points | None:
    """Five for four cards and a starter of one suit, four for a hand whose four cards alone share a suit.

    A crib takes only the flush of five. The starter never stands in for a card of the hand.
    """
    first, second, third, fourth = hand
    if not first.suit is second.suit is third.suit is fourth.suit:
        return None
    if starter.suit is first.suit:
        return Points(ScoreKind.FLUSH, 5, (*hand, starter))
    return None if crib else Points(ScoreKind.FLUSH, 4, tuple(hand))
