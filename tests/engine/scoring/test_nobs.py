"""Nobs: the jack in hand of the starter's suit."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import DECK, JACK, Card, card_of, parse_cards
from cribbage_a11y.engine.scoring.nobs import score_nobs
from cribbage_a11y.engine.scoring.points import Points, ScoreKind

NO_JACK = parse_cards(["2C", "4D", "6S", "8H"])


@pytest.mark.parametrize("starter", [card for card in DECK if card.rank != JACK], ids=str)
def test_each_starter_asks_for_the_jack_of_its_suit(starter: Card) -> None:
    for jack in (card for card in DECK if card.rank == JACK):
        expected = Points(ScoreKind.NOBS, 1, (jack,)) if jack.suit is starter.suit else None
        assert score_nobs((*NO_JACK[:3], jack), starter) == expected


def test_one_of_four_jacks_counts() -> None:
    jacks = parse_cards(["JC", "JD", "JH", "JS"])
    assert score_nobs(jacks, parse_cards(["2S"])[0]) == Points(ScoreKind.NOBS, 1, (jacks[3],))


@pytest.mark.parametrize("starter", [card for card in DECK if card not in NO_JACK], ids=str)
def test_no_jack_in_hand_is_no_nobs_even_if_a_jack_is_turned_up(starter: Card) -> None:
    assert score_nobs(NO_JACK, starter) is None


def test_a_starter_jack_is_not_nobs_for_the_other_jacks() -> None:
    starter = card_of(JACK, NO_JACK[0].suit)
    others = tuple(card for card in DECK if card.rank == JACK and card is not starter)
    assert score_nobs((*others, NO_JACK[0]), starter) is None
