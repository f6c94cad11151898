"""The presentation on a terminal in memory: what is drawn, when, and how a text is typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.effects import AskText
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.screen.layout import Canvas, layout
from cribbage_a11y.ui.screen.moving_pegs import STEP
from cribbage_a11y.ui.screen.painter import Painter
from cribbage_a11y.ui.screen.picture import ScreenStyle
from cribbage_a11y.ui.screen.presentation import WATCH, color_depth
from cribbage_a11y.ui.screen.sight import Glyphs
from cribbage_a11y.ui.screens.home import Home, Offers
from cribbage_a11y.ui.screens.screen import Screen
from cribbage_a11y.ui.themes import Role, theme
from kit.place import Place, table_of
from ui.screen.moments import PHASES, SEATS, Seat, Terminal, looking_at, rows_of, rules_for, sight_at


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_the_terminal_shows_the_frame_whatever_was_drawn_before(data: st.DataObject) -> None:
    size = data.draw(st.sampled_from([(20, 10), (40, 24), (80, 24), (130, 40)]))
    terminal = Terminal(*size)
    painter = Painter(terminal.output, theme("white_on_black", True), color_depth(terminal.output))
    painter.enter()
    for _ in range(4):
        sight = sight_at(data.draw(st.sampled_from(SEATS)), data.draw(st.sampled_from(PHASES)))
        sight = looking_at(sight, data.draw(st.sampled_from(Region)))
        frame = layout(sight, Canvas(*size, Glyphs(), data.draw(st.booleans()))).frame
        painter.paint(frame)
        assert terminal.lines == rows_of(frame)
        assert terminal.cursor == tuple(frame.cursor)
    painter.paint(frame)
    assert terminal.take() == ""


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("large", [False, True])
def test_a_whole_game_is_drawn(players: int, large: bool) -> None:
    with Place(table_of(rules_for(players))).start() as place:
        terminal = Terminal(80, 24)
        seat = Seat(place, terminal, ScreenStyle(large_print=large, theme="yellow_on_black"))
        phases = set()
        for _ in range(400):
            place.move()
            phases.add(place.view.phase)
            assert place.session.scene.prompt().text[:30] in "\n".join(terminal.lines)
            if place.view.phase is Phase.GAME_OVER:
                break
        assert phases >= set(PHASES)
        seat.leave()
        terminal.take()
        assert terminal.text.endswith("\x1b[?1049l")
        assert terminal.text.startswith("\x1b[?1049h")


def test_a_hand_that_was_not_counted_is_greyed_and_says_so() -> None:
    greyed = set()
    for players in SEATS:
        sight = looking_at(sight_at(players, Phase.GAME_OVER), Region.SCORE)
        frame = layout(sight, Canvas(200, 70, Glyphs())).frame
        spans = [span for strips in frame.rows for each in strips for span in each.spans]
        lines = [line for line in sight.text(Region.THE_HANDS).lines if line.uncounted]
        shown = [span.text for span in spans if span.role is Role.GREYED]
        assert shown == [line.utterance.text for line in lines]
        assert all("Not counted" in text for text in shown)
        greyed.update(shown)
    assert greyed


@pytest.fixture
def seat() -> Iterator[Seat]:
    """A player at a table of two, in the play, on 80 columns."""
    with Place(table_of(rules_for(2))).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY)
        seat = Seat(place, Terminal(80, 24))
        yield seat
        seat.leave()


def test_a_key_writes_no_more_than_what_it_changes(seat: Seat) -> None:
    seat.terminal.take()
    seat.press("right")
    assert len(seat.terminal.take()) < 400
    seat.press("tab")
    written = seat.terminal.take()
    assert "The play" in written
    assert "Score" not in written


def test_the_screen_in_front_is_drawn_with_its_cursor(seat: Seat) -> None:
    seat.place.run(_open(seat, Home(Offers())))
    seat.press("down")
    lines = seat.terminal.lines
    row, column = seat.terminal.cursor
    assert lines[0].startswith("Cribbage. Home menu.")
    assert lines[row].startswith("2. ")
    assert column == 0
    assert not any("Your hand" in line for line in lines)
    seat.press("q")
    assert seat.terminal.lines[0].startswith("Leave cribbage? Enter for yes, Escape or Backspace for no.")
    assert "".join(seat.terminal.lines).count("Leave cribbage?") == 1


async def _open(seat: Seat, screen: Screen) -> None:
    seat.place.console.open(screen)


def test_a_text_is_typed_at_the_foot_and_the_game_stays_in_sight(seat: Seat) -> None:
    taken: list[object] = []
    seat.place.console.handlers["command"] = taken.append
    seat.place.run(_ask(seat, "Command:"))
    seat.press("h", "q", "backspace", "i")
    lines, (row, column) = seat.terminal.lines, seat.terminal.cursor
    assert lines[row].startswith("hi ")
    assert column == 2
    assert lines[row - 1].startswith("Command:")
    assert any("Your hand" in line for line in lines)
    seat.press("enter")
    assert taken == ["hi"]
    assert not any("Command:" in line for line in seat.terminal.lines)
    for key in ("escape", "ctrl-c"):
        seat.place.run(_ask(seat, "Command:"))
        seat.press("x", key)
    assert taken == ["hi", None, None]
    assert not seat.shown.takes("h")


async def _ask(seat: Seat, question: str) -> None:
    seat.place.console.perform(AskText("command", question))


def test_a_new_size_is_drawn_at_once_or_when_it_is_noticed(seat: Seat) -> None:
    seat.terminal.resize(40, 12)
    seat.place.run(_refresh(seat))
    assert "Your turn" in seat.terminal.lines[0]
    seat.terminal.resize(100, 40)
    seat.place.wait(WATCH * 1.5)
    assert any("History" in line[50:] for line in seat.terminal.lines)


def test_colours_change_at_once(seat: Seat) -> None:
    seat.place.run(_restyle(seat, ScreenStyle(theme="black_on_white")))
    seat.terminal.take()
    assert seat.terminal.screen.buffer[0][0].bg == "ffffff"
    seat.place.run(_restyle(seat, ScreenStyle(theme="black_on_white", large_print=True)))
    assert any("█" in line for line in seat.terminal.lines)


async def _restyle(seat: Seat, style: ScreenStyle) -> None:
    seat.shown.restyle(style)


async def _refresh(seat: Seat) -> None:
    seat.shown.refresh()


def test_the_bell_rings_where_it_is_wanted(seat: Seat) -> None:
    turn = Utterance("Your turn. Count 5.", "", "", Urgency.TURN, "your_turn")
    seat.place.run(_announce(seat, turn))
    assert "\a" not in seat.terminal.take()
    seat.shown.style = LineStyle(bell=True)
    seat.place.run(_announce(seat, turn))
    assert "\a" in seat.terminal.take()


async def _announce(seat: Seat, said: Utterance) -> None:
    seat.place.console.announce([said])


def test_pegs_move_hole_by_hole_only_with_animation() -> None:
    with Place(table_of(rules_for(2))).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY)
        for animation in (False, True):
            seat = Seat(place, Terminal(80, 24), ScreenStyle(animation=animation))
            before = place.view.scores
            place.until(lambda view, before=before: sum(view.scores) > sum(before) + 1)  # type: ignore[misc]
            at_once = board_of(seat)
            place.wait(STEP * 30)
            assert (board_of(seat) != at_once) is animation
            seat.leave()


def board_of(seat: Seat) -> list[str]:
    """The rows of the peg board."""
    return [line[41:] for line in seat.terminal.lines if "●" in line]


def test_nothing_is_drawn_before_the_terminal_is_taken_and_after_it_is_left() -> None:
    with Place(table_of(rules_for(2))).start() as place:
        seat = Seat(place, Terminal(80, 24))
        seat.leave()
        seat.terminal.take()
        seat.shown.refresh()
        place.settle()
        assert seat.terminal.take() == ""
        place.console.session = None
        place.run(seat.enter())
        assert not "".join(seat.terminal.lines).strip()
        seat.leave()
