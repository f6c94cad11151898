"""A guest of a load test on a page's wire: so light that one processor plays for thousands of them.

It reads the sentences that ask something of it and answers them in typed lines; what a page would show is let
pass unread. Its frames are masked with zeros, which leaves them as they are.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

ASKS: Final = re.compile(r"Lay away \d|^Your turn\. Count|Enter to go on|Enter to count|for the next game")
_MASKED: Final = 0x80
_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_NO_MASK: Final = bytes(4)


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    """Seconds from a move to its announcement to the other."""
    moves: int = 0
    lost: int = 0
    games: int = 0
    """Games that came to their end, counted by each guest."""

    def percentile(self, share: float) -> float:
        """Milliseconds below which so many of the waits are."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def loopback_address(number: int) -> str:
    """An address of this machine for each guest, so that the limits of an address stay as they are."""
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"


class LightGuest(asyncio.Protocol):
    """One guest. ``think`` is the seconds from being asked to the answer, a half more or less."""

    def __init__(self, number: int, figures: Figures, think: Callable[[], float], *, page: bool) -> None:
        self.number = number
        self.other: LightGuest | None = None
        self.code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.moved_at = 0.0
        self._announces = f'"Guest {number}: '
        self._figures = figures
        self._think = think
        self._page = page
        self._card = 0
        self._is_due = False
        self._is_open = False
        self._first = ""
        self._data = b""
        self._transport: asyncio.Transport | None = None

    async def come(self, port: int, first: dict[str, object]) -> None:
        """Connect, and send the first message."""
        self._first = json.dumps({**first, "forms": not self._page})
        await asyncio.get_running_loop().create_connection(
            lambda: self, "127.0.0.1", port, local_addr=(loopback_address(self.number), 0)
        )

    def leave(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.abort()
            self._transport = None

    def begin(self) -> None:
        """Start the game, by the first line of the table's screen."""
        self._send({"line": "1"})

    def stop_reading(self) -> None:
        """Take nothing from the line any more."""
        if self._transport is not None:
            self._transport.pause_reading()

    def write_message(self) -> None:
        """Write the first ready phrase to the table: the messages are opened, the phrase, and back."""
        for text in ("message", "1", "back"):
            self._send({"line": text})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the wire."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            b"GET /wire HTTP/1.1\r\nHost: load\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Count it where we did not end it."""
        self._figures.lost += self._transport is not None

    def data_received(self, data: bytes) -> None:
        """Frames, whole and cut."""
        self._data += data
        if not self._is_open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head[:40]
            self._is_open, self._data = True, rest
            self._frame(_TEXT, self._first.encode())
        while (frame := _frame_in(self._data)) is not None:
            kind, start, end = frame
            payload, self._data = self._data[start:end], self._data[end:]
            self._take(kind, payload)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            self._frame(_PONG, payload)
        elif payload.startswith(b'{"number"'):
            self._said(payload)
        elif payload.startswith(b'{"seated"'):
            self.code.set_result(json.loads(payload)["seated"]["code"])

    def _said(self, payload: bytes) -> None:
        text, shown, _rest = payload.decode().partition(', "show": ')
        other = self.other
        if other is not None and other.moved_at and other._announces in text:
            self._figures.waits.append(time.monotonic() - other.moved_at)
            other.moved_at = 0.0
        message = json.loads(text + "}" if shown else text)
        for line in message.get("say") or [form[0] for form in message.get("forms", ())]:
            if "would make" in line:
                self.moved_at = 0.0
                self._answer(str(self._card + 1), is_move=True)
            elif ASKS.search(line):
                self._asked(line)

    def _asked(self, line: str) -> None:
        self._card = 0
        if "Lay away" in line:
            self._answer("1 2")
        elif "Count" in line:
            self._answer("1", is_move=True)
        else:
            self._figures.games += "next game" in line
            self._answer("go on")

    def _answer(self, text: str, *, is_move: bool = False) -> None:
        if self._is_due:
            return
        self._is_due = True

        def send() -> None:
            self._is_due = False
            self._card += 1
            self._figures.moves += 1
            if is_move:
                self.moved_at = time.monotonic()
            self._send({"line": text})

        asyncio.get_running_loop().call_later(self._think() * random.uniform(0.5, 1.5), send)

    def _send(self, message: dict[str, str]) -> None:
        self._frame(_TEXT, json.dumps(message).encode())

    def _frame(self, kind: int, payload: bytes) -> None:
        """A frame of less than 64 kB."""
        if self._transport is None or self._transport.is_closing():
            return
        size = len(payload)
        length = bytes([_MASKED | size]) if size < 126 else bytes([_MASKED | 126]) + size.to_bytes(2)
        self._transport.write(bytes([kind]) + length + _NO_MASK + payload)


def _frame_in(data: bytes) -> tuple[int, int, int] | None:
    """Kind, start and end of the payload of the first frame, if all of it is there."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size >= 126:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[2:start])
    return (data[0], start, start + size) if len(data) >= start + size else None
