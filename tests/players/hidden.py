"""The same position with other hidden cards, for tests of what a player may know."""

from __future__ import annotations

from random import Random

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.state import GameState


def shuffled_hidden(state: GameState, seat: int, random: Random) -> GameState:
    """``state`` with all cards that ``seat`` cannot see exchanged for one another, wherever they lie."""
    seen = {*state.hands[seat], *state.laid_away[seat], *(laid.card for laid in state.laid), state.starter}
    hidden = [card for card in DECK if card not in seen]
    other = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))

    def change(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(other.get(card, card) for card in cards))

    return state._replace(
        hands=tuple(map(change, state.hands)),
        laid_away=tuple(map(change, state.laid_away)),
        kept=tuple(map(change, state.kept)),
        crib=change(state.crib),
        rest=tuple(other.get(card, card) for card in state.rest),
    )
