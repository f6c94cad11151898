"""From a key to the moment a real reader asks for its answer to be spoken, over a hand of cribbage.

Under each reader that is installed, and under two models of how readers on Windows follow a console, a hand
is played by keys and the history walked, by the scripts of the tests under readers. What counts is the time
from a key to the reader's first request to speak: the game, the terminal and the reader together. The models
look at the terminal every tenth of a second, by design, so their figures say nothing of the game, and have no
limit.

Exit code 1 if 9 of 10 answers of a reader take 100 ms or more. Arguments: the readers, as yasr fenrir, or
orca where a desktop is; yasr, fenrir and the models if left out.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

LIMIT: Final = 0.1
"""Seconds within which 9 of 10 answers are spoken of."""
PART: Final = 0.9
TESTS: Final = Path(__file__).parent.parent / "tests"


def delays(reader: str) -> list[float]:
    """Seconds from each key to the reader's first request to speak, in ascending order."""
    from readers.lab import Lab, Terminal
    from readers.walks import A_HAND, GAME, HISTORY, QUICK, script

    taken: list[float] = []
    for steps in (A_HAND, HISTORY):
        with tempfile.TemporaryDirectory() as home:
            heard = Lab(reader).play(script(steps), *GAME, "--home", home, terminal=Terminal(rate=QUICK))
        taken += heard.delays()
    return sorted(taken)


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether every reader kept the limit."""
    sys.path.insert(0, str(TESTS))
    from readers.lab import MODELS, missing

    kept = True
    for reader in arguments or ["yasr", "fenrir", *sorted(MODELS)]:
        lack = missing(reader)
        if lack is not None:
            print(f"{reader:12} not measured. {lack}")
            continue
        taken = delays(reader)
        most = taken[int(len(taken) * PART)]
        half = taken[len(taken) // 2]
        figures = [f"{seconds * 1000:4.0f}" for seconds in (half, most, taken[-1])]
        print(f"{reader:12} half {figures[0]}  9 of 10 {figures[1]}  longest {figures[2]} milliseconds")
        kept = kept and (most < LIMIT or reader in MODELS)
    return 0 if kept else 1
