"""Seats: sitting down, coming back, being away, leaving, and what is kept of it."""

from __future__ import annotations

from cribbage_a11y.net.chairs import Chairs, Status
from cribbage_a11y.net.limits import IDLE
from cribbage_a11y.table.occupants import Occupant


def test_people_sit_down_in_order_and_the_computer_has_the_rest() -> None:
    chairs = Chairs(3, "book")
    assert [who.name for who in chairs.occupants()] == ["Computer 1", "Computer 2", "Computer 3"]
    first, second = chairs.sit("Anna", 0), chairs.sit("Bert", 0)
    assert first is not None
    assert second is not None
    assert (first[0].seat, second[0].seat) == (0, 1)
    assert chairs.occupants() == [Occupant("Anna"), Occupant("Bert"), Occupant("Computer 3", "book")]
    assert chairs.names == ["Anna", "Bert"]
    assert len(chairs) == 3


def test_a_token_gives_back_its_seat_and_no_other() -> None:
    chairs = Chairs(2, "book")
    sat = chairs.sit("Anna", 0)
    assert sat is not None
    chair, token = sat
    assert chairs.of_token(token) is chair is chairs[0]
    assert chairs.of_token("") is None
    assert chairs.of_token(chair.kept) is None
    chairs.leave(chair)
    assert chairs.of_token(token) is None


def test_the_table_waits_for_a_lost_line_and_the_computer_plays_for_who_is_away() -> None:
    chairs = Chairs(2, "book")
    chairs.sit("Anna", 0)
    chairs.sit("Bert", 0)
    chairs.set(chairs[1], Status.LOST, 5)
    assert chairs.occupant(chairs[1]) == Occupant("Bert")
    chairs.set(chairs[1], Status.AWAY, 25)
    assert chairs.occupant(chairs[1]) == Occupant("Bert", "book")
    assert chairs.sit("Clara", 30) is None
    sat = chairs.sit("Clara", 25 + IDLE)
    assert sat is not None
    assert sat[0].seat == 1
    assert chairs.names == ["Anna", "Clara"]


def test_a_table_grows_and_shrinks_as_far_as_people_sit() -> None:
    chairs = Chairs(4, "book")
    for name in ("Anna", "Bert", "Clara"):
        chairs.sit(name, 0)
    chairs.leave(chairs[1])
    assert chairs.resize(2)
    assert chairs.names == ["Anna", "Clara"]
    assert [chair.seat for chair in chairs] == [0, 1]
    assert chairs.resize(3)
    chairs.sit("Dora", 0)
    assert not chairs.resize(2)


def test_after_a_restart_all_lines_are_lost_and_all_tokens_good() -> None:
    chairs = Chairs(2, "book")
    sat = chairs.sit("Anna", 0)
    assert sat is not None
    again = Chairs(2, "book")
    again.restore([dict(held) for held in chairs.as_data()], 9)
    assert [chair.status for chair in again] == [Status.LOST, Status.COMPUTER]
    assert again.of_token(sat[1]) is again[0]
    assert sat[1] not in str(chairs.as_data())
