"""Nonsense at both doors: ``python -m benchmarks fuzz_doors [FRAMES]``, 100,000 of each if not said.

Frames go through the page door's parser into the game of a seated guest, characters through the SSH door's
decoder into another's. Nothing may be raised, the table must stay whole, and neither guest may be sent
a control character. The clock goes forward a second with each, so that no limit keeps anything out.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from cribbage_a11y.app.hosting_tables import HostedTable
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net.absence import tick
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.page_door import parsed
from cribbage_a11y.net.page_line import PageLine
from cribbage_a11y.net.room import Room
from cribbage_a11y.net.ssh_reader import ReaderLine
from cribbage_a11y.ui.commands import Command

PIECES: Final = (
    '{"key":"',
    '"}',
    '{"command":"',
    '","number":',
    "1",
    "[",
    "{",
    "null",
    '{"line":"',
    '{"answer":"',
)
ODD: Final = (
    "\x1b[",
    "\x1b]0;",
    "\x1b",
    "\x9b",
    "\x00",
    "\u202e",
    "\ud800",
    "\r",
    "\n",
    "\x7f",
    "\x03",
    "\t",
    "😀",
)
KEYS: Final = "123456hpcuksStldgrwyomvV/?qx,.<>[] abz"


class Sink:
    """What is sent to a guest: counted, and looked at."""

    def __init__(self) -> None:
        self.sent = 0

    def write(self, data: str) -> None:
        """Characters to a terminal; ends of lines and what a typed character erases are the door's own."""
        self.sent += 1
        assert data.replace("\r\n", "").replace("\b \b", "").isprintable(), repr(data)

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def exit(self, status: int) -> None:
        """The session ends."""
        assert status == 0

    async def send(self, message: str) -> None:
        """A frame to a page."""
        self.sent += 1
        assert json.loads(message) is not None

    async def close(self) -> None:
        """The connection ends."""


def nonsense(chance: random.Random) -> str:
    """Something between a frame that makes sense and none."""
    kind = chance.randrange(6)
    if kind == 0:
        return json.dumps({"key": chance.choice([*KEYS, "enter", "escape", "up", "tab", chance.choice(ODD)])})
    if kind == 1:
        number: object = chance.choice([0, 1, 2, 5, -1, 10**20, None, "x", [], True])
        return json.dumps(
            {"command": chance.choice([*Command, "x", 5, None]), "number": number, "at": number}
        )
    if kind == 2:
        return json.dumps(
            {chance.choice(["line", "answer"]): chance.choice([*ODD, "1 2", "go on", "5h", 5, None])}
        )
    if kind == 3:
        return "".join(chance.choice(PIECES) for _ in range(chance.randrange(8)))
    if kind == 4:
        return "".join(chr(chance.randrange(0x2FFF)) for _ in range(chance.randrange(40)))
    return chance.choice("[{") * chance.randrange(4000)


def characters(chance: random.Random) -> str:
    """Keys, sequences whole and cut, and anything else."""
    return "".join(
        chance.choice([*KEYS, *ODD, "\x1b[A", "\x1b[1;5D", "\x1b[6;1R", chr(chance.randrange(0xD7FF))])
        for _ in range(chance.randrange(1, 6))
    )


class Seat:
    """One guest whose line is made again whenever nonsense has ended it."""

    def __init__(self, room: Room, name: str, make: Callable[[], PageLine | ReaderLine]) -> None:
        self._room, self._name, self._make = room, name, make
        self._token = ""
        self.come()

    def come(self) -> None:
        """Come back with the token, or sit down anew where the seat was given up."""
        guest = self._room.of_token(self._token)
        is_new = guest is None
        if guest is None:
            seated = self._room.enter(self._name)
            assert seated is not None
            guest, self._token = seated
        self.guest: Guest = guest
        self.line = self._make()
        self._room.connect(guest, self.line, is_new=is_new)
        if isinstance(self.line, PageLine):
            self.line.show(guest)
        else:
            self.line.attach(guest.key, guest.typed)

    def look(self) -> None:
        """Come again where the line is no more; begin a game where there is none."""
        if self.guest.line is not self.line or getattr(self.line, "is_closed", False):
            self.line.lost()
            self._room.lost(self.guest, self.line)
            self.come()
        if self._room.playing.may_begin and self._room.choices.is_opener(self.guest):
            self._room.begin(self.guest)


async def fuzz(frames: int, home: Path) -> str:
    """Both kinds, in turn; the sentence that says what was done."""
    chance, now, sink = random.Random(1), [0.0], Sink()
    with ThreadPoolExecutor(1) as executor:
        thinking = Thinking()
        maker = HostedTable(home / "table", home / "records", executor, thinking, pace=0)
        room = Room(maker, "1234567890", Rules(), "book", lambda: now[0])
        page = Seat(room, "Page", lambda: PageLine(sink))
        terminal = Seat(room, "Terminal", lambda: ReaderLine(sink, 80))
        started = time.monotonic()
        for number in range(frames):
            now[0] += 1
            message = parsed(nonsense(chance))
            if message is not None and isinstance(page.line, PageLine):
                page.line.take(page.guest, message)
            if isinstance(terminal.line, ReaderLine) and not terminal.line.is_closed:
                terminal.line.received(characters(chance))
            if number % 5 == 0:
                await asyncio.sleep(0)
                page.look()
                terminal.look()
                tick(room)
        page.line.lost()
        terminal.line.lost()
        await asyncio.sleep(0.1)
        maker.let_go()
        thinking.close()
    rate = frames / (time.monotonic() - started)
    return f"{frames} frames and as many bursts of keys, {rate:.0f} of each a second, {sink.sent} answers."


def main(arguments: list[str]) -> int:
    """Fuzz, and print what was done."""
    frames = int(arguments[0]) if arguments else 100_000
    with tempfile.TemporaryDirectory() as home:
        print(asyncio.run(fuzz(frames, Path(home))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
