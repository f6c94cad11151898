"""Terminals that are unknown, simple or not UTF-8."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kit.commands import PROGRAM
from kit.pty_session import PtySession
from terminal.started import GAME, assert_no_traceback, assert_only_lines, begun, game_begun, lay_away


@pytest.mark.parametrize("term", ["linux", "xterm", "vt100", "no-such-terminal", "unknown", "screen"])
def test_terminals_that_take_keys_get_lines_for_keys(tmp_path: Path, term: str) -> None:
    with automatic(tmp_path, term=term) as session:
        lay_away(session)
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_only_lines(session.output)
        assert_no_traceback(session)


@pytest.mark.parametrize("term", ["dumb", None])
def test_simple_terminals_get_typed_words(tmp_path: Path, term: str | None) -> None:
    with automatic(tmp_path, env={"TERM": term}) as session:
        session.press("1 2", "enter")
        session.wait_for(r"Your turn\. Count 10\.")
        session.press("7h", "enter")
        session.wait_for(r"You: 7 of hearts\. Count 17\.")
        session.press("quit", "enter")
        session.wait_for("Leave the game")
        session.press("yes", "enter")
        assert session.ended() == 0
        assert_only_lines(session.output)
        assert_no_traceback(session)


def test_words_are_typed_where_it_is_asked_for(tmp_path: Path) -> None:
    with automatic(tmp_path, "--typed") as session:
        session.press("hand", "enter")
        session.wait_for(r"1: 2 of clubs\.")
        session.press("ctrl-d")
        assert session.ended() == 0


@pytest.mark.parametrize("locale", ["C", "POSIX", "no_SUCH"])
@pytest.mark.parametrize("coercion", ["0", "1"])
def test_every_locale_plays(tmp_path: Path, locale: str, coercion: str) -> None:
    env = {"PYTHONCOERCECLOCALE": coercion, "PYTHONUTF8": coercion}
    with game_begun(tmp_path, locale=locale, env=env) as session:
        lay_away(session)
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_only_lines(session.output)
        assert_no_traceback(session)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_what_an_encoding_cannot_show_is_a_question_mark(tmp_path: Path, encoding: str) -> None:
    env = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    with PtySession([*PROGRAM, *GAME, "--language", "fr", "--home", str(tmp_path)], env=env) as session:
        session.settle(1.5)
        session.press("h")
        session.settle(0.3)
        session.press("ctrl-c")
        assert session.ended() == 0
        assert_no_traceback(session)
        session.output.decode(encoding)


def automatic(home: Path, *more: str, **terminal: Any) -> PtySession:
    """The game as it presents itself when nothing is said, once it waits for the first turn."""
    return begun(PtySession([*PROGRAM, *GAME, "--home", str(home), *more], **terminal))
