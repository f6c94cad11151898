"""The play: the card just laid, against the plain scorer and at the edges."""

from __future__ import annotations

from hypothesis import given, settings

from cribbage_a11y.engine.cards import Card, parse_cards
from cribbage_a11y.engine.scoring.pile import alike_at_end, count_of, pile_total, run_at_end, score_pile
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from kit.draws import piles, plain
from kit.naive_scorer import naive_pile, worth


@settings(deadline=None, max_examples=300)
@given(piles())
def test_equal_to_the_plain_scorer_item_by_item(pile: tuple[Card, ...]) -> None:
    items = score_pile(pile)
    assert plain(items) == naive_pile(pile)
    assert pile_total(pile) == sum(item.amount for item in items)
    assert count_of(pile) == sum(map(worth, pile))


@settings(deadline=None)
@given(piles())
def test_a_list_scores_as_a_tuple_does(pile: tuple[Card, ...]) -> None:
    assert score_pile(list(pile)) == score_pile(pile)


def test_items_come_in_the_order_of_the_record_with_the_cards_as_laid() -> None:
    pile = parse_cards(["4C", "6D", "5H"])
    assert score_pile(pile) == (Points(ScoreKind.FIFTEEN, 2, pile), Points(ScoreKind.RUN, 3, pile))


def test_thirty_one_names_all_cards_of_the_count() -> None:
    pile = parse_cards(["9C", "4D", "9H", "9S"])
    assert score_pile(pile) == (Points(ScoreKind.THIRTY_ONE, 2, pile), Points(ScoreKind.PAIR, 2, pile[2:]))


def test_one_card_is_alike_with_itself_and_no_run() -> None:
    pile = parse_cards(["7C"])
    assert (alike_at_end(pile), run_at_end(pile), score_pile(pile)) == (1, 0, ())


def test_the_longest_run_is_meant_though_a_shorter_one_ends_the_pile_too() -> None:
    assert run_at_end(parse_cards(["3C", "6D", "4H", "5S"])) == 4
    assert run_at_end(parse_cards(["AC", "6D", "4H", "5S"])) == 3
