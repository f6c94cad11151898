"""The flush: of hand and crib, and never with the starter in place of a card."""

from __future__ import annotations

from itertools import permutations

import pytest

from cribbage_a11y.engine.cards import DECK, Card, Suit, parse_card, parse_cards
from cribbage_a11y.engine.scoring.flush import score_flush
from cribbage_a11y.engine.scoring.points import Points, ScoreKind

HEARTS = parse_cards(["2H", "4H", "6H", "8H"])


@pytest.mark.parametrize("starter", [card for card in DECK if card not in HEARTS], ids=str)
def test_four_hearts_with_every_starter(starter: Card) -> None:
    five = Points(ScoreKind.FLUSH, 5, (*HEARTS, starter))
    if starter.suit is Suit.HEARTS:
        assert score_flush(HEARTS, starter, crib=False) == score_flush(HEARTS, starter, crib=True) == five
    else:
        assert score_flush(HEARTS, starter, crib=False) == Points(ScoreKind.FLUSH, 4, HEARTS)
        assert score_flush(HEARTS, starter, crib=True) is None


@pytest.mark.parametrize("codes", list(permutations(["2H", "4H", "6H", "8C"]))[::2], ids=" ".join)
@pytest.mark.parametrize("crib", [False, True])
def test_three_hearts_borrow_no_heart(codes: tuple[str, ...], crib: bool) -> None:
    assert score_flush(parse_cards(codes), parse_card("TH"), crib) is None
