"""What a computer player can be asked, and how one is put together from two ways to choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players import counting

LayAwayChoice = Callable[[SeatView], tuple[Card, ...]]
PlayChoice = Callable[[SeatView], Card]


class Player(Protocol):
    """A computer at a seat. It is asked only when the game waits for that seat, with that seat's view."""

    def lay_away(self, view: SeatView) -> tuple[Card, ...]:
        """The cards of ``view.hand`` that go to the crib, as many as the table asks for."""

    def play(self, view: SeatView) -> Card:
        """One of ``view.playable``; asked only when there is one."""

    def claim(self, view: SeatView) -> int:
        """The count claimed for ``view.to_count`` (manual counting and muggins)."""

    def call_muggins(self, view: SeatView) -> int:
        """How many points the claim that stands has missed, 0 for none."""


@dataclass(frozen=True)
class Composed:
    """A player who lays away one way, plays one way, and counts without mistakes."""

    choose_lay_away: LayAwayChoice
    choose_play: PlayChoice

    def lay_away(self, view: SeatView) -> tuple[Card, ...]:
        return self.choose_lay_away(view)

    def play(self, view: SeatView) -> Card:
        return self.choose_play(view)

    def claim(self, view: SeatView) -> int:
        return counting.worth(view)

    def call_muggins(self, view: SeatView) -> int:
        return max(0, counting.worth(view) - (view.claimed or 0))
