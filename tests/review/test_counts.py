"""Counts that players said: points missed, by whom, and who took them."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.events import Claimed, HandShown, MugginsCalled, Scored
from cribbage_a11y.engine.replay import replay
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.review.counts import said_counts
from kit.games import whole_game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("counting", [Counting.MANUAL, Counting.MUGGINS])
def test_every_claim_of_a_game_is_found(players: int, counting: Counting) -> None:
    turns = whole_game(Rules(players=players, counting=counting), 3)
    events = [event for turn in turns for event in turn.events]
    counts = list(said_counts(events))
    shows = [event for event in events if isinstance(event, HandShown)]
    claims = [event for event in events if isinstance(event, Claimed)][: len(shows)]
    assert [(count.seat, count.whose, count.worth) for count in counts] == [
        (event.seat, event.whose, event.total) for event in shows
    ]
    assert [count.said for count in counts] == [event.points for event in claims]
    assert any(count.missed for count in counts)
    assert any(count.too_many for count in counts)
    for count in counts:
        assert count.missed - count.too_many == count.worth - count.said


def test_what_was_taken_is_what_the_points_say() -> None:
    turns = whole_game(Rules(counting=Counting.MUGGINS), 4)
    events = [event for turn in turns for event in turn.events]
    counts = list(said_counts(events))
    taken = [e for e in events if isinstance(e, Scored) and e.reason is ScoreKind.MUGGINS]
    assert taken
    found = [(count.taker, count.missed) for count in counts if count.taker is not None]
    assert found == [(event.seat, event.points) for event in taken]
    called = [event for event in events if isinstance(event, MugginsCalled)]
    assert sum(count.called is not None for count in counts) == len(called)
    assert any(count.overlooked for count in counts)


def test_a_game_counted_by_itself_has_no_counts() -> None:
    turns = whole_game(Rules(target=61), 1)
    start, actions = turns[0].before, [turn.action for turn in turns]
    assert list(said_counts(replay(start, actions).events)) == []
