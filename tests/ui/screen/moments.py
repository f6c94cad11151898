"""Games at every phase as the screen sees them, and a terminal in memory to draw them on."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pyte
from prompt_toolkit.data_structures import Size
from prompt_toolkit.output.vt100 import Vt100_Output

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.screen.frame import Frame, row_text
from cribbage_a11y.ui.screen.picture import ScreenStyle
from cribbage_a11y.ui.screen.presentation import ScreenPresentation
from cribbage_a11y.ui.screen.sight import GameSight
from cribbage_a11y.ui.screen.texts import Texts
from kit.place import Place, table_of

SEATS: Final = (2, 3, 4)
PHASES: Final = (Phase.LAY_AWAY, Phase.PLAY, Phase.SHOW, Phase.MUGGINS, Phase.GAME_OVER)
"""Every phase in which a player waits for something; the others pass in one burst."""


def rules_for(players: int, target: int = 61) -> Rules:
    """A table where every phase comes."""
    return Rules(
        players=players, target=target, first_deal=FirstDeal.SEAT0, counting=Counting.MUGGINS, skunks=False
    )


@cache
def sight_at(players: int, phase: Phase, hand_number: int = 2) -> GameSight:
    """A game at a phase, some way on."""
    with Place(table_of(rules_for(players))).start() as place:
        place.until(lambda view: view.phase is phase and view.hand_number >= hand_number)
        return GameSight(place.session.scene, place.session.model, Texts())


def looking_at(sight: GameSight, region: Region, line: int = 0) -> GameSight:
    """The same moment with the player in a region, on a line of it."""
    model = replace(sight.model.at(region, line), card=line if region is Region.YOUR_HAND else 0)
    if region is Region.HISTORY and len(sight.scene.history):
        at = max(len(sight.scene.history) - 1 - line, 0)
        model = replace(model, reading=model.reading._replace(at=at))
    return replace(sight, model=model)


def rows_of(frame: Frame) -> list[str]:
    """What a frame says, row by row."""
    return ["".join(row_text(each.spans) for each in strips) for strips in frame.rows]


def columns_of(frame: Frame) -> list[str]:
    """What stands in each column, its rows joined by blanks."""
    texts = []
    for place in range(max(map(len, frame.rows))):
        rows = [row_text(strips[place].spans) for strips in frame.rows if place < len(strips)]
        texts.append(" ".join(" ".join(rows).split()))
    return texts


class Terminal:
    """A terminal in memory: what is written on it can be read from its screen."""

    def __init__(self, columns: int, rows: int, encoding: str = "utf-8") -> None:
        self.screen: Any = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self._written = io.StringIO()
        self.text = ""
        self.size = Size(rows, columns)
        self.output = Vt100_Output(self._written, lambda: self.size, term="xterm-256color")
        vars(self.output)["encoding"] = lambda: encoding

    def resize(self, columns: int, rows: int) -> None:
        """Change the size."""
        self.size = Size(rows, columns)
        self.screen.resize(rows, columns)

    def take(self) -> str:
        """Draw what was written since the last time, and return it."""
        written = self._written.getvalue()
        self._written.seek(0)
        self._written.truncate()
        self._stream.feed(written)
        self.text += written
        return written

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        self.take()
        return list(self.screen.display)

    @property
    def cursor(self) -> tuple[int, int]:
        """The row and the column of the cursor."""
        self.take()
        return self.screen.cursor.y, self.screen.cursor.x


class NoKeys:
    """Keys come from the test."""

    def attached(self) -> AbstractContextManager[None]:
        """Nothing to attach."""
        return nullcontext()


class Seat:
    """A place at a table that is seen on a terminal in memory."""

    def __init__(self, place: Place, terminal: Terminal, style: ScreenStyle | None = None) -> None:
        self.place = place
        self.terminal = terminal
        self.shown = ScreenPresentation(
            terminal.output, place.console, NoKeys(), LineStyle(), style or ScreenStyle()
        )
        place.console.presentation = self.shown
        place.run(self.enter())

    async def enter(self) -> None:
        """Take the terminal."""
        self.shown.__enter__()

    def leave(self) -> None:
        """Give the terminal back."""
        self.place.run(self._leave())

    async def _leave(self) -> None:
        self.shown.__exit__()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, as the stage gives them."""
        for key in keys:
            self.place.now += 1
            self.place.run(self._key(key))

    async def _key(self, key: str) -> None:
        if not self.shown.takes(key):
            self.place.console.key(key)


def joined(lines: Sequence[str]) -> str:
    """Lines as one text."""
    return "\n".join(line.rstrip() for line in lines)
