"""Learn how *master* chooses in the play: the weights of the soft policy that make its choices likeliest."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from cribbage_a11y.engine.actions import Deal, LayAway, PlayCard
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import SeatView, view_for, waiting_for
from cribbage_a11y.odds.arrays import Floats, Ints
from cribbage_a11y.odds.history import ranks_of
from cribbage_a11y.odds.pile_points import Piles
from cribbage_a11y.odds.play_model import WEIGHTS, worths
from cribbage_a11y.players.master import master

STEPS: Final = 30
PRIOR: Final = 1.0
"""How strongly a weight that nothing speaks for is drawn to nothing."""
WIDEST: Final = 13
"""Cards of the longest pile."""


class Choice(NamedTuple):
    """One choice between cards of different ranks. Ranks from 0."""

    pile_count: int
    pile: tuple[int, ...]
    held: tuple[int, ...]
    laid: int


def learn(seed: int, hands: int, players: int = 2) -> Floats:
    """Shape (65,): the weights fitted to so many hands that masters play."""
    return fit(collect(seed, hands, players))


def collect(seed: int, hands: int, players: int = 2) -> list[Choice]:
    """Every choice that masters make in so many hands, each from a score of nothing."""
    player = master(Random(seed))
    found: list[Choice] = []

    def note(view: SeatView) -> Card:
        card = player.play(view)
        if len({other.rank for other in view.playable}) > 1:
            held = tuple(other.rank - 1 for other in view.hand)
            found.append(Choice(view.pile_count, ranks_of(view.pile), held, card.rank - 1))
        return card

    for hand in range(hands):
        state = new_game(Rules(players=players, first_deal=FirstDeal.SEAT0))
        state = apply(state, Deal(tuple(Random(f"{seed} {hand}").sample(DECK, len(DECK))))).state
        while state.phase in (Phase.LAY_AWAY, Phase.PLAY):
            seat = waiting_for(state)[0]
            view = view_for(state, seat)
            if state.phase is Phase.LAY_AWAY:
                state = apply(state, LayAway(seat, player.lay_away(view))).state
            else:
                state = apply(state, PlayCard(seat, note(view))).state
    return found


def fit(choices: list[Choice]) -> Floats:
    """The likeliest weights, by Newton's method from nothing."""
    legal, chosen, design = _design(choices)
    weights = np.zeros(WEIGHTS)
    for _ in range(STEPS):
        worth = np.where(legal, design @ weights, -np.inf)
        chance = np.exp(worth - worth.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        mean = np.einsum("nr,nrk->nk", chance, design)
        picked = design[np.arange(len(chosen)), chosen]
        slope = (picked - mean).sum(axis=0) - PRIOR * weights
        centred = (design - mean[:, None]) * np.sqrt(chance)[:, :, None]
        flat = centred.reshape(-1, WEIGHTS)
        curve = flat.T @ flat + PRIOR * np.eye(WEIGHTS)
        move = np.linalg.solve(curve, slope)
        weights += move
        if np.abs(move).max() < 1e-6:
            break
    return weights


def _design(choices: list[Choice]) -> tuple[Ints, Ints, Floats]:
    """What is legal (n, 13), what was chosen (n,), and how each weight counts for each rank (n, 13, 65)."""
    counts = np.array([choice.pile_count for choice in choices])
    piles = np.zeros((len(choices), WIDEST), dtype=np.int8)
    held = np.zeros((len(choices), 13), dtype=np.int64)
    for row, choice in enumerate(choices):
        piles[row, : len(choice.pile)] = np.array(choice.pile) + 1
        np.add.at(held[row], np.array(choice.held), 1)
    twice = (held > 1).astype(np.int64)
    columns = [_column(weight, counts, piles, twice) for weight in range(WEIGHTS)]
    legal = (held > 0) & np.isfinite(columns[0])
    design = np.nan_to_num(np.stack(columns, axis=2), neginf=0.0)
    return legal, np.array([choice.laid for choice in choices]), design


def _column(weight: int, counts: Ints, piles: Piles, twice: Ints) -> Floats:
    one = np.zeros(WEIGHTS)
    one[weight] = 1.0
    both = worths(one, counts, piles)
    return np.where(twice, both[:, 1], both[:, 0])
