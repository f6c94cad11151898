"""What the program does when its output fails, is closed or too narrow, and when it is interrupted."""

from __future__ import annotations

import errno
import io
import os
import pty
import signal
import subprocess
import sys
import termios
from argparse import Namespace
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

import pytest

from cribbage_a11y import cli
from cribbage_a11y.commands import score
from kit.commands import PROGRAM, Ended, started, typed

HAND: Final = ("score", "5H", "5S", "5D", "JC", "--starter", "5C")


def ends_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> Ended:
    """How the program ends when a command fails with ``error``."""

    def run(_: Namespace) -> int:
        raise error

    monkeypatch.setattr(score, "run", run)
    return typed(*HAND)


def test_an_interrupt_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends_with(monkeypatch, KeyboardInterrupt()) == Ended(130, "", "")


def test_what_the_system_refuses_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    full = OSError(errno.ENOSPC, "No space left on device")
    assert ends_with(monkeypatch, full) == Ended(1, "", "cribbage-a11y score: No space left on device.\n")
    unsaid = ends_with(monkeypatch, OSError("two\nlines"))
    assert unsaid == Ended(1, "", "cribbage-a11y score: two lines.\n")


def test_a_reader_who_went_away_ends_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ends_with(monkeypatch, BrokenPipeError()) == Ended(0, "", "")


def test_a_programming_mistake_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        ends_with(monkeypatch, ZeroDivisionError())


def test_without_standard_streams_the_status_is_all_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(HAND) == 0
    assert cli.main(["score"]) == 2
    monkeypatch.setattr(score, "run", lambda _: Path("no such folder/file").read_text(encoding="utf-8"))
    assert cli.main(HAND) == 1


def test_nobody_listens_to_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf(io.StringIO):
        def write(self, _: str, /) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Deaf())
    with redirect_stdout(io.StringIO()):
        assert cli.main(["score"]) == 2


@pytest.mark.parametrize("words", [HAND, (*HAND, "--json"), ("--help",), ("peg", "5H")], ids=" ".join)
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
def test_a_pipe_that_nobody_reads(words: tuple[str, ...], unbuffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = started(*words, stdout=writing, env=os.environ | {"PYTHONUNBUFFERED": unbuffered})
    finally:
        os.close(writing)
    assert ended == Ended(0, "", "")


def test_an_error_into_a_pipe_that_nobody_reads() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        assert started("score", stderr=writing) == Ended(2, "", "")
    finally:
        os.close(writing)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
def test_a_full_disk() -> None:
    with open("/dev/full", "w") as full:
        ended = started(*HAND, stdout=full)
    assert ended == Ended(1, "", "cribbage-a11y score: No space left on device.\n")


@pytest.mark.parametrize(("closed", "status"), [(">&-", 0), ("2>&-", 0), (">&- 2>&-", 0)])
def test_closed_streams(closed: str, status: int) -> None:
    shell = ["sh", "-c", f'"$@" {closed}', "sh", *PROGRAM, *HAND]
    done = subprocess.run(shell, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (status, "")


def test_an_output_that_lacks_the_letters_gets_question_marks() -> None:
    ended = started("peg", "5H", env=os.environ | {"PYTHONIOENCODING": "ascii", "LANGUAGE": "qps"})
    assert (ended.status, ended.error) == (0, "")
    assert "5 ?? ??????." in ended.output


def test_ctrl_c_while_a_command_works(tmp_path: Path) -> None:
    record = tmp_path / "record"
    os.mkfifo(record)
    pipe = subprocess.PIPE
    process = subprocess.Popen([*PROGRAM, "verify", record], stdout=pipe, stderr=pipe)
    with process, record.open("wb"):  # Opens when the command has opened it to read.
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == (b"", b"")
    assert process.returncode == 130


def test_no_line_is_wider_than_the_terminal() -> None:
    outside, inside = pty.openpty()
    termios.tcsetwinsize(inside, (24, 40))
    with open(outside, "rb", buffering=0) as terminal, open(inside, "w", encoding="utf-8") as output:
        with redirect_stdout(output):
            assert cli.main(HAND) == 0
        said = b""
        while not said.endswith(b"is 29.\r\n"):
            said += terminal.read(4096)
    lines = said.decode().splitlines()
    assert max(map(len, lines)) <= 39
    assert " ".join(lines) == " ".join(typed(*HAND).output.splitlines())
