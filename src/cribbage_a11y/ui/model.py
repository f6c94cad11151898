"""Where the player is and what the player has chosen: all that a session remembers between two keys."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present.history import Reading
from cribbage_a11y.present.region import Region

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cribbage_a11y.engine.view import SeatView

NOWHERE: Final = -1
"""The card cursor before it was moved."""


UNREAD: Final = Reading()
"""Before anything in the history was read."""


@dataclass(frozen=True, slots=True)
class Model:
    """Frozen; a key gives the next one. No event changes it, but for cards that left the hand."""

    region: Region = Region.YOUR_HAND
    lines: Mapping[Region, int] = field(default_factory=lambda: MappingProxyType({}))
    """By region: the current line, counted from 0."""
    card: int = NOWHERE
    """The place of the card cursor in the hand."""
    chosen: tuple[Card, ...] = ()
    """In the order of choosing."""
    reading: Reading = UNREAD
    """Where the player reads in the history."""
    keys_page: int = 0
    """Which five keys ``?`` says next."""

    def at(self, region: Region, line: int) -> Model:
        """With the cursor on a line of a region; in the hand the lines are the cards."""
        card = line if region is Region.YOUR_HAND else self.card
        return replace(self, region=region, card=card, lines=MappingProxyType({**self.lines, region: line}))

    def line(self, region: Region, size: int) -> int:
        """The current line of a region that now has ``size`` lines; in the hand the card at the cursor."""
        line = max(self.card, 0) if region is Region.YOUR_HAND else self.lines.get(region, 0)
        return min(line, max(size - 1, 0))


def after_event(model: Model, view: SeatView) -> Model:
    """Keep what the player chose, as far as the cards are still held."""
    kept = tuple(card for card in model.chosen if card in view.hand)
    card = min(model.card, len(view.hand) - 1)
    return model if (kept, card) == (model.chosen, model.card) else replace(model, chosen=kept, card=card)
