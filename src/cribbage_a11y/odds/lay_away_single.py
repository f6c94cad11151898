"""Every way to lay away one of five cards, at three or four players."""

from __future__ import annotations

from collections.abc import Sequence

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.lay_away_averages import keep_averages
from cribbage_a11y.odds.lay_away import LayAwayRow
from cribbage_a11y.odds.questions import DEALER
from cribbage_a11y.odds.tables import tables


def rate(dealt: Sequence[Card], role: int, straight: bool) -> list[LayAwayRow]:
    """Every way in points, best first. ``straight``: whether a card goes straight to the crib (at three).

    Pegging is not told apart: it is 0 in every row.
    """
    cribs = tables().single_crib[0 if straight else 1, role]
    sign = 1 if role == DEALER else -1
    rows = []
    for keep in keep_averages(dealt):
        crib = float(cribs[keep.thrown[0].rank - 1])
        rows.append(
            LayAwayRow(keep.kept, keep.thrown, keep.average, crib, 0.0, keep.average + sign * crib, None)
        )
    return sorted(rows, key=lambda row: -row.total)
