"""The program as somebody types it: in this process with what it writes, or as a process of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Final, NamedTuple

from cribbage_a11y.cli import main

PROGRAM: Final = (sys.executable, "-m", "cribbage_a11y")


class Ended(NamedTuple):
    """How a run ended and what it wrote."""

    status: int
    output: str
    error: str


def typed(*words: str) -> Ended:
    """Run the program in this process."""
    output, error = io.StringIO(), io.StringIO()
    with redirect_stdout(output), redirect_stderr(error):
        status = main(words)
    return Ended(status, output.getvalue(), error.getvalue())


def started(*words: str, **options: Any) -> Ended:
    """Run the program as a process; ``options`` are those of :func:`subprocess.run`."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
    done = subprocess.run([*PROGRAM, *words], text=True, encoding="utf-8", check=False, **options)
    return Ended(done.returncode, done.stdout or "", done.stderr or "")


def refused(ended: Ended) -> str:
    """The one line with which bad input was refused, without its end."""
    assert ended.status == 2, ended
    assert ended.output == ""
    line, end, rest = ended.error.partition("\n")
    assert (end, rest) == ("\n", "")
    assert line.isprintable()
    assert line.endswith(".")
    return line
