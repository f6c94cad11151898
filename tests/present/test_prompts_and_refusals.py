"""What is asked of the player, and why something is not done."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.state import Phase, ShowTurn
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.utterance import Urgency
from kit.builders import cards
from kit.listening import a_view, asked

SIX = cards("AC 5H 7D 9S JC QH")
FOUR = Rules(players=4)
MUGGINS = Rules(counting=Counting.MUGGINS)
MANUAL = Rules(counting=Counting.MANUAL)


@pytest.mark.parametrize(
    ("view", "text"),
    [
        (a_view(phase=Phase.CUT_FOR_DEAL), "Press Enter to cut for the deal."),
        (a_view(None, phase=Phase.CUT_FOR_DEAL), "Waiting for the cards."),
        (a_view(phase=Phase.DEAL, hand_number=0), "Press Enter to deal."),
        (a_view(phase=Phase.DEAL), "Press Enter to go on."),
        (a_view(None, phase=Phase.DEAL), "Waiting for the cards."),
        (a_view(phase=Phase.LAY_AWAY), "Your turn. Lay away 2 cards to Anna's crib."),
        (a_view(phase=Phase.LAY_AWAY, dealer=0), "Your turn. Lay away 2 cards to your crib."),
        (
            a_view(0, FOUR, phase=Phase.LAY_AWAY, dealer=2),
            "Your turn. Lay away 1 card to your partner Cleo's crib.",
        ),
        (a_view(phase=Phase.LAY_AWAY, waiting=(1,)), "Waiting for Anna to lay away."),
        (a_view(0, FOUR, phase=Phase.LAY_AWAY, waiting=(1, 3)), "Waiting for 2 players to lay away."),
        (a_view(pile_count=15), "Your turn. Count 15."),
        (a_view(pile_count=15, waiting=(1,)), "Anna's turn. Count 15."),
        (a_view(0, FOUR, waiting=(2,)), "Your partner Cleo's turn. Count 0."),
        (
            a_view(phase=Phase.SHOW, to_count=ShowTurn(0, Whose.HAND)),
            "Your turn. Press Enter to count your hand.",
        ),
        (a_view(phase=Phase.SHOW, to_count=ShowTurn(1, Whose.CRIB)), "Anna's crib is counted next."),
        (
            a_view(rules=MANUAL, phase=Phase.SHOW, to_count=ShowTurn(0, Whose.CRIB)),
            "Your turn. How many points is your crib worth?",
        ),
        (
            a_view(rules=MANUAL, phase=Phase.SHOW, to_count=ShowTurn(1, Whose.HAND)),
            "Waiting for Anna to count the hand.",
        ),
        (
            a_view(rules=MUGGINS, phase=Phase.MUGGINS, to_count=ShowTurn(1, Whose.HAND), claimed=7),
            "Your turn. Anna said 7. How many points were missed? 0 for none.",
        ),
        (
            a_view(None, MUGGINS, phase=Phase.MUGGINS, to_count=ShowTurn(1, Whose.HAND), claimed=7),
            "Waiting for Zoe to answer the claim.",
        ),
        (a_view(phase=Phase.GAME_OVER), "The game is over. Press Enter to go on."),
    ],
)
def test_what_is_asked_is_said_by_one_phrase(view: SeatView, text: str) -> None:
    said = asked(view)
    assert said.turn().text == text
    assert said.turn().urgency is Urgency.ANSWER
    assert said.narrator.prompt(view).urgency is Urgency.TURN


@pytest.mark.parametrize("code", list(RefusalCode))
@pytest.mark.parametrize("form", list(Form))
def test_every_refusal_is_a_line_of_its_own(code: RefusalCode, form: Form) -> None:
    view = a_view(hand=SIX, pile_count=23)
    refusal = Refusal(code, card=parse_card("JC"), count=33, wanted=2)
    said = asked(view, form).refused(refusal)
    others = [
        asked(view, form).refused(Refusal(other, wanted=3)) for other in RefusalCode if other is not code
    ]
    assert said.text not in {other.text for other in others}
    assert said.braille not in {other.braille for other in others}
    assert "{" not in said.text + said.braille


def test_verbose_refusals_say_what_could_be_done() -> None:
    view = a_view(hand=SIX, waiting=(1,))
    said = asked(view, Form.VERBOSE)
    assert said.refused(Refusal(RefusalCode.NOT_YOUR_TURN)).text.endswith(
        "It is Anna's turn to lay a card. The count is 0."
    )
    held = said.refused(Refusal(RefusalCode.NOT_YOUR_CARD, card=parse_card("KC"))).text
    assert held.endswith(
        "You hold ace of clubs, 5 of hearts, 7 of diamonds, 9 of spades, jack of clubs, queen of hearts."
    )
    assert asked(a_view(), Form.VERBOSE).refused(Refusal(RefusalCode.NOT_YOUR_CARD)).text == (
        "One of these cards is not among the cards that you hold. Choose another card."
    )
    assert said.refused(Refusal(RefusalCode.CARD_TWICE)).text.endswith("Choose another card.")


def test_the_right_number_of_cards_is_named() -> None:
    said = asked(a_view())
    assert (
        said.refused(Refusal(RefusalCode.WRONG_NUMBER_OF_CARDS, wanted=1)).text
        == "Choose 1 card to lay away."
    )
    assert (
        said.refused(Refusal(RefusalCode.WRONG_NUMBER_OF_CARDS, wanted=2)).text
        == "Choose 2 cards to lay away."
    )
