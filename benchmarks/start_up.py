"""From the start of the program to its first line, beside the bare import of prompt_toolkit.

Each round starts, one after the other, ``python -c "import prompt_toolkit"`` to its end, and the program in a
pseudo-terminal on each of its ways to a first line: the questions of the first start, the home menu, and a
game by ``play``. The order changes from round to round, so that whatever else the computer does falls on all
alike. What counts is the median of the rounds.

When the first line is out the terminal waits for keys already, but the part of the program that takes them in
is still being loaded. The last figure says when a key pressed at the first line is answered; it has no limit.

Exit code 1 if a first line takes more than 1.5 times as long as the import. The one argument is the number of
rounds, 20 if left out.
"""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

ROUNDS: Final = 20
LIMIT: Final = 1.5
"""The longest start, in imports of prompt_toolkit."""
PATIENCE: Final = 30.0
"""Seconds after which a start without a line is an error."""
IMPORT: Final = "import prompt_toolkit"
GAME: Final = (
    *("play", "--seed", "3", "--players", "2", "--target", "61", "--level", "counter"),
    *("--first-deal", "seat0", "--pace", "0", "--presentation", "reader"),
)
KEY_ANSWERED: Final = "play, a key answered"
PROGRAM: Final = (sys.executable, "-m", "cribbage_a11y")


def bare_import() -> float:
    """Seconds of ``python -c "import prompt_toolkit"``, from its start to its end."""
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", IMPORT], check=True)
    return perf_counter() - begin


def first_line(arguments: Sequence[str], key: bytes = b"") -> float:
    """Seconds from the start of the program to its first characters on the terminal.

    With a ``key``, to the first characters after those that are there when the key is pressed.
    """
    begin = perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        os.execvpe(PROGRAM[0], [*PROGRAM, *arguments], {**os.environ, "TERM": "xterm"})
    try:
        _read(terminal, PATIENCE)
        if key:
            while _read(terminal, 0):
                pass
            os.write(terminal, key)
            _read(terminal, PATIENCE)
        return perf_counter() - begin
    finally:
        _end(pid, terminal)


def _read(terminal: int, patience: float) -> bytes:
    """What has come, or comes within so many seconds; nothing is an error if it was waited for."""
    if select.select([terminal], [], [], patience)[0]:
        return os.read(terminal, 65536)
    if patience:
        raise TimeoutError(f"No line came within {patience} seconds.")
    return b""


def _end(pid: int, terminal: int) -> None:
    """Close the terminal, and wait until the program has gone."""
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)


def ways(folder: Path) -> Mapping[str, Callable[[], float]]:
    """What is measured, by name; homes are made in the folder."""
    asked = folder / "asked"
    asked.mkdir()
    (asked / "settings.toml").write_text("asked = true\n", encoding="utf-8")
    return {
        IMPORT: bare_import,
        "first questions": lambda: first_line(["--home", str(folder / "new")]),
        "home menu": lambda: first_line(["--home", str(asked)]),
        "play": lambda: first_line([*GAME, "--home", str(folder / "game")]),
        KEY_ANSWERED: lambda: first_line([*GAME, "--home", str(folder / "keys")], b"s"),
    }


def measured(rounds: int) -> dict[str, list[float]]:
    """The seconds that each way took in each round, interleaved; one round before them warms up."""
    with tempfile.TemporaryDirectory() as name:
        chosen = ways(Path(name))
        taken: dict[str, list[float]] = {way: [] for way in chosen}
        names = list(chosen)
        for number in range(rounds + 1):
            for way in names:
                seconds = chosen[way]()
                if number:
                    taken[way].append(seconds)
            names.append(names.pop(0))
    return taken


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether every start kept to the limit."""
    if len(arguments) > 1 or not all(word.isdecimal() and int(word) for word in arguments):
        print("start_up takes one number, the rounds.", file=sys.stderr)
        return 2
    taken = measured(int(arguments[0]) if arguments else ROUNDS)
    least = median(taken[IMPORT])
    ratios = {way: median(seconds) / least for way, seconds in taken.items()}
    for way, seconds in taken.items():
        figures = f"median {median(seconds) * 1000:5.0f}  fastest {min(seconds) * 1000:5.0f} milliseconds"
        print(f"{way:22} {figures}  {ratios[way]:4.2f} times")
    return 1 if any(ratio > LIMIT for way, ratio in ratios.items() if way != KEY_ANSWERED) else 0
