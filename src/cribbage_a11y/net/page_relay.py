"""A guest of the page door whose table another host has: frames go on to it as they are, and back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

from websockets.exceptions import ConnectionClosedOK

from cribbage_a11y.net.link import HostSilent, Link

DOOR: Final = "page"
"""What the first message of a link calls this door."""
_DONE: Final = 1000
_COME_BACK: Final = 1012
"""Close codes of a websocket: the visit is over; the host of the table is gone, and may come back."""


class Frames(Protocol):
    """A websocket, or what stands for one."""

    async def recv(self) -> str | bytes:
        """The next frame. Raises :class:`ConnectionClosed` at the end."""

    async def send(self, message: str) -> None:
        """Send a text; waits until the line takes it."""

    async def close(self, code: int = _DONE) -> None:
        """End the connection."""


class Refused(NamedTuple):
    """Why somebody cannot come in."""

    sentence: str
    about: str
    """The field to be filled in anew: ``code`` or ``name``."""


class LinkedFrames:
    """The guest's websocket as the host of the table sees it, at the other end of a link."""

    def __init__(self, link: Link) -> None:
        self._link = link

    async def recv(self) -> str:
        """See :class:`Frames`."""
        frame = await self._link.receive()
        if not isinstance(frame, str):
            raise ConnectionClosedOK(None, None)
        return frame

    async def send(self, message: str) -> None:
        """See :class:`Frames`."""
        self._link.send(message)
        await self._link.drain()

    async def close(self, code: int = _DONE) -> None:
        """See :class:`Frames`."""
        self._link.send({"close": code})
        self._link.close()


async def pass_on(
    link: Link,
    wire: Frames,
    address: str,
    first: dict[str, Any],
    next_message: Callable[[], Awaitable[dict[str, Any]]],
) -> Refused | None:
    """Let a guest be where the table is, until either end is over; or why the host there lets nobody in.

    ``next_message`` gives what the guest sends, within the limits of this door. Raises :class:`HostSilent`.
    """
    try:
        link.send({"door": DOOR, "address": address})
        link.send(json.dumps(first))
        answer = await link.receive()
        if not isinstance(answer, str):
            raise HostSilent
        said = json.loads(answer)
        if "refused" in said:
            return Refused(str(said["refused"]), str(said["about"]))
        await wire.send(answer)
        await _pump(link, wire, next_message)
    finally:
        link.close()
    return None


async def _pump(link: Link, wire: Frames, next_message: Callable[[], Awaitable[dict[str, Any]]]) -> None:
    tasks = [asyncio.ensure_future(_onward(link, next_message)), asyncio.ensure_future(_back(link, wire))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _onward(link: Link, next_message: Callable[[], Awaitable[dict[str, Any]]]) -> None:
    while True:
        link.send(json.dumps(await next_message()))
        await link.drain()


async def _back(link: Link, wire: Frames) -> None:
    while True:
        frame = await link.receive()
        if not isinstance(frame, str):
            await wire.close(_code_of(frame))
            return
        await wire.send(frame)


def _code_of(end: Any) -> int:
    """How the guest's connection is to be closed: as the host there says; else the link broke."""
    code = end.get("close") if isinstance(end, dict) else None
    return code if type(code) is int else _COME_BACK
