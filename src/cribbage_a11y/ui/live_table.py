"""A table at work: chance deals, computers think and pause, and every session hears of each change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from typing import Protocol, runtime_checkable

from cribbage_a11y.engine.actions import Action, TableAction
from cribbage_a11y.engine.errors import Refusal
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.table.steps import Who, next_step
from cribbage_a11y.table.table import Table
from cribbage_a11y.table.taking_back import WhyNot

WAIT_FOR_ENTER = None
"""The pause that only the player ends."""


class Chance(Protocol):
    """Where the order of the pack comes from."""

    def next_action(self, state: GameState, attempt: int = 1) -> Action | None:
        """What chance does now."""


class Thinker(Protocol):
    """A computer at a seat."""

    @property
    def quick(self) -> bool:
        """Whether a choice takes so little that no key would notice."""

    def decide(self, view: SeatView) -> Action:
        """The computer's action."""


@runtime_checkable
class ThinksElsewhere(Protocol):
    """A computer that keeps no thread of this program busy."""

    def think(self, view: SeatView) -> Awaitable[Action]:
        """The computer's action, when it is there."""


class LiveTable:
    """One table for as many sessions as there are people at it. Lives in one event loop."""

    def __init__(
        self,
        table: Table,
        thinkers: Mapping[int, Thinker],
        chance: Chance,
        pause: Callable[[], float | None],
        executor: Executor,
    ) -> None:
        """``pause`` gives the seconds before a computer's move, or ``WAIT_FOR_ENTER``."""
        self.table = table
        self.thinkers = dict(thinkers)
        self.chance = chance
        self.listeners: list[Callable[[], None]] = []
        """Called after each change, when nothing more follows at once."""
        self.moments: dict[Moment, Moment] = {}
        """What one session made of this change, for the next to share."""
        self.after_next_game: Callable[[], None] = lambda: None
        """Called when the next game of the match is begun, before its first card."""
        self._pause = pause
        self._executor = executor
        self._wake = asyncio.Event()
        self._skip = asyncio.Event()
        self.is_pausing = False
        """Whether the computer only waits so that the player can listen."""

    @property
    def pauses_for_enter(self) -> bool:
        """Whether a computer moves only when the player lets it."""
        if self._pause() is not WAIT_FOR_ENTER or self.table.state.phase is Phase.LAY_AWAY:
            return False
        return next_step(self.table).who is Who.COMPUTER

    @property
    def is_settled(self) -> bool:
        """Whether nothing happens until a person does something."""
        return self.pauses_for_enter or next_step(self.table).who is Who.PEOPLE

    def submit(self, action: TableAction) -> Refusal | None:
        """Take a player's action; everything that follows at once is announced with it."""
        refusal = self.table.submit(action)
        if refusal is None:
            self.changed()
        return refusal

    def take_back(self, seat: int | None) -> TableAction | WhyNot:
        """Take back a player's newest choice, or say why not; a computer that thinks of it thinks in vain."""
        taken = self.table.take_back(seat)
        if not isinstance(taken, WhyNot):
            self.skip_pause()
            self.changed()
        return taken

    def changed(self) -> None:
        """Do what needs no pause, then tell every session once."""
        while self._advance():
            pass
        self._tell()
        self._wake.set()

    def _tell(self) -> None:
        self.moments.clear()
        for listener in list(self.listeners):
            listener()

    def skip_pause(self) -> None:
        """The player need not be waited for."""
        self._skip.set()

    async def run(self) -> None:
        """Keep the table moving until cancelled."""
        self.changed()
        while True:
            self._wake.clear()
            step = next_step(self.table)
            if step.who is Who.COMPUTER and step.seat is not None:
                await self._computer(step.seat)
            else:
                await self._wake.wait()

    def _advance(self) -> bool:
        """Chance, the next game of a match as long as there are people, and computers that nobody waits to
        hear."""
        step = next_step(self.table)
        if step.who is Who.CHANCE:
            action = self.chance.next_action(self.table.state, self.table.attempts + 1)
            assert action is not None
            self.table.submit(action)
            return True
        if step.who is Who.NEXT_GAME and self.table.people:
            self.table.next_game()
            self.after_next_game()
            return True
        if step.seat is None or not self._answers_at_once(step.seat):
            return False
        self.table.submit(self.thinkers[step.seat].decide(self.table.view(step.seat)))
        return True

    def _answers_at_once(self, seat: int) -> bool:
        """A quick computer lays away at once, and does everything at once when there is no pause."""
        if not self.thinkers[seat].quick:
            return False
        return self.table.state.phase is Phase.LAY_AWAY or self._pause() == 0

    async def _computer(self, seat: int) -> None:
        thinker, view, version = self.thinkers[seat], self.table.view(seat), self.table.version
        thinking = self._thought(thinker, view)
        if view.phase is not Phase.LAY_AWAY:
            await self._wait(self._pause())
        action = await thinking
        if self.table.version == version and self.thinkers.get(seat) is thinker:
            self.table.submit(action)
            self.changed()

    def _thought(self, thinker: Thinker, view: SeatView) -> Awaitable[Action]:
        """The choice to come, thought of from now on."""
        if isinstance(thinker, ThinksElsewhere):
            return asyncio.ensure_future(thinker.think(view))
        return asyncio.get_running_loop().run_in_executor(self._executor, thinker.decide, view)

    async def _wait(self, seconds: float | None) -> None:
        self._skip.clear()
        self.is_pausing = True
        try:
            await asyncio.wait_for(self._skip.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.is_pausing = False
