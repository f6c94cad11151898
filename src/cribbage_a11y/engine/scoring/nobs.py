"""Nobs: the jack, in hand or crib, of the starter's suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cribbage_a11y.engine.cards import DECK, JACK, Card, card_of
from cribbage_a11y.engine.scoring.points import Points, ScoreKind

NOBS_POINTS: Final = 1
JACK_OF: Final = {card: card_of(JACK, card.suit) for card in DECK}
"""For each card the jack of its suit."""


def score_nobs(hand: Sequence[Card], starter: Card) -> Points | None:
    """One for holding the jack of the starter's suit.

    A jack that is itself the starter pays heels to the dealer instead and never nobs, since it lies in
    nobody's hand.
    """
    jack = JACK_OF[starter]
    return Points(ScoreKind.NOBS, NOBS_POINTS, (jack,)) if jack in hand else None
