"""The screen presentation under readers: a whole game with the cursor in the history, which nothing moves."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from kit.place import Place, table_of
from readers.lab import Lab, Terminal

SEED = "3"
GAME = (
    "play",
    "--seed",
    SEED,
    "--target",
    "61",
    "--first-deal",
    "seat0",
    "--level",
    "counter",
    "--pace",
    "0",
)
RULES = Rules(players=2, target=61, first_deal=FirstDeal.SEAT0)
ORCA = pytest.param(
    "orca",
    marks=pytest.mark.skipif(
        bool(os.environ.get("CI")) or shutil.which("orca") is None,
        reason="Orca needs a desktop of its own, and is heard by hand.",
    ),
)
FIRST_TURN = "Lay away 2 cards"
HARNESS_NAMES = {"escape": "esc"}


class Recorded(Place):
    """A place that remembers the keys pressed."""

    def __init__(self) -> None:
        super().__init__(table_of(RULES), seed=SEED)
        self.keys: list[str] = []

    def key(self, name: str) -> list[str]:
        """Press a key and remember it."""
        self.keys.append(name)
        return super().key(name)


def keys_of_a_game() -> list[str]:
    """The keys of a whole game, after two that go to the entry before the newest of the first hand."""
    place = Recorded()
    with place:
        place.start()
        place.key("g")
        place.key("down")
        place.until(lambda view: view.phase is Phase.GAME_OVER)
        return place.keys


def script(entry: str) -> str:
    """The keys for the harness; after each the cursor must be on the entry."""
    lines = [f"expect 30 {FIRST_TURN}", "wait 5"]
    for number, key in enumerate(keys_of_a_game()):
        lines += [f"key {HARNESS_NAMES.get(key, key)}", "settle 0.2 3"]
        if number:
            lines.append(f"cursor {re.escape(entry)}")
    return "\n".join([*lines, "hear 20", "key s", "hear 20", "key ctrl-c", "settle 0.5 3"])


@pytest.mark.timeout(700)
@pytest.mark.parametrize("lab", ["fenrir", ORCA], indirect=True)
def test_a_whole_game_leaves_the_cursor_in_the_history_alone(lab: Lab, tmp_path: Path) -> None:
    entry = "Game to 61. You against Anna."
    heard = lab.play(
        script(entry),
        *(*GAME, "--presentation", "screen", "--home", str(tmp_path)),
        terminal=Terminal(rate=1000, limit=600),
    )
    heard.assert_script_held()
    assert any("61" in said or "You" in said for said in heard.said_after("s"))
    assert heard.game == ()
