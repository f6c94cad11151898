"""Many tables of one host at once: a host process, and a process of guests who play, on this machine.

    python -m benchmarks tables_load --tables 2000 --seconds 60 --think 4

Two guests sit at each table, each on a line and from a loopback address of their own, so that the host's
limits stay as they are. Each answers what is asked of it after ``--think`` seconds, a half more or less: at a
table of two one move each ``--think`` seconds. Measured from sending a move to its announcement on the other
guest's line. The host keeps every action on the disk, as always. Several numbers of tables are measured one
after the other, each with a new host, to see how the cost grows.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks._light_guest import Figures, LightGuest, loopback_address

BOTH: Final = 2
"""Guests at a table."""
IDLE_LINES: Final = 200
"""Lines without a guest that are opened first, to see what a line alone costs."""
AT_ONCE: Final = 20
"""Tables that are opened side by side."""
_REQUEST: Final = (
    b"GET /wire HTTP/1.1\r\nHost: load\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@dataclass
class Usage:
    """What a process has used so far (Linux)."""

    seconds: float
    """Of processor time."""
    kilobytes: float
    """Of memory, now."""


def usage(process: int) -> Usage:
    """What a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return Usage((int(fields[11]) + int(fields[12])) / 100, pages * resource.getpagesize() / 1000)


@dataclass
class Measured:
    """One number of tables."""

    tables: int
    figures: Figures
    wall: float
    """Seconds measured."""
    processor: float
    """Seconds of the host's processor in that time."""
    own: float
    """Seconds of the processor of this process, which plays for the guests."""
    line: float
    begun: float
    ended: float
    """Kilobytes: a line alone; a table without its lines, when its game begins and at the end."""

    def __str__(self) -> str:
        figures = self.figures
        return (
            f"{self.tables:5} tables: {figures.moves / self.wall:4.0f} actions a second; move to "
            f"announcement median {figures.percentile(0.5):.0f} ms, p99 {figures.percentile(0.99):.0f} ms, "
            f"{len(figures.waits)} measured; {1000 * self.processor / max(figures.moves, 1):.2f} ms of the "
            f"host's processor an action, {100 * self.processor / self.wall:.0f} % of one, "
            f"and {100 * self.own / self.wall:.0f} % of "
            f"another for the guests; memory of a table "
            f"{self.begun:.0f} kB at the start, {self.ended:.0f} kB at the end, and {self.line:.0f} kB a "
            f"line; lines lost {figures.lost}."
        )


async def one_line_costs(port: int, process: int) -> float:
    """Kilobytes of the host that a line takes on which nobody has come in yet."""
    before = usage(process).kilobytes
    lines = [
        await asyncio.open_connection("127.0.0.1", port, local_addr=(loopback_address(number), 0))
        for number in range(IDLE_LINES)
    ]
    for reader, writer in lines:
        writer.write(_REQUEST)
        await reader.readuntil(b"\r\n\r\n")
    cost = (usage(process).kilobytes - before) / IDLE_LINES
    for _reader, writer in lines:
        writer.transport.abort()
    return cost


async def sit_down(table: int, port: int, figures: Figures, think: float, *, page: bool) -> list[LightGuest]:
    """Two guests at a new table."""
    first, second = (
        LightGuest(BOTH * table + place, figures, lambda: think, page=page) for place in range(BOTH)
    )
    first.other, second.other = second, first
    await first.come(port, {"open": {"name": f"Guest {first.number}"}})
    code = await first.code
    await second.come(port, {"enter": {"code": code, "name": f"Guest {second.number}"}})
    await second.code
    return [first, second]


async def play(
    port: int,
    process: int,
    tables: int,
    seconds: float,
    think: float,
    told: Callable[[str], None],
    *,
    page: bool,
) -> Measured:
    """Seat everybody, let them play for so long, and measure that time."""
    figures, guests = Figures(), list[LightGuest]()
    line = await one_line_costs(port, process)
    await asyncio.sleep(1)
    empty = usage(process).kilobytes
    for start in range(0, tables, AT_ONCE):
        coming = range(start, min(start + AT_ONCE, tables))
        for pair in await asyncio.gather(*(sit_down(n, port, figures, think, page=page) for n in coming)):
            guests += pair
    for first in guests[::BOTH]:
        first.begin()
        await asyncio.sleep(2 * think / tables)
    told(f"{tables} tables with {len(guests)} guests are playing.")

    def of_a_table() -> float:
        return (usage(process).kilobytes - empty) / tables - BOTH * line

    await asyncio.sleep(2 * think)
    begun, before = of_a_table(), usage(process).seconds
    figures.waits.clear()
    figures.moves, own = 0, time.process_time()
    await asyncio.sleep(seconds)
    processor = usage(process).seconds - before
    own = time.process_time() - own
    measured = Measured(tables, figures, seconds, processor, own, line, begun, of_a_table())
    for guest in guests:
        guest.leave()
    return measured


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


def measure(tables: int, seconds: float, think: float, *, page: bool) -> Measured:
    """A new host with so many tables."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        process, port = start_host(Path(home))
        try:
            told = lambda text: print(text, flush=True)  # noqa: E731
            return asyncio.run(play(port, process.pid, tables, seconds, think, told, page=page))
        finally:
            process.terminate()
            process.wait(120)


def main(arguments: list[str]) -> int:
    """Run the load and print what was measured."""
    parser = argparse.ArgumentParser(prog="tables_load")
    parser.add_argument("--tables", type=int, nargs="+", default=[100])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=4)
    parser.add_argument("--lines-only", action="store_true", help="guests of the installed program, no pages")
    args = parser.parse_args(arguments)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for tables in args.tables:
        print(measure(tables, args.seconds, args.think, page=not args.lines_only), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
