"""What a score is: its kind, its amount and the cards that make it. Never a bare number."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.members import quick_members


@quick_members
class ScoreKind(StrEnum):
    """Every reason for which a peg moves, by its name in the game record."""

    PONE_BONUS = "pone_bonus"
    HEELS = "heels"
    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty_one"
    PAIR = "pair"
    PAIR_ROYAL = "pair_royal"
    DOUBLE_PAIR_ROYAL = "double_pair_royal"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"
    GO = "go"
    LAST_CARD = "last_card"
    MUGGINS = "muggins"


class Points(NamedTuple):
    """One scoring item.

    A named tuple, since simulated games make them by the hundred thousand and it takes half the time
    of a frozen data class to make one.
    """

    kind: ScoreKind
    amount: int
    """Holes, at least one."""
    cards: tuple[Card, ...]
    """Exactly the cards that make it; none for the kinds that no card makes."""
