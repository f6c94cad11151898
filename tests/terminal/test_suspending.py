"""Stopped and gone on with under a shell with job control, as Ctrl+Z does it."""

from __future__ import annotations

import os
import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kit.commands import PROGRAM
from kit.pty_session import PtySession
from terminal.started import GAME, READER, assert_no_traceback, lay_away

PROMPT = "shell> "


@contextmanager
def game_under_a_shell(home: Path, *more: str, begun: str = r"to your crib\.") -> Iterator[PtySession]:
    """The game started from a shell, waiting for the first keys."""
    with PtySession(["bash", "--norc", "-i"], env={"PS1": PROMPT, "HOME": str(home)}) as session:
        session.wait_for(PROMPT)
        session.press(shlex.join([*PROGRAM, *GAME, *READER, "--home", str(home), *more]), "enter")
        session.wait_for(begun, timeout=30)
        yield session
        assert_no_traceback(session)


def leave(session: PtySession) -> None:
    """End the game and then the shell."""
    session.press("ctrl-d")
    session.wait_for(PROMPT)
    session.press("exit", "enter")
    assert session.ended() == 0


def test_fg_says_where_one_is_and_every_key_works(tmp_path: Path) -> None:
    with game_under_a_shell(tmp_path) as session:
        lay_away(session)
        session.press("ctrl-z")
        session.wait_for(PROMPT)
        session.press("echo one $((1 + 1))", "enter")
        session.wait_for("one 2")
        session.wait_for(PROMPT)
        session.press("fg", "enter")
        session.wait_for(r"\nYour turn\. Count 10\.")
        session.press("1")
        session.wait_for("Chosen: 7 of hearts")
        assert after_going_on(session).count("Your turn. Count 10.") == 1
        leave(session)


def after_going_on(session: PtySession) -> str:
    """What came since the shell let the program go on."""
    return session.text.rpartition("fg\r\n")[2]


def stop_and_go_on(session: PtySession) -> None:
    """Stop the program as another program would, and go on with it in the shell."""
    children = Path(f"/proc/{session.pid}/task/{session.pid}/children").read_text().split()
    os.kill(int(children[0]), signal.SIGSTOP)
    session.wait_for(PROMPT)
    session.press("fg", "enter")
    session.settle(0.5)


def test_a_stop_from_outside_leaves_the_keys_working(tmp_path: Path) -> None:
    with game_under_a_shell(tmp_path) as session:
        lay_away(session)
        stop_and_go_on(session)
        assert after_going_on(session).count("Your turn. Count 10.") == 1
        session.press("1")
        session.wait_for("Chosen: 7 of hearts")
        leave(session)


def test_a_stop_from_outside_at_a_question_says_the_question(tmp_path: Path) -> None:
    with game_under_a_shell(tmp_path) as session:
        session.press("q")
        session.wait_for("Leave the game")
        stop_and_go_on(session)
        assert after_going_on(session).count("Leave the game?") >= 1
        session.press("2")
        session.wait_for("You stay in the game")
        leave(session)


def test_after_a_stop_the_screen_is_drawn_again(tmp_path: Path) -> None:
    with game_under_a_shell(tmp_path, "--presentation", "screen", begun="There is no starter") as session:
        stop_and_go_on(session)
        drawn = after_going_on(session)
        assert "There is no starter yet." in drawn
        assert "Your turn. Lay away 2 cards to your" in drawn
        session.press("1")
        session.wait_for("Chosen: ")
        leave(session)


def test_typed_words_are_asked_for_again_after_a_stop(tmp_path: Path) -> None:
    with game_under_a_shell(tmp_path, "--presentation", "typed") as session:
        stop_and_go_on(session)
        assert after_going_on(session).count("Your turn. Lay away 2 cards to your crib.") == 1
        leave(session)


def test_a_stop_in_the_middle_of_a_typed_line_leaves_the_keys_to_the_line(tmp_path: Path) -> None:
    with game_under_a_shell(tmp_path) as session:
        lay_away(session)
        session.press("/")
        session.wait_for("Command:")
        stop_and_go_on(session)
        session.press("sco", "re", "enter")
        session.wait_for(r"You 0\. Anna 0\.")
        session.press("c")
        session.wait_for(r"The count is 10")
        assert "Chosen" not in session.text.rpartition("Command:")[2]
        assert "Your turn" not in after_going_on(session)
        leave(session)
