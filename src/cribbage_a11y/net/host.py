"""All tables of one host process, for every door."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net import absence, door_words, words
from cribbage_a11y.net.lobby import Lobby
from cribbage_a11y.net.making import TableMaker
from cribbage_a11y.net.names import named
from cribbage_a11y.net.room import Room, Seated

MOST_TABLES: Final = 5_000
REFUSAL_DELAY: Final = 1.0
"""Seconds before any answer that a code opens nothing, whatever the reason."""
LEFT_ALONE: Final = 7 * 86_400.0
"""Seconds after which a table that nobody came back to is closed."""

_log = logging.getLogger("cribbage_a11y.net")


class Host:
    """``new_maker`` makes the place of a new table on the disk; ``level`` is that of computers at first."""

    def __init__(
        self,
        new_maker: Callable[[], TableMaker],
        clock: Callable[[], float],
        level: str,
        refusal_delay: float = REFUSAL_DELAY,
    ) -> None:
        self.lobby: Lobby[Room] = Lobby(MOST_TABLES)
        self.clock = clock
        self.guests_may_open = True
        """Whether those who come may open tables of their own."""
        self._new_maker = new_maker
        self._level = level
        self._refusal_delay = refusal_delay
        self._ticking: asyncio.Task[None] | None = None

    def open(self, opened_from: str = "", rules: Rules | None = None) -> Room | None:
        """A new table, or ``None`` where there are too many."""
        if not self.lobby.may_open(opened_from):
            return None
        code = self.lobby.free_code()
        room = Room(
            self._new_maker(), code, rules or Rules(), self._level, self.clock, opened_from=opened_from
        )
        self.add(room)
        room.keep()
        return room

    def add(self, room: Room) -> None:
        """A table that was kept over a restart, or a new one."""
        room.choices.on_new_code = self.lobby.change_code
        self.lobby.add(room)

    async def find(self, code: str, address: str) -> Room | None:
        """The table of a code. Every failure takes as long and looks the same."""
        room = self.lobby.find(code, address, self.clock())
        if room is None:
            _log.info("a code was refused from %s", address)
            await asyncio.sleep(self._refusal_delay)
        return room

    def start(self) -> None:
        """Look after the tables, until :meth:`stop`."""
        self._ticking = asyncio.ensure_future(self._tick_for_ever())

    async def stop(self) -> None:
        """Stop gently: say so to all, and leave the tables as they are."""
        if self._ticking is not None:
            self._ticking.cancel()
            with suppress(asyncio.CancelledError):
                await self._ticking
        for room in self.lobby:
            room.close(door_words.host_stops())

    def tick(self) -> None:
        """Once a second: who is away, and which tables nobody wants any more."""
        for room in self.lobby:
            absence.tick(room)
            if room.is_alone and self.clock() - room.alone_since > LEFT_ALONE:
                self.close(room)

    def close(self, room: Room) -> None:
        """Close a table for good."""
        self.lobby.remove(room)
        room.close(words.table_closed())
        room.maker.forget()

    async def _tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.tick()


def seat_somebody(room: Room, text: str) -> Seated | str:
    """Give a seat to somebody who typed a name; or the sentence that says why not."""
    name, fault = named(text, [*room.names, *(watcher.name for watcher in room.watchers)])
    if fault is not None:
        return door_words.name_fault(fault)
    return room.enter(name) or door_words.no_free_seat()
