"""The named regions, in Tab order."""

from __future__ import annotations

from enum import StrEnum


class Region(StrEnum):
    """One place on the table that can be read by name."""

    YOUR_TURN = "your_turn"
    YOUR_HAND = "your_hand"
    THE_PLAY = "the_play"
    THE_STARTER = "the_starter"
    THE_CRIB = "the_crib"
    THE_HANDS = "the_hands"
    SCORE = "score"
    HISTORY = "history"
