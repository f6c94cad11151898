"""A computer answers whatever the game asks of its seat."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.actions import CallMuggins, Claim, CountHand, LayAway, PlayCard
from cribbage_a11y.engine.legality import check
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.table.computers import decide
from kit.games import steps


@pytest.mark.parametrize(
    ("counting", "kinds"),
    [
        (Counting.AUTO, {LayAway, PlayCard, CountHand}),
        (Counting.MANUAL, {LayAway, PlayCard, Claim}),
        (Counting.MUGGINS, {LayAway, PlayCard, Claim, CallMuggins}),
    ],
)
def test_every_question_is_answered_legally(counting: Counting, kinds: set[type]) -> None:
    player = make_player(Level.COUNTER, Random(0))
    asked = set()
    for before, _action, _after, _events in steps(Rules(counting=counting), 5):
        for seat in waiting_for(before):
            action = decide(player, view_for(before, seat))
            assert check(before, action) is None
            asked.add(type(action))
    assert asked == kinds
