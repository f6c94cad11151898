"""The player's own ways of reading: bell, short braille lines, a width of one's own."""

from __future__ import annotations

import os

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.keyboard import Keyboard
from cribbage_a11y.ui.lines import LineStyle, rings, terminal_lines
from cribbage_a11y.ui.reader import ReaderPresentation, ReaderTerminal

NEWS = Utterance(
    "Anna: 5 of hearts. 15 for 2. Anna 43.", "", "anna 5h 15 for 2 now 43", Urgency.EVENT, "the_play"
)
TURN = Utterance("Your turn. Count 15.", "", "your turn count 15", Urgency.TURN, "your_turn")


def written(style: LineStyle) -> str:
    source, sink = os.pipe()
    try:
        keyboard = Keyboard(lambda _key: None, lambda: None)
        ReaderPresentation(ReaderTerminal(sink), keyboard, style).announce([NEWS, TURN])
        return os.read(source, 4096).decode()
    finally:
        os.close(source)
        os.close(sink)


def test_the_bell_sounds_only_where_it_is_wanted_and_something_is_asked() -> None:
    assert "\a" not in written(LineStyle())
    assert written(LineStyle(bell=True)).endswith(TURN.text + "\a")
    assert not rings([NEWS], LineStyle(bell=True))


def test_with_news_first_the_event_is_the_current_line_from_its_beginning() -> None:
    text = written(LineStyle(braille=True, cells=40, news_first=True))
    assert text == f"{TURN.braille}\r\n{NEWS.braille}\r" or text == f"{TURN.braille}\n{NEWS.braille}\r"


def test_braille_lines_keep_two_cells_free_on_a_line_of_any_length() -> None:
    for cells in (20, 32, 40, 80):
        lines = terminal_lines([NEWS, TURN], 200, LineStyle(braille=True, cells=cells))
        assert max(map(len, lines)) <= cells - 2


def test_a_width_of_ones_own_is_kept_where_the_terminal_is_wider() -> None:
    assert max(map(len, terminal_lines([NEWS], 200, LineStyle(widest=30)))) <= 30
    assert max(map(len, terminal_lines([NEWS], 20, LineStyle(widest=30)))) <= 19
