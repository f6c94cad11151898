"""Terminals of every width, and of widths that change."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.pty_session import PtySession
from terminal.started import assert_no_traceback, assert_only_lines, begun, game, game_begun, lay_away

WORDS = "You: 7 of hearts. Count 17."


def assert_lines_fit(lines: list[str], columns: int) -> None:
    """Fails with the lines that the terminal would break, or whose last column they would fill."""
    wide = [line for line in lines if len(line) > columns - 1]
    assert not wide, wide


def play_a_card(session: PtySession) -> None:
    """Lay away, read much, and play the first card."""
    session.press("1", "2", "enter")
    session.wait_for(r"Count\s+10\.$")
    for key in ("h", "p", "S", "w", "?", "g"):
        session.press(key)
        session.wait_for(r"[^\r\n]")
        session.settle(0.02)
    session.press("esc")
    session.wait_for(r"Your\s+turn\.\s+Count\s+10\.$")
    session.press("1", "enter")
    session.wait_for(r"You:\s+7\s+of\s+hearts\.\s+Count\s+17\.")
    session.wait_for(r"Your\s+turn\.\s+Count\s+23\.$")


@pytest.mark.parametrize(("columns", "rows"), [(20, 5), (40, 12), (132, 50)])
def test_no_line_is_wider_than_the_terminal_less_one(tmp_path: Path, columns: int, rows: int) -> None:
    with game_begun(tmp_path, columns=columns, rows=rows) as session:
        play_a_card(session)
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_lines_fit(session.plain_lines(), columns)
        assert_only_lines(session.output)
        assert_no_traceback(session)


def test_a_braille_line_gets_lines_of_its_own_width(tmp_path: Path) -> None:
    with begun(game(tmp_path, "--reading", "braille"), "your turn lay away 2 your crib") as session:
        session.press("1", "2", "enter")
        session.settle(0.4)
        session.press("h")
        session.settle(0.2)
        assert_lines_fit(session.plain_lines(), 41)


def test_a_resize_in_mid_game_wraps_at_the_new_width(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        lay_away(session)
        for columns in (20, 40, 20, 80):
            session.resize(columns, 10)
            session.settle(0.05)
            begin = len(session.plain_lines())
            session.press("h")
            session.wait_for(r"queen\s+of\s+clubs\.$")
            assert_lines_fit(session.plain_lines()[begin:], columns)
        assert_only_lines(session.output)
        assert_no_traceback(session)


def test_a_terminal_without_a_size_is_taken_for_an_ordinary_one(tmp_path: Path) -> None:
    with game_begun(tmp_path, columns=0, rows=0) as session:
        play_a_card(session)
        assert WORDS in session.plain_lines()
