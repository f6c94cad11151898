"""Tables of two, three and four seats as data: who is dealt what, who sits where, who shares a score.

This is the only module that knows how many seats a table has; everything else asks a shape.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, eq=False)
class TableShape:
    """What the number of seats decides. Seats count from 0; seat n+1 sits to the left of seat n."""

    players: int
    dealt: int
    """Cards dealt to each seat."""
    laid_away: int
    """Cards each seat lays away to the crib."""
    straight_to_crib: int
    """Cards dealt straight to the crib."""
    sides: tuple[tuple[int, ...], ...]
    """The seats of each side. A side owns one score."""

    @cached_property
    def seats(self) -> range:
        """All seats in order."""
        return range(self.players)

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat, by seat."""
        return tuple(
            next(side for side, members in enumerate(self.sides) if seat in members)
            for seat in range(self.players)
        )

    @cached_property
    def left_of(self) -> tuple[int, ...]:
        """The seat to the left of each seat, by seat."""
        return tuple((seat + 1) % self.players for seat in range(self.players))

    @cached_property
    def from_left(self) -> tuple[tuple[int, ...], ...]:
        """By dealer: all seats in the order of deal, play, show, from the dealer's left to the dealer."""
        return tuple(
            tuple((dealer + 1 + step) % self.players for step in range(self.players))
            for dealer in range(self.players)
        )

    @cached_property
    def has_partners(self) -> bool:
        """Whether some side holds more than one seat."""
        return any(len(members) > 1 for members in self.sides)

    @cached_property
    def has_single_pone(self) -> bool:
        """Whether the dealer faces one opponent alone, as the three-hole bonus asks."""
        return len(self.sides) == self.players and self.players - 1 == 1

    @cached_property
    def taker_of(self) -> tuple[int, ...]:
        """By seat: who takes its missed points in muggins, the first opponent to its left."""
        return tuple(
            next(other for other in self.from_left[seat] if self.side_of[other] != self.side_of[seat])
            for seat in range(self.players)
        )


SHAPES: Final = MappingProxyType(
    {
        2: TableShape(players=2, dealt=6, laid_away=2, straight_to_crib=0, sides=((0,), (1,))),
        3: TableShape(players=3, dealt=5, laid_away=1, straight_to_crib=1, sides=((0,), (1,), (2,))),
        4: TableShape(players=4, dealt=5, laid_away=1, straight_to_crib=0, sides=((0, 2), (1, 3))),
    }
)
"""The shape for each number of players, from the table in the rules."""
