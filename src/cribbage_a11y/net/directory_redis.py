"""A directory that hosts share in Redis or Valkey. Nothing in it lives longer than its lease.

Codes, tokens and addresses stand there as SHA-256 marks, and what was said to guests sealed by their tokens.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cribbage_a11y.net.codes import new_name
from cribbage_a11y.net.directory import (
    EVENTS_KEPT,
    USUAL_LEASES,
    DirectoryAway,
    HostCard,
    Leases,
    Owner,
    mark,
)
from cribbage_a11y.net.directory_scripts import JOIN, JUDGE, RELEASE, RENEW
from cribbage_a11y.net.limits import USUAL_LIMITS, GuessLimits, address_key

WITHIN: Final = 1.5
"""Seconds that a question may take, whatever goes wrong."""
SCHEMES: Final = ("redis", "rediss", "unix")
_PREFIX: Final = "cribbage:"
_CONNECTIONS: Final = 16
_BATCH: Final = 500
"""Codes renewed in one step: the server does nothing else meanwhile, for about a millisecond."""
_T = TypeVar("_T")


class NoAddress(Exception):  # noqa: N818 -- it says what is so
    """A text is no address of a server."""


class RedisDirectory:
    """See :class:`~cribbage_a11y.net.directory.TableDirectory`, of which each method keeps the promise."""

    def __init__(
        self,
        url: str,
        leases: Leases = USUAL_LEASES,
        limits: GuessLimits = USUAL_LIMITS,
        prefix: str = _PREFIX,
    ) -> None:
        """Raises :class:`NoAddress` where ``url`` is none of a server. Asks nothing yet."""
        pool = _pool(url)
        self._redis: Any = Redis.from_pool(pool)
        self._leases = leases
        self._limits = limits
        self._prefix = prefix

    async def join(self, card: HostCard) -> HostCard | None:
        """See :class:`TableDirectory`."""
        lease = _milliseconds(self._leases.host)
        arguments = (card.as_json(), card.instance, card.address, lease)
        there = await _within(self._redis.eval(JOIN, 1, self._host_key(card.id), *arguments))
        return None if there is None else _card(there)

    async def claim(self, code: str, host: str) -> bool:
        """See :class:`TableDirectory`."""
        lease = _milliseconds(self._leases.code)
        return bool(await _within(self._redis.set(self._code_key(code), host, nx=True, px=lease)))

    async def renew(self, codes: Sequence[str], host: str) -> list[str]:
        """See :class:`TableDirectory`."""
        lease, lost = _milliseconds(self._leases.code), []
        for start in range(0, len(codes), _BATCH):
            batch = codes[start : start + _BATCH]
            keys = [self._code_key(code) for code in batch]
            others = await _within(self._redis.eval(RENEW, len(keys), *keys, host, lease))
            lost += [batch[place - 1] for place in others]
        return lost

    async def release(self, code: str, host: str) -> None:
        """See :class:`TableDirectory`."""
        await _within(self._redis.eval(RELEASE, 1, self._code_key(code), host))

    async def owner(self, code: str) -> Owner | None:
        """See :class:`TableDirectory`."""
        host = await _within(self._redis.get(self._code_key(code)))
        return None if host is None else Owner(host.decode(), await self.host(host.decode()))

    async def host(self, host: str) -> HostCard | None:
        """See :class:`TableDirectory`."""
        card = await _within(self._redis.get(self._host_key(host)))
        return None if card is None else _card(card)

    async def judge(self, address: str, *, right: bool) -> bool:
        """See :class:`TableDirectory`."""
        who, limits = mark("address", address_key(address)), self._limits
        keys = [f"{self._prefix}{name}" for name in (f"wait:{who}", f"wrong:{who}", "wrong")]
        spans = (limits.window, limits.first_wait, limits.longest_wait)
        arguments = (int(right), limits.wrong, *map(_milliseconds, spans), limits.of_all)
        window_of_all = _milliseconds(limits.window_of_all)
        work = self._redis.eval(JUDGE, len(keys), *keys, *arguments, window_of_all, new_name())
        return bool(await _within(work))

    async def keep_events(self, entries: Mapping[str, Sequence[bytes]]) -> None:
        """See :class:`TableDirectory`."""
        lease = _milliseconds(self._leases.events)
        pipeline = self._redis.pipeline(transaction=False)
        for place, added in entries.items():
            key = self._events_key(place)
            pipeline.rpush(key, *added)
            pipeline.ltrim(key, -EVENTS_KEPT, -1)
            pipeline.pexpire(key, lease)
        await _within(pipeline.execute())

    async def events(self, place: str) -> list[bytes]:
        """See :class:`TableDirectory`."""
        entries: list[bytes] = await _within(self._redis.lrange(self._events_key(place), 0, -1))
        return entries

    async def close(self) -> None:
        """See :class:`TableDirectory`."""
        await self._redis.aclose()

    def _host_key(self, host: str) -> str:
        return f"{self._prefix}host:{host}"

    def _code_key(self, code: str) -> str:
        return f"{self._prefix}code:{mark('code', code)}"

    def _events_key(self, place: str) -> str:
        return f"{self._prefix}events:{place}"


def _pool(url: str) -> Any:
    try:
        if urlsplit(url).scheme not in SCHEMES:
            raise NoAddress
        pool: Any = BlockingConnectionPool.from_url(
            url,
            max_connections=_CONNECTIONS,
            timeout=WITHIN,
            socket_timeout=WITHIN,
            socket_connect_timeout=WITHIN,
            retry=Retry(NoBackoff(), 0),
        )
        pool.make_connection()
    except (ValueError, TypeError):
        raise NoAddress from None
    return pool


def where(url: str) -> str:
    """The server of an address, without a password."""
    parts = urlsplit(url)
    return f"{parts.hostname}:{parts.port or 6379}" if parts.hostname else parts.path


def _card(kept: bytes) -> HostCard:
    try:
        return HostCard.from_json(kept.decode())
    except (ValueError, KeyError, TypeError):
        raise DirectoryAway("it holds something else") from None


def _milliseconds(seconds: float) -> int:
    return max(1, round(1000 * seconds))


async def _within(work: Awaitable[_T]) -> _T:
    try:
        async with asyncio.timeout(WITHIN):
            return await work
    except (RedisError, OSError, TimeoutError) as error:
        raise DirectoryAway(_why(error)) from None


def _why(error: BaseException) -> str:
    """The system's own words where there are some, else the kind of fault: never what was sent."""
    causes = (error, error.__cause__, error.__context__)
    fault = next((cause for cause in causes if isinstance(cause, OSError)), None)
    if fault is None or fault.errno is None:
        return type(error).__name__
    return os.strerror(fault.errno) if fault.errno > 0 else str(fault.strerror)
