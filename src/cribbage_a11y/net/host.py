"""All tables of one host process, for every door."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net import absence, door_words, words
from cribbage_a11y.net.codes import code_in
from cribbage_a11y.net.directory import DirectoryAway, HostCard, Owner
from cribbage_a11y.net.event_lists import EventLists
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.link import HostSilent, Link, Links
from cribbage_a11y.net.lobby import Lobby
from cribbage_a11y.net.making import TableMaker
from cribbage_a11y.net.membership import Displaced, Membership, alone
from cribbage_a11y.net.names import named
from cribbage_a11y.net.room import Room, Seated
from cribbage_a11y.net.tasks import Tasks, until_safe

MOST_TABLES: Final = 5_000
REFUSAL_DELAY: Final = 1.0
"""Seconds before any answer that a code opens nothing, whatever the reason."""
_PARTS: Final = 20
"""Turns in which all tables are looked after, once a second each."""
LEFT_ALONE: Final = 7 * 86_400.0
"""Seconds after which a table that nobody came back to is closed."""

_F = TypeVar("_F")

_log = logging.getLogger("cribbage_a11y.net")


class Shut(NamedTuple):
    """A code that opens nothing now."""

    sentence: str
    may_pass: bool = False
    """Whether the same code may open something soon, without anything done by the guest."""


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
        self.member: Membership = alone(clock)
        self.links: Links | None = None
        """Ways to the other hosts, where there can be some."""
        self.on_displaced: Callable[[str], None] = lambda _there: None
        """Called with the address where another process is at work as this host."""
        self._events: EventLists | None = None
        self._new_maker = new_maker
        self._level = level
        self._refusal_delay = refusal_delay
        self._tasks = Tasks()

    @property
    def is_sharing(self) -> bool:
        """Whether there can be other hosts."""
        return self.links is not None

    async def share(self, member: Membership, links: Links) -> None:
        """Share tables with other hosts. Raises :class:`DirectoryAway` and :class:`Displaced`."""
        self.member, self.links = member, links
        await self._take_other_codes(await member.begin(self.lobby.codes))
        self._events = EventLists(member.directory)
        self._tasks.begin(self._events.keep_for_ever())
        self._tasks.begin(self._renew_for_ever())

    async def open(self, opened_from: str = "", rules: Rules | None = None) -> Room | str:
        """A new table, or the sentence that says why there is none."""
        if not self.lobby.may_open(opened_from):
            return door_words.too_many_tables()
        try:
            code = await self.member.new_code(self.lobby.free_code)
        except DirectoryAway:
            self.lobby.opened_none(opened_from)
            return door_words.directory_away()
        room = Room(
            self._new_maker(), code, rules or Rules(), self._level, self.clock, opened_from=opened_from
        )
        self.add(room)
        room.keep()
        return room

    def add(self, room: Room) -> None:
        """A table that was kept over a restart, or a new one."""
        room.choices.on_new_code = lambda guest: self._tasks.begin(self._change_code(room, guest))
        self.lobby.add(room)

    async def find(self, text: str, address: str) -> Room | HostCard | Shut:
        """The table of a code, or the host that has it.

        Every failure takes as long and looks the same, whatever the code; only where the directory or the
        code's own host is silent, that is said.
        """
        room = self.lobby.find(text)
        if room is not None:
            return await self._judged(room, address)
        try:
            owner = await self._owner(text)
        except DirectoryAway:
            return await self._judged(None, address, otherwise=_away())
        if owner is None or owner.card is not None:
            return await self._judged(owner and owner.card, address)
        return await self._judged(None, address, right=True, otherwise=silent())

    async def find_here(self, text: str, address: str) -> Room | Shut:
        """The table of a code for a guest whom another host sends here."""
        return await self._judged(self.lobby.find(text), address)

    async def link_to(self, card: HostCard) -> Link:
        """A way for one guest to another host. Raises :class:`~cribbage_a11y.net.link.HostSilent`."""
        if self.links is None:
            raise HostSilent
        return await self.links.to(card)

    async def seat(self, seated: Seated) -> None:
        """Somebody shows the token of a seat, or has just got one: let nothing said there be lost."""
        await until_safe(seated.guest.room.maker.when_safe)
        if self._events is not None:
            await self._events.seat(seated.guest.outbox, seated.token)

    def start(self) -> None:
        """Look after the tables, until :meth:`stop`."""
        self._tasks.begin(self._tick_for_ever())

    async def stop(self) -> None:
        """Stop gently: say so to all, and leave the tables as they are."""
        for room in self.lobby:
            room.close(door_words.host_stops())
        await self._tasks.end()
        if self._events is not None:
            await self._events.keep()
        if self.links is not None:
            self.links.close()

    def _look_after(self, room: Room) -> None:
        """Once a second: who is away, and whether nobody wants the table any more."""
        absence.tick(room)
        if room.is_alone and self.clock() - room.alone_since > LEFT_ALONE:
            self.close(room)

    def close(self, room: Room) -> None:
        """Close a table for good."""
        self.lobby.remove(room)
        room.close(words.table_closed())
        room.maker.forget()
        self._tasks.begin(self.member.release(room.code))

    async def renew(self) -> None:
        """Renew this host's leases. A table whose code is another's by now gets a new one."""
        try:
            await self._take_other_codes(await self.member.renew(self.lobby.codes))
        except Displaced as there:
            _log.error("another process works with this host's data, so this one stops")
            self.on_displaced(str(there))

    async def _owner(self, text: str) -> Owner | None:
        """The other host that has a code."""
        code = code_in(text)
        return None if code is None or self.links is None else await self.member.owner(code)

    async def _judged(
        self, found: _F | None, address: str, *, right: bool = False, otherwise: Shut | None = None
    ) -> _F | Shut:
        """What was found, unless the address has guessed too much; else why not, after a while."""
        may_try = await self.member.judge(address, right=right or found is not None)
        if found is not None and may_try:
            return found
        _log.info("a code was refused from %s", address)
        await asyncio.sleep(self._refusal_delay)
        return otherwise if otherwise is not None and may_try else Shut(door_words.no_such_table())

    async def _change_code(self, room: Room, guest: Guest) -> None:
        try:
            await self._give_code(room)
        except DirectoryAway:
            guest.told(door_words.directory_away())
        else:
            room.choices.code_changed(guest)

    async def _give_code(self, room: Room) -> None:
        code = await self.member.new_code(self.lobby.free_code)
        before = room.code
        self.lobby.change_code(room, code)
        await self.member.release(before)

    async def _take_other_codes(self, lost: list[str]) -> None:
        for room in [room for room in self.lobby if room.code in lost]:
            with suppress(DirectoryAway):
                await self._give_code(room)
                room.keep()
                room.tell_all()
                for guest in room.everybody:
                    guest.told(words.code_line(room.code))

    async def _tick_for_ever(self) -> None:
        """Some tables at a time, so that nobody waits until all are looked after."""
        while True:
            rooms = list(self.lobby)
            for part in range(_PARTS):
                await asyncio.sleep(1 / _PARTS)
                for room in rooms[part::_PARTS]:
                    if self.lobby.find(room.code) is room:
                        self._look_after(room)

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.member.pause)
            await self.renew()


def silent() -> Shut:
    """The host of a table does not answer."""
    return Shut(door_words.host_silent(), may_pass=True)


def _away() -> Shut:
    """The directory does not answer."""
    return Shut(door_words.directory_away(), may_pass=True)


def seat_somebody(room: Room, text: str) -> Seated | str:
    """Give a seat to somebody who typed a name; or the sentence that says why not."""
    name, fault = named(text, [*room.names, *(watcher.name for watcher in room.watchers)])
    if fault is not None:
        return door_words.name_fault(fault)
    return room.enter(name) or door_words.no_free_seat()
