"""A guest of the SSH door whose table another host has: keys go on to it as they come, and its text back."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cribbage_a11y.net.link import Link
from cribbage_a11y.net.ssh_line import Channel

DOOR: Final = "ssh"
"""What the first message of a link calls this door."""
Size = tuple[int, int, int, int]
"""Columns, rows, and both in pixels."""


@dataclass
class SshAddress:
    """Where guests reach a door, for the line that they type."""

    name: str
    port: int = 0

    def line(self, user: str) -> str:
        """What a guest types."""
        return f"ssh {user}@{self.name} -p {self.port}"


class Terminal(NamedTuple):
    """What a client said of its terminal."""

    kind: str | None
    """``None`` where there is none."""
    size: Size
    modes: Mapping[int, int]

    def as_data(self) -> dict[str, Any]:
        """As it goes over a link."""
        return {"term": self.kind, "size": self.size, "modes": sorted(self.modes.items())}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Terminal:
        """What :meth:`as_data` gave."""
        columns, rows, width, height = data["size"]
        return cls(data["term"], (columns, rows, width, height), dict(data["modes"]))


class SshRelay:
    """One guest on the way to another host."""

    def __init__(self, link: Link, channel: Channel) -> None:
        self._link = link
        self._channel = channel
        self._may_write = asyncio.Event()
        self._may_write.set()

    def begin(self, address: str, user: str, dialled: SshAddress, terminal: Terminal) -> None:
        """Say who comes, by which door."""
        first = {"door": DOOR, "address": address, "user": user, "dialled": [dialled.name, dialled.port]}
        self._link.send(first | terminal.as_data())

    def received(self, data: str) -> None:
        """Characters from the guest."""
        self._link.send(data)

    def resized(self, size: Size) -> None:
        """The guest's terminal has another size."""
        self._link.send({"size": size})

    def ended(self) -> None:
        """The guest sends no more."""
        self._link.send({"eof": True})

    def pause(self) -> None:
        """The guest's line takes no more for now."""
        self._may_write.clear()

    def resume(self) -> None:
        """The guest's line takes more."""
        self._may_write.set()

    def lost(self) -> None:
        """The guest's line has ended."""
        self._may_write.set()
        self._link.close()

    async def run(self) -> int | None:
        """Until the host there ends the session; its status, or ``None`` where the link broke."""
        while True:
            message = await self._link.receive()
            if not isinstance(message, str):
                self._link.close()
                return int(message["exit"]) if isinstance(message, dict) and "exit" in message else None
            await self._may_write.wait()
            self._channel.write(message)


class LinkedChannel:
    """The guest's channel as the host of the table sees it, at the other end of a link."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def write(self, data: str) -> None:
        """See :class:`Channel`."""
        self._link.send(data)

    def get_write_buffer_size(self) -> int:
        """See :class:`Channel`."""
        return self._link.unsent

    def exit(self, status: int) -> None:
        """See :class:`Channel`."""
        self._link.send({"exit": status})
        self._link.close()
