"""The tables as data: who is dealt what, who sits where, who shares a score."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.scoring.hand import HAND_SIZE
from cribbage_a11y.engine.seats import SHAPES, TableShape

EACH = pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: f"{shape.players} seats")


def test_the_table_in_the_rules() -> None:
    told = {n: (s.dealt, s.laid_away, s.straight_to_crib, s.sides) for n, s in SHAPES.items()}
    assert told == {
        2: (6, 2, 0, ((0,), (1,))),
        3: (5, 1, 1, ((0,), (1,), (2,))),
        4: (5, 1, 0, ((0, 2), (1, 3))),
    }


@EACH
def test_everybody_keeps_four_and_the_crib_holds_four(shape: TableShape) -> None:
    assert shape.dealt - shape.laid_away == HAND_SIZE
    assert shape.players * shape.laid_away + shape.straight_to_crib == HAND_SIZE


@EACH
def test_every_seat_has_one_side(shape: TableShape) -> None:
    assert list(shape.seats) == list(range(shape.players))
    for side, members in enumerate(shape.sides):
        assert [shape.side_of[seat] for seat in members] == [side] * len(members)
    assert sorted(sum(shape.sides, ())) == list(shape.seats)


@EACH
def test_left_goes_round(shape: TableShape) -> None:
    for dealer in shape.seats:
        seat, order = dealer, []
        for _ in shape.seats:
            seat = shape.left_of[seat]
            order.append(seat)
        assert tuple(order) == shape.from_left[dealer]
        assert order[-1] == dealer


def test_who_takes_missed_points() -> None:
    takers = {players: shape.taker_of for players, shape in SHAPES.items()}
    assert takers == {2: (1, 0), 3: (1, 2, 0), 4: (1, 2, 3, 0)}
    assert all(s.side_of[seat] != s.side_of[s.taker_of[seat]] for s in SHAPES.values() for seat in s.seats)


def test_partners_sit_at_the_table_of_four_and_a_lone_pone_at_that_of_two() -> None:
    assert [shape.has_partners for shape in SHAPES.values()] == [False, False, True]
    assert [shape.has_single_pone for shape in SHAPES.values()] == [True, False, False]
