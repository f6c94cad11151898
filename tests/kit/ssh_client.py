"""OpenSSH's own client at a terminal of the tests."""

from __future__ import annotations

from pathlib import Path

from cribbage_a11y.net.ssh_door import host_key, open_ssh_door
from kit.hosting import LOOPBACK, HostAtWork
from kit.pty_session import PtySession

WITHIN = 20.0
OPTIONS = (
    "-F",
    "none",
    "-o",
    "StrictHostKeyChecking=no",
    "-o",
    "UserKnownHostsFile=/dev/null",
    "-o",
    "LogLevel=ERROR",
    "-o",
    "IdentityAgent=none",
    "-o",
    "IdentitiesOnly=yes",
    "-o",
    "PreferredAuthentications=none",
)


def ssh_door(at: HostAtWork) -> int:
    """Open the SSH door of a host; its port."""
    key = host_key(at.home / "ssh_host_key")
    acceptor = at.run(open_ssh_door(at.host, key, LOOPBACK, 0, LOOPBACK))
    at.closing(acceptor.close)
    return acceptor.get_port()


def command(user: str, port: int, *more: str) -> list[str]:
    """The command of a guest."""
    return ["ssh", *OPTIONS, "-p", str(port), *more, f"{user}@{LOOPBACK}"]


def guest(user: str, port: int, cwd: Path, term: str = "xterm-256color", columns: int = 80) -> PtySession:
    """A guest at a terminal."""
    return PtySession(command(user, port), cwd=cwd, term=term, columns=columns)


def typed_game(session: PtySession, leave_at_end: bool = True) -> None:
    """Plain moves in typed lines, until the game is over."""
    asks = "Lay away \\d|Your turn. Count|You lead|Enter to go on|Enter to count|for the next game"
    for _ in range(600):
        asked = session.wait_for(asks, WITHIN).group()
        if "next game" in asked:
            break
        if "Lay away" in asked:
            session.press("1 2", "enter")
        elif asked.startswith("You"):
            _lay_what_fits(session)
        else:
            session.press("go on", "enter")
    if leave_at_end:
        session.press("q", "enter", "yes", "enter")


def _lay_what_fits(session: PtySession) -> None:
    for number in "1234":
        session.press(number, "enter")
        if "would make" not in session.wait_for("would make|You: [^\\n]*\\.", WITHIN).group():
            return
    raise AssertionError("no card fits")
