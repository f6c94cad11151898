"""A place at a table without a terminal: keys in, and everything shown, spoken and asked is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Final

from cribbage_a11y.app.games import SeededChance, computers
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.steps import Who, next_step
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.choosing import CLAIM, MUGGINS
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.live_table import LiveTable, Thinker
from cribbage_a11y.ui.scene import Options
from cribbage_a11y.ui.session import Session
from kit.kept import Noting, Seen, Spoken

NAMES: Final = ("Player", "Anna", "Bert", "Clara")
ANYWHERE: Final = (Command.LARGE_PRINT, Command.SPEECH, Command.SUSPEND)
"""What the program around a session answers itself."""
LONG: Final = 3600.0
"""A pause that no test waits for."""
_A_THOUGHT: Final = 0.0002
"""Seconds that a quick computer takes in its thread."""
_TURNS: Final = 6
"""Turns of the event loop after which a task that waits for nobody has come to rest."""


def table_of(rules: Rules, people: int = 1, level: str = "counter", dealer: int | None = None) -> Table:
    """A table whose first seats are people and the others computers."""
    who = [Occupant(name, None if seat < people else level) for seat, name in enumerate(NAMES)]
    return Table(rules, who[: rules.players], dealer)


class Place:
    """One player (or a watcher, with ``seat`` None) at a table in an event loop of its own.

    Time is ``now`` and stands still but for a second with each key; ``pause`` is the computers' pace in real
    seconds, ``None`` for the pace of Enter.
    """

    def __init__(
        self,
        table: Table,
        seat: int | None = 0,
        verbosity: Verbosity = Verbosity.NORMAL,
        pause: float | None = 0.0,
        options: Options | None = None,
        seed: str = "7",
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.executor = ThreadPoolExecutor(1)
        self.table = table
        self.live = LiveTable(
            table,
            computers(table.occupants, seed),
            SeededChance(seed, lambda: table.game_number),
            lambda: pause,
            self.executor,
        )
        self.options = options or Options(Keymap())
        self.now = 0.0
        self.done: list[tuple[str, object]] = []
        """What was asked of the program, with its value."""
        self.seen, self.spoken = Seen(), Spoken()
        self.console, self.session = self._sit(seat, verbosity, self.seen, self.spoken)
        self._running: asyncio.Task[None] | None = None

    def _sit(
        self, seat: int | None, verbosity: Verbosity, seen: Seen, spoken: Spoken
    ) -> tuple[Console, Session]:
        console = Console(seen, spoken, self.options.keymap)
        session = Session(self.live, seat, console, verbosity, self.options)
        console.clock = lambda: self.now
        console.session = session
        console.handlers = Noting(self._note)
        console.handlers.update({name: self._note(name) for name in ANYWHERE})
        console.handlers[Command.REPEAT] = lambda _value: session.repeat()
        console.on_change = lambda name, value: self.done.append((name, value))
        console.on_leave = lambda: self.done.append(("leave", None))
        console.on_exit = lambda: self.done.append(("exit", None))
        return console, session

    def _note(self, name: str) -> Callable[[object], None]:
        return lambda value: self.done.append((name, value))

    def __enter__(self) -> Place:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the table and its loop."""
        if self._running is not None:
            self._running.cancel()
            self.loop.run_until_complete(asyncio.gather(self._running, return_exceptions=True))
        self.seen_nothing_open()
        self.executor.shutdown()
        self.loop.close()

    def seen_nothing_open(self) -> None:
        """Give up a question that is still open."""
        if self.console.is_asking:
            self.settle()
            self.seen.answer(None)
            self.settle()

    def also_seat(self, seat: int | None, verbosity: Verbosity = Verbosity.NORMAL) -> tuple[Session, Seen]:
        """Somebody else at the same table."""
        seen = Seen()
        _console, session = self._sit(seat, verbosity, seen, Spoken())
        return session, seen

    def start(self) -> Place:
        """Set the table going."""
        self.run(self._start())
        return self

    async def _start(self) -> None:
        self._running = asyncio.ensure_future(self.live.run())

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Finish a coroutine in the place's loop, and let the table work until it rests."""

        async def finish() -> None:
            await work
            for _ in range(_TURNS):
                await asyncio.sleep(0)
            while self._is_at_work():
                await asyncio.sleep(_A_THOUGHT)

        self.loop.run_until_complete(finish())

    def _is_at_work(self) -> bool:
        """Whether a quick computer is about to move."""
        step = next_step(self.table)
        if self._running is None or step.who is not Who.COMPUTER or step.seat is None:
            return False
        return self.live.thinkers[step.seat].quick and not self.live.is_pausing

    def settle(self) -> None:
        """Let the table work until it rests."""
        self.run(asyncio.sleep(0))

    def wait(self, seconds: float) -> None:
        """Let real time pass."""
        self.run(asyncio.sleep(seconds))

    def use(self, thinker: Thinker, seat: int = 1) -> None:
        """Put another computer at a seat."""
        self.live.thinkers[seat] = thinker

    @property
    def view(self) -> SeatView:
        """What this place may know."""
        return self.table.view(self.session.seat)

    @property
    def lines(self) -> list[str]:
        """Every line shown so far."""
        return [said.text for burst in self.seen.bursts for said in burst]

    def key(self, name: str) -> list[str]:
        """Press a key a second after the last; the lines that follow."""
        self.now += 1
        return self.at_once(name)

    def at_once(self, *names: str) -> list[str]:
        """Press keys without time between them; the lines that follow."""

        def press() -> None:
            for name in names:
                self.console.key(name)

        return self._lines_of(press)

    def press(self, command: str, text: str = "") -> list[str]:
        """Give a command a second after the last."""
        self.now += 1
        return self._lines_of(lambda: self.console.press(Press(command, text=text)))

    def type(self, text: str | None) -> list[str]:
        """Answer the open question; the lines that follow."""
        return self._lines_of(lambda: self.seen.answer(text))

    def _lines_of(self, act: Callable[[], None]) -> list[str]:
        before = len(self.seen.bursts)

        async def acting() -> None:
            act()

        self.run(acting())
        return [said.text for burst in self.seen.bursts[before:] for said in burst]

    def until(self, reached: Callable[[SeatView], bool], most: int = 3000) -> Place:
        """Play plainly until the view is so."""
        for _ in range(most):
            if reached(self.view):
                return self
            self.move()
        raise AssertionError("the game never came there")

    def move(self) -> None:
        """One plain move, by keys: the first cards that fit, half the points, nothing missed."""
        view, asked = self.view, self.view.is_my_turn and not self.table.gate
        if asked and view.phase is Phase.MUGGINS:
            self.press(MUGGINS, "2")
        elif asked and view.phase is Phase.SHOW and view.rules.claims:
            self.press(CLAIM, "4")
        else:
            if asked and view.phase in (Phase.LAY_AWAY, Phase.PLAY):
                self._choose(view)
            self.key("enter")

    def _choose(self, view: SeatView) -> None:
        if self.session.model.chosen:
            self.key("escape")
            self.key("escape")
        wanted = view.hand if view.phase is Phase.LAY_AWAY else view.playable
        count = view.rules.shape.laid_away if view.phase is Phase.LAY_AWAY else 1
        for card in wanted[:count]:
            self.key(str(view.hand.index(card) + 1))
