"""A computer player's answer to whatever the game asks of its seat, as an action."""

from __future__ import annotations

from dataclasses import dataclass

from cribbage_a11y.engine.actions import CallMuggins, Claim, CountHand, LayAway, PlayCard, SeatAction
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.protocol import Player


def decide(player: Player, view: SeatView) -> SeatAction:
    """What the player does now; ``view`` must be of a seat that the game waits for."""
    assert view.seat is not None
    if view.phase is Phase.LAY_AWAY:
        return LayAway(view.seat, player.lay_away(view))
    if view.phase is Phase.PLAY:
        return PlayCard(view.seat, player.play(view))
    if view.phase is Phase.MUGGINS:
        return CallMuggins(view.seat, player.call_muggins(view))
    if view.rules.claims:
        return Claim(view.seat, player.claim(view))
    return CountHand(view.seat)


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player at a seat of a table at work."""

    player: Player
    quick: bool
    """Whether a choice takes so little that no key would notice."""

    def decide(self, view: SeatView) -> SeatAction:
        """What the player does now."""
        return decide(self.player, view)
