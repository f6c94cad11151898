"""A guest of the SSH door whose table another host has: keys go on to it as they come, and its text back."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cribbage_a11y.net.link import Link
from cribbage_a11y.net.ssh_line import Channel

_TAKES, _GIVES = "\x1b[?1049h", "\x1b[?1049l"
GIVES_BACK: Final = f"\x1b[0m\x1b[?7h{_GIVES}"
"""Gives a terminal's screen back as it was, for a host that can no more."""
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


def is_drawn_on_after(text: str, before: bool) -> bool:
    """Whether a terminal's whole screen is in use after a text."""
    takes, gives = text.rfind(_TAKES), text.rfind(_GIVES)
    return before if takes == gives else takes > gives


class SshRelay:
    """One guest on the way to another host."""

    def __init__(self, link: Link, channel: Channel) -> None:
        self._link = link
        self._channel = channel
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._is_lost = False
        self._is_drawn_on = False
        """Whether the host there has the whole screen of the guest's terminal."""

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
        self._is_lost = True
        self._may_write.set()
        self._link.close()

    async def run(self) -> int | None:
        """Until the session ends; the status that the host there gives, or ``None`` where the link broke."""
        while True:
            message = await self._link.receive()
            if not isinstance(message, str):
                self._link.close()
                if isinstance(message, dict) and "exit" in message:
                    return int(message["exit"])
                if self._is_drawn_on:
                    self._channel.write(GIVES_BACK)
                return None
            await self._may_write.wait()
            if self._is_lost:
                return 0
            self._is_drawn_on = is_drawn_on_after(message, self._is_drawn_on)
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
