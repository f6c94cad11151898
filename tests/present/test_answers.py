"""Answers to the keys, from a view and a history."""

from __future__ import annotations

from typing import Any

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.events import CardPlayed, Dealt, Event, HandShown, Scored, Whose
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import Laid, Phase
from cribbage_a11y.engine.view import OpenHand
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.history import History
from cribbage_a11y.present.utterance import Urgency
from kit.builders import cards
from kit.listening import a_view, asked, history_of, narrator, scored

SIX = cards("AC 5H 7D 9S JC QH")
FOUR = Rules(players=4)


def test_the_hand_is_numbered_and_chosen_cards_are_marked_in_words() -> None:
    view = a_view(hand=SIX)
    chosen = SIX[1:2]
    assert asked(view).hand(chosen).text == (
        "Your hand, 6 cards. 1: ace of clubs. 2: 5 of hearts, chosen. 3: 7 of diamonds. "
        "4: 9 of spades. 5: jack of clubs. 6: queen of hearts."
    )
    assert (
        asked(view, Form.BRIEF)
        .hand(chosen)
        .text.startswith("6 cards. 1: ace of clubs. 2: 5 of hearts, chosen.")
    )
    assert asked(view).hand(chosen).braille == "1 ac 2 5h on 3 7d 4 9s 5 jc 6 qh"
    assert asked(a_view(hand=SIX[:1])).hand().braille == "hand of 1 1 ac"
    assert asked(a_view()).hand().text == "You hold no cards."
    assert asked(a_view(None)).hand().text == "You are watching, and hold no cards."


def test_the_card_at_the_cursor_has_its_two_numbers_in_verbose() -> None:
    view = a_view(hand=SIX)
    assert asked(view).card_at(4).text == "Card 5 of 6: jack of clubs."
    assert asked(view).card_at(4, SIX[4:5]).text == "Card 5 of 6: jack of clubs, chosen."
    assert asked(view, Form.VERBOSE).card_at(4).text == (
        "Card 5 of 6 is the jack of clubs. It counts 10 and is number 11 of 13 in order."
    )
    assert asked(view).card_at(6).text == "There is no card 7."
    assert asked(a_view()).card_at(0).text == "You hold no cards."


@pytest.mark.parametrize(
    ("changes", "chosen", "text"),
    [
        ({"phase": Phase.LAY_AWAY}, 1, "Chosen: 5 of hearts. 1 more to choose."),
        ({"phase": Phase.LAY_AWAY}, 2, "Chosen: 5 of hearts. Press Enter to confirm."),
        ({"phase": Phase.LAY_AWAY}, 3, "Chosen: 5 of hearts."),
        ({"phase": Phase.PLAY}, 1, "Chosen: 5 of hearts. Press Enter to confirm."),
        ({"phase": Phase.PLAY, "waiting": (1,)}, 1, "Chosen: 5 of hearts."),
        ({"phase": Phase.SHOW}, 1, "Chosen: 5 of hearts."),
    ],
)
def test_choosing_says_how_many_are_still_to_choose(changes: dict[str, Any], chosen: int, text: str) -> None:
    said = asked(a_view(hand=SIX, **changes))
    assert said.chose(SIX[1], SIX[1 : 1 + chosen]).text == text


def test_putting_back_is_said() -> None:
    said = asked(a_view(hand=SIX))
    assert said.put_back(SIX[1]).text == "Put back: 5 of hearts."
    assert said.all_put_back().text == "All cards are put back."
    assert said.none_chosen().text == "No card is chosen."
    brief = asked(a_view(hand=SIX, phase=Phase.LAY_AWAY), Form.BRIEF)
    assert brief.chose(SIX[1], SIX[1:3]).text == "Chosen: 5 of hearts."


PILE = tuple(Laid(number % 2, card) for number, card in enumerate(cards("JC 5H 6S 4D")))


def test_the_play_is_told_in_order_with_count_and_starter() -> None:
    view = a_view(laid=PILE, count_start=1, pile_count=15, starter=parse_card("2C"))
    assert asked(view).play().text == (
        "The play. Anna, 5 of hearts. You, 6 of spades. Anna, 4 of diamonds. Count 15. "
        "The starter: 2 of clubs."
    )
    assert asked(view).play().braille == "play anna 5h you 6s anna 4d count 15"
    empty = a_view(laid=PILE, count_start=4, starter=parse_card("2C"))
    assert asked(empty).play().text == "No card is laid in this count. Count 0. The starter: 2 of clubs."
    show = a_view(phase=Phase.SHOW)
    assert asked(show).play().text == "There is no play now. There is no starter yet."


def test_a_long_play_in_braille_leaves_out_names_then_suits() -> None:
    eight = tuple(Laid(number % 2, card) for number, card in enumerate(cards("AC AD AH AS 2C 2D 2H 2S")))
    view = a_view(laid=eight, pile_count=12)
    assert asked(view).play().braille == "play ac ad ah as 2c 2d 2h 2s count 12"
    thirteen = tuple(
        Laid(number % 4, card) for number, card in enumerate(cards("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 7C"))
    )
    view = a_view(rules=FOUR, laid=thirteen, pile_count=31)
    assert asked(view).play().braille == "play a a a a 2 2 2 2 3 3 3 3 7 count 31"


def test_count_and_starter_are_whole_sentences() -> None:
    assert asked(a_view(pile_count=5)).count().text == "The count is 5."
    assert asked(a_view(pile_count=5), Form.BRIEF).count().text == "The count: 5."
    assert asked(a_view(phase=Phase.SHOW)).count().text == "There is no play now."
    assert asked(a_view(starter=parse_card("JC")), Form.BRIEF).starter().text == "The starter: jack of clubs."
    assert asked(a_view()).starter().text == "There is no starter yet."


def test_the_crib_is_told_as_far_as_it_is_known() -> None:
    assert asked(a_view(dealer=None)).crib().text == "There is no crib yet."
    assert asked(a_view(hand_number=0)).crib().text == "There is no crib yet."
    assert asked(a_view()).crib().text == "The crib is Anna's."
    view = a_view(laid_away=cards("5H JC"))
    assert asked(view).crib().text == "The crib is Anna's. You put in 5 of hearts, jack of clubs."
    shown = view._replace(
        open_hands=(OpenHand(0, Whose.HAND, SIX[:4]), OpenHand(1, Whose.CRIB, cards("5H JC 2D 3S")))
    )
    assert (
        asked(shown)
        .crib()
        .text.endswith("Its cards: 5 of hearts, jack of clubs, 2 of diamonds, 3 of spades.")
    )
    assert asked(shown).crib().braille == "crib anna in 5h jc cards 5h jc 2d 3s"
    assert asked(a_view(2, FOUR, dealer=0)).crib().text == "The crib is your partner Zoe's."


def test_scores_name_their_owners() -> None:
    assert asked(a_view(scores=(43, 38))).score().text == "You 43. Anna 38."
    assert asked(a_view(1, scores=(43, 38))).score().text == "You 38. Zoe 43."
    assert asked(a_view(None, scores=(43, 38))).score().text == "Zoe 43. Anna 38."
    assert asked(a_view(1, FOUR, scores=(43, 38))).score().text == "Your side 38. Zoe and Cleo 43."
    assert asked(a_view(0, FOUR, scores=(43, 38))).score().braille == "score us 43 anna dora 38"


def test_the_score_in_full_has_pegs_streets_and_skunk_lines() -> None:
    view = a_view(scores=(43, 120), back_pegs=(41, 118))
    assert [line.text for line in asked(view).score_in_full()] == [
        "You 43. Pone. 78 points to go. Front peg 43, back peg 41. Street 2.",
        "Anna 120. Dealer. 1 point to go. Front peg 120, back peg 118. Street 4.",
        "Skunk line: 91. Double skunk line: 61.",
    ]
    match = Answers(narrator(), view, History(), games=(1, 2))
    assert match.score_in_full()[0].text.endswith("Street 2. 1 game won.")
    short = asked(a_view(rules=Rules(target=61), scores=(61, 0))).score_in_full()
    assert "Street 2." in short[0].text
    assert "Street 1." in short[1].text
    assert short[-1].text == "Skunk line: 31."
    assert asked(a_view(rules=Rules(skunks=False))).score_in_full()[-1].text == "No skunks in this game."
    assert "Pone" not in asked(a_view(rules=Rules(players=3))).score_in_full()[0].text
    assert "Dealer" not in asked(a_view(dealer=None)).score_in_full()[1].text


def test_who_sits_where() -> None:
    assert asked(a_view(2, FOUR)).seats().text == (
        "Seat 1: Zoe, your partner. Seat 2: Anna. Seat 3: you. Seat 4: Dora. Anna deals."
    )
    assert asked(a_view(dealer=None)).seats().text == "Seat 1: you. Seat 2: Anna."
    assert asked(a_view()).seats().braille == "seats 1 you 2 anna anna deals"


def test_the_last_card_laid_comes_with_what_it_scored() -> None:
    assert asked(a_view()).last().text == "No card has been laid so far."
    played: list[Event] = [CardPlayed(1, parse_card("5H"), 15), scored(1, ScoreKind.FIFTEEN, 2, 43, "TC 5H")]
    said = asked(a_view(), history=history_of(played)).last()
    assert said.text == "Anna: 5 of hearts. 15 for 2. Anna 43."
    assert said.urgency is Urgency.ANSWER


def shown(codes: str, starter: str, total: int, items: list[Scored], whose: Whose = Whose.HAND) -> History:
    return history_of([HandShown(1, whose, cards(codes), parse_card(starter), total), *items])


def test_details_name_each_item_with_its_cards_and_a_running_total() -> None:
    items = [
        scored(1, ScoreKind.FIFTEEN, 2, 9, "TC 5H"),
        scored(1, ScoreKind.RUN, 3, 12, "9D TC JS"),
        scored(1, ScoreKind.NOBS, 1, 13, "JS"),
        scored(0, ScoreKind.MUGGINS, 2, 20),
    ]
    said = asked(a_view(), history=shown("TC 5H 9D JS", "2S", 8, items))
    assert [line.text for line in said.details()] == [
        "Anna's hand: 10 of clubs, 5 of hearts, 9 of diamonds, jack of spades. Starter: 2 of spades.",
        "15 for 2: 10 of clubs, 5 of hearts. Total 2.",
        "Run of 3 for 3: 9 of diamonds, 10 of clubs, jack of spades. Total 5.",
        "His nobs for 1: jack of spades. Total 6.",
        "The cards are worth 8 points.",
        "You take 2 for muggins.",
    ]
    assert said.details()[1].braille == "15 10c 5h total 2"


def test_details_say_why_a_crib_has_no_flush() -> None:
    said = asked(a_view(), history=shown("2H 4H 6H 8H", "TC", 0, [], Whose.CRIB))
    assert [line.text for line in said.details()] == [
        "Anna's crib: 2 of hearts, 4 of hearts, 6 of hearts, 8 of hearts. Starter: 10 of clubs.",
        "Nothing, 0 points.",
        "No flush. A crib needs five of one suit.",
    ]
    assert asked(a_view()).details()[0].text == "Nothing has been counted yet."


def test_the_last_card_is_one_of_this_hand() -> None:
    history = History()
    history.add_burst([CardPlayed(1, SIX[1], 5)])
    view = a_view(hand=SIX)
    assert asked(view, history=history).last().text == "Anna: 5 of hearts. Count 5."
    history.add_burst([Dealt(2, 1, ((), ()), ())])
    assert asked(view, history=history).last().text == asked(view).last().text
