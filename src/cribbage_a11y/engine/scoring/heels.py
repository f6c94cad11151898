"""Heels: a jack turned up as the starter."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.cards import JACK, Card
from cribbage_a11y.engine.scoring.points import Points, ScoreKind

HEELS_POINTS: Final = 2


def score_heels(starter: Card) -> Points | None:
    """Two for the dealer when the starter is a jack, taken before the first card is laid."""
    return Points(ScoreKind.HEELS, HEELS_POINTS, (starter,)) if starter.rank == JACK else None
