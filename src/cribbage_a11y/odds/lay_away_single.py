"""Every way to lay away one of five cards, at three or four players, rated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from cribbage_a11y.engine.cards import JACK, Card
from cribbage_a11y.engine.scoring.lay_away_averages import Keep, keep_averages
from cribbage_a11y.odds.arrays import RANKS, Floats, Ints, rank_hand_index
from cribbage_a11y.odds.chance_to_win import HEELS
from cribbage_a11y.odds.company_chance import near_home, our_chance, shown
from cribbage_a11y.odds.company_hands import draw_hands, draw_ranks, rest_of
from cribbage_a11y.odds.lay_away import LayAwayRow
from cribbage_a11y.odds.pile_net import policy_of
from cribbage_a11y.odds.play_out import Plays, play_out, whims
from cribbage_a11y.odds.questions import DEALER, PONE, Single
from cribbage_a11y.odds.remainders import SUBSETS, WHOLE
from cribbage_a11y.odds.tables import company_tables

LONG_SHOT: Final = 2.0
"""Points: a way that is worse than the best by more is not weighed by its chance to win in the play."""
PLAYED: Final = 800
"""Hands that are played out for each way."""
_SEED: Final = 1
"""Of all that is drawn, so that the same question has the same answer."""


class _Others(NamedTuple):
    """Deals to the others, the same for each way; n of them."""

    hands: Ints
    """Shape (seats, n): numbers of hands by place; our own row is any hand."""
    starter: Ints
    rest: Ints
    """Shape (n, 13): the cards that lie elsewhere."""
    moods: Floats


def rate(dealt: Sequence[Card], at: Single) -> list[LayAwayRow]:
    """Every way in points, best first; of equal ones the first in the order of the cards."""
    rows = [_row(keep, at) for keep in keep_averages(dealt)]
    return sorted(rows, key=lambda row: -row.total)


def choose(dealt: Sequence[Card], at: Single) -> tuple[Card, ...]:
    """The card to lay away: by points, or near home by the chance to win."""
    rows = rate_to_win(dealt, at, LONG_SHOT) if near_home(at.to_go) else rate(dealt, at)
    return rows[0].thrown


def rate_to_win(dealt: Sequence[Card], at: Single, long_shot: float) -> list[LayAwayRow]:
    """The ways with their chances to win, best first, from many hands played to the end.

    Ways more than ``long_shot`` points worse than the best are left out.
    """
    rows = rate(dealt, at)
    others = _others(dealt, at, np.random.default_rng(_SEED))
    rated = [
        replace(row, win=_win(row, at, others, np.random.default_rng(_SEED)))
        for row in rows
        if row.total >= rows[0].total - long_shot
    ]
    return sorted(rated, key=lambda row: -(row.win or 0.0))


def _row(keep: Keep, at: Single) -> LayAwayRow:
    known = company_tables()
    crib = float(known.crib[at.kind, at.role, keep.thrown[0].rank - 1])
    pegging = float(known.pegging[at.kind, at.place, _number(keep.kept)])
    total = keep.average + pegging + (crib if at.role == DEALER else -crib)
    return LayAwayRow(keep.kept, keep.thrown, keep.average, crib, pegging, total, None)


def _number(kept: Sequence[Card]) -> int:
    return int(rank_hand_index(np.array(sorted(card.rank - 1 for card in kept))))


def _others(dealt: Sequence[Card], at: Single, rng: np.random.Generator) -> _Others:
    ranks = [card.rank - 1 for card in dealt]
    unseen = np.array([4 - ranks.count(rank) for rank in range(RANKS)])
    theirs = [place for place in range(len(at.sides)) if place != at.place]
    dealers = at.sides[-1]
    roles = [DEALER if at.sides[place] == dealers else PONE for place in theirs]
    hands = np.zeros((len(at.sides), PLAYED), dtype=np.int64)
    hands[theirs] = draw_hands([company_tables().kept[at.kind, role] for role in roles], unseen, PLAYED, rng)
    rest = rest_of(unseen, hands[theirs])
    starter = draw_ranks(rest, 1, rng)[:, 0]
    rest[np.arange(PLAYED), starter] -= 1
    return _Others(hands, starter, rest, whims(rng, len(at.sides), PLAYED))


def _win(row: LayAwayRow, at: Single, others: _Others, rng: np.random.Generator) -> float:
    """Our chance with one way to lay away."""
    hands = others.hands.copy()
    hands[at.place] = _number(row.kept)
    nothing = np.zeros(PLAYED, dtype=np.int64)
    plays = Plays(hands * SUBSETS + WHOLE, nothing, np.full(PLAYED, len(hands) - 1), nothing.copy())
    gains = play_out(plays, policy_of(company_tables().model[at.kind]), others.moods)
    counts = shown(hands, row.thrown[0].rank - 1, others.rest, others.starter, rng)
    counts[at.place] += 4 * (len({card.suit for card in row.kept}) == 1)
    sides = np.array(at.sides)
    heels = HEELS * (others.starter == JACK - 1)[None]
    order = np.repeat(sides[[-1, *range(len(sides)), -1], None], PLAYED, axis=1)
    points = np.concatenate([heels, gains.points, counts])
    side = np.concatenate([order[:1], sides[gains.seat], order[1:]])
    return float(our_chance(at.kind, at.sides, points, side, at.to_go).mean())
