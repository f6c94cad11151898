"""Claims, muggins and oversights."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.actions import Claim
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import SeatView, view_for, waiting_for
from cribbage_a11y.players import counting
from cribbage_a11y.players.levels import Level, make_player
from players.referee import states

MUGGINS = Rules(counting=Counting.MUGGINS)


def positions(phase: Phase, seed: int = 1) -> list[SeatView]:
    """Views of whoever is asked in ``phase``, in a muggins game."""
    players = [make_player(Level.BOOK, Random(0)) for _ in MUGGINS.shape.seats]
    return [
        view_for(state, waiting_for(state)[0])
        for state in states(MUGGINS, players, seed)
        if state.phase is phase
    ]


def test_all_overlooked_claims_nothing() -> None:
    blind = make_player(Level.BOOK, Random(1), misses=1.0)
    assert {blind.claim(view) for view in positions(Phase.SHOW)} == {0}


def test_nothing_overlooked_claims_all() -> None:
    sharp = counting.Misses(make_player(Level.BOOK, Random(1)), 0.0, Random(1))
    for view in positions(Phase.SHOW):
        assert sharp.claim(view) == counting.worth(view)


def test_items_are_overlooked_as_often_as_asked() -> None:
    views = positions(Phase.SHOW) + positions(Phase.SHOW, seed=2)
    careless = make_player(Level.BOOK, Random(7), misses=0.25)
    full = sum(counting.worth(view) for view in views) * 200
    claimed = sum(careless.claim(view) for view in views for _ in range(200))
    assert claimed / full == pytest.approx(0.75, abs=0.02)


def test_what_was_missed_is_called_or_overlooked_in_the_same_way() -> None:
    state = next(
        state
        for state in states(MUGGINS, [make_player(Level.BOOK, Random(0))] * 2, seed=1)
        if state.phase is Phase.SHOW and counting.worth(view_for(state, waiting_for(state)[0])) > 0
    )
    claimed = apply(state, Claim(waiting_for(state)[0], 0)).state
    view = view_for(claimed, waiting_for(claimed)[0])
    assert make_player(Level.TABLE, Random(0)).call_muggins(view) == counting.worth(view)
    assert make_player(Level.TABLE, Random(0), misses=1.0).call_muggins(view) == 0


def test_cards_are_chosen_as_without_oversights() -> None:
    for phase, ask in ((Phase.LAY_AWAY, "lay_away"), (Phase.PLAY, "play")):
        for view in positions(phase)[:20]:
            careless, sharp = (make_player(Level.COUNTER, Random(0), misses) for misses in (0.5, 0.0))
            assert getattr(careless, ask)(view) == getattr(sharp, ask)(view)


def test_no_count_is_asked_for_before_the_show() -> None:
    with pytest.raises(ValueError, match="nothing lies open"):
        counting.worth(positions(Phase.PLAY)[0])
