"""What the cards laid tell of each seat: every card it laid, and every time none of its cards fitted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.hand import HAND_SIZE
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE
from cribbage_a11y.odds.questions import Observed
from cribbage_a11y.odds.seen import SeenCard, SeenTable


class Turn(NamedTuple):
    """One thing a seat did."""

    seat: int
    seen: Observed


class _Count:
    """The play told again from the cards laid, one count at a time."""

    def __init__(self, view: SeenTable) -> None:
        self.left_of = view.rules.shape.left_of
        self.held = [HAND_SIZE] * len(view.held)
        self.pile: tuple[int, ...] = ()
        self.count = 0
        self.stuck: set[int] = set()
        self.last: int | None = None

    def goes_before(self, seat: int) -> Iterator[Turn]:
        """The seats passed over between the last card and a card of ``seat`` in the same count."""
        if self.last is None or not self.pile:
            return
        other = self.left_of[self.last]
        while other != seat:
            yield from self.cannot(other)
            other = self.left_of[other]

    def cannot(self, seat: int) -> Iterator[Turn]:
        """No card that the seat holds fits; said once a count, and only by who holds cards."""
        if self.held[seat] and seat not in self.stuck:
            self.stuck.add(seat)
            yield Turn(seat, Observed(self.count, self.pile, None))

    def lay(self, seat: int, card: Card) -> Turn:
        turn = Turn(seat, Observed(self.count, self.pile, card.rank - 1))
        self.pile = (card.rank - 1, *self.pile)
        self.count += card.value
        self.held[seat] -= 1
        self.last = seat
        return turn

    def close(self) -> Iterator[Turn]:
        """A new count: nobody could go on, unless it was thirty-one."""
        if self.count != THIRTY_ONE and self.last is not None:
            seat = self.last
            for _ in self.held:
                seat = self.left_of[seat]
                yield from self.cannot(seat)
        self.pile, self.count = (), 0
        self.stuck.clear()


def turns(view: SeenTable) -> list[Turn]:
    """All turns of this hand's play so far, in order, up to the turn of the seat that is asked.

    That no card of the seat that laid last fitted either is told when its count closes.
    """
    told: list[Turn] = []
    count = _Count(view)
    for item in view.laid:
        seat, card = item.seat, item.card
        if (count.pile and count.count + card.value > THIRTY_ONE) or count.count == THIRTY_ONE:
            told += count.close()
        told += count.goes_before(seat)
        told.append(count.lay(seat, card))
    if view.laid and not view.pile:
        told += count.close()
    elif view.seat is not None and view.is_my_turn:
        told += count.goes_before(view.seat)
    return told


def of_seat(told: list[Turn], seat: int) -> tuple[Observed, ...]:
    """What one seat did."""
    return tuple(turn.seen for turn in told if turn.seat == seat)


def ranks_of(laid: Sequence[SeenCard]) -> tuple[int, ...]:
    """Ranks from 0, the last card first."""
    return tuple(item.card.rank - 1 for item in reversed(laid))
