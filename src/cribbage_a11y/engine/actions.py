"""What can be done to a game. Chance is an action too: the order of the pack is given, never drawn here."""

from __future__ import annotations

from dataclasses import dataclass

from cribbage_a11y.engine.cards import Card


@dataclass(frozen=True, slots=True)
class CutForDeal:
    """Chance: the card that each seat cuts, by seat."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the order of the whole pack. Dealt one at a time from the dealer's left, then to the crib
    where the table asks for it; the next card is the starter."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayAway:
    """A seat lays cards away to the crib."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat lays a card in the play."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CountHand:
    """A seat has its hand or crib counted (automatic counting)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat says what its hand or crib is worth (manual counting and muggins)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CallMuggins:
    """The opponent to the left says how many points were missed, 0 for none."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """A seat has heard enough and lets the table go on: a courtesy between hands that changes no game."""

    seat: int


ChanceAction = CutForDeal | Deal
SeatAction = LayAway | PlayCard | CountHand | Claim | CallMuggins
Action = ChanceAction | SeatAction
TableAction = Action | GoOn
"""What is sent to a table: it keeps the courtesy, the engine takes the rest."""
