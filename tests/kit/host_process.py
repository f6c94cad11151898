"""A host in a process of its own, as the command line starts it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, Self

from kit.page_client import WITHIN

PROGRAM = (sys.executable, "-m", "cribbage_a11y")


class Invitation(NamedTuple):
    """What a host prints."""

    code: str
    ssh_port: int
    http_port: int
    lines: list[str]


class HostProcess:
    """A host in a process of its own."""

    def __init__(self, home: Path, *more: str) -> None:
        self.home = home
        command = [*PROGRAM, "host", "--home", str(home), "--bind", "127.0.0.1", "--public-name", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--ssh-port", "0", "--http-port", "0", *more], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        lines = [self.process.stdout.readline().rstrip("\n") for _ in range(5)]
        code = re.sub(r"\D", "", lines[0])
        ssh = re.search(r"ssh (\d{10})@127\.0\.0\.1 -p (\d+)", lines[1])
        link = re.search(r"http://127\.0\.0\.1:(\d+)/#(\d{10})", lines[2])
        assert ssh is not None
        assert link is not None
        assert ssh.group(1) == link.group(2) == code
        self.invitation = Invitation(code, int(ssh.group(2)), int(link.group(1)), lines)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, number: signal.Signals) -> int:
        """End the process by a signal; its status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(WITHIN)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status
