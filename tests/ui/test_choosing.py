"""Choosing cards, confirming, and the numbers that a player types."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.model import NOWHERE
from cribbage_a11y.ui.scene import Options
from kit.place import LONG, Place, table_of


def _rules(counting: Counting = Counting.AUTO, players: int = 2) -> Rules:
    return Rules(players=players, target=61, counting=counting, first_deal=FirstDeal.SEAT0)


@pytest.fixture
def place() -> Iterator[Place]:
    """A two-player game before the player's lay-away."""
    with Place(table_of(_rules())).start() as place:
        yield place


def _playing(place: Place) -> Place:
    return place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)


def _counting(view: SeatView) -> bool:
    return view.phase is Phase.SHOW and view.is_my_turn


def _card(place: Place, number: int) -> str:
    """What a card of the hand is called, as said at the cursor."""
    return place.session.scene.answers.card_at(number - 1).text.partition(": ")[2].rstrip(".")


def test_a_digit_says_and_chooses_and_again_puts_back(place: Place) -> None:
    card = _card(place, 2)
    assert place.key("2") == [f"Chosen: {card}. 1 more to choose."]
    assert place.session.model.chosen == (place.view.hand[1],)
    assert place.key("2") == [f"Put back: {card}."]
    assert place.key("4")[0].endswith("1 more to choose.")


def test_the_last_card_to_choose_says_what_confirms(place: Place) -> None:
    place.key("1")
    assert place.key("4") == [f"Chosen: {_card(place, 4)}. Press Enter to confirm."]


def test_a_third_card_is_not_chosen(place: Place) -> None:
    place.key("1")
    place.key("2")
    assert place.key("3") == ["2 chosen already. Put one back first."]
    assert place.session.model.chosen == place.view.hand[:2]


def test_a_number_that_the_hand_does_not_reach_is_told(place: Place) -> None:
    _playing(place)
    assert place.key("6") == ["There is no card 6."]


def test_choosing_another_card_in_the_play_takes_its_place(place: Place) -> None:
    _playing(place)
    place.key("1")
    place.key("2")
    assert place.session.model.chosen == (place.view.hand[1],)


def test_the_cursor_comes_in_from_its_side_and_stops_at_the_ends(place: Place) -> None:
    assert place.session.model.card == NOWHERE
    assert place.key("right")[0].startswith("Card 1 of 6:")
    assert place.key("left")[0].startswith("Card 1 of 6:")
    for _ in range(7):
        place.key("right")
    assert place.session.model.card == 5
    place.key("3")
    assert place.key("right")[0].startswith("Card 4 of 6:")


def test_left_comes_in_from_the_right(place: Place) -> None:
    assert place.key("left")[0].startswith("Card 6 of 6:")


def test_space_chooses_the_card_at_the_cursor_and_puts_it_back(place: Place) -> None:
    place.key("right")
    place.key("right")
    assert place.key("space")[0].startswith(f"Chosen: {_card(place, 2)}.")
    assert place.key("right") == [f"Card 3 of 6: {_card(place, 3)}."]
    assert place.key("left") == [f"Card 2 of 6: {_card(place, 2)}, chosen."]
    assert place.key("space") == [f"Put back: {_card(place, 2)}."]


def test_space_before_the_cursor_was_moved_takes_the_first_card(place: Place) -> None:
    assert place.key("space")[0].startswith(f"Chosen: {_card(place, 1)}.")


def test_escape_puts_every_card_back(place: Place) -> None:
    place.key("1")
    place.key("2")
    assert place.key("escape") == ["All cards are put back."]
    assert place.session.model.chosen == ()


def test_escape_with_nothing_to_put_back_says_what_is_asked(place: Place) -> None:
    assert place.key("escape") == ["Your turn. Lay away 2 cards to your crib."]


def test_enter_without_the_right_number_of_cards_lays_nothing_away(place: Place) -> None:
    assert place.key("enter") == ["No card is chosen."]
    place.key("1")
    said = place.key("enter")
    assert len(said) == 1
    assert "2 cards" in said[0]
    assert place.view.phase is Phase.LAY_AWAY
    assert len(place.session.model.chosen) == 1


def test_enter_lays_away_and_the_chosen_cards_are_gone(place: Place) -> None:
    place.key("1")
    place.key("2")
    assert place.key("enter")[0].startswith("You lay away")
    assert place.session.model.chosen == ()


def test_a_card_that_does_not_fit_stays_in_the_hand_and_says_why() -> None:
    with Place(table_of(_rules()), seed="3").start() as place:
        place.until(lambda view: view.is_my_turn and view.hand != view.playable and bool(view.pile))
        hand = place.view.hand
        too_high = next(card for card in hand if card not in place.view.playable)
        place.key(str(hand.index(too_high) + 1))
        [said] = place.key("enter")
        assert f"would make {place.view.pile_count + too_high.value}. The limit is 31." in said
        assert place.view.hand == hand


def test_digits_lay_cards_at_once_where_the_setting_says_so() -> None:
    options = Options(Keymap(), number_keys_play=True)
    with Place(table_of(_rules()), options=options).start() as place:
        place.key("1")
        assert place.view.phase is Phase.LAY_AWAY
        place.key("2")
        place.key("enter")
        held = len(place.view.hand)
        number = place.view.hand.index(place.view.playable[0]) + 1
        assert place.key(str(number))[0].startswith("You: ")
        assert len(place.view.hand) == held - 1


def test_cards_can_be_chosen_before_it_is_the_players_turn() -> None:
    with Place(table_of(_rules()), pause=LONG).start() as place:
        place.key("1")
        place.key("2")
        place.key("enter")
        assert not place.view.is_my_turn
        [said] = place.key("1")
        assert said == f"Chosen: {_card(place, 1)}."
        chosen = place.session.model.chosen
        place.key("enter")
        assert place.view.is_my_turn
        assert place.session.model.chosen == chosen


def test_without_cards_every_card_key_says_so(place: Place) -> None:
    place.until(_counting)
    for key in ("1", "6", "left", "right", "space"):
        assert place.key(key) == ["You hold no cards."]


def test_a_watcher_holds_nothing_and_confirms_nothing() -> None:
    with Place(table_of(_rules()), seat=None).start() as place:
        assert place.key("1") == ["You are watching, and hold no cards."]
        assert place.key("enter") == ["Waiting for Player to lay away."]
        assert place.press("claim", "8") != []


def test_cards_typed_are_chosen_and_confirmed_at_once(place: Place) -> None:
    first, second = place.view.hand[:2]
    place.session.type_cards((first, second))
    assert place.view.laid_away == (first, second)


@pytest.mark.parametrize("pause", [LONG, None])
def test_cards_typed_on_anothers_turn_neither_play_nor_hurry(pause: float | None) -> None:
    with Place(table_of(_rules()), pause=pause).start() as place:
        place.session.type_cards(place.view.hand[:2])
        place.settle()
        lines = len(place.lines)
        place.session.type_cards(place.view.hand[:1])
        place.settle()
        assert place.lines[lines:] == [place.session.scene.prompt().text]
        assert not place.view.laid
        assert place.session.model.chosen == ()


def test_cards_typed_do_not_let_the_table_go_on() -> None:
    with Place(table_of(_rules())).start() as place:
        place.until(lambda _view: bool(place.table.gate))
        gate = place.table.gate
        place.session.type_cards(place.view.kept[:1])
        assert place.table.gate == gate
        assert place.lines[-1] == "Press Enter to go on."


def test_typed_cards_that_are_not_held_leave_nothing_chosen(place: Place) -> None:
    held = place.view.hand
    strange = [card for card in place.table.state.rest if card not in held][:2]
    place.session.type_cards((strange[0], held[0]))
    assert place.session.model.chosen == (held[0],)
    place.session.type_cards((held[1], held[1]))
    assert place.session.model.chosen == (held[1],)
    assert place.view.phase is Phase.LAY_AWAY


def test_more_typed_cards_than_one_play_none(place: Place) -> None:
    _playing(place)
    held = place.view.hand
    place.session.type_cards(held[:2])
    assert place.view.hand == held
    assert place.lines[-1] == "Lay 1 card at a time."


def test_every_press_of_choosing_reads_the_same_as_its_key(place: Place) -> None:
    assert place.press(Command.TOGGLE_CARD)[0].startswith("Chosen:")
    assert place.press(Command.NEXT_CARD)[0].startswith("Card 2 of 6:")
    assert place.press(Command.PREVIOUS_CARD)[0].startswith("Card 1 of 6:")
