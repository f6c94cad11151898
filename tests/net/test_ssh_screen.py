"""The whole screen behind the SSH door: chosen at the door and in the game, drawn small, and given back."""

from __future__ import annotations

import re
from pathlib import Path

from cribbage_a11y.net import door_words
from cribbage_a11y.net.looks_words import presentations_offered
from kit.hosting import HostAtWork
from kit.pty_session import PtySession
from kit.ssh_client import WITHIN, command, guest, ssh_door

OPENS, CLOSES, ASKS = "\x1b[?1049h", "\x1b[?1049l", "\x1b[6n"
QUIET = 0.3


def shown(session: PtySession) -> str:
    """What stands on the screen now."""
    session.settle(QUIET)
    return "\n".join(session.screen.display)


def sit_down(session: PtySession, kind: str = "") -> None:
    """Take a seat, after a choice at the door."""
    session.wait_for("Your name:", WITHIN)
    if kind:
        session.press(kind, "enter")
        session.wait_for("Your name:", WITHIN)
    session.press("Anna", "enter")
    session.wait_for("Welcome, Anna", WITHIN)


def test_a_guest_plays_on_the_whole_screen_and_goes_back_to_lines(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(code, port, tmp_path) as anna:
        anna.wait_for(re.escape(presentations_offered()), WITHIN)
        sit_down(anna, "screen")
        anna.wait_for(re.escape(OPENS), WITHIN)
        assert "Shown on the whole screen." in anna.text
        assert "Your table. Line 1 starts the game." in shown(anna)
        anna.press("1")
        anna.wait_for("Lay away 2", WITHIN)
        text = shown(anna)
        assert "Your hand" in text
        assert "Score" in text
        anna.press("1")
        assert ", chosen." in shown(anna)
        anna.press("b")
        assert "█" in shown(anna)
        anna.resize(40, 30)
        assert "█" in shown(anna)
        anna.press("b")
        assert "█" not in shown(anna)
        anna.press("/")
        assert "Command:" in shown(anna)
        before = len(anna.text)
        anna.press("/lines", "enter")
        anna.settle(QUIET)
        lines = anna.text[before:].split(CLOSES)[1]
        assert "\x1b" not in lines
        assert "Shown line by line, for a screen reader." in " ".join(lines.split())
        anna.press("2", "enter")
        anna.wait_for("You lay away", WITHIN)
        anna.press("ctrl-c")
        assert anna.ended() == 0
    assert ASKS not in anna.text
    assert anna.text.count(OPENS) == anna.text.count(CLOSES) == 1


def test_large_print_is_kept_for_the_next_line_and_the_host_gives_the_terminal_back(
    at: HostAtWork, tmp_path: Path
) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(code, port, tmp_path) as anna:
        sit_down(anna)
        anna.settle(QUIET)
        user = re.search(r"ssh(\d{10}-[0-9a-f]{32})@", re.sub(r"\s", "", anna.text))
        assert user is not None
        anna.press("b")
        assert "Large print: on." in shown(anna)
        anna.hang_up()
    with guest(user.group(1), port, tmp_path) as again:
        again.wait_for(re.escape(OPENS), WITHIN)
        again.settle(QUIET)
        at.run(at.host.stop())
        assert again.ended() == 0
        restored = again.text.split(CLOSES)[1]
        assert door_words.host_stops().split(".")[0] in " ".join(restored.split())
        assert "\x1b" not in restored


def test_no_colours_where_there_are_none_or_they_are_not_wanted(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    colour = re.compile(r"\x1b\[[0-9;]*\b[34]8;")
    seen = {}
    for name, term, env in (
        ("colours", "xterm-256color", None),
        ("vt100", "vt100", None),
        ("none wanted", "xterm-256color", "1"),
    ):
        ssh = command(code, port, "-o", "SendEnv=NO_COLOR")
        with PtySession(ssh, cwd=tmp_path, term=term, env={"NO_COLOR": env}) as anna:
            sit_down(anna, "screen")
            anna.settle(QUIET)
            anna.press("o", "end", "up", "up", "enter")
            anna.settle(QUIET)
            anna.press("3")
            anna.settle(QUIET)
            anna.press("ctrl-c")
            seen[name] = bool(colour.search(anna.text)), "Colours: white on black" in anna.text
            anna.ended()
        at.run(at.host.stop())
        code = at.open().code
    assert seen == {"colours": (True, True), "vt100": (False, True), "none wanted": (False, True)}
