"""Many tables of one host at once: a host process, and a process of guests who play, on this machine.

    python -m benchmarks tables_load --tables 200 --seconds 60 --think 5

Two guests sit at each table, each on a line and from a loopback address of their own, and answer what is
asked after ``--think`` seconds, a little more or less. Measured from sending a move to the announcement of it
on the other guest's line. The host keeps every action on the disk, as always.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ASKS: Final = re.compile(r"Lay away \d|^Your turn\. Count|Enter to go on|Enter to count|for the next game")
BOTH: Final = 2
"""Guests at a table."""


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    """Seconds from a move to its announcement to the other."""
    moves: int = 0
    lost: int = 0

    def percentile(self, share: float) -> float:
        """Milliseconds below which so many of the waits are."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Guest:
    """One guest on a page's wire."""

    def __init__(self, number: int, port: int, figures: Figures, think: float, *, page: bool) -> None:
        self.number = number
        self.other: Guest | None = None
        self.code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.moved_at = 0.0
        self._port = port
        self._figures = figures
        self._think = think
        self._page = page
        self._card = 0
        self._is_due = False
        self._wire: ClientConnection | None = None

    def begin(self) -> None:
        """Start the game, by the first line of the table's screen."""
        assert self._wire is not None
        self._answer(self._wire, "1")

    async def play(self, enter: dict[str, Any]) -> None:
        """Sit down and play until cancelled."""
        address = f"127.{1 + self.number // 62500}.{self.number // 250 % 250}.{1 + self.number % 250}"
        async with connect(
            f"ws://127.0.0.1:{self._port}/wire",
            compression=None,
            local_addr=(address, 0),
            open_timeout=120,
            ping_interval=None,
            max_size=None,
        ) as wire:
            await wire.send(json.dumps({**enter, "forms": not self._page}))
            self._wire = wire
            async for frame in wire:
                await self._take(wire, json.loads(frame))
        self._figures.lost += 1

    async def _take(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if "seated" in message:
            self.code.set_result(message["seated"]["code"])
            return
        lines = message.get("say") or [form[0] for form in message.get("forms", ())]
        for line in lines:
            self._heard(line)
            if "would make" in line:
                self.moved_at = 0.0
                self._answer(wire, str(self._card + 1), is_move=True)
            elif ASKS.search(line):
                self._asked(wire, line)

    def _heard(self, line: str) -> None:
        other = self.other
        if other is not None and other.moved_at and line.startswith(f"Guest {other.number}: "):
            self._figures.waits.append(time.monotonic() - other.moved_at)
            other.moved_at = 0.0

    def _asked(self, wire: ClientConnection, line: str) -> None:
        self._card = 0
        if "Lay away" in line:
            self._answer(wire, "1 2")
        elif "Count" in line:
            self._answer(wire, "1", is_move=True)
        else:
            self._answer(wire, "go on")

    def _answer(self, wire: ClientConnection, text: str, *, is_move: bool = False) -> None:
        if self._is_due:
            return
        self._is_due = True

        async def send() -> None:
            self._is_due = False
            self._card += 1
            self._figures.moves += 1
            if is_move:
                self.moved_at = time.monotonic()
            with suppress(ConnectionClosed):
                await wire.send(json.dumps({"line": text}))

        wait = self._think * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(wait, lambda: asyncio.ensure_future(send()))


async def guests(
    port: int, tables: int, seconds: float, think: float, begun: Callable[[], None], *, page: bool
) -> Figures:
    """Seat everybody, let them play for so long, and measure that time."""
    figures = Figures()
    playing: list[asyncio.Task[None]] = []
    for table in range(tables):
        first, second = (
            Guest(BOTH * table + place, port, figures, think, page=page) for place in range(BOTH)
        )
        first.other, second.other = second, first
        playing.append(asyncio.ensure_future(first.play({"open": {"name": f"Guest {first.number}"}})))
        code = await first.code
        entering = {"enter": {"code": code, "name": f"Guest {second.number}"}}
        playing.append(asyncio.ensure_future(second.play(entering)))
        await second.code
        first.begin()
    print(f"{tables} tables with {BOTH * tables} guests are playing.", flush=True)
    await asyncio.sleep(2 * think)
    figures.waits.clear()
    figures.moves = 0
    begun()
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures


def start_host(home: Path) -> tuple[subprocess.Popen[str], int]:
    """A host process, and the port of its page door."""
    command = [sys.executable, "-m", "cribbage_a11y", "host", "--home", str(home), "--bind", "127.0.0.1"]
    process = subprocess.Popen(
        [*command, "--public-name", "127.0.0.1", "--ssh-port", "0", "--http-port", "0"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(5)]
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", lines[2])
    assert found is not None
    return process, int(found.group(1))


def usage(process: int) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return ticks / 100, pages * resource.getpagesize() / 1e6


def main(arguments: list[str]) -> int:
    """Run the load and print what was measured."""
    parser = argparse.ArgumentParser(prog="tables_load")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=5)
    parser.add_argument("--lines-only", action="store_true", help="guests of the installed program, no pages")
    args = parser.parse_args(arguments)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as home:
        process, port = start_host(Path(home))
        try:
            _seconds, empty = usage(process.pid)
            before: list[float] = []

            def begun() -> None:
                before.append(usage(process.pid)[0])

            work = guests(port, args.tables, args.seconds, args.think, begun, page=not args.lines_only)
            figures = asyncio.run(work)
            seconds, full = usage(process.pid)
        finally:
            process.terminate()
            process.wait(60)
    middle, late = figures.percentile(0.5), figures.percentile(0.99)
    print(
        f"{figures.moves} actions in {args.seconds:.0f} s, {figures.moves / args.seconds:.0f} a second. "
        f"Move to announcement: median {middle:.0f} ms, p99 {late:.0f} ms, {len(figures.waits)} measured. "
        f"Lines lost: {figures.lost}. Host: {seconds - before[0]:.1f} s of processor, "
        f"{(full - empty) * 1000 / args.tables:.0f} kB a table with its two lines."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
