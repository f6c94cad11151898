"""The named regions: name, size and lines."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.events import CardPlayed, Dealt, Event, HandShown, Scored, ToCount, Whose
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import ShowTurn
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.history import History
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import region_text
from cribbage_a11y.present.tally import HandTally, Row, sums, tally
from kit.builders import before_deal, cards
from kit.games import KINDS, whole_game
from kit.listening import history_of, narrator, scored, seen


def at_the_end(rules: Rules, seat: int | None = 0) -> Answers:
    """The answers after a whole game."""
    history = History()
    turns = whole_game(rules, 5)
    for turn in turns:
        history.add_burst(seen(turn.events, seat))
    return Answers(narrator(seat, rules=rules), view_for(turns[-1].after, seat), history)


def texts(region: Region, answers: Answers) -> list[str]:
    return [line.utterance.text for line in region_text(region, answers).lines]


def test_regions_come_in_the_order_of_tab_by_name_and_size() -> None:
    answers = Answers(narrator(), view_for(before_deal(Rules()), 0))
    assert [region_text(region, answers).title.text for region in Region] == [
        "Your turn, 1 line.",
        "Your hand, 1 line.",
        "The play, 1 line.",
        "The starter, 1 line.",
        "The crib, 1 line.",
        "The hands, 1 line.",
        "Score, 2 lines.",
        "History, 0 lines.",
    ]
    assert region_text(Region.THE_HANDS, answers).title.braille == "the hands 1 line"
    assert texts(Region.THE_HANDS, answers) == ["No hands are shown yet."]


def test_lines_of_cards_name_their_cards() -> None:
    rules = Rules(counting=Counting.AUTO)
    for turn in whole_game(rules, 5):
        view = view_for(turn.after, 0)
        answers = Answers(narrator(rules=rules), view)
        hand = region_text(Region.YOUR_HAND, answers, view.hand[:1]).lines
        if view.hand:
            assert [line.card for line in hand] == list(view.hand)
            assert hand[0].utterance.text.endswith(", chosen.")
        play = region_text(Region.THE_PLAY, answers).lines
        assert [line.card for line in play] == [*(laid.card for laid in view.pile), None]
        assert region_text(Region.THE_STARTER, answers).lines[0].card == view.starter


def test_the_hands_hold_every_count_item_by_item_and_what_was_never_counted() -> None:
    answers = at_the_end(Rules(target=61))
    lines = region_text(Region.THE_HANDS, answers).lines
    uncounted = [line for line in lines if line.uncounted]
    assert uncounted
    assert all("Not counted: " in line.utterance.text for line in uncounted)


def test_a_hand_that_waits_to_be_counted_is_among_the_hands() -> None:
    rules = Rules(counting=Counting.MANUAL)
    hand, starter = cards("2C 4D 6S 8H"), parse_card("9C")
    open_now = ToCount(0, Whose.HAND, hand, starter)
    counted: list[Event] = [ToCount(1, Whose.HAND, hand, starter), HandShown(1, Whose.HAND, hand, starter, 0)]
    history = history_of([Dealt(2, 1, ((), ()), ()), *counted, open_now])
    view = view_for(before_deal(rules), 0)._replace(to_count=ShowTurn(0, Whose.HAND))
    assert texts(Region.THE_HANDS, Answers(narrator(rules=rules), view, history)) == [
        "Anna's hand: 2 of clubs, 4 of diamonds, 6 of spades, 8 of hearts. Starter: 9 of clubs.",
        "Nothing, 0 points.",
        "You count your hand: 2 of clubs, 4 of diamonds, 6 of spades, 8 of hearts. Starter: 9 of clubs.",
    ]


def test_the_history_is_worded_when_it_is_read_and_does_not_grow_meanwhile() -> None:
    answers = at_the_end(Rules(target=61))
    lines = region_text(Region.HISTORY, answers).lines
    size = len(lines)
    newest = lines[0].utterance.text
    assert newest.startswith("Game over.")
    answers.history.add_burst([CardPlayed(1, parse_card("5H"), 15)])
    assert len(lines) == size
    assert lines[0].utterance.text == newest
    assert lines[-1].utterance.text.startswith(("You cut", "Game to", "Zoe cuts"))
    assert [line.utterance.text for line in lines[:2]] == [lines[0].utterance.text, lines[1].utterance.text]
    with pytest.raises(IndexError):
        lines[size]


@pytest.mark.parametrize("rules", KINDS[::9], ids=str)
def test_rows_of_the_score_add_up_to_the_score(rules: Rules) -> None:
    turns = whole_game(rules, 5)
    events = [event for turn in turns for event in turn.events]
    hands = tally(rules, events)
    assert [hand.number for hand in hands] == list(range(1, len(hands) + 1))
    assert tuple(row.total for row in sums(hands)) == turns[-1].after.scores
    answers = at_the_end(rules)
    sides = len(rules.shape.sides)
    assert len(texts(Region.SCORE, answers)) == sides * (len(hands) + 2)


def test_points_are_told_by_where_they_came_from() -> None:
    hand, starter = cards("2C 4D 6S 8H"), parse_card("9C")
    events: list[Event] = [
        Dealt(1, 1, ((), ()), ()),
        scored(0, ScoreKind.PONE_BONUS, 3, 3),
        scored(1, ScoreKind.HEELS, 2, 2, "JC"),
        CardPlayed(0, hand[0], 2),
        scored(0, ScoreKind.LAST_CARD, 1, 4),
        HandShown(1, Whose.HAND, hand, starter, 4),
        scored(1, ScoreKind.FIFTEEN, 2, 4, "6S 9C"),
        scored(0, ScoreKind.MUGGINS, 2, 6),
        HandShown(1, Whose.CRIB, hand, starter, 4),
        scored(1, ScoreKind.FIFTEEN, 4, 8, "6S 9C"),
        Dealt(2, 0, ((), ()), ()),
        CardPlayed(0, hand[0], 15),
        scored(0, ScoreKind.FIFTEEN, 2, 8),
    ]
    first = (Row(play=1, muggins=2, bonus=3), Row(hand=2, crib=4, heels=2))
    second = (Row(play=2), Row())
    assert tally(Rules(), events) == [HandTally(1, first), HandTally(2, second)]
    answers = Answers(narrator(), view_for(before_deal(Rules()), 0), history_of(events))
    assert texts(Region.SCORE, answers)[2:] == [
        "Hand 1, you: play 1, hand 0, crib 0, heels 0, sum 6. Of it muggins 2. Of it pone bonus 3.",
        "Hand 1, Anna: play 0, hand 2, crib 4, heels 2, sum 8.",
        "Hand 2, you: play 2, hand 0, crib 0, heels 0, sum 2.",
        "Hand 2, Anna: play 0, hand 0, crib 0, heels 0, sum 0.",
        "All hands, you: play 3, hand 0, crib 0, heels 0, sum 8. Of it muggins 2. Of it pone bonus 3.",
        "All hands, Anna: play 0, hand 2, crib 4, heels 2, sum 8.",
    ]
    braille = region_text(Region.SCORE, answers).lines[2].utterance.braille
    assert braille == "1 you pl 1 ha 0 cr 0 he 0 sum 6"


def test_points_before_the_first_deal_known_are_left_out() -> None:
    late: list[Scored] = [scored(0, ScoreKind.GO, 1, 30)]
    assert tally(Rules(), late) == []
    assert sums([]) == ()


def test_only_what_was_pegged_counts() -> None:
    events: list[Event] = [
        Dealt(1, 1, ((), ()), ()),
        scored(0, ScoreKind.HEELS, 2, 120),
        scored(0, ScoreKind.FIFTEEN, 2, 121),
    ]
    assert tally(Rules(), events)[0].rows[0].play == 1
