"""However the program ends, the terminal is as it was, and nothing but lines was written."""

from __future__ import annotations

import signal
import termios
from pathlib import Path

import pytest

from terminal.started import (
    BROKEN_KEY,
    BROKEN_TABLE,
    FIRST_TURN,
    assert_no_traceback,
    assert_only_lines,
    broken_game,
    game,
    game_begun,
    lay_away,
)


@pytest.mark.parametrize("key", ["ctrl-c", "ctrl-d"])
def test_control_c_and_control_d_leave_at_once(tmp_path: Path, key: str) -> None:
    with game_begun(tmp_path) as session:
        assert not session.local_modes() & (termios.ECHO | termios.ICANON)
        session.press(key)
        assert session.ended() == 0
        assert session.local_modes() & (termios.ECHO | termios.ICANON | termios.ISIG)
        assert session.plain_lines()[-2:] == [FIRST_TURN, ""]
        assert_only_lines(session.output)


def test_q_asks_and_leaves(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        session.press("q")
        session.wait_for("Enter for yes, Escape or Backspace for no")
        session.press("esc")
        session.wait_for("You stay in the game")
        session.press("q")
        session.wait_for("Enter for yes, Escape or Backspace for no")
        session.press("enter")
        assert session.ended() == 0
        assert session.local_modes() & termios.ECHO
        assert_only_lines(session.output)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with game_begun(tmp_path) as session:
        lay_away(session)
        session.signal(number)
        assert session.ended() == 0
        assert session.local_modes() & termios.ECHO
        assert_only_lines(session.output)


def test_a_closed_terminal_ends_it_and_the_game_is_kept(tmp_path: Path) -> None:
    session = game_begun(tmp_path)
    session.press("1")
    session.wait_for("1 more to choose")
    session.hang_up()
    assert session.status() == 0
    session.close()
    assert not list(tmp_path.glob("logs/*"))
    assert (tmp_path / "saves" / "game.jsonl").read_text().strip()


def test_keys_typed_before_it_listens_are_answered(tmp_path: Path) -> None:
    with game(tmp_path) as session:
        session.press("1")
        session.wait_for("Chosen: 2 of clubs", timeout=30)
        session.press("ctrl-c")
        assert session.ended() == 0


def test_a_key_that_meets_an_error_is_answered_and_the_game_goes_on(tmp_path: Path) -> None:
    with broken_game(BROKEN_KEY, tmp_path) as session:
        session.press("h")
        session.wait_for("The game had an error of its own, and goes on")
        lay_away(session)
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_no_traceback(session)
    assert "ZeroDivisionError" in (tmp_path / "logs" / "cribbage-a11y.log").read_text()


def test_a_table_that_falls_over_ends_with_one_line(tmp_path: Path) -> None:
    with broken_game(BROKEN_TABLE, tmp_path) as session:
        for key, answer in (("1", "1 more to choose"), ("2", "Press Enter")):
            session.press(key)
            session.wait_for(answer)
        session.press("enter")
        assert session.ended() == 1
        assert session.local_modes() & termios.ECHO
        assert "Cribbage had to stop because of an error of its own." in session.text
        assert_no_traceback(session)
    assert "ZeroDivisionError" in (tmp_path / "logs" / "cribbage-a11y.log").read_text()


@pytest.mark.parametrize("by", ["key", "signal"])
def test_after_a_typed_line_every_key_and_signal_is_taken_as_before(tmp_path: Path, by: str) -> None:
    with game_begun(tmp_path) as session:
        session.press("/")
        session.wait_for("Command:")
        session.press("score", "enter")
        session.wait_for(r"You 0\. Anna 0\.")
        session.press("c")
        session.wait_for("There is no play now")
        if by == "key":
            session.press("ctrl-c")
        else:
            session.signal(signal.SIGINT)
        assert session.ended() == 0
        assert session.local_modes() & (termios.ECHO | termios.ISIG)
