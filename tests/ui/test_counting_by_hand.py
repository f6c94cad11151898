"""The numbers that a player types: the count of a hand, and what an opponent missed."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.events import Claimed
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from kit.place import Place, table_of


def _rules(counting: Counting) -> Rules:
    return Rules(target=61, counting=counting, first_deal=FirstDeal.SEAT0)


def _counting(view: SeatView) -> bool:
    return view.phase is Phase.SHOW and view.is_my_turn


def _claims(place: Place) -> list[int]:
    """The player's claims so far."""
    return [event.points for event in place.table.events if isinstance(event, Claimed) and event.seat == 0]


@pytest.mark.parametrize("counting", [Counting.MANUAL, Counting.MUGGINS])
def test_enter_asks_for_the_count_in_a_line(counting: Counting) -> None:
    with Place(table_of(_rules(counting))).start() as place:
        place.until(_counting)
        assert place.key("enter") == []
        assert place.seen.questions == [("Your count:", "")]
        assert place.type("1")[0].partition(":")[0] in ("You say 1 for your hand.", "You said 1")
        assert _claims(place)[0] == 1


@pytest.mark.parametrize("digit", "0123456789")
def test_a_digit_begins_the_count_that_is_asked(digit: str) -> None:
    with Place(table_of(_rules(Counting.MANUAL))).start() as place:
        place.until(_counting)
        place.key(digit)
        assert place.seen.questions == [("Your count:", digit)]


def test_a_digit_begins_the_answer_to_a_claim() -> None:
    with Place(table_of(_rules(Counting.MUGGINS))).start() as place:
        place.until(lambda view: view.phase is Phase.MUGGINS and view.is_my_turn)
        place.key("0")
        assert place.seen.questions == [("Points missed, 0 for none:", "0")]
        assert place.type("0")[0] == "You say that nothing was missed."


@pytest.mark.parametrize("text", ["eight", "-1", "3.5", "7 8", "\u00b2", "30", "0030", "9" * 5000])
def test_what_is_no_count_is_told_and_asked_again(text: str) -> None:
    with Place(table_of(_rules(Counting.MANUAL))).start() as place:
        place.until(_counting)
        place.key("enter")
        said = place.type(text)
        assert len(said) == 1
        assert "0 to 29" in said[0]
        assert len(said[0]) < 80
        assert place.view.phase is Phase.SHOW
        assert place.view.claimed is None
        assert place.seen.questions == [("Your count:", "")] * 2


@pytest.mark.parametrize(("text", "number"), [(" 7 ", 7), ("007", 7), ("0", 0), ("00029", 29)])
def test_a_count_is_taken_as_people_write_it(text: str, number: int) -> None:
    with Place(table_of(_rules(Counting.MANUAL))).start() as place:
        place.until(_counting)
        place.key("enter")
        place.type(text)
        assert _claims(place)[0] == number


@pytest.mark.parametrize("text", ["", "  ", None])
def test_an_empty_line_and_escape_leave_the_count_open(text: str | None) -> None:
    with Place(table_of(_rules(Counting.MANUAL))).start() as place:
        place.until(_counting)
        place.key("enter")
        assert place.type(text) == ["Nothing typed. Press Enter to type it."]
        assert len(place.seen.questions) == 1
