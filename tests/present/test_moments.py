"""Bursts of events as moments."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    Dealt,
    Event,
    GameOver,
    GoSaid,
    HandShown,
    MugginsCalled,
    NewCount,
    StarterTurned,
    ToCount,
    Uncounted,
    Whose,
)
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present.moments import Moment, Topic, announced_last, moments
from kit.builders import cards
from kit.games import KINDS, whole_game
from kit.listening import scored

HAND = cards("4C 4D 5C 5D")
STARTER = parse_card("6S")
SHOWN = HandShown(1, Whose.HAND, HAND, STARTER, 24)
FIFTEEN = scored(1, ScoreKind.FIFTEEN, 2, 40, "4C 5C 6S")
LAST = scored(1, ScoreKind.LAST_CARD, 1, 41)
GO = scored(1, ScoreKind.GO, 1, 41)


@pytest.mark.parametrize(
    ("events", "topics"),
    [
        ([], []),
        ([CardPlayed(1, HAND[0], 15), FIFTEEN, LAST], [Topic.PLAY]),
        ([CardPlayed(1, HAND[0], 28), GoSaid(0, 28), GO, NewCount(0)], ["play", "go", "points", "new_count"]),
        ([CardPlayed(1, HAND[0], 28), GO], [Topic.PLAY, Topic.POINTS]),
        ([StarterTurned(parse_card("JC")), scored(1, ScoreKind.HEELS, 2, 2, "JC")], [Topic.STARTER]),
        ([Dealt(1, 0, (), ()), scored(1, ScoreKind.PONE_BONUS, 3, 3)], ["game_begins", "deal", "points"]),
        ([Dealt(2, 0, (), ())], [Topic.DEAL]),
        ([Claimed(1, Whose.HAND, 9), SHOWN, FIFTEEN], [Topic.SHOW]),
        ([Claimed(1, Whose.HAND, 9)], [Topic.CLAIM]),
        (
            [MugginsCalled(0, 2, True), SHOWN, FIFTEEN, scored(0, ScoreKind.MUGGINS, 2, 9)],
            [Topic.CALL_MUGGINS, Topic.SHOW],
        ),
        ([SHOWN, FIFTEEN, ToCount(0, Whose.CRIB, HAND, STARTER)], [Topic.SHOW, Topic.TO_COUNT]),
        ([FIFTEEN, FIFTEEN], [Topic.POINTS, Topic.POINTS]),
    ],
)
def test_what_belongs_together_is_one_moment(events: list[Event], topics: list[Topic]) -> None:
    assert [moment.topic for moment in moments(events)] == topics


def test_no_event_is_lost_and_only_the_first_deal_is_told_twice() -> None:
    for rules in KINDS[::7]:
        for turn in whole_game(rules, 3):
            told = [
                event
                for moment in moments(turn.events)
                if moment.topic is not Topic.GAME_BEGINS
                for event in moment.events
            ]
            assert tuple(told) == turn.events


def test_a_moment_gives_its_events_by_class() -> None:
    moment = Moment(Topic.SHOW, (SHOWN, FIFTEEN))
    assert moment.first(HandShown) is SHOWN
    assert moment.all(HandShown) == (SHOWN,)
    assert moment.scored == (FIFTEEN,)
    with pytest.raises(LookupError, match="Claimed"):
        moment.first(Claimed)


def test_who_won_is_announced_before_the_hands_that_were_not_counted() -> None:
    starter, four = parse_card("9C"), tuple(cards("2C 4D 6S 8H"))
    crib = Uncounted(0, Whose.CRIB, four, starter, 0)
    over = GameOver(1, (40, 61), None)
    told = sorted(moments([crib, over]), key=announced_last)
    assert [moment.topic for moment in told] == [Topic.GAME_OVER, Topic.UNCOUNTED]
