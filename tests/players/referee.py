"""Whole games between computer players, for tests: every choice is checked by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from cribbage_a11y.engine.actions import Action, CallMuggins, Claim, CountHand, Deal, LayAway, PlayCard
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.players.protocol import Player


def action_of(player: Player, state: GameState, seat: int) -> Action:
    """What a player does when the game waits for its seat."""
    view = view_for(state, seat)
    if state.phase is Phase.LAY_AWAY:
        return LayAway(seat, player.lay_away(view))
    if state.phase is Phase.PLAY:
        return PlayCard(seat, player.play(view))
    if state.phase is Phase.MUGGINS:
        return CallMuggins(seat, player.call_muggins(view))
    return Claim(seat, player.claim(view)) if state.rules.claims else CountHand(seat)


def states(rules: Rules, players: Sequence[Player], seed: int, hands: int = 100) -> Iterator[GameState]:
    """Every state of one game in which a seat is asked, and the last one; at most so many hands.

    Seat 0 deals first. Deals depend on the seed and the number of the hand alone.
    """
    state = new_game(replace(rules, first_deal=FirstDeal.SEAT0))
    while state.phase is not Phase.GAME_OVER:
        if state.phase is Phase.DEAL:
            if state.hand_number == hands:
                break
            pack = Random(f"{seed} {state.hand_number}").sample(DECK, len(DECK))
            state = apply(state, Deal(tuple(pack))).state
            continue
        yield state
        seat = waiting_for(state)[0]
        state = apply(state, action_of(players[seat], state, seat)).state
    yield state


def last_state(rules: Rules, players: Sequence[Player], seed: int, hands: int = 100) -> GameState:
    """The state after the game, or after so many hands."""
    *_, last = states(rules, players, seed, hands)
    return last
