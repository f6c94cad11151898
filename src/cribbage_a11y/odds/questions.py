"""What is asked about the play, in plain numbers. Ranks go from 0 (ace) to 12 (king)."""

from __future__ import annotations

from typing import NamedTuple

ME, OPPONENT = 0, 1
DEALER, PONE = 0, 1
"""How roles are numbered in every table."""
STRAIGHT, PARTNERS = 0, 1
"""How tables of more than two are numbered: with a card straight to the crib (three), or partners (four)."""


class Observed(NamedTuple):
    """One turn of another player."""

    pile_count: int
    """The count before it."""
    pile: tuple[int, ...]
    """The ranks of that count, the last one first."""
    rank: int | None
    """What it laid, ``None`` where no card that it holds fits."""


class Situation(NamedTuple):
    """What the player to move can see of the cards that lie open, and its own."""

    kept: tuple[int, ...]
    """The four sorted ranks of its hand, laid or held."""
    held: int
    """Which of them it still holds, one bit each."""
    pile_count: int
    pile: tuple[int, ...]
    """The ranks of this count, the last one first."""
    mover: int
    """Whose turn it is."""
    last: int
    """Who laid the last card."""
    opponent_held: int
    """How many cards the opponent holds."""
    passed: bool
    """Whether the opponent has said go in this count."""


class PlayQuestion(NamedTuple):
    """Which card to lay, between two players."""

    situation: Situation
    role: int
    """Whether we are dealer or pone."""
    observed: tuple[Observed, ...]
    """All turns of the opponent in this hand."""
    unseen: tuple[int, ...]
    """How many cards of each rank are neither ours nor the starter; what the opponent laid is among them."""
    thrown: tuple[int, ...]
    """The ranks we laid away."""
    starter: int
    hand: int
    """What our own hand will count."""
    scores: tuple[int, int]
    """Ours and theirs, as holes of a game to 121."""


class CompanyQuestion(NamedTuple):
    """What the mover sees. Seat 0 is its own; the others follow in the order of turns. Ranks from 0."""

    kind: int
    """``STRAIGHT`` or ``PARTNERS``."""
    dealer: int
    """The seat that deals."""
    sides: tuple[int, ...]
    """By seat: the number of its side, our own being 0."""
    kept: tuple[int, ...]
    """The four sorted ranks of our hand, laid or held."""
    held: int
    """Which of them we still hold, one bit each."""
    others: tuple[int, ...]
    """How many cards seats 1, 2, ... still hold."""
    pile_count: int
    pile: tuple[int, ...]
    """The ranks of this count, the last one first."""
    last: int
    """The seat that laid last."""
    observed: tuple[tuple[Observed, ...], ...]
    """By seat 1, 2, ...: all its turns in this hand."""
    unseen: tuple[int, ...]
    """How many cards of each rank are neither ours nor the starter; what others laid is among them."""
    thrown: int
    """The rank we laid away."""
    starter: int
    hand: int
    """What our own hand will count."""
    to_go: tuple[int, ...]
    """By side: holes to the target."""


class Single(NamedTuple):
    """Where one of five cards is to be laid away. Places go in the order of turns from the dealer's left."""

    kind: int
    """``STRAIGHT`` or ``PARTNERS``."""
    role: int
    """Whether the crib is our side's."""
    place: int
    """Our own."""
    sides: tuple[int, ...]
    """By place: the number of its side, our own being 0."""
    to_go: tuple[int, ...]
    """By side: holes to the target."""
