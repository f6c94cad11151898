"""Computer players against each other: a whole game from the rules, the players and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cribbage_a11y.engine.actions import Action, CountHand, Deal
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.players.protocol import Player
from cribbage_a11y.table.computers import decide
from cribbage_a11y.table.dealer import Dealer


class PlayedGame(NamedTuple):
    """A finished game."""

    state: GameState
    events: list[Event]
    first_dealer: int


def play_game(rules: Rules, players: Sequence[Player], chance: Dealer) -> PlayedGame:
    """A game to its end, each seat played by the player at its place in ``players``."""
    state = new_game(rules, chance.first_dealer(rules))
    events: list[Event] = []
    cuts = 0
    while state.phase is Phase.CUT_FOR_DEAL:
        cuts += 1
        state, happened = apply(state, chance.cut(rules, cuts))
        events += happened
    first_dealer = state.dealer
    assert first_dealer is not None
    while state.phase is not Phase.GAME_OVER:
        if state.phase is Phase.DEAL:
            action: Action = Deal(chance.pack(state.hand_number + 1))
        else:
            action = seat_action(state, players)
        state, happened = apply(state, action)
        events += happened
    return PlayedGame(state, events, first_dealer)


def seat_action(state: GameState, players: Sequence[Player]) -> Action:
    """What the player whose turn it is does; in the lay-away the first who has not laid away."""
    if state.phase is Phase.LAY_AWAY:
        seat = state.laid_away.index(())
    else:
        assert state.turn is not None
        seat = state.turn
        if state.phase is Phase.SHOW and not state.rules.claims:
            return CountHand(seat)
    return decide(players[seat], view_for(state, seat))
