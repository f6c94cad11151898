"""What a seat or a watcher is told, moment by moment; test_hidden_information shows that it is no more."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase, new_game
from cribbage_a11y.engine.view import OBSERVER, view_for


@pytest.mark.parametrize("counting", Counting)
@pytest.mark.parametrize("seat", [0, 1, OBSERVER])
def test_before_the_first_deal_there_is_nothing_to_see(counting: Counting, seat: int | None) -> None:
    view = view_for(new_game(Rules(counting=counting, first_deal=FirstDeal.SEAT0)), seat)
    assert view.phase is Phase.DEAL
    assert (view.hand, view.laid_away, view.kept, view.held, view.open_hands) == ((), (), (), (), ())
    assert (view.waiting, view.to_count, view.dealer, view.hand_number) == ((), None, 0, 0)


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_there_is_no_view_for_a_seat_that_the_table_does_not_have(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat}"):
        view_for(new_game(Rules()), seat)
