"""Hands and cribs counted, claimed and put right in words."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.events import (
    Claimed,
    Event,
    HandShown,
    Whose,
)
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present.forms import Form
from kit.builders import cards
from kit.listening import lines, scored


def counted(
    codes: str,
    starter: str,
    whose: Whose = Whose.HAND,
    seat: int = 1,
    before: int = 0,
    claim: int | None = None,
) -> list[Event]:
    """A hand with its items, as the engine shows it."""
    hand, turned = cards(codes), parse_card(starter)
    items = score_hand(hand, turned, whose is Whose.CRIB)
    events: list[Event] = [] if claim is None else [Claimed(seat, whose, claim)]
    events.append(HandShown(seat, whose, hand, turned, sum(item.amount for item in items)))
    for item in items:
        before += item.amount
        events.append(scored(seat, item.kind, item.amount, before, " ".join(map(str, item.cards))))
    return events


@pytest.mark.parametrize(
    ("codes", "starter", "words"),
    [
        ("5H 5S 5D JC", "5C", "Anna: 15 for 16, double pair royal 28, his nobs is 29. Anna 29."),
        ("3C 3D 3H 4S", "5C", "Anna: 15 for 6, pair royal 12, three runs of 3 is 21. Anna 21."),
        ("AC AD 2H 3S", "3C", "Anna: two pairs 4, four runs of 3 is 16. Anna 16."),
        ("2C 3D 4H KS", "KC", "Anna: 15 for 4, a pair 6, a run of 3 is 9. Anna 9."),
        ("9C 9D 9H 9S", "KC", "Anna: double pair royal is 12. Anna 12."),
        ("2H 4H 6H 8H", "TC", "Anna: flush of 4 is 4. Anna 4."),
        ("2H 4H 6H 8H", "TH", "Anna: flush of 5 is 5. Anna 5."),
        ("2C 4D 6S JH", "8H", "Anna: his nobs is 1. Anna 1."),
        ("2H 4H 6H 8C", "TH", "Anna: nothing, 0."),
        ("KC QD 2S 4H", "7C", "Anna: nothing, 0."),
        ("7C 7D 7H 8S", "8C", "Anna: 15 for 12, pair royal and a pair is 20. Anna 20."),
        ("AC 2D 3H 4S", "4C", "Anna: a pair 2, two runs of 4 is 10. Anna 10."),
        ("TC JC QC KC", "AC", "Anna: a run of 4 4, flush of 5 9, his nobs is 10. Anna 10."),
    ],
)
def test_hands_are_counted_as_players_count(codes: str, starter: str, words: str) -> None:
    assert lines(counted(codes, starter)) == [words]


@pytest.mark.parametrize(
    ("codes", "pairs", "words"),
    [
        ("9C 9D 9H 9S", 5, "Anna: pairs 10. The cards are worth 12 points. Anna 10."),
        ("9C 9D 9H 9S", 4, "Anna: pairs 8. The cards are worth 12 points. Anna 8."),
        ("9C 9D 9H 9S", 3, "Anna: pairs 6. The cards are worth 12 points. Anna 6."),
        ("9C 9D 9H JS", 2, "Anna: pairs 4. The cards are worth 6 points. Anna 4."),
        ("9C 9D JH JS", 1, "Anna: a pair is 2. The cards are worth 4 points. Anna 2."),
    ],
)
def test_pairs_that_win_the_game_before_the_last_of_them(codes: str, pairs: int, words: str) -> None:
    assert lines(counted(codes, "KC")[: 1 + pairs]) == [words]


def test_a_hand_of_nothing_is_said_in_every_form() -> None:
    events = counted("KC QD 2S 4H", "7C")
    assert lines(events, form=Form.BRIEF) == ["Anna 0: nothing."]
    assert lines(events, form=Form.BRAILLE) == ["anna nothing 0"]
    assert lines(events, form=Form.VERBOSE)[0].endswith("These cards score nothing, 0 points.")


def test_a_crib_flush_that_does_not_count_is_explained() -> None:
    events = counted("2H 4H 6H 8H", "TC", Whose.CRIB)
    assert lines(events) == ["Anna's crib: nothing, 0."]
    assert "a crib needs five of one suit" in lines(events, form=Form.VERBOSE)[0]
    assert "a crib needs" not in lines(counted("2H 4H 6H 8H", "TH", Whose.CRIB), form=Form.VERBOSE)[0]
    assert "a crib needs" not in lines(counted("2H 4H 6H 8H", "TC"), form=Form.VERBOSE)[0]


@pytest.mark.parametrize(
    ("claim", "normal", "brief", "braille"),
    [
        (
            2,
            "Anna said 2: right. Anna: a pair is 2. Anna 2.",
            "Anna said 2, right. Anna 2: pair 2. Now 2.",
            "anna said 2 right now 2",
        ),
        (
            7,
            "Anna said 7: 5 too high. Anna: a pair is 2. Anna 2.",
            "Anna said 7, 5 high. Anna 2: pair 2. Now 2.",
            "anna said 7 5 high now 2",
        ),
        (
            0,
            "Anna said 0: 2 too low. Anna: a pair is 2. Anna 2.",
            "Anna said 0, 2 low. Anna 2: pair 2. Now 2.",
            "anna said 0 2 low now 2",
        ),
    ],
)
def test_a_claim_is_put_right_before_anything_is_counted(
    claim: int, normal: str, brief: str, braille: str
) -> None:
    events = counted("2C 2D 4H KS", "JH", claim=claim)
    assert lines(events) == [normal]
    assert lines(events, form=Form.BRIEF) == [brief]
    assert lines(events, form=Form.BRAILLE) == [braille]


def test_muggins_names_the_taker_and_both_scores() -> None:
    events: list[Event] = [
        HandShown(1, Whose.HAND, cards("2C 2D 4H KS"), parse_card("9D"), 6),
        scored(1, ScoreKind.FIFTEEN, 2, 30, "2C 4H 9D"),
        scored(0, ScoreKind.MUGGINS, 4, 54),
    ]
    assert lines(events) == [
        "Anna: 15 for 2. The cards are worth 6 points. Anna 30. You take 4 for muggins. You 54."
    ]
    assert lines(events, form=Form.BRIEF) == ["Anna 2: 15 2. Worth 6. Now 30. Muggins: you 4. Now 54."]
    assert lines(events, form=Form.BRAILLE) == ["anna 2 now 30 you mug 4 now 54"]
