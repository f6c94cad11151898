"""Without a terminal: lines from a pipe or a file, nothing to read from, nowhere to write."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kit.commands import PROGRAM, Ended, started
from terminal.started import FIRST_TURN, GAME, READER


def piped(home: Path, lines: str | bytes, *more: str, **options: Any) -> Ended:
    """The game with these lines on its standard input, to its end."""
    typed = lines.encode() if isinstance(lines, str) else lines
    done = subprocess.run(
        [*PROGRAM, *GAME, "--home", str(home), *more],
        input=typed,
        capture_output=True,
        check=False,
        timeout=60,
        **options,
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def assert_in_order(text: str, *parts: str) -> None:
    """Fails with the first part that is not in the text after the one before it."""
    place = 0
    for part in parts:
        place = text.find(part, place)
        assert place >= 0, (part, text)


@pytest.mark.parametrize("level", ["counter", "master"])
def test_typed_lines_are_in_step_with_every_level(tmp_path: Path, level: str) -> None:
    ended = piped(tmp_path, "1 2\n7h\ncount\n8d\nscore\n", "--level", level)
    assert ended.status == 0
    assert ended.error == ""
    assert_in_order(
        ended.output,
        FIRST_TURN,
        "You lay away 2 of clubs, 3 of diamonds.",
        "Your turn. Count",
        "You: 7 of hearts.",
        "Your turn. Count",
        "The count is",
        "You: 8 of diamonds.",
        "You ",
    )
    assert "Not your turn" not in ended.output


def test_a_pause_of_the_computer_loses_no_line(tmp_path: Path) -> None:
    slow = piped(tmp_path / "slow", "1 2\n7h\n8d\nscore\n", "--pace", "0.2")
    quick = piped(tmp_path / "quick", "1 2\n7h\n8d\nscore\n")
    assert slow.output == quick.output
    assert slow.error == quick.error == ""


def test_what_the_last_line_brings_is_still_heard(tmp_path: Path) -> None:
    ended = piped(tmp_path, "1 2", "--pace", "0.2")
    assert ended.output.endswith("Your turn. Count 10.\n")


def test_lines_from_a_file_are_the_same(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    lines.write_text("1 2\n7h\n")
    with lines.open() as source:
        ended = started(*GAME, "--home", str(tmp_path / "home"), stdin=source)
    assert ended == piped(tmp_path / "other", "1 2\n7h\n")


@pytest.mark.parametrize("source", ["file", "pipe"])
def test_keys_from_elsewhere_are_keys_where_that_is_asked_for(tmp_path: Path, source: str) -> None:
    keys = tmp_path / "keys"
    keys.write_text("12\rh")
    if source == "pipe":
        ended = piped(tmp_path, "12\rh", *READER)
    else:
        with keys.open() as given:
            ended = started(*GAME, *READER, "--home", str(tmp_path / "home"), stdin=given)
    assert (ended.status, ended.error) == (0, "")
    assert_in_order(ended.output, "Chosen: 2 of clubs.", "You lay away", "Your turn. Count 10.", "Your hand")


@pytest.mark.parametrize("more", [(), READER])
def test_nothing_to_read_ends_at_once(tmp_path: Path, more: tuple[str, ...]) -> None:
    ended = piped(tmp_path, "", *more)
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.rstrip().endswith(FIRST_TURN)


def closed(number: int) -> Any:
    """What closes a standard stream in a program before it starts."""
    return lambda: os.close(number)


def test_a_closed_input_ends_at_once(tmp_path: Path) -> None:
    ended = started(*GAME, "--home", str(tmp_path), preexec_fn=closed(0), stdin=None)
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.rstrip().endswith(FIRST_TURN)


def test_a_closed_output_is_refused_in_one_line(tmp_path: Path) -> None:
    ended = started(*GAME, "--home", str(tmp_path), preexec_fn=closed(1), stdin=subprocess.DEVNULL)
    assert ended.status == 2
    assert ended.error == "cribbage-a11y play: There is no output to write the game to.\n"


def test_a_closed_standard_error_is_not_missed(tmp_path: Path) -> None:
    ended = started(*GAME, "--home", str(tmp_path), preexec_fn=closed(2), stdin=subprocess.DEVNULL)
    assert ended.status == 0
    assert ended.output.rstrip().endswith(FIRST_TURN)


def test_bytes_that_are_no_text_are_no_words(tmp_path: Path) -> None:
    for name, locale in (("utf-8", "C.UTF-8"), ("ascii", "C")):
        env = {**os.environ, "LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        ended = piped(tmp_path / name, b"1 2\n\xff\xfe\xe9\n\0\nscore\n", env=env)
        assert (ended.status, ended.error) == (0, "")
        assert_in_order(ended.output, "Your turn. Count 10.", "You 0. Anna 0.")


def test_a_reader_that_goes_away_is_met_with_silence(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*PROGRAM, *GAME, "--home", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdout = None
    _, error = process.communicate(b"hand\n" * 5000, timeout=60)
    assert error == b""
    assert process.returncode == 0
