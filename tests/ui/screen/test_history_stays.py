"""With the cursor in the history nothing moves it, whatever happens at the table."""

from __future__ import annotations

import pytest

from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.screen.picture import ScreenStyle
from kit.place import Place, table_of
from ui.screen.moments import SEATS, Seat, Terminal, rules_for

SIZES = ((20, 10), (40, 24), (80, 24), (200, 70))


def read_at(terminal: Terminal, spot: tuple[int, int]) -> str:
    """The line of the history from a place on."""
    return terminal.lines[spot[0]][spot[1] :]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", SEATS)
def test_events_move_nothing_that_is_read(players: int, size: tuple[int, int], large: bool) -> None:
    with Place(table_of(rules_for(players, target=121))).start() as place:
        place.until(lambda view: view.hand_number == 2)
        terminal = Terminal(*size)
        seat = Seat(place, terminal, ScreenStyle(large_print=large))
        seat.press("g", "down", "down", "down")
        spot = terminal.cursor
        line = read_at(terminal, spot)
        assert line.strip()
        for _ in range(12):
            before = len(place.session.history)
            place.move()
            assert place.session.model.region is Region.HISTORY
            if len(place.session.history) > before:
                assert terminal.cursor == spot
                assert read_at(terminal, spot) == line
        seat.press("up")
        assert read_at(terminal, terminal.cursor) != line
        seat.leave()
