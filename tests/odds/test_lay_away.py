"""Ways to lay away, rated."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.cards import DECK, parse_cards
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.odds import lay_away
from cribbage_a11y.odds.questions import DEALER, PONE
from cribbage_a11y.odds.uniform import crib_average, single_crib_average

HAND = parse_cards(["4H", "5C", "5D", "6S", "QH", "KS"])


@pytest.mark.parametrize("role", [DEALER, PONE])
def test_all_fifteen_ways_with_exact_hands(role: int) -> None:
    rows = lay_away.all_ways(HAND, role, (0, 0))
    assert len({frozenset(row.thrown) for row in rows}) == 15
    assert [row.total for row in rows] == sorted((row.total for row in rows), reverse=True)
    sign = 1 if role == DEALER else -1
    for row in rows:
        starters = [card for card in DECK if card not in HAND]
        assert row.hand == pytest.approx(sum(total(row.kept, card) for card in starters) / 46)
        assert row.total == pytest.approx(row.hand + sign * row.crib + row.pegging)
        assert row.win is not None
        assert 0 < row.win < 1


def test_near_home_the_chance_to_win_ranks_and_may_choose_otherwise() -> None:
    rows = lay_away.all_ways(HAND, PONE, (110, 118))
    chances = [row.win or 0.0 for row in rows]
    assert chances == sorted(chances, reverse=True)
    assert lay_away.choose(HAND, PONE, (110, 118)) == rows[0].thrown
    assert lay_away.choose(HAND, PONE, (0, 0)) == lay_away.rate(HAND, PONE)[0].thrown


def test_points_and_chances_agree_far_from_home() -> None:
    random = Random(1)
    for _ in range(5):
        dealt = tuple(random.sample(DECK, 6))
        rows = lay_away.rate_to_win(dealt, DEALER, (0, 0))
        best = max(row.total for row in rows)
        assert rows[0].total > best - 0.6


@pytest.mark.parametrize(
    ("ranks", "own", "published"),
    [((5, 5), 8.7, 8.5), ((5, 11), 7.0, 7.0), ((2, 3), 6.9, 6.97), ((10, 13), 2.9, 2.8), ((7, 8), 6.6, 6.6)],
)
def test_cribs_are_near_the_published_tables(ranks: tuple[int, int], own: float, published: float) -> None:
    """Schell's table for the dealer's own crib is within a quarter of a point."""
    cards = [card for card in DECK if card.rank in ranks]
    thrown = (cards[0], next(card for card in cards[1:] if card.rank == ranks[1] and card != cards[0]))
    others = [card for card in DECK if card not in thrown and card.rank not in ranks][:4]
    rows = lay_away.rate([*thrown, *others], DEALER)
    crib = next(row.crib for row in rows if set(row.thrown) == set(thrown))
    assert crib == pytest.approx(own, abs=0.35)
    assert crib == pytest.approx(published, abs=0.6)


def test_cribs_by_full_enumeration() -> None:
    assert crib_average(5, 5) > crib_average(5, 10) > crib_average(13, 10)
    assert crib_average(2, 3) == crib_average(3, 2)
    assert single_crib_average(5) == max(map(single_crib_average, range(1, 14)))
