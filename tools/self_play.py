"""Many hands played at once by the policy in the play, for the chances to win."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from settle_lay_away import KEEPS, THROWS, deal_hands, values

from cribbage_a11y.odds.arrays import Floats, Ints, rank_hand_index, show_points
from cribbage_a11y.odds.pile_net import policy_of
from cribbage_a11y.odds.play_out import Plays, play_out, whims
from cribbage_a11y.odds.questions import DEALER, PONE
from cribbage_a11y.odds.remainders import SUBSETS, WHOLE
from cribbage_a11y.odds.tables import Tables

JACK = 10


class Played(NamedTuple):
    """What each hand brought, one element a hand."""

    heels: Ints
    pegs: Ints
    """Shape (2, events, n): points in the play by role, in order."""
    hand: Ints
    """Shape (2, n): what each hand counts."""
    crib: Ints
    starter: Ints
    """Ranks from 0."""
    thrown: Ints
    """Shape (2, n, 2): ranks laid away, sorted."""


def play_hands(tables: Tables, rng: np.random.Generator, hands: int) -> Played:
    """Deal, lay away by points and play by the policy, so many hands at once."""
    deals = deal_hands(rng, hands)
    choice = [values(deals[:, role], role, tables.crib, tables.pegging).argmax(axis=1) for role in (0, 1)]
    kept = np.stack([np.take_along_axis(deals[:, role], KEEPS[choice[role]], axis=1) for role in (0, 1)])
    thrown = np.stack([np.take_along_axis(deals[:, role], THROWS[choice[role]], axis=1) for role in (0, 1)])
    crib = np.sort(np.concatenate([thrown[DEALER], thrown[PONE]], axis=1), axis=1)
    starter = _starters(deals.reshape(hands, -1), rng)
    return Played(
        2 * (starter // 4 == JACK),
        play_out_hands(kept // 4, tables.model, rng),
        np.stack([count(kept[role], starter, 4) for role in (0, 1)]),
        count(crib, starter, 0),
        starter // 4,
        thrown // 4,
    )


def _starters(dealt: Ints, rng: np.random.Generator) -> Ints:
    free = np.ones((len(dealt), 52), dtype=bool)
    np.put_along_axis(free, dealt, False, axis=1)
    return np.asarray(np.where(free, rng.random(free.shape), -1.0).argmax(axis=1))


def count(four: Ints, starter: Ints, flush: int) -> Ints:
    """What four sorted cards count with a starter; ``flush``: points for a flush of the four alone."""
    points = show_points()[rank_hand_index(four // 4), starter // 4]
    suits = four % 4
    alike = (suits == suits[:, :1]).all(axis=1)
    points = points + np.where(alike, np.where(suits[:, 0] == starter % 4, 5, flush), 0)
    return np.asarray(points + ((four // 4 == JACK) & (suits == starter[:, None] % 4)).any(axis=1))


def play_out_hands(ranks: Ints, model: Floats, rng: np.random.Generator) -> Ints:
    """Points in the play in order, shape (2, events, n), of hands ``ranks`` (2, n, 4); the pone leads."""
    n = ranks.shape[1]
    held = rank_hand_index(ranks) * SUBSETS + WHOLE
    pone = np.full(n, PONE)
    gains = play_out(Plays(held, pone.copy(), pone, np.zeros_like(pone)), policy_of(model), whims(rng, 2, n))
    return np.stack([gains.points * (gains.seat == role) for role in (DEALER, PONE)]).astype(np.int64)
