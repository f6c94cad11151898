"""How long a key takes to be seen: from the key to the last byte for the terminal, at 200 columns, 70 rows.

A game is played to its third hand, so that the history has something to read. Then keys are pressed in turn
that read the regions and the history, choose and put back cards, and play; for 2 and 4 seats, on the ordinary
screen and in large print. Exit code 1 if a 99th percentile is 30 ms or more.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from itertools import count, cycle, islice
from time import perf_counter

from prompt_toolkit.data_structures import Size
from prompt_toolkit.output.vt100 import Vt100_Output

from cribbage_a11y.app.games import SeededChance, live_table
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.scene import Options
from cribbage_a11y.ui.screen.picture import ScreenStyle
from cribbage_a11y.ui.screen.presentation import ScreenPresentation
from cribbage_a11y.ui.session import Session

COLUMNS, ROWS = 200, 70
KEYS = 800
P99_LIMIT_MS = 30.0
PLAYED_TO_HAND = 3
READING = (
    *("right", "tab", "down", "down", "tab", "g", "down", "down", "up", "tab", "tab"),
    *("s", "S", "h", "p", "d", "t", ",", ".", "left"),
)


class Nothing:
    """No voice, no keys of its own, and nothing seen until the screen is there."""

    style = LineStyle()

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Say nothing."""

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show nothing."""

    def refresh(self) -> None:
        """Draw nothing."""

    async def ask(self, _question: str, _given: str) -> str | None:
        """Give up."""
        return None

    def attached(self) -> AbstractContextManager[None]:
        """Nothing to attach."""
        return nullcontext()


class Seat:
    """One player at a table, on a terminal that takes every byte at once."""

    def __init__(self, players: int, large: bool, executor: Executor) -> None:
        names = ("Player", "Anna", "Bert", "Clara")[:players]
        seats = [Occupant(name, "counter" if place else None) for place, name in enumerate(names)]
        table = Table(Rules(players=players, first_deal=FirstDeal.SEAT0), seats, None)
        chance = SeededChance("1", lambda: table.game_number)
        self.live = live_table(table, "1", chance, lambda: 0.0, executor)
        nothing, keymap, clock = Nothing(), Keymap(), count()
        self.console = Console(nothing, nothing, keymap)
        self.console.clock = lambda: float(next(clock))
        self.session = Session(self.live, 0, self.console, Verbosity.NORMAL, Options(keymap))
        self.console.session = self.session
        self.written = io.StringIO()
        self.bytes = 0
        output = Vt100_Output(self.written, lambda: Size(ROWS, COLUMNS), term="xterm-256color")
        vars(output)["encoding"] = lambda: "utf-8"
        style = ScreenStyle(theme="white_on_black", four_colour=True, large_print=large)
        self.screen = ScreenPresentation(output, self.console, nothing, LineStyle(), style)

    def keys_for(self, press: str) -> list[str]:
        """The key itself; ``play`` stands for the keys of a plain move, the first cards that fit."""
        view = self.session.scene.view
        if press != "play":
            return [press]
        if not view.is_my_turn or view.phase not in (Phase.LAY_AWAY, Phase.PLAY):
            return ["enter"]
        cards = view.hand if view.phase is Phase.LAY_AWAY else view.playable
        wanted = view.rules.shape.laid_away if view.phase is Phase.LAY_AWAY else 1
        chosen = [str(view.hand.index(card) + 1) for card in cards[:wanted]]
        return ["escape", "escape", *chosen, "enter"]

    async def play_to(self, hand_number: int) -> None:
        """Play until a hand begins."""
        while self.session.scene.view.hand_number < hand_number:
            for key in self.keys_for("play"):
                self.console.key(key)
            await asyncio.sleep(0)

    async def timed(self, key: str) -> float:
        """Milliseconds from a key to the last byte."""
        begin = perf_counter()
        self.console.key(key)
        await asyncio.sleep(0)
        taken = (perf_counter() - begin) * 1000
        self.bytes += self.written.tell()
        self.written.seek(0)
        self.written.truncate()
        return taken


async def measure(players: int, large: bool, executor: Executor) -> tuple[float, list[float], int]:
    """Milliseconds of the first picture, and of each key; bytes written for a key."""
    seat = Seat(players, large, executor)
    running = asyncio.ensure_future(seat.live.run())
    await asyncio.sleep(0)
    await seat.play_to(PLAYED_TO_HAND)
    seat.console.presentation = seat.screen
    with seat.screen:
        begin = perf_counter()
        seat.screen.draw()
        first = (perf_counter() - begin) * 1000
        presses = islice(cycle([*READING, "play"]), KEYS)
        taken = [await seat.timed(key) for press in presses for key in seat.keys_for(press)]
    running.cancel()
    return first, sorted(taken), seat.bytes // len(taken)


def main(arguments: list[str]) -> int:
    """Measure; the exit code says whether the limit is kept."""
    if arguments:
        print("screen_repaint takes no arguments.")
        return 2
    kept = True
    with ThreadPoolExecutor(1) as executor:
        for players in (2, 4):
            for large in (False, True):
                first, taken, size = asyncio.run(measure(players, large, executor))
                p50, p99 = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
                look = "large print" if large else "ordinary"
                print(
                    f"{players} seats, {look:11}: first picture {first:5.1f} ms; a key p50 {p50:4.1f} ms, "
                    f"p99 {p99:4.1f} ms, longest {taken[-1]:5.1f} ms, {size} bytes"
                )
                kept = kept and p99 < P99_LIMIT_MS
    return 0 if kept else 1
