"""The words that the design of the interface sets as the model, to the letter."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import CardPlayed, Event, GoSaid, HandShown, Whose
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.forms import Form
from kit.builders import before_deal, cards
from kit.listening import lines, narrator, scored

PLAY = [CardPlayed(1, parse_card("JC"), 21)]
FIFTEEN = [CardPlayed(1, parse_card("5H"), 15), scored(1, ScoreKind.FIFTEEN, 2, 43, "TC 5H")]
RUN = [CardPlayed(1, parse_card("7C"), 18), scored(1, ScoreKind.RUN, 3, 44, "6H 5C 7C")]
GO = [GoSaid(1, 28)]
BOTH = [
    CardPlayed(1, parse_card("5H"), 15),
    scored(1, ScoreKind.FIFTEEN, 2, 45, "4C 6D 5H"),
    scored(1, ScoreKind.RUN, 3, 48, "4C 6D 5H"),
]


def show() -> list[Event]:
    """Fours, fives and a six in plenty: four fifteens, two pairs, four runs."""
    hand, starter = cards("4C 4D 5C 5D"), parse_card("6S")
    events: list[Event] = [HandShown(1, Whose.HAND, hand, starter, 24)]
    score = 46
    for points in score_hand(hand, starter, crib=False):
        score += points.amount
        events.append(scored(1, points.kind, points.amount, score, " ".join(map(str, points.cards))))
    return events


@pytest.mark.parametrize(
    ("events", "words"),
    [
        (
            PLAY,
            (
                "Anna: jack. 21.",
                "Anna: jack of clubs. Count 21.",
                "Anna plays the jack of clubs. The count is 21.",
                "anna jc 21",
            ),
        ),
        (
            FIFTEEN,
            (
                "Anna: 5. 15 for 2. 43.",
                "Anna: 5 of hearts. 15 for 2. Anna 43.",
                "Anna plays the 5 of hearts. Fifteen for 2. Anna has 43.",
                "anna 5h 15 for 2 now 43",
            ),
        ),
        (
            RUN,
            (
                "Anna: 7. Run of 3 for 3. Count 18. 44.",
                "Anna: 7 of clubs. Run of 3 for 3. Count 18. Anna 44.",
                "Anna plays the 7 of clubs. A run of three, 5 6 7, for 3. The count is 18. Anna has 44.",
                "anna 7c 18 run3 3 now 44",
            ),
        ),
        (
            GO,
            (
                "Anna: go at 28.",
                "Anna says go. Count 28.",
                "Anna says go: no card fits under 31. The count is 28.",
                "anna go at 28",
            ),
        ),
        (
            BOTH,
            (
                "Anna: 5. 15 for 2 and run of 3 for 3, 5 points. 48.",
                "Anna: 5 of hearts. 15 for 2 and run of 3 for 3, 5 points. Anna 48.",
                "Anna plays the 5 of hearts. Fifteen for 2. A run of three, 4 5 6, for 3. "
                "That is 5 points together. Anna has 48.",
                "anna 5h 15 for 2 run3 3 now 48",
            ),
        ),
        (
            show(),
            (
                "Anna 24: 15 8, pairs 12, runs 24. Now 70.",
                "Anna: 15 for 8, two pairs 12, four runs of 3 is 24. Anna 70.",
                "Anna shows 4 of clubs, 4 of diamonds, 5 of clubs, 5 of diamonds with the starter "
                "6 of spades. Fifteen, 4 5 6, for 2. Total 2. Fifteen, 4 5 6, for 2. Total 4. "
                "Fifteen, 4 5 6, for 2. Total 6. Fifteen, 4 5 6, for 2. Total 8. "
                "A pair, 4 4, for 2. Total 10. A pair, 5 5, for 2. Total 12. "
                "A run of 3, 4 5 6, for 3. Total 15. A run of 3, 4 5 6, for 3. Total 18. "
                "A run of 3, 4 5 6, for 3. Total 21. A run of 3, 4 5 6, for 3. Total 24. Anna has 70.",
                "anna 15s 8 pr 12 run 24 now 70",
            ),
        ),
    ],
    ids=["play", "fifteen", "run", "go", "two scores", "show"],
)
def test_events_are_worded_as_the_model(events: list[Event], words: tuple[str, ...]) -> None:
    assert [lines(events, form=form) for form in Form] == [[each] for each in words]


def test_a_card_that_does_not_fit_is_refused_as_the_model_says() -> None:
    refusal = Refusal(RefusalCode.OVER_31, card=parse_card("JC"), count=33)
    view = view_for(before_deal(Rules()), 0)._replace(hand=cards("5H 8D JC"), pile_count=23)
    heard = [Answers(narrator(form=form), view).refused(refusal) for form in Form]
    assert [line.text for line in heard[:3]] == [
        "Jack makes 33. Over 31.",
        "Jack of clubs would make 33. The limit is 31. Choose another card.",
        "Jack of clubs would make 33. The limit is 31. Choose another card. "
        "The cards that fit are 5 of hearts, 8 of diamonds.",
    ]
    assert heard[3].braille == "jc makes 33, over 31"
