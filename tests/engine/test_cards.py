"""The pack: fifty-two cards that never change, their numbers, their codes, and texts that name none."""

from __future__ import annotations

import copy
import pickle

import pytest

from cribbage_a11y.engine.cards import (
    ACE,
    DECK,
    JACK,
    KING,
    RANK_CODES,
    SUIT_CODES,
    Card,
    CardError,
    Suit,
    card_of,
    parse_card,
    parse_cards,
)


def test_the_pack_holds_each_rank_in_each_suit_once() -> None:
    assert [(card.rank, card.suit) for card in DECK] == [(r, s) for r in range(ACE, KING + 1) for s in Suit]
    assert [card.code for card in DECK] == [rank + suit for rank in RANK_CODES for suit in SUIT_CODES]


def test_court_cards_count_ten_and_the_ace_one() -> None:
    values = [card_of(rank, Suit.HEARTS).value for rank in range(ACE, KING + 1)]
    assert values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


def test_a_card_is_its_place_in_the_pack() -> None:
    assert [Card(index) for index in range(52)] == list(DECK)
    assert [int(card) for card in DECK] == list(range(52))
    assert Card(7) is DECK[7]


@pytest.mark.parametrize("index", [-1, -52, 52, 1000])
def test_there_is_no_card_outside_the_pack(index: int) -> None:
    with pytest.raises(CardError, match=f"{index} is no place in the pack"):
        Card(index)


def test_a_card_cannot_be_changed() -> None:
    for name in ("rank", "suit", "value", "code", "note"):
        with pytest.raises(AttributeError):
            setattr(DECK[0], name, 1)
        with pytest.raises(AttributeError):
            delattr(DECK[0], name)
    assert (DECK[0].rank, DECK[0].suit, DECK[0].value, DECK[0].code) == (1, Suit.CLUBS, 1, "AC")


def test_a_copied_or_stored_card_is_the_same_card() -> None:
    for card in DECK:
        assert copy.copy(card) is copy.deepcopy(card) is pickle.loads(pickle.dumps(card)) is card


def test_every_card_is_named_by_its_code() -> None:
    assert [parse_card(card.code) for card in DECK] == list(DECK)
    assert [parse_card(str(card)) for card in DECK] == [parse_card(repr(card)) for card in DECK] == list(DECK)


@pytest.mark.parametrize("text", ["TC", "tc", " 10c ", "10C", "Tc\n"])
def test_the_ten_may_be_written_as_it_is_typed(text: str) -> None:
    assert parse_card(text) is card_of(10, Suit.CLUBS)


@pytest.mark.parametrize(
    "text", ["", "5", "H", "H5", "5HH", "1H", "11H", "5 H", "5X", "XH", "10", "\0", "٥H", "5ſ", "🂡"]
)
def test_a_text_that_names_no_card_is_refused_with_the_way_to_write_one(text: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_card(text)
    assert repr(text) in str(refused.value)
    assert "5H or TC" in str(refused.value)


def test_several_cards() -> None:
    assert parse_cards(["5h", "TD", "js"]) == (
        card_of(5, Suit.HEARTS),
        card_of(10, Suit.DIAMONDS),
        card_of(JACK, Suit.SPADES),
    )
    assert parse_cards(()) == ()


def test_a_card_named_twice_is_refused_by_name() -> None:
    with pytest.raises(CardError, match="TD is named twice"):
        parse_cards(["TD", "5H", "10d"])
