"""``simulate --level exec:COMMAND``: other programs at the table, good and bad."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from kit.commands import refused, typed

PAGE: Final = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
PYTHON: Final = f"'{sys.executable}'"
OURS: Final = f"exec:{PYTHON} -m cribbage_a11y bot --level"


def simulate(*words: str) -> list[str]:
    """The lines after the first, which tells the time."""
    ended = typed("simulate", *words)
    assert (ended.status, ended.error) == (0, "")
    return ended.output.splitlines()[1:]


@pytest.fixture
def program(tmp_path: Path):  # type: ignore[no-untyped-def]
    """Writes a program and returns what seats it."""

    def written(text: str) -> str:
        path = tmp_path / "a bot.py"
        path.write_text(f"import json, os, sys, time\n{text}\n", encoding="utf-8")
        return f"exec:{PYTHON} '{path}'"

    return written


@pytest.mark.parametrize("counting", ["auto", "muggins"])
def test_a_level_asked_as_a_program_plays_the_same_games(counting: str, tmp_path: Path) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    words = ("--games", "4", "--duplicate", "--counting", counting)
    said = simulate(*words, "--level", "counter,book", "--records", str(near))
    also = simulate(*words, "--level", f"{OURS} counter,{OURS} book", "--records", str(far))
    lines = [
        [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()] for path in (near, far)
    ]
    events = [[line for line in game if "event" in line] for game in lines]
    assert len(events[0]) > 500
    assert events[0] == events[1]
    assert [seat["level"] for seat in lines[1][0]["seats"]] == [f"{OURS} counter", f"{OURS} book"]
    assert [line.rpartition(":")[2] for line in said] == [line.rpartition(":")[2] for line in also]


def test_programs_play_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    paths = [tmp_path / jobs for jobs in ("1", "2")]
    for path in paths:
        words = ("--games", "6", "--players", "3", "--duplicate", "--level", f"book,{OURS} gentle,counter")
        simulate(*words, "--jobs", path.name, "--records", str(path))
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    [text] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    for counting in ("auto", "muggins"):
        said = simulate("--games", "4", "--counting", counting, "--level", f"book,exec:{PYTHON} {path}")
        assert said[1].startswith("Side 1, seat 1 exec:")


@pytest.mark.parametrize("form", [("exec:{0}", "book"), ("exec:{0},book",), ("exec:{0} --with a,b, book",)])
def test_commands_may_have_commas_and_stand_anywhere(form: tuple[str, ...], tmp_path: Path) -> None:
    [text] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    named = [word for part in form for word in ("--level", part.format(f"{PYTHON} {path}"))]
    assert simulate("--games", "1", *named)[1].startswith("Side 1, seat 1 book: ")


FIRST: Final = "asked = json.loads(sys.stdin.readline())\n"

BAD: Final = {
    FIRST + 'print("{\\"cards\\": [\\"5H\\"]}", flush=True); sys.stdin.read()': "lay away 2 of ",
    FIRST + 'print("sorry", flush=True); sys.stdin.read()': "no JSON: 'sorry'.",
    FIRST + 'print("[" * 9000, flush=True); sys.stdin.read()': "no JSON",
    FIRST + 'print("x" * 99999, flush=True); sys.stdin.read()': "an answer of more than 65536 bytes.",
    FIRST + "print(json.dumps({'cards': asked['hand'][:2]}), flush=True)": "it ended with status 0.",
    "sys.exit(3)": "it ended with status 3.",
    FIRST + "asked['nothing']": "it ended with status 1, and its last note was \"KeyError: 'nothing'\".",
    "os.close(1); time.sleep(99)": "its output ended.",
    "time.sleep(99)": "no answer within 2 seconds.",
    "while True: sys.stderr.write('x' * 9999)": "no answer within 2 seconds.",
    "print('{', end='', flush=True); time.sleep(99)": "no answer within 2 seconds.",
}


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_program_that_fails_ends_the_run_with_one_line(text: str, program) -> None:  # type: ignore[no-untyped-def]
    seat = program(text)
    began = time.monotonic()
    line = refused(typed("simulate", "--games", "4", "--time-limit", "2", "--level", f"book,{seat}"))
    assert time.monotonic() - began < 20
    assert line.startswith("cribbage-a11y simulate: exec:")
    assert "sequence of deals 1: " in line
    assert BAD[text] in line


@pytest.mark.skipif(os.name != "posix", reason="needs process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_program_has_started_ends_with_it(jobs: str, program, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    started = tmp_path / "started"
    seat = program(
        "import subprocess\n"
        f"file = open({str(started)!r}, 'a')\n"
        "print(os.getpid(), subprocess.Popen(['sleep', '99']).pid, file=file)\n"
        "file.close(); time.sleep(99)"
    )
    line = refused(typed("simulate", "--jobs", jobs, "--time-limit", "3", "--level", f"book,{seat}"))
    assert "no answer within 3 seconds" in line
    numbers = [int(text) for text in started.read_text().split()]
    assert len(numbers) >= 2
    limit = time.monotonic() + 20
    while any(runs(number) for number in numbers) and time.monotonic() < limit:
        time.sleep(0.05)
    assert not any(runs(number) for number in numbers)


def runs(number: int) -> bool:
    """Whether a process still does anything; one that has ended may wait to be taken note of."""
    try:
        stat = Path(f"/proc/{number}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(os.name != "posix", reason="needs process groups")
def test_a_program_that_stays_after_its_input_has_ended_is_ended(program, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    [text] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    number = tmp_path / "number"
    seat = program(f"open({str(number)!r}, 'w').write(str(os.getpid()))\n{text}\ntime.sleep(99)")
    simulate("--games", "1", "--level", f"book,{seat}")
    assert not runs(int(number.read_text()))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--level", "exec:"), "exec: names no command"),
        (
            ("--level", "exec:no-such-program-anywhere"),
            "exec:no-such-program-anywhere: No such file or directory.",
        ),
        (("--level", "exec:'unfinished"), "No closing quotation."),
        (("--level", "expert,exec:x"), "'expert' is not a level"),
        (("--level", "exec:x", "--jobs", "2"), "exec:x: No such file or directory."),
        (("--time-limit", "0"), "--time-limit is 0.0: give seconds above 0, 3600 at most."),
        (("--time-limit", "nan"), "--time-limit is nan"),
        (("--time-limit", "1e9"), "--time-limit is 1000000000.0"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], reason: str) -> None:
    assert reason in refused(typed("simulate", "--games", "2", *words))
