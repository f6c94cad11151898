"""Games for tests: random but legal, from a seed alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cribbage_a11y.engine.actions import (
    Action,
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    Deal,
    LayAway,
    PlayCard,
)
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for, waiting_for


def a_game(rules: Rules, random: Random) -> GameState:
    """A game of these rules before its first card."""
    needs_dealer = rules.first_deal in (FirstDeal.RANDOM, FirstDeal.GIVEN)
    return new_game(rules, random.choice(rules.shape.seats) if needs_dealer else None)


def any_action(state: GameState, random: Random) -> Action:
    """Some legal action."""
    if state.phase is Phase.CUT_FOR_DEAL:
        return CutForDeal(tuple(random.sample(DECK, state.rules.players)))
    if state.phase is Phase.DEAL:
        return Deal(tuple(random.sample(DECK, len(DECK))))
    seat = random.choice(waiting_for(state))
    view = view_for(state, seat)
    if state.phase is Phase.LAY_AWAY:
        return LayAway(seat, tuple(random.sample(view.hand, state.rules.shape.laid_away)))
    if state.phase is Phase.PLAY:
        return PlayCard(seat, random.choice(view.playable))
    if state.phase is Phase.MUGGINS:
        return CallMuggins(seat, random.randrange(6))
    return Claim(seat, random.randrange(13)) if state.rules.claims else CountHand(seat)


def steps(rules: Rules, seed: int) -> Iterator[tuple[GameState, Action, GameState, tuple[Event, ...]]]:
    """A whole game: state before, action, state after, events."""
    random = Random(seed)
    state = a_game(rules, random)
    while state.phase is not Phase.GAME_OVER:
        action = any_action(state, random)
        after, events = apply(state, action)
        yield state, action, after, events
        state = after
