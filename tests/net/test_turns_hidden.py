"""Turns at one keyboard: what the last player saw is on the terminal no more, nor above it, nor behind it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyte
import pytest

from cribbage_a11y.ui.wiping import CLEAR
from kit.pty_session import PtySession
from kit.ssh_client import WITHIN

PROGRAM = (sys.executable, "-m", "cribbage_a11y")
OPENS, CLOSES = "\x1b[?1049h", "\x1b[?1049l"
CARD = r"(?:ace|[2-9]|10|jack|queen|king) of (?:clubs|diamonds|hearts|spades)"
READY = "press Enter when you are ready"
QUIET = 0.25
ROWS = 16
"""Few, so that lines scroll away."""


@contextmanager
def turns(home: Path, presentation: str, term: str = "xterm-256color") -> Iterator[PtySession]:
    """Two people at one keyboard, before the first is ready; the terminal remembers what scrolls away."""
    settings = ["--reading", "speech", "--verbosity", "normal", "--no-speech", "--pace", "none"]
    command = [*PROGRAM, "--home", str(home), *settings, "--presentation", presentation]
    with PtySession(command, term=term, rows=ROWS) as session:
        screen = pyte.HistoryScreen(80, ROWS, history=1000)
        session.screen, session._stream = screen, pyte.ByteStream(screen)
        end = ["enter"] if presentation == "typed" else []
        session.wait_for("Home menu", WITHIN)
        session.settle(QUIET)
        for number, title in (("2", "Play with others"), ("3", "Take turns"), ("1", READY)):
            session.press(number, *end)
            session.wait_for(title, WITHIN)
            session.settle(QUIET)
        yield session
        session.press(*(["stop", "enter"] if end else ["ctrl-c"]))
        assert session.ended() == 0


def remembered(session: PtySession) -> str:
    """All that the terminal shows, and all that it can scroll back to."""
    session.settle(QUIET)
    screen = session.screen
    assert isinstance(screen, pyte.HistoryScreen)
    above = ("".join(line[column].data for column in range(80)) for line in screen.history.top)
    return " ".join(" ".join([*above, *screen.display]).split())


def hand(session: PtySession, *ready: str) -> set[str]:
    """Say that the next player is ready; the cards that are then told."""
    before = len(session.text)
    session.press(*ready)
    session.wait_for("Lay away|Your turn", WITHIN)
    session.settle(QUIET)
    told = " ".join(session.text[before:].split()).split("Your hand,")[1]
    return set(re.findall(CARD, told.split("You ")[0]))


def test_nothing_of_a_hand_is_left_in_lines(tmp_path: Path) -> None:
    with turns(tmp_path, "reader") as session:
        for _ in range(2):
            cards = hand(session, "enter")
            assert len(cards) == 6
            session.press("h", "k", "v", "V", "1", "2")
            session.settle(QUIET)
            assert cards & set(re.findall(CARD, remembered(session)))
            before = len(session.text)
            session.press("enter")
            session.settle(QUIET)
            if READY not in session.text[before:]:  # the pone laid away last, and is to lead
                session.press("1", "enter")
                session.wait_for(READY, WITHIN)
            text = remembered(session)
            assert READY in text
            laid = set(re.findall(rf"\w+: ({CARD})", text))
            starter = set(re.findall(rf"Starter: ({CARD})", text))
            assert not (cards - laid - starter) & set(re.findall(CARD, text))
        after = session.text.split(CLEAR)
        assert len(after) == 3
        assert "\x1b" not in "".join(after)
        told = hand(session, "enter")
        session.press("g", *["down"] * 20)
        session.settle(QUIET)
        entries = remembered(session)
        public = set(re.findall(rf"(?:cuts|Starter:|\w+:) ({CARD})", " ".join(session.text.split())))
        assert "oldest entry" in entries
        assert not set(re.findall(CARD, entries)) & (cards - told - public)


def test_lines_behind_large_print_are_taken_away_too(tmp_path: Path) -> None:
    with turns(tmp_path, "reader") as session:
        cards = hand(session, "enter")
        session.press("b")
        session.settle(QUIET)
        session.press("1", "2")
        session.settle(QUIET)
        before = len(session.text)
        session.press("enter")
        session.wait_for(READY, WITHIN)
        text = remembered(session)
        assert READY in text
        assert not cards & set(re.findall(CARD, text))
        after = session.text[before:]
        assert after.index(CLOSES) < after.index(CLEAR) < after.index(OPENS)
        session.press("enter", "b")
        session.settle(QUIET)
        assert not cards & set(re.findall(CARD, remembered(session)))


def test_nothing_of_a_hand_is_left_on_the_whole_screen(tmp_path: Path) -> None:
    with turns(tmp_path, "screen") as session:
        session.press("enter")
        session.settle(QUIET)
        session.press("1", "2")
        assert re.search(CARD, remembered(session))
        session.press("enter")
        text = remembered(session)
        assert READY in text
        assert not re.search(CARD, text)
        assert session.text.count(OPENS) == 1


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_nothing_of_a_hand_is_left_where_words_are_typed(tmp_path: Path, term: str) -> None:
    with turns(tmp_path, "typed", term) as session:
        cards = hand(session, "go on", "enter")
        session.press("1 2", "enter")
        session.wait_for(READY, WITHIN)
        shown = remembered(session)
        if term == "dumb":
            shown = " ".join(" ".join(session.screen.display).split())
            assert f"{ROWS} empty lines hide what the last player was told." in shown
            assert "\x1b" not in session.text
        assert READY in shown
        assert not cards & set(re.findall(CARD, shown))


def test_a_game_left_and_taken_up_again_shows_no_hand_between(tmp_path: Path) -> None:
    with turns(tmp_path, "reader") as session:
        hand(session, "enter")
        session.press("q")
        session.settle(QUIET)
        session.press("enter")
        session.wait_for("Go on with your game", WITHIN)
        assert not re.search(CARD, remembered(session))
        session.press("1")
        session.wait_for(READY, WITHIN)
        assert "cuts" not in remembered(session)
        assert not re.search(CARD, remembered(session))
        assert len(hand(session, "enter")) == 6
