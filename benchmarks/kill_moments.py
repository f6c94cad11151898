"""``kill -9`` at random moments of play: ``python -m benchmarks kill_moments [N]``, 1,000 if not said.

A program plays and keeps its game as the real one does, and says each action once the table has taken it. It
is killed; then what it said must be in the save, and a table that takes the game up must come to an equal
state. Exit code 1 at the first loss.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

MOMENTS: Final = 1_000


def main(arguments: list[str]) -> int:
    """Kill so many programs."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    from kit.killed import kill_once

    moments = int(arguments[0]) if arguments else MOMENTS
    actions = 0
    for seed in range(moments):
        with tempfile.TemporaryDirectory() as home:
            try:
                actions += kill_once(Path(home), seed)
            except AssertionError as error:
                print(f"Moment {seed}: {error}", file=sys.stderr)
                return 1
    print(f"{moments} moments, {actions} actions announced before them: none lost, every state equal.")
    return 0
