"""Directories for tests: in memory with a clock of its own, in a real server, and one that can be away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol

from redis.asyncio import Redis

from cribbage_a11y.net.directory import (
    Board,
    DirectoryAway,
    HostCard,
    Leases,
    LocalDirectory,
    Owner,
    TableDirectory,
)
from cribbage_a11y.net.directory_redis import RedisDirectory
from cribbage_a11y.net.limits import GuessLimits

LEASES = Leases(host=0.5, code=1.0, events=0.8)
LIMITS = GuessLimits(wrong=3, window=1.5, first_wait=0.4, longest_wait=0.8, of_all=8, window_of_all=1.5)


def card(name: str, instance: str = "first", port: int = 8022) -> HostCard:
    """A host's card."""
    return HostCard(f"id of {name}", instance, name, port, f"key of {name}")


class Place(Protocol):
    """Somewhere that several directories have in common."""

    def directory(self) -> TableDirectory:
        """One more directory there."""

    async def wait(self, seconds: float) -> None:
        """Let time go by there."""

    async def lose_all(self) -> None:
        """Lose all that is kept there."""


class InMemory:
    """In this process. Time goes by when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._board = Board(lambda: self.now, LIMITS)

    def directory(self) -> TableDirectory:
        return LocalDirectory(self._board, LEASES)

    async def wait(self, seconds: float) -> None:
        self.now += seconds

    async def lose_all(self) -> None:
        for kept in (self._board.hosts, self._board.codes, self._board.lists):
            kept.clear()


class InServer:
    """In a server. Time is what it is."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.prefix = f"{secrets.token_hex(4)}:"

    def directory(self) -> TableDirectory:
        return RedisDirectory(self.url, LEASES, LIMITS, self.prefix)

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def lose_all(self) -> None:
        server = Redis.from_url(self.url)
        await server.flushall()
        await server.aclose()


class AwayNow:
    """Another directory, which can be away."""

    def __init__(self, directory: TableDirectory) -> None:
        self.is_away = False
        self._directory = directory

    @property
    def there(self) -> TableDirectory:
        """The directory, if it answers."""
        if self.is_away:
            raise DirectoryAway("Connection refused")
        return self._directory

    async def join(self, card: HostCard) -> HostCard | None:
        return await self.there.join(card)

    async def claim(self, code: str, host: str) -> bool:
        return await self.there.claim(code, host)

    async def renew(self, codes: Sequence[str], host: str) -> list[str]:
        return await self.there.renew(codes, host)

    async def release(self, code: str, host: str) -> None:
        await self.there.release(code, host)

    async def owner(self, code: str) -> Owner | None:
        return await self.there.owner(code)

    async def host(self, host: str) -> HostCard | None:
        return await self.there.host(host)

    async def judge(self, address: str, *, right: bool) -> bool:
        return await self.there.judge(address, right=right)

    async def keep_events(self, entries: Mapping[str, Sequence[bytes]]) -> None:
        await self.there.keep_events(entries)

    async def events(self, place: str) -> list[bytes]:
        return await self.there.events(place)

    async def close(self) -> None:
        await self._directory.close()
