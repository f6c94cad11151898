"""Games for tests: random but legal, from a seed alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

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
from cribbage_a11y.engine.events import Event, Whose
from cribbage_a11y.engine.rules import RULE_CHOICES, Counting, FirstDeal, Rules
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import GameState, Phase, cards_to_count, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import next_to_count, view_for, waiting_for

KINDS: Final = tuple(
    Rules(
        players=players,
        target=target,
        counting=counting,
        first_deal=first_deal,
        pone_bonus=3 if first_deal is FirstDeal.SEAT0 else 0,
        skunks=first_deal is not FirstDeal.RANDOM,
    )
    for players, target, counting, first_deal in product(
        RULE_CHOICES["players"], RULE_CHOICES["target"], Counting, FirstDeal
    )
)
"""Every table, target, counting and first deal together; the other options along with them."""
FEW_KINDS: Final = tuple(rules for place, rules in enumerate(KINDS) if place % 4 == place // 4 % 4)
"""Every table, target and counting together, the first deals in turn."""
SHORT_KINDS: Final = tuple(rules for rules in FEW_KINDS if rules.target == min(RULE_CHOICES["target"]))
"""Those of the short game."""


class Turn(NamedTuple):
    """One action of a game: the state before, the action, the state after, the events."""

    before: GameState
    action: Action
    after: GameState
    events: tuple[Event, ...]


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
        return CallMuggins(seat, _about(_worth(state) - (state.claimed or 0), random))
    return Claim(seat, _about(_worth(state), random)) if state.rules.claims else CountHand(seat)


def _worth(state: GameState) -> int:
    """What the hand or crib to be counted is worth."""
    turn = next_to_count(state)
    assert turn is not None
    assert state.starter is not None
    return total(cards_to_count(state, turn), state.starter, turn.whose is Whose.CRIB)


def _about(right: int, random: Random) -> int:
    """The right number half of the time, else one near it or far from it."""
    return random.choice(
        (right, right, min(right + 1, 29), max(right - 1, 0), max(right - 5, 0), random.randrange(30))
    )


def steps(rules: Rules, seed: int) -> Iterator[Turn]:
    """A whole game: state before, action, state after, events."""
    random = Random(seed)
    state = a_game(rules, random)
    while state.phase is not Phase.GAME_OVER:
        action = any_action(state, random)
        after, events = apply(state, action)
        yield Turn(state, action, after, events)
        state = after


@lru_cache(maxsize=256)
def whole_game(rules: Rules, seed: int) -> tuple[Turn, ...]:
    """The game that :func:`steps` plays, kept for the next test that asks for it."""
    return tuple(steps(rules, seed))
