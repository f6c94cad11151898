"""Who listens, and who everybody is to the listener."""

from __future__ import annotations

from dataclasses import dataclass

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present.forms import Voice


@dataclass(frozen=True, slots=True)
class Audience:
    """One listener at one table.

    seat: the listener's seat; ``None`` for a watcher.
    names: the players' names, by seat.
    rules: the rules of the game, and with them the table's shape.
    """

    seat: int | None
    names: tuple[str, ...]
    rules: Rules

    @property
    def side(self) -> int | None:
        """The listener's side; ``None`` for a watcher."""
        return None if self.seat is None else self.rules.shape.side_of[self.seat]

    def voice(self, seat: int) -> Voice:
        """Who the player at ``seat`` is to the listener."""
        if seat == self.seat:
            return Voice.YOU
        return Voice.PARTNER if self.rules.shape.side_of[seat] == self.side else Voice.ANOTHER

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side, the listener's own first."""
        return tuple(sorted(self.rules.shape.sides[side], key=lambda seat: (seat != self.seat, seat)))

    def sides(self) -> tuple[int, ...]:
        """All sides, the listener's own first, then as the deal goes round."""
        shape = self.rules.shape
        first = self.side or 0
        order = range(len(shape.sides))
        return (*order[first:], *order[:first])

    def short_name(self, seat: int, width: int) -> str:
        """A name in lower case, at most ``width`` characters; no two players' short names are the same."""
        cut = [name.lower()[:width].rstrip() for name in self.names]
        if cut.count(cut[seat]) == 1:
            return cut[seat]
        number = str(seat + 1)
        return cut[seat][: max(width - len(number), 0)] + number
