"""Whether guests wait for levels that think.

    python -m benchmarks thinking_tables --tables 20 --seconds 20

At so many tables one guest each plays against the computer. One more guest, at a table of their own, moves
in its menu all the time, and each answer is timed. The same is done with the level counter, which chooses at
once, and with champion, in hosts of their own, in turn; what counts is the difference. The log of the host
tells how many thoughts came too late.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ASKS: Final = re.compile(r"Lay away \d|^Your turn\. Count|Enter to go on|Enter to count|for the next game")
LEVELS: Final = ("counter", "champion")
PAUSE: Final = 0.3
"""Seconds, on average, that a guest takes for a choice."""
REST: Final = 0.05
"""Seconds from an answer to the next key of the guest whose answers are timed."""


@contextmanager
def host(home: Path, level: str) -> Iterator[int]:
    """A host process with computers of a level; the port of its page door."""
    here = ("--bind", "127.0.0.1", "--public-name", "127.0.0.1", "--ssh-port", "0", "--http-port", "0")
    program = [sys.executable, "-m", "cribbage_a11y", "host", "--home", str(home), "--level", level]
    process = subprocess.Popen(
        [*program, *here, "--log", str(home / "log")], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(5)]
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", lines[2])
        assert found is not None, lines
        yield int(found.group(1))
    finally:
        process.terminate()
        process.communicate(timeout=60)


def line(port: int, number: int) -> connect:
    """The line of one guest, from an address of its own."""
    address = (f"127.1.{number // 250}.{1 + number % 250}", 0)
    return connect(f"ws://127.0.0.1:{port}/wire", compression=None, local_addr=address, max_size=None)


async def entered(wire: ClientConnection, number: int) -> None:
    """Open a table."""
    await wire.send(json.dumps({"open": {"name": f"Guest {number}"}, "forms": True}))


class Player:
    """Plays without end; counts choices."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.choices = 0
        self._card = 0

    async def play(self, port: int) -> None:
        """Until cancelled."""
        async with line(port, self.number) as wire:
            await entered(wire, self.number)
            async for frame in wire:
                await self._take(wire, json.loads(frame))

    async def _take(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if "seated" in message:
            await self._send(wire, key="1")
        for form in message.get("forms", ()):
            if "would make" in form[0]:
                self._card += 1
                await self._send(wire, line=str(self._card))
            elif ASKS.search(form[0]):
                await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))
                self._card = 1
                text = "1 2" if "Lay away" in form[0] else "1" if "Count" in form[0] else "go on"
                self.choices += text != "go on"
                await self._send(wire, line=text)

    async def _send(self, wire: ClientConnection, **message: str) -> None:
        await wire.send(json.dumps(message))


async def answers(port: int, seconds: float) -> list[float]:
    """Seconds from each key to its answer, sorted."""
    waits = []
    async with line(port, 0) as wire:
        await entered(wire, 0)
        await asyncio.sleep(1)
        end = time.monotonic() + seconds
        with suppress(TimeoutError):
            while True:
                await asyncio.wait_for(wire.recv(), 0.2)
        while time.monotonic() < end:
            began = time.monotonic()
            await wire.send(json.dumps({"key": "down"}))
            await wire.recv()
            waits.append(time.monotonic() - began)
            await asyncio.sleep(REST)
    return sorted(waits)


async def measure(port: int, tables: int, seconds: float) -> tuple[list[float], int]:
    """The waits of the one guest while the others play, and how often those chose."""
    players = [Player(number) for number in range(1, tables + 1)]
    playing = [asyncio.ensure_future(player.play(port)) for player in players]
    await asyncio.sleep(3)
    waits = await answers(port, seconds)
    for task in playing:
        task.cancel()
    with suppress(ConnectionClosed, OSError):
        await asyncio.gather(*playing, return_exceptions=True)
    return waits, sum(player.choices for player in players)


def main(arguments: list[str]) -> int:
    """Measure both levels and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks thinking_tables")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args(arguments)
    for level in LEVELS:
        with tempfile.TemporaryDirectory() as name:
            home = Path(name)
            with host(home, level) as port:
                waits, choices = asyncio.run(measure(port, args.tables, args.seconds))
            log = home / "log"
            late = log.read_text("utf-8").count("so level counter chose") if log.exists() else 0
        middle, most = (1000 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99))
        print(
            f"{level}: {args.tables} tables, {choices} choices of guests. {len(waits)} answers to another: "
            f"median {middle:.1f} ms, p99 {most:.1f} ms. Thoughts too late: {late}.",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
