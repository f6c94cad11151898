"""Which card to lay among three or four seats: likely deals, played out by the soft policy for each card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import Floats, Ints, rank_hand_index
from cribbage_a11y.odds.company_chance import first_home, near_home, our_chance, shown, totals
from cribbage_a11y.odds.company_hands import draw, rest_of
from cribbage_a11y.odds.pile_net import pile_net, policy_of
from cribbage_a11y.odds.play_out import LIMIT, Gains, Plays, play_out, whims
from cribbage_a11y.odds.questions import CompanyQuestion
from cribbage_a11y.odds.remainders import SUBSETS
from cribbage_a11y.odds.tables import company_tables

PLAYED: Final = 1200
"""Deals that are played out for each card."""
HOME_WORTH: Final = 20.0
"""Points that reaching the target is worth beyond the holes themselves, where points are the aim."""

_Worth = Callable[[CompanyQuestion, Ints, Gains, np.random.Generator], Floats]
"""What each play is worth, from the question, what the others held, and what was scored."""


def play_values(asked: CompanyQuestion, seed: int) -> dict[int, float]:
    """For each rank that fits what it is worth: as :func:`play_points`, or near home our chance to win."""
    return _mean_of(_chances if near_home(asked.to_go) else _leads, asked, seed)


def play_points(asked: CompanyQuestion, seed: int) -> dict[int, float]:
    """For each rank that fits: our side's points less the mean of the other sides', in the rest of the play.

    A side that gets home counts ``HOME_WORTH`` more. ``seed`` is all the chance there is; it is the same for
    every card, so that they are compared with the same hands and whims of the others.
    """
    return _mean_of(_leads, asked, seed)


def _mean_of(worth: _Worth, asked: CompanyQuestion, seed: int) -> dict[int, float]:
    rng = np.random.default_rng(seed)
    places = _places(asked)
    others = draw(asked, PLAYED, rng)
    found = worth(asked, others, _play_out(asked, others, places, rng), rng)
    means = found.reshape(len(places), PLAYED).mean(axis=1)
    return {asked.kept[place]: value for place, value in zip(places, means.tolist(), strict=True)}


def _places(asked: CompanyQuestion) -> list[int]:
    """The cards that fit, the first of each rank."""
    found: dict[int, int] = {}
    for place, rank in enumerate(asked.kept):
        if asked.held >> place & 1 and asked.pile_count + min(rank + 1, 10) <= LIMIT:
            found.setdefault(rank, place)
    return list(found.values())


def _play_out(asked: CompanyQuestion, others: Ints, places: list[int], rng: np.random.Generator) -> Gains:
    """What happens in each deal, one card of ours after the other."""
    ours = int(rank_hand_index(np.array(asked.kept))) * SUBSETS + asked.held
    held = np.concatenate([np.full((1, PLAYED), ours), others])
    size = PLAYED * len(places)
    plays = Plays(
        held=np.tile(held, len(places)),
        mover=np.zeros(size, dtype=np.int64),
        last=np.full(size, asked.last),
        pile=np.full(size, pile_net().number_of(asked.pile)),
    )
    moods = whims(rng, len(held), PLAYED)
    policy = policy_of(company_tables().model[asked.kind])
    return play_out(plays, policy, moods, np.repeat(np.array(places), PLAYED))


def _leads(asked: CompanyQuestion, _others: Ints, gains: Gains, _rng: np.random.Generator) -> Floats:
    """Our side's points less the mean of the other sides', getting home among them."""
    sides = len(asked.to_go)
    side = np.array(asked.sides)[gains.seat]
    made = totals(gains.points, side, sides).astype(np.float64)
    if near_home(asked.to_go):
        made += HOME_WORTH * (first_home(gains.points, side, asked.to_go) == np.arange(sides)[:, None])
    return np.asarray(made[0] - made[1:].mean(axis=0))


def _chances(asked: CompanyQuestion, others: Ints, gains: Gains, rng: np.random.Generator) -> Floats:
    """Our side's chance to win in each play."""
    seats = len(asked.sides)
    turns = [(asked.dealer + 1 + step) % seats for step in range(seats)]
    ours = int(rank_hand_index(np.array(asked.kept)))
    hands = np.concatenate([np.full((1, PLAYED), ours), others // SUBSETS])
    rest = rest_of(np.array(asked.unseen), hands[1:])
    counts = shown(hands[turns], asked.thrown, rest, np.full(PLAYED, asked.starter), rng)
    counts[turns.index(0)] = asked.hand
    size = gains.points.shape[1]
    sides = np.array(asked.sides)
    order = sides[[*turns, asked.dealer]]
    return our_chance(
        asked.kind,
        [asked.sides[seat] for seat in turns],
        np.concatenate([gains.points, np.tile(counts, size // PLAYED)]),
        np.concatenate([sides[gains.seat], np.repeat(order[:, None], size, axis=1)]),
        asked.to_go,
    )
