"""The game's own voice in mid-game: the server killed, stopped, absent, and started late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.pty_session import PtySession
from speech.speech_dispatcher_rig import DispatcherRig, eventually, require_server
from terminal.started import assert_no_traceback, assert_only_lines, game_begun, lay_away

GONE = "The game goes on in text. X tries again."
LONG = 20.0
"""Seconds in which speech is given up at the latest."""


@pytest.fixture
def rig() -> Iterator[DispatcherRig]:
    """A server that nobody spawns by speaking to it."""
    require_server()
    rig = DispatcherRig(spawns=False)
    yield rig
    rig.clear()


def speaking_game(rig: DispatcherRig, home: Path) -> PtySession:
    """The game with its own voice, by the rig's server if that runs."""
    return game_begun(home, "--speech", env=rig.environment)


def score(session: PtySession) -> None:
    """Ask for something short."""
    session.settle(0.15)
    session.press("s")
    session.wait_for(r"You \d+\. Anna \d+\.", timeout=2)


def played_on(session: PtySession) -> None:
    """The game answers keys, goes on, and ends as always."""
    lay_away(session)
    score(session)
    session.press("ctrl-c")
    assert session.ended() == 0
    assert_only_lines(session.output)
    assert_no_traceback(session)


def test_each_line_is_spoken_and_what_matters_is_heard(rig: DispatcherRig, tmp_path: Path) -> None:
    rig.start()
    with speaking_game(rig, tmp_path) as session:
        assert eventually(lambda: any("Your turn" in said for said in rig.said), LONG)
        session.press("1")
        assert eventually(lambda: any("Chosen: 2 of clubs" in said for said in rig.said), LONG)
        assert sum("Chosen: 2 of clubs" in said for said in rig.said) == 1
        session.press("ctrl-c")
        assert session.ended() == 0
        assert GONE not in session.text


def test_a_server_killed_in_mid_game_costs_one_line_and_x_brings_it_back(
    rig: DispatcherRig, tmp_path: Path
) -> None:
    rig.start()
    with speaking_game(rig, tmp_path) as session:
        assert eventually(lambda: rig.said, LONG)
        rig.kill()
        for _ in range(4):
            score(session)
        wait_for_line(session, "goes on in text. X tries again")
        rig.start()
        said = len(rig.said)
        session.press("x")
        session.wait_for(r"The game speaks again\.", timeout=LONG)
        score(session)
        assert eventually(lambda: any("You 0" in line for line in rig.said[said:]), LONG)
        assert session.text.count("X tries again") == 1
        played_on(session)


def test_a_stopped_server_costs_one_line_and_no_key_waits_for_it(rig: DispatcherRig, tmp_path: Path) -> None:
    rig.start()
    with speaking_game(rig, tmp_path) as session:
        assert eventually(lambda: rig.said, LONG)
        rig.hang()
        for _ in range(4):
            score(session)
        wait_for_line(session, "X tries again")
        assert session.text.count("X tries again") == 1
        rig.go_on()
        session.press("x")
        session.wait_for(r"The game speaks again\.", timeout=LONG)
        played_on(session)


def test_a_server_started_late_speaks_after_x(rig: DispatcherRig, tmp_path: Path) -> None:
    with speaking_game(rig, tmp_path) as session:
        wait_for_line(session, "X tries again")
        lay_away(session)
        rig.start()
        session.press("x")
        session.wait_for(r"The game speaks again\.", timeout=LONG)
        score(session)
        assert eventually(lambda: any("You 0" in line for line in rig.said), LONG)
        assert session.text.count("X tries again") == 1


def wait_for_line(session: PtySession, line: str) -> None:
    """Until the line is there, whether or not it was read over already."""
    if line not in session.text:
        session.wait_for(line, timeout=LONG)
