"""Every way to lay away two of six cards, rated: hand, crib, pegging, and the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np

from cribbage_a11y.engine.cards import JACK, Card
from cribbage_a11y.engine.scoring.lay_away_averages import Keep, keep_averages
from cribbage_a11y.odds.arrays import RANKS, Floats, rank_hand_index, rank_pair_index, show_points
from cribbage_a11y.odds.chance_to_win import (
    WORTHS,
    Prospect,
    before_starter,
    near_home,
    tilted,
)
from cribbage_a11y.odds.expert import crib_points, thrown_weights
from cribbage_a11y.odds.questions import DEALER
from cribbage_a11y.odds.tables import tables, win_tables

LONG_SHOT: Final = 6.0
"""Points: a way that is worse than the best by more is not weighed by its chance to win in the play."""


@dataclass(frozen=True)
class LayAwayRow:
    """One way to lay away, with averages in points."""

    kept: tuple[Card, ...]
    thrown: tuple[Card, ...]
    hand: float
    """The hand over all starters unseen, exact."""
    crib: float
    """The crib, whoever's it is, as good players fill it."""
    pegging: float
    """Our points less theirs in the play."""
    total: float
    """Hand and pegging, plus the crib if it is ours, less the crib if it is theirs."""
    win: float | None
    """The chance to win the game, where it was asked for."""


def rate(dealt: Sequence[Card], role: int) -> list[LayAwayRow]:
    """Every way in points, best first; of equal ones the first in the order of the cards."""
    rows = [_row(keep, role) for keep in keep_averages(dealt)]
    return sorted(rows, key=lambda row: -row.total)


def _row(keep: Keep, role: int) -> LayAwayRow:
    known = tables()
    thrown, kept = ([card.rank - 1 for card in sorted(cards)] for cards in (keep.thrown, keep.kept))
    suited = keep.thrown[0].suit == keep.thrown[1].suit
    crib = float(known.crib[role, int(suited), rank_pair_index(np.array(thrown))])
    pegging = float(known.pegging[role, rank_hand_index(np.array(kept))])
    total = keep.average + pegging + (crib if role == DEALER else -crib)
    return LayAwayRow(keep.kept, keep.thrown, keep.average, crib, pegging, total, None)


def rate_to_win(
    dealt: Sequence[Card], role: int, scores: tuple[int, int], long_shot: float | None = None
) -> list[LayAwayRow]:
    """Every way with its chance to win, best first; ``scores`` as holes of a game to 121, ours first.

    With ``long_shot`` ways that many points worse than the best are left out.
    """
    rows = rate(dealt, role)
    if long_shot is not None:
        rows = [row for row in rows if row.total >= rows[0].total - long_shot]
    unseen = _unseen(dealt)
    rated = [replace(row, win=before_starter(role, scores, _prospect(row, role, unseen))) for row in rows]
    return sorted(rated, key=lambda row: -(row.win or 0.0))


def all_ways(dealt: Sequence[Card], role: int, scores: tuple[int, int]) -> list[LayAwayRow]:
    """Every way with everything known of it, best first: by points, or near home by the chance to win."""
    rows = rate_to_win(dealt, role, scores)
    return rows if near_home(scores) else sorted(rows, key=lambda row: -row.total)


def choose(dealt: Sequence[Card], role: int, scores: tuple[int, int]) -> tuple[Card, ...]:
    """The cards to lay away: by points, or near home by the chance to win."""
    rows = rate_to_win(dealt, role, scores, LONG_SHOT) if near_home(scores) else rate(dealt, role)
    return rows[0].thrown


def _unseen(dealt: Sequence[Card]) -> tuple[int, ...]:
    ranks = [card.rank for card in dealt]
    return tuple(4 - ranks.count(rank + 1) for rank in range(RANKS))


def _prospect(row: LayAwayRow, role: int, unseen: tuple[int, ...]) -> Prospect:
    left = np.array(unseen)
    chances = left / left.sum()
    theirs = np.einsum("s,sw->w", chances, win_tables().hand[1 - role])
    crib = _crib_by_starter(row, role, unseen)
    points = np.minimum(show_points()[_kept_index(row)] + _flush(row), WORTHS - 1)
    ours = np.zeros((RANKS, 2 * WORTHS))
    if role == DEALER:
        rows = np.arange(RANKS)[:, None]
        ours[rows, points[:, None] + np.arange(WORTHS)] = crib
    else:
        ours[np.arange(RANKS), points] = 1.0
        theirs = np.convolve(theirs, np.einsum("s,sw->w", chances, crib))
    pegs = tilted(_pegs(role), row.pegging)
    return Prospect(np.einsum("s,sw->w", chances, ours), theirs, pegs, float(chances[JACK - 1]))


def _kept_index(row: LayAwayRow) -> int:
    return int(rank_hand_index(np.array(sorted(card.rank - 1 for card in row.kept))))


def _flush(row: LayAwayRow) -> int:
    return len(row.kept) if len({card.suit for card in row.kept}) == 1 else 0


def _crib_by_starter(row: LayAwayRow, role: int, unseen: tuple[int, ...]) -> Floats:
    """Shape (13, 30): how likely each worth of the crib is with each starter."""
    points = np.minimum(crib_points(tuple(sorted(card.rank - 1 for card in row.thrown))), WORTHS - 1)
    weight = np.broadcast_to(thrown_weights(1 - role, unseen)[:, None], points.shape)
    cell = points + WORTHS * np.arange(RANKS)
    found = np.bincount(cell.ravel(), weight.ravel(), RANKS * WORTHS).reshape(RANKS, WORTHS)
    return np.asarray(found / found.sum(axis=1, keepdims=True))


@cache
def _pegs(role: int) -> Floats:
    """How likely our points and theirs in the play are, by our role."""
    pegs = win_tables().pegs
    return pegs if role == DEALER else pegs.T
