"""What the reader presentation writes, byte by byte, and what it makes of what a terminal sends."""

from __future__ import annotations

import re
import time
from pathlib import Path

from kit.pty_session import PtySession
from terminal.started import (
    FIRST_TURN,
    assert_no_traceback,
    assert_only_lines,
    game_begun,
    lay_away,
)

ANSWERED = 0.06
"""Seconds within which a lone Escape is answered: the wait for a sequence, and what answering takes."""
SHORTEST = 8
"""Characters of a line at least: some readers on Windows drop shorter ones."""
KEYS = (
    *("1", "2", "1", "3", "h", "p", "c", "u", "k", "s", "S", "t", "l", "r", "d", "w"),
    *("g", "down", "up", "end", "home", "down", ",", ".", "<", ">", "[", "]", "esc"),
    *("tab", "shift-tab", "down", "?", "f1", "v", "V", "y", "m", "=", "delete", "pageup"),
)
"""Keys of every kind; in the end two cards are chosen."""


def pressed_through(session: PtySession) -> None:
    """Press each key and wait for its answer, which is never nothing; lay away, and leave."""
    for key in KEYS:
        session.press(key)
        session.wait_for(r"[^\r\n]")
        session.settle(0.02)
    session.press("enter")
    session.wait_for(r"Your turn\. Count \d+\.")


def test_the_same_keys_give_the_same_text_and_nothing_but_lines(tmp_path: Path) -> None:
    texts = []
    for home in ("one", "two"):
        with game_begun(tmp_path / home) as session:
            pressed_through(session)
            assert session.cursor_line() == session.plain_lines()[-1]
            assert session.screen.cursor.x == len(session.plain_lines()[-1])
            session.press("ctrl-c")
            assert session.ended() == 0
            texts.append(session.output)
            assert_only_lines(session.output)
            assert all(len(line) >= SHORTEST for line in session.plain_lines()[:-1])
    assert texts[0] == texts[1]


def test_a_lone_escape_is_answered_at_once(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        taken = []
        for _ in range(7):
            session.press("g")
            session.wait_for("History,")
            session.settle(0.15)
            begin = time.perf_counter()
            session.press("esc")
            session.wait_for(FIRST_TURN)
            taken.append(time.perf_counter() - begin)
    assert min(taken) < ANSWERED, taken


ARROWS = (
    ("\x1b[B", "\x1b[A", "\x1b[H", "\x1b[F"),
    ("\x1bOB", "\x1bOA", "\x1bOH", "\x1bOF"),
    ("\x1b[B", "\x1b[A", "\x1b[1~", "\x1b[4~"),
    ("\x1b[B", "\x1b[A", "\x1b[7~", "\x1b[8~"),
    (",", ".", ">", "<"),
)
"""Down, up, home and end as terminals send them, and the keys that do the same."""


def test_arrows_in_every_form_walk_the_history(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        lay_away(session)
        for down, up, home, end in ARROWS:
            session.press("g")
            session.wait_for(r"History, \d+ lines\.\s+Anna: king of diamonds")
            for key, entry in (
                (down, "Starter: ace of diamonds"),
                (down, "Anna lays away 2 cards"),
                (up, "Starter: ace of diamonds"),
                (end, "Game to 61"),
                (home, "Anna: king of diamonds"),
            ):
                session.press(key)
                session.wait_for(entry)
            session.settle(0.15)
            session.press("esc")
            session.wait_for("Your turn. Count 10.")


def test_a_sequence_in_two_parts_is_one_key(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        lay_away(session)
        session.press("g")
        session.wait_for("Anna: king of diamonds")
        session.settle(0.15)
        session.send("\x1b")
        time.sleep(0.005)
        session.send("[B")
        session.wait_for("Starter: ace of diamonds")


MOST_ANSWERED = 3
"""Bytes that are no text may be answered as keys that do nothing, but do no more."""
NOT_KEYS = {
    "a mouse click": b"\x1b[<0;10;5M\x1b[<0;10;5m",
    "an old mouse click": b"\x1b[M !!",
    "where the cursor is": b"\x1b[12;40R",
    "a lone continuation byte": b"\x80",
    "half a character": b"\xc3",
    "Latin 1": b"\xe9\xff\xfe",
    "a null": b"\0",
    "focus": b"\x1b[I\x1b[O",
    "colours": b"\x1b]11;rgb:0000/0000/0000\x07",
    "what the terminal is": b"\x1b[?62;22c",
}


def test_what_nobody_pressed_changes_nothing(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        session.press("1")
        session.wait_for("1 more to choose")
        for what, sent in NOT_KEYS.items():
            begin = len(session.text)
            session.send(sent)
            session.settle(0.1)
            session.press("h")
            session.wait_for(r"Your hand.*1: 2 of clubs, chosen\. 2: 3 of diamonds\.")
            session.settle(0.02)
            assert session.text[begin:].count("does nothing here") <= MOST_ANSWERED, what
        assert_only_lines(session.output)
        assert_no_traceback(session)


def test_pasted_text_does_not_act(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        session.send("\x1b[200~12\r\r qy\r\x1b[201~")
        session.settle(0.3)
        session.press("h")
        session.wait_for(r"Your hand")
        assert_only_lines(session.output)
        assert "You lay away" not in session.text
        assert_no_traceback(session)


def test_the_line_prompt_alone_may_move_the_cursor(tmp_path: Path) -> None:
    with game_begun(tmp_path) as session:
        session.press("/")
        session.wait_for("Command:")
        session.press("score", "enter")
        session.wait_for(r"You 0\. Anna 0\.")
        session.settle()
        rest = len(session.output)
        session.press("h", "s", "c")
        session.settle(0.3)
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_only_lines(session.output[rest:])
        assert re.search(rb"\x1b", session.output[:rest])


def test_in_a_terminal_built_on_vte_the_text_is_the_same(tmp_path: Path) -> None:
    texts = []
    for name, env in (("other", {}), ("vte", {"VTE_VERSION": "7006"})):
        with game_begun(tmp_path / name, env=env) as session:
            lay_away(session)
            for key, answer in (("g", "Anna: king"), ("down", "Starter"), ("/", "Command:")):
                session.press(key)
                session.wait_for(answer)
            session.press("score", "enter")
            session.wait_for(r"You 0\. Anna 0\.")
            session.press("s", "c", "ctrl-c")
            assert session.ended() == 0
            texts.append(session.screen_lines())
    assert texts[0] == texts[1]
