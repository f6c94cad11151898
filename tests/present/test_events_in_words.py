"""Single events in words: cases that whole games seldom bring, and what quality asks for."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    DealCut,
    Event,
    GoSaid,
    LaidAway,
    MugginsCalled,
    NewCount,
    StarterTurned,
    Uncounted,
    Whose,
)
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present.forms import Form
from kit.builders import cards
from kit.games import KINDS, whole_game
from kit.listening import history_of, lines, narrator, scored, seen

FOUR = Rules(players=4)
THREE = Rules(players=3)
JACK = parse_card("JC")


@pytest.mark.parametrize(
    ("seat", "normal", "brief"),
    [
        (0, "You: jack of clubs. Count 21.", "You: jack. 21."),
        (2, "Your partner Zoe: jack of clubs. Count 21.", "Partner: jack. 21."),
        (1, "Zoe: jack of clubs. Count 21.", "Zoe: jack. 21."),
        (None, "Zoe: jack of clubs. Count 21.", "Zoe: jack. 21."),
    ],
)
def test_every_listener_hears_who_it_is(seat: int | None, normal: str, brief: str) -> None:
    events: list[Event] = [CardPlayed(0, JACK, 21)]
    assert lines(events, seat, rules=FOUR) == [normal]
    assert lines(events, seat, Form.BRIEF, FOUR) == [brief]


@pytest.mark.parametrize(
    ("seat", "score"),
    [(0, "Your side 33."), (2, "Your side 33."), (1, "Zoe and Cleo 33."), (None, "Zoe and Cleo 33.")],
)
def test_partners_share_a_score_in_words(seat: int | None, score: str) -> None:
    events: list[Event] = [CardPlayed(0, JACK, 31), scored(0, ScoreKind.THIRTY_ONE, 2, 33, "JC")]
    (line,) = lines(events, seat, rules=FOUR)
    assert line.endswith(f"31 for 2. {score}")


PAIRS = {
    ScoreKind.PAIR: (2, "JC JD", "pair for 2"),
    ScoreKind.PAIR_ROYAL: (6, "JC JD JH", "pair royal for 6"),
    ScoreKind.DOUBLE_PAIR_ROYAL: (12, "JC JD JH JS", "double pair royal for 12"),
    ScoreKind.RUN: (4, "9C TD QH JC", "run of 4 for 4"),
}


@pytest.mark.parametrize("second", PAIRS)
@pytest.mark.parametrize(("first", "count"), [(ScoreKind.FIFTEEN, 15), (ScoreKind.THIRTY_ONE, 31)])
def test_two_scores_of_one_card_are_both_named(first: ScoreKind, count: int, second: ScoreKind) -> None:
    points, codes, words = PAIRS[second]
    events: list[Event] = [
        CardPlayed(1, JACK, count),
        scored(1, first, 2, 12),
        scored(1, second, points, 12 + points, codes),
    ]
    assert lines(events) == [
        f"Anna: jack of clubs. {count} for 2 and {words}, {points + 2} points. Anna {points + 12}."
    ]


@pytest.mark.parametrize("length", range(3, 8))
def test_runs_of_every_length_have_words(length: int) -> None:
    codes = " ".join(f"{rank}C" for rank in "A234567"[:length])
    events: list[Event] = [CardPlayed(1, parse_card("AC"), 28), scored(1, ScoreKind.RUN, length, 9, codes)]
    assert f"Run of {length} for {length}." in lines(events)[0]
    assert f"for {length}." in lines(events, form=Form.VERBOSE)[0]
    assert f"run{length} {length}" in lines(events, form=Form.BRAILLE)[0]


def test_the_last_card_is_said_beside_what_it_scored() -> None:
    events: list[Event] = [
        CardPlayed(0, parse_card("5H"), 15),
        scored(0, ScoreKind.FIFTEEN, 2, 8, "TC 5H"),
        scored(0, ScoreKind.LAST_CARD, 1, 9),
    ]
    assert lines(events) == ["You: 5 of hearts. 15 for 2. Last card for 1. You 9."]
    assert lines(events, form=Form.BRIEF) == ["You: 5. 15 for 2. Last card for 1. 9."]


def test_a_short_braille_line_names_the_count() -> None:
    assert lines([CardPlayed(0, parse_card("5H"), 5)], form=Form.BRAILLE) == ["you 5h count 5"]


@pytest.mark.parametrize(
    ("reason", "points", "codes", "line"),
    [
        (ScoreKind.GO, 1, "", "Anna: 1 for the go. Anna 44."),
        (ScoreKind.PONE_BONUS, 3, "", "Anna: 3 for the pone bonus. Anna 44."),
        (ScoreKind.HEELS, 2, "JC", "Anna: his heels for 2. Anna 44."),
        (ScoreKind.MUGGINS, 3, "", "Anna takes 3 for muggins. Anna 44."),
        (ScoreKind.LAST_CARD, 1, "", "Last card for 1. Anna 44."),
        (ScoreKind.FIFTEEN, 2, "TC 5H", "15 for 2. Anna 44."),
        (
            ScoreKind.FLUSH,
            4,
            "2C 4C 6C 8C",
            "Flush of 4 for 4: 2 of clubs, 4 of clubs, 6 of clubs, 8 of clubs. Total 4. Anna 44.",
        ),
        (ScoreKind.NOBS, 1, "JC", "His nobs for 1: jack of clubs. Total 1. Anna 44."),
    ],
)
def test_points_that_come_alone_name_their_owner(
    reason: ScoreKind, points: int, codes: str, line: str
) -> None:
    events: list[Event] = [scored(1, reason, points, 44, codes)]
    assert lines(events) == [line]
    assert "Anna" in lines(events, form=Form.BRIEF)[0]
    assert lines(events, form=Form.BRIEF)[0].endswith("44.")


def test_a_jack_turned_up_pays_the_dealer_in_words() -> None:
    events: list[Event] = [StarterTurned(JACK), scored(1, ScoreKind.HEELS, 2, 44, "JC")]
    assert lines(events) == ["Starter: jack of clubs. Anna: his heels for 2. Anna 44."]
    assert lines(events, form=Form.BRIEF) == ["Starter: jack of clubs. Anna: heels for 2. 44."]
    assert lines(events, form=Form.BRAILLE) == ["starter jc anna heels 2 now 44"]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (MugginsCalled(0, 0, False), "You say that nothing was missed."),
        (MugginsCalled(0, 2, True), "You say 2 missed: right."),
        (MugginsCalled(1, 1, False), "Anna says 1 missed: wrong."),
        (Claimed(0, Whose.CRIB, 1), "You say 1 for your crib."),
        (Claimed(1, Whose.HAND, 7), "Anna says 7 for the hand."),
        (NewCount(0), "New count. You lead."),
        (GoSaid(0, 30), "You say go. Count 30."),
        (LaidAway(0, cards("5H 6C")), "You lay away 5 of hearts, 6 of clubs."),
        (LaidAway(0, ()), "You lay away 2 cards."),
        (LaidAway(1, ()), "Anna lays away 2 cards."),
        (
            DealCut(cards("5H 5C"), None),
            "You cut 5 of hearts. Anna cuts 5 of clubs. Tie for the lowest card. Everybody cuts again.",
        ),
        (DealCut(cards("5H 6C"), 0), "You cut 5 of hearts. Anna cuts 6 of clubs. You deal."),
        (Uncounted(1, Whose.CRIB, cards("2C 2D 4H KS"), JACK, 2), "Not counted: Anna's crib, worth 2."),
    ],
)
def test_other_events_are_worded(event: Event, line: str) -> None:
    assert lines([event]) == [line]


@pytest.mark.parametrize("form", list(Form))
@pytest.mark.parametrize("seat", [0, None])
def test_no_two_kinds_of_moment_are_worded_alike(seat: int | None, form: Form) -> None:
    for rules in KINDS[::5]:
        words = narrator(seat, form, rules)
        topics: dict[str, str] = {}
        for turn in whole_game(rules, 11):
            for moment in history_of(seen(turn.events, seat)).newest_first():
                said = words.line(moment)
                line = said.braille if form is Form.BRAILLE else said.text
                assert topics.setdefault(line, moment.topic) == moment.topic, line
