"""One host's part in a directory: its leases, and what it still knows while the directory does not answer."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from cribbage_a11y.net.directory import (
    USUAL_LEASES,
    Board,
    DirectoryAway,
    HostCard,
    Leases,
    LocalDirectory,
    Owner,
    TableDirectory,
)
from cribbage_a11y.net.limits import Guesses

REMEMBERED: Final = 20_000
"""Codes of others and hosts remembered at most; what was heard of least recently goes first."""
_POLL: Final = 0.25
"""Seconds between two looks whether a place has become free."""

_V = TypeVar("_V")

_log = logging.getLogger("cribbage_a11y.net.directory")


class Displaced(Exception):  # noqa: N818 -- it says what is so
    """Another process is at work as this host. The message is its address."""


class Membership:
    """A host among those that share a directory."""

    def __init__(
        self, directory: TableDirectory, card: HostCard, leases: Leases, clock: Callable[[], float]
    ) -> None:
        self.directory = directory
        self.card = card
        self.leases = leases
        self.is_away = False
        """Whether the directory did not answer when it was last asked for this host's own sake."""
        self._clock = clock
        self._guesses = Guesses()
        self._owners: OrderedDict[str, Owner] = OrderedDict()
        self._hosts: OrderedDict[str, HostCard] = OrderedDict()

    @property
    def pause(self) -> float:
        """Seconds until the next renewal; a directory that is away is looked for more often."""
        return min(1.0, self.leases.renewal) if self.is_away else self.leases.renewal

    async def begin(self, codes: Sequence[str]) -> list[str]:
        """Take this host's place and its tables' codes; those that are another's by now.

        Waits for the lease of a process that worked with the same data folder elsewhere. Raises
        :class:`Displaced` where it is still at work, and :class:`DirectoryAway`.
        """
        until = self._clock() + 2 * self.leases.host
        while True:
            there = await self.directory.join(self.card)
            if there is None:
                return await self.directory.renew(codes, self.card.id)
            if self._clock() >= until:
                raise Displaced(there.address)
            await asyncio.sleep(_POLL)

    async def renew(self, codes: Sequence[str]) -> list[str]:
        """Renew all leases, and claim again what the directory has lost; the codes that are another's by now.

        Where the directory is away, that is noted, and the tables go on. Raises :class:`Displaced`.
        """
        try:
            there = await self.directory.join(self.card)
            if there is not None:
                raise Displaced(there.address)
            lost = await self.directory.renew(codes, self.card.id)
        except DirectoryAway as away:
            if not self.is_away:
                _log.warning("the directory is away: %s", away)
            self.is_away = True
            return []
        if self.is_away:
            _log.warning("the directory is back, %d tables claimed again", len(codes) - len(lost))
        self.is_away = False
        return lost

    async def new_code(self, draw: Callable[[], str]) -> str:
        """A code that nobody owns, claimed for this host. Raises :class:`DirectoryAway`."""
        while True:
            code = draw()
            if await self.directory.claim(code, self.card.id):
                return code

    async def release(self, code: str) -> None:
        """The code is dead; where the directory is away its lease runs out instead."""
        with suppress(DirectoryAway):
            await self.directory.release(code, self.card.id)

    async def owner(self, code: str) -> Owner | None:
        """The other host whose code it is, or was when the directory last answered."""
        try:
            owner = await self.directory.owner(code)
        except DirectoryAway:
            if code in self._owners:
                return self._owners[code]
            raise
        if owner is None or owner.id == self.card.id:
            self._owners.pop(code, None)
            return None
        if owner.card is not None:
            _remember(self._owners, code, owner)
        return owner

    async def knows(self, host: str) -> bool:
        """Whether a host is at work, or was when the directory last answered."""
        try:
            card = await self.directory.host(host)
        except DirectoryAway:
            return host in self._hosts
        if card is None:
            self._hosts.pop(host, None)
            return False
        _remember(self._hosts, host, card)
        return True

    async def judge(self, address: str, *, right: bool) -> bool:
        """Whether a code from an address is looked at: by what was guessed here, and at all hosts together.

        Counted here too, so that guessing is limited while the directory is away, and who guessed at this
        host has no clean slate where the directory comes back without its data.
        """
        if not self._guesses.judge(address, self._clock(), right=right):
            return False
        try:
            return await self.directory.judge(address, right=right)
        except DirectoryAway:
            return True


def alone(clock: Callable[[], float]) -> Membership:
    """A host that shares nothing."""
    return Membership(LocalDirectory(Board(clock)), HostCard("", "", "", 0, ""), USUAL_LEASES, clock)


def _remember(memory: OrderedDict[str, _V], key: str, value: _V) -> None:
    memory[key] = value
    memory.move_to_end(key)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
