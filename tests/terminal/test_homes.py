"""Folders that cannot be written, and two programs on one."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.commands import PROGRAM
from kit.pty_session import PtySession
from terminal.started import (
    FIRST_TURN,
    assert_no_traceback,
    assert_only_lines,
    begun,
    game,
    game_begun,
    lay_away,
)


@pytest.mark.parametrize("below", ["/proc", "/dev/null", "file"])
def test_a_home_that_cannot_be_written_costs_a_line(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").touch()
    home = tmp_path / "file" / "home" if below == "file" else Path(below) / "home"
    with game(home) as session:
        session.wait_for(r"cannot be\s+(written|read)", timeout=30)
        session.wait_for(FIRST_TURN)
        lay_away(session)
        session.press("o")
        session.wait_for("Settings menu")
        session.press("1")
        session.wait_for("Escape or Backspace goes back")
        session.press("2")
        session.wait_for("verbose")
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_only_lines(session.output)
        assert_no_traceback(session)


def test_two_programs_on_one_home_both_play(tmp_path: Path) -> None:
    with game_begun(tmp_path) as one, game(tmp_path) as other:
        begun(other)
        assert "Another program" in other.text
        for session in (one, other):
            lay_away(session)
        for session in (other, one):
            session.press("ctrl-c")
            assert session.ended() == 0
            assert_only_lines(session.output)
            assert_no_traceback(session)
    assert "Another program" not in one.text


def test_a_game_left_is_there_at_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("asked = true\n", encoding="utf-8")
    with game_begun(tmp_path) as session:
        lay_away(session)
        session.press("ctrl-c")
        assert session.ended() == 0
    with begun(home_menu(tmp_path), "Cribbage. Home menu") as session:
        session.wait_for(r"1\. Go on")
        session.press("1")
        session.wait_for(r"Your turn\. Count 10\.")
        session.settle(0.15)
        session.press("1")
        session.wait_for("Chosen: 7 of hearts")


def home_menu(home: Path) -> PtySession:
    """The program as it starts for a player who has answered the first questions."""
    return PtySession([*PROGRAM, "--presentation", "reader", "--home", str(home)])
