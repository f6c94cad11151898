"""Runs the game under a real screen reader by the harness that lies beside the checkout."""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kit.sources import ROOT
from readers.hearing import Hearing, hearing

SYSTEM_PYTHON: Final = "/usr/bin/python3"
"""The harness needs modules that only the system's own Python has."""
SYSTEM_PATH: Final = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
MODELS: Final = frozenset({"model-diff", "model-wt"})
"""Two models of how readers on Windows follow a console: part of the harness, not real readers."""


def harness() -> Path:
    """Where the harness is: the folder named by ``CRIBBAGE_READERS``, else beside the checkout."""
    named = os.environ.get("CRIBBAGE_READERS")
    return Path(named) if named else ROOT.parent / "shared" / "readers"


@cache
def missing(reader: str) -> str | None:
    """What a run under ``reader`` lacks on this machine, in one sentence, or None."""
    if not (harness() / "a11y_run.py").is_file():
        return (
            "The harness for screen readers is neither beside the checkout nor where CRIBBAGE_READERS says."
        )
    if reader not in MODELS and shutil.which(reader, path=SYSTEM_PATH) is None:
        return f"The reader {reader} is not installed."
    asked = subprocess.run([SYSTEM_PYTHON, "-c", "import pyte"], capture_output=True, check=False)
    return "The system's package python3-pyte is not installed." if asked.returncode else None


def open_lab(reader: str) -> Lab:
    """The lab of a reader. Where something is missing the test is skipped, but fails when ``CI`` is set."""
    lack = missing(reader)
    if lack and os.environ.get("CI"):
        pytest.fail(lack)
    if lack:
        pytest.skip(lack)
    return Lab(reader)


@dataclass(frozen=True, slots=True)
class Terminal:
    """How a run is set up.

    columns, rows: the terminal's size. cells: the braille display's. rate: how fast the voice speaks, in
    characters a second; 25 is a person's, 1000 makes a long script short. env: more variables of the
    program. limit: seconds until a run is given up.
    """

    columns: int = 80
    rows: int = 24
    cells: int = 40
    rate: float = 25.0
    env: Mapping[str, str] | None = None
    limit: float = 240.0


@dataclass(frozen=True, slots=True)
class Lab:
    """One reader, ready to hear programs.

    The keys script is in the harness's own language, described in its README; the lab lets the reader
    finish what it says at its start before the first line of it.
    """

    reader: str

    def play(self, keys: str, *arguments: str, terminal: Terminal | None = None) -> Hearing:
        """Hears the game itself, started with ``arguments`` by the interpreter that runs the tests.

        It is started by a script without options, since yasr takes those of its program for its own.
        """
        command = shlex.join([sys.executable, "-m", "cribbage_a11y", *arguments])
        with tempfile.TemporaryDirectory() as folder:
            start = Path(folder) / "play"
            start.write_text(f"#!/bin/sh\nexec {command}\n", encoding="utf-8")
            start.chmod(0o755)
            return self.run(keys, [str(start)], terminal=terminal)

    def run(self, keys: str, command: Sequence[str], *, terminal: Terminal | None = None) -> Hearing:
        """Hears any command under a script of keys; fails when the harness itself does."""
        terminal = terminal or Terminal()
        with tempfile.TemporaryDirectory() as name, _alone(self.reader):
            folder = Path(name)
            (folder / "keys").write_text(f"hear 12\n{keys}\n", encoding="utf-8")
            status, account = _harness_run(self._arguments(folder, terminal, command), terminal.limit)
            raw = folder / "raw"
            heard = (
                hearing((folder / "records").read_text("utf-8"), raw.read_bytes()) if raw.is_file() else None
            )
        if heard is None or (status != 0 and not heard.failed):
            pytest.fail(f"The harness itself failed: {account}")
        return heard

    def _arguments(self, folder: Path, terminal: Terminal, command: Sequence[str]) -> list[str]:
        options = {
            "--reader": self.reader,
            "--keys": folder / "keys",
            "--out": folder / "records",
            "--rawfile": folder / "raw",
            "--cols": terminal.columns,
            "--rows": terminal.rows,
            "--cells": terminal.cells,
            "--cps": terminal.rate,
        }
        given = [str(part) for pair in options.items() for part in pair]
        for variable, value in (terminal.env or {}).items():
            given += ["--env", f"{variable}={value}"]
        return [SYSTEM_PYTHON, str(harness() / "a11y_run.py"), *given, "--", *command]


def _harness_run(arguments: list[str], limit: float) -> tuple[int, str]:
    """The exit status and the output of the harness; past the limit it and its reader are ended."""
    process = subprocess.Popen(
        arguments,
        env={**os.environ, "PATH": SYSTEM_PATH},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        account = process.communicate(timeout=limit)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        pytest.fail(f"The run took longer than {limit} seconds.")
    return process.returncode, account


@contextmanager
def _alone(reader: str) -> Iterator[None]:
    """BRLTTY reads the screen from a place in memory that a machine has once: other runs wait."""
    if reader != "brltty":
        yield
        return
    with (Path(tempfile.gettempdir()) / "cribbage-a11y-brltty.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
