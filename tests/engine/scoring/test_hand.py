"""The show, item by item: against the plain scorer over every set of ranks, and by properties."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y.engine.cards import DECK, Card, parse_card, parse_cards
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import ScoreKind
from kit.draws import different_cards, plain
from kit.naive_scorer import naive_hand

ORDER = [ScoreKind.FIFTEEN, ScoreKind.PAIR, ScoreKind.RUN, ScoreKind.FLUSH, ScoreKind.NOBS]


def cards_of(ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Different cards of these ranks, in suits that go round."""
    cards: list[Card] = []
    for place, rank in enumerate(ranks):
        suits = (DECK[(rank - 1) * 4 + (place + turn) % 4] for turn in range(4))
        cards.append(next(card for card in suits if card not in cards))
    return tuple(cards)


def test_every_set_of_five_ranks_equals_the_plain_scorer() -> None:
    sets = [ranks for ranks in combinations_with_replacement(range(1, 14), 5) if ranks.count(ranks[2]) < 5]
    assert len(sets) == 6175
    for ranks in sets:
        *hand, starter = cards_of(ranks)
        assert Counter(plain(score_hand(hand, starter))) == Counter(naive_hand(hand, starter))


@settings(deadline=None, max_examples=300)
@given(different_cards(5), st.booleans())
def test_any_hand_or_crib_equals_the_plain_scorer(cards: tuple[Card, ...], crib: bool) -> None:
    items = score_hand(cards[:4], cards[4], crib)
    expected = naive_hand(cards[:4], cards[4], crib)
    assert Counter(plain(items)) == Counter(expected)


@settings(deadline=None)
@given(different_cards(5), st.booleans(), st.permutations(range(4)))
def test_neither_the_order_of_the_hand_nor_the_names_of_suits_matter(
    cards: tuple[Card, ...], crib: bool, order: list[int]
) -> None:
    items = score_hand(cards[:4], cards[4], crib)
    shuffled = score_hand([cards[place] for place in order], cards[4], crib)
    assert Counter(plain(shuffled)) == Counter(plain(items))
    renamed = [DECK[(card.rank - 1) * 4 + order[card.suit]] for card in cards]
    amounts = [(item.kind, item.amount) for item in score_hand(renamed[:4], renamed[4], crib)]
    assert sorted(amounts) == sorted((item.kind, item.amount) for item in items)


@settings(deadline=None)
@given(different_cards(5), st.booleans())
def test_items_come_in_the_order_of_the_record(cards: tuple[Card, ...], crib: bool) -> None:
    places = [ORDER.index(item.kind) for item in score_hand(cards[:4], cards[4], crib)]
    assert places == sorted(places)


@pytest.mark.parametrize("codes", ["5H 5S 5D", "5H 5S 5D JC 2C"])
def test_other_than_four_cards_are_refused(codes: str) -> None:
    cards = parse_cards(codes.split())
    with pytest.raises(ValueError, match=f"4 cards, not {len(cards)}"):
        score_hand(cards, parse_card("5C"))
