"""The pseudo-terminal that the terminal tests stand on, tried with programs of a few lines."""

from __future__ import annotations

import os
import signal
import sys
import termios

import pytest

from kit.pty_session import PtySession, PtyTimeoutError

ECHO = """\
import sys
print("ready", flush=True)
for line in sys.stdin:
    print("got", line.strip(), flush=True)
"""
RAW = """\
import sys, termios, tty, os
before = termios.tcgetattr(0)
tty.setraw(0)
os.write(1, b"raw")
key = os.read(0, 16)
os.write(1, repr(key).encode())
termios.tcsetattr(0, termios.TCSANOW, before)
"""
SIZE = """\
import os, signal
def tell(*_): os.write(1, b"%d %d\\n" % os.get_terminal_size())
signal.signal(signal.SIGWINCH, tell)
tell()
while True: signal.pause()
"""
ASKS = """\
import os, tty
tty.setraw(0)
os.write(1, b"abc\\x1b[6n")
print(repr(os.read(0, 16)), flush=True)
"""
STUBBORN = """\
import signal
for number in (signal.SIGHUP, signal.SIGTERM): signal.signal(number, signal.SIG_IGN)
print("on", flush=True)
while True: signal.pause()
"""


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_keys_go_in_and_lines_come_out() -> None:
    with PtySession(python(ECHO)) as session:
        session.wait_for("ready")
        session.press("5h", "enter")
        assert session.wait_for(r"got (\w+)")[1] == "5h"
        assert session.plain_lines() == ["ready", "5h", "got 5h", ""]
        session.press("ctrl-d")
        assert session.ended() == 0


def test_what_was_found_is_not_found_again() -> None:
    with PtySession(python(ECHO)) as session:
        session.wait_for("ready")
        with pytest.raises(PtyTimeoutError, match="'ready' did not come"):
            session.wait_for("ready", timeout=0.1)


@pytest.mark.parametrize(
    ("name", "sent"), [("up", b"\x1b[A"), ("enter", b"\r"), ("ctrl-c", b"\x03"), ("é", "é".encode())]
)
def test_named_keys_are_what_a_terminal_sends(name: str, sent: bytes) -> None:
    with PtySession(python(RAW)) as session:
        before = session.local_modes()
        session.wait_for("raw")
        assert not session.local_modes() & termios.ECHO
        session.press(name)
        assert session.ended() == 0
        assert session.output == b"raw" + repr(sent).encode()
        assert session.local_modes() == before


def test_the_size_is_told_and_changes() -> None:
    with PtySession(python(SIZE), columns=40, rows=12) as session:
        session.wait_for("40 12")
        session.resize(132, 50)
        session.wait_for("132 50")


def test_the_terminal_answers_where_its_cursor_is() -> None:
    with PtySession(python(ASKS)) as session:
        session.wait_for(r"b'\\x1b\[1;4R'")


def test_the_screen_shows_what_was_drawn_and_where_the_cursor_is() -> None:
    with PtySession(["printf", r"one\ntwo\033[1;2Hx"], columns=10, rows=3) as session:
        assert session.ended() == 0
        assert session.screen_lines() == ["oxe", "two", ""]
        assert session.cursor_line() == "oxe"
        assert session.plain_lines() == ["one", "twox"]


def test_signals_reach_the_program_and_show_in_its_status() -> None:
    with PtySession(["sleep", "60"]) as session:
        assert os.getpgid(session.pid) == session.pid
        session.signal(signal.SIGINT)
        assert session.ended() == -signal.SIGINT


def test_a_closed_terminal_hangs_up_on_the_program() -> None:
    with PtySession(["sleep", "60"]) as session:
        session.settle(0.2)
        session.hang_up()
        assert session.status() == -signal.SIGHUP


def test_closing_ends_even_a_program_that_ignores_it() -> None:
    session = PtySession(python(STUBBORN))
    session.wait_for("on")
    session.close()
    assert session.status() == -signal.SIGKILL


def test_the_environment_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with PtySession(["env"], term="dumb", locale="C", env={"HOME": None, "X": "y"}) as session:
        assert session.ended() == 0
        names = {line.partition("=")[0] for line in session.plain_lines() if line}
        assert names == {"PATH", "TERM", "LANG", "LC_ALL", "X"}
        assert "TERM=dumb" in session.plain_lines()


def test_settling_reads_all_of_a_burst() -> None:
    with PtySession(["seq", "3000"]) as session:
        session.settle()
        assert session.plain_lines()[-2] == "3000"
        assert session.ended() == 0


def test_a_program_that_goes_on_is_said_to() -> None:
    with PtySession(["sleep", "60"]) as session, pytest.raises(PtyTimeoutError, match="goes on"):
        session.ended(timeout=0.1)
