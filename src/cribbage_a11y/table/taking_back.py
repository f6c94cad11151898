"""What a player alone with computers may take back: choices after which nothing hidden was shown."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from cribbage_a11y.engine.actions import Claim, LayAway, PlayCard, TableAction
from cribbage_a11y.engine.events import CardPlayed, Claimed, Event, GoSaid, LaidAway, NewCount, Scored
from cribbage_a11y.engine.state import GameState


class WhyNot(StrEnum):
    """Why nothing is taken back."""

    OTHERS = "others"
    """Other people play at the table."""
    NOTHING = "nothing"
    """The player has chosen nothing in this hand."""
    SHOWN = "shown"
    """Something hidden was shown since the player's last choice: a card, a go, a count."""


class Past(NamedTuple):
    """A table before a choice."""

    action: TableAction
    """The choice."""
    state: GameState
    events: int
    """How many events there were."""
    accepted: int
    """How many actions were accepted."""


CHOICES: Final = (LayAway, PlayCard, Claim)
"""What a player can take back."""


class Pasts:
    """The choices of one hand that can be taken back, the newest last."""

    def __init__(self) -> None:
        self._held: list[Past] = []
        self._shown = False

    def note(self, before: Past, events: tuple[Event, ...], seat: int) -> None:
        """An action was accepted with these events; ``seat`` is the player's."""
        if isinstance(before.action, CHOICES) and before.action.seat == seat:
            self._held.append(before)
        if any(shows(event, seat) for event in events):
            self._shown = self._shown or bool(self._held)
            self._held.clear()

    def newest(self) -> Past | WhyNot:
        """The newest choice, which is forgotten; or why there is none."""
        if self._held:
            return self._held.pop()
        return WhyNot.SHOWN if self._shown else WhyNot.NOTHING


def shows(event: Event, seat: int) -> bool:
    """Whether an event tells a seat something that it could not know before.

    Others' lay-aways, new counts and points tell nothing that the cards and goes did not. A go tells what
    another does not hold. Anything not named here is taken to show something.
    """
    if isinstance(event, CardPlayed | GoSaid | Claimed):
        return event.seat != seat
    return not isinstance(event, LaidAway | NewCount | Scored)
