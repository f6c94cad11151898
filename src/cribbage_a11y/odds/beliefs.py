"""What the opponent may hold, and how likely: what is kept, what is unseen, what was laid, every go."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

import numpy as np

from cribbage_a11y.odds.arrays import COUNT_VALUE, RANKS, Floats, Ints, rank_counts
from cribbage_a11y.odds.pile_net import pile_net, policy_of
from cribbage_a11y.odds.play_model import ANY_CARD
from cribbage_a11y.odds.questions import Observed
from cribbage_a11y.odds.remainders import PLACES, SUBSETS, remainders, whole_hands

_WAYS: Final = np.array([[comb(unseen, held) / comb(4, held) for held in range(5)] for unseen in range(5)])
_DIGITS: Final = 14 ** np.arange(PLACES)


class Beliefs(NamedTuple):
    """Hands that the opponent may hold. Several hands kept may leave the same cards."""

    remainder: Ints
    weight: Floats
    """Sums to one."""


def beliefs(prior: Floats, unseen: Sequence[int], observed: Sequence[Observed], model: Floats) -> Beliefs:
    """The opponent's hands after what has been seen, likeliest first.

    ``prior`` (1820,) says how often its role keeps each hand; ``unseen`` how many cards of each rank we have
    not seen in our own hand, the lay-away or as the starter (those the opponent has laid count as unseen).
    Where that leaves nothing, any hand with the cards laid counts the same, whatever the goes; raises
    :class:`ValueError` when there is none.
    """
    ways = _WAYS[np.asarray(unseen)]
    possible = ways[np.arange(RANKS), rank_counts()].prod(axis=1)
    remainder, weight = _observe(whole_hands(), prior * possible, observed, model)
    if not weight.sum() > 0:
        laid = [turn for turn in observed if turn.rank is not None]
        remainder, weight = _observe(whole_hands(), possible, laid, model)
    if not weight.sum() > 0:
        raise ValueError("no hand fits the cards that are said to be laid")
    order = np.argsort(-weight, kind="stable")[: np.count_nonzero(weight)]
    return Beliefs(remainder[order], weight[order] / weight.sum())


def _observe(
    remainder: Ints, weight: Floats, observed: Sequence[Observed], model: Floats
) -> tuple[Ints, Floats]:
    for turn in observed:
        tables = remainders()
        rank = tables.rank[remainder // SUBSETS]
        fits = tables.first[remainder] & (COUNT_VALUE[rank] <= 31 - turn.pile_count)
        if turn.rank is None:
            rows = np.flatnonzero(~fits.any(axis=1))
            remainder, weight = remainder[rows], weight[rows]
            continue
        laid = fits & (rank == turn.rank)
        rows = np.flatnonzero(laid.any(axis=1))
        place = laid[rows].argmax(axis=1)
        twice = tables.twice[remainder[rows]].astype(np.int64)
        chance = _chances(turn, rank[rows], twice, fits[rows], model)
        weight = weight[rows] * chance[np.arange(len(rows)), place]
        remainder = remainder[rows] & ~(1 << place)
    return remainder, weight


def _chances(turn: Observed, rank: Ints, twice: Ints, fits: Ints, model: Floats) -> Floats:
    pile = np.array([pile_net().number_of(turn.pile)])
    share = policy_of(model).shares(pile, twice, rank) * fits
    reasoned = (1 - ANY_CARD) * share / share.sum(axis=1, keepdims=True)
    return np.asarray(reasoned + ANY_CARD * fits / fits.sum(axis=1, keepdims=True))


def merge(believed: Beliefs, most: int) -> tuple[Beliefs, Ints]:
    """Hands that leave the same cards as one, at most ``most`` of them; and for each hand which it became.

    Hands beyond the likeliest ``most`` are dropped: their number is -1.
    """
    held = believed.remainder[:, None] >> np.arange(PLACES) & 1
    left = np.sort((remainders().rank[believed.remainder // SUBSETS] + 1) * held, axis=1)
    _, first, group = np.unique(left @ _DIGITS, return_index=True, return_inverse=True)
    weight = np.bincount(group, believed.weight)
    order = np.argsort(-weight, kind="stable")[:most]
    number = np.full(len(weight), -1)
    number[order] = np.arange(len(order))
    total = weight[order].sum()
    return Beliefs(believed.remainder[first[order]], weight[order] / total), number[group]
