"""What the others at a table of three or four may hold: whole deals, as often as they are likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import lgamma
from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import Floats, Ints, rank_counts
from cribbage_a11y.odds.beliefs import beliefs
from cribbage_a11y.odds.questions import DEALER, PONE, CompanyQuestion
from cribbage_a11y.odds.remainders import SUBSETS
from cribbage_a11y.odds.tables import company_tables

TRIED: Final = 2
"""Deals drawn seat by seat for each that is kept."""
_ANY_HAND: Final = 1e-6
"""How often any hand at all is kept, beside those that are wise."""
_FACTORIAL: Final = np.array([lgamma(n + 1) for n in range(5)])


def draw(asked: CompanyQuestion, deals: int, rng: np.random.Generator) -> Ints:
    """Shape (others, deals): what seats 1, 2, ... hold, as remainders; every deal counts the same."""
    believed = []
    for seat, turns in enumerate(asked.observed, 1):
        prior = company_tables().kept[asked.kind, _role(asked, seat)] + _ANY_HAND
        believed.append(beliefs(prior, asked.unseen, turns, company_tables().model[asked.kind]))
    rows = _rows([each.weight for each in believed], deals * TRIED, rng)
    held = np.stack([each.remainder[row] for each, row in zip(believed, rows, strict=True)])
    return held[:, _agreeing(np.array(asked.unseen), held // SUBSETS, deals, rng)]


def draw_hands(priors: Sequence[Floats], unseen: Ints, deals: int, rng: np.random.Generator) -> Ints:
    """Shape (seats, deals): whole hands by number; ``priors`` say how often each seat keeps each (1820,)."""
    hands = np.stack(_rows(priors, deals * TRIED, rng))
    return hands[:, _agreeing(unseen, hands, deals, rng)]


def _rows(weights: Sequence[Floats], size: int, rng: np.random.Generator) -> list[Ints]:
    """For each seat alone: rows drawn by weight, in any order."""
    return [rng.permutation(_evenly(weight, size, rng)) for weight in weights]


def _agreeing(unseen: Ints, hands: Ints, deals: int, rng: np.random.Generator) -> Ints:
    """Deals drawn again by how many ways there are to deal their hands out of the cards unseen together."""
    return np.asarray(rng.permutation(_evenly(_together(unseen, rank_counts()[hands]), deals, rng)))


def _role(asked: CompanyQuestion, seat: int) -> int:
    return DEALER if asked.sides[seat] == asked.sides[asked.dealer] else PONE


def _evenly(weight: Floats, size: int, rng: np.random.Generator) -> Ints:
    """Rows, each as often as its share of the weight says, up to the next whole number."""
    total = np.cumsum(weight)
    evenly = (np.arange(size) + rng.random()) / size * total[-1]
    return np.asarray(np.minimum(np.searchsorted(total, evenly), len(weight) - 1))


def _together(unseen: Ints, counts: Ints) -> Floats:
    """Shape (n,): the ways to deal all hands, by the ways to deal each alone; ``counts`` (seats, n, 13).

    Where no deal at all is possible each counts the same.
    """
    left = unseen - counts.sum(axis=0)
    possible = (left >= 0).all(axis=1)
    if not possible.any():
        return np.ones(len(possible))
    ways = _FACTORIAL[unseen - counts].sum(axis=(0, 2)) - _FACTORIAL[np.maximum(left, 0)].sum(axis=1)
    return np.asarray(np.exp(ways - ways[possible].max()) * possible)


def rest_of(unseen: Ints, hands: Ints) -> Ints:
    """Shape (n, 13): what of the unseen cards lies elsewhere; ``hands`` (seats, n) are numbers of hands."""
    return np.asarray(np.maximum(unseen - rank_counts()[hands].sum(axis=0), 0))


def draw_ranks(rest: Ints, cards: int, rng: np.random.Generator) -> Ints:
    """Shape (n, cards): ranks drawn from ``rest`` (n, 13), every card equally likely, none twice."""
    left = rest.copy()
    drawn = np.empty((len(left), cards), dtype=np.int64)
    for place in range(cards):
        total = np.cumsum(left, axis=1)
        drawn[:, place] = (total <= (rng.random(len(left)) * total[:, -1])[:, None]).sum(axis=1)
        left[np.arange(len(left)), drawn[:, place]] -= 1
    return drawn
