"""Heels: two for a jack turned up, and for nothing else."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.scoring.heels import score_heels
from cribbage_a11y.engine.scoring.points import Points, ScoreKind


@pytest.mark.parametrize("starter", DECK, ids=str)
def test_only_a_jack_pays(starter: Card) -> None:
    expected = Points(ScoreKind.HEELS, 2, (starter,)) if starter.code[0] == "J" else None
    assert score_heels(starter) == expected
