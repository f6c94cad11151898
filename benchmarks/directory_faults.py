"""Two hosts that share a directory, under load, while the directory's server is killed again and again.

    python -m benchmarks directory_faults --tables 200 --seconds 60 --every 10

Half of the tables are opened at each host, and the second guest of every table comes by the other host, so
that every move or its announcement goes over a link. Every so many seconds Redis, or Valkey, is killed as
by SIGKILL and started again with nothing in it. At the end each host is asked for every table. Printed is
what was lost, and how long it took from sending a move to its announcement on the other guest's line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect

from benchmarks._light_guest import Figures, LightGuest, loopback_address

LOOPBACK: Final = "127.0.0.1"
LEASE: Final = "3"
"""Seconds: less than the directory is away, so that every lease runs out."""
_AT_ONCE: Final = 20
_PROBES: Final = 100_000
"""The number of the first guest who only asks for a table: none of those who play has it."""


class Server:
    """Redis or Valkey, with nothing on the disk."""

    def __init__(self) -> None:
        program = shutil.which("valkey-server") or shutil.which("redis-server")
        if program is None:
            raise SystemExit("Neither valkey-server nor redis-server is installed.")
        with socket.socket() as probe:
            probe.bind((LOOPBACK, 0))
            self.port = int(probe.getsockname()[1])
        options = ("--port", str(self.port), "--bind", LOOPBACK, "--save", "", "--appendonly", "no")
        self._command = [program, *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Be there, empty."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        """Be gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class HostProcess:
    """One host, and the port of its page door."""

    def __init__(self, home: Path, directory: str) -> None:
        command = [sys.executable, "-m", "cribbage_a11y", "host", "--home", str(home), "--bind", LOOPBACK]
        options = ("--public-name", LOOPBACK, "--ssh-port", "0", "--http-port", "0")
        self.process = subprocess.Popen(
            [*command, *options, "--directory", directory, "--lease", LEASE],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        lines = [self.process.stdout.readline() for _ in range(5)]
        found = re.search(rf"http://{LOOPBACK}:(\d+)/", lines[2])
        assert found is not None
        self.port = int(found.group(1))

    def health(self) -> str:
        """The line of health."""
        with urllib.request.urlopen(f"http://{LOOPBACK}:{self.port}/health", timeout=30) as answer:
            return str(answer.read().decode()).strip()

    def stop(self) -> None:
        """End it gently."""
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


@dataclass
class Waits:
    """Seconds from moves to their announcements, by how the server was when they were announced."""

    undisturbed: list[float]
    """Before the first restart."""
    while_away: list[float] = field(default_factory=list)
    while_there: list[float] = field(default_factory=list)


def in_words(waits: list[float]) -> str:
    """Median, 99th percentile and longest, in milliseconds."""
    middle, late, worst = (Figures(waits).percentile(share) for share in (0.5, 0.99, 1))
    return f"median {middle:.0f} ms, p99 {late:.0f} ms, longest {worst:.0f} ms, {len(waits)} measured"


async def sit_down(table: int, ports: list[int], figures: Figures, think: float) -> list[LightGuest]:
    """Two guests at a new table of one host, the second by way of the other; they begin to play."""
    here, there = ports[table % 2], ports[1 - table % 2]
    first, second = (LightGuest(2 * table + place, figures, lambda: think, page=False) for place in (0, 1))
    first.other, second.other = second, first
    await first.come(here, {"open": {"name": f"Guest {first.number}"}})
    await second.come(there, {"enter": {"code": await first.code, "name": f"Guest {second.number}"}})
    await second.code
    first.begin()
    return [first, second]


async def is_found(code: str, port: int, number: int) -> bool:
    """Whether a host answers for a code: at a table whose seats are taken it is the name that will not do."""
    address = (loopback_address(_PROBES + number), 0)
    async with connect(f"ws://{LOOPBACK}:{port}/wire", compression=None, local_addr=address) as wire:
        await wire.send(json.dumps({"enter": {"code": code, "name": "Somebody"}}))
        return bool(json.loads(await wire.recv()).get("about") == "name")


async def restart_again_and_again(server: Server, figures: Figures, seconds: float, every: float) -> Waits:
    """Kill and start the server for so long; how long moves took meanwhile."""
    waits = Waits(await waits_within(figures, every))
    for _ in range(int(seconds // every)):
        server.kill()
        waits.while_away += await waits_within(figures, every / 2)
        server.start()
        waits.while_there += await waits_within(figures, every / 2)
    return waits


async def waits_within(figures: Figures, seconds: float) -> list[float]:
    """How long those moves took that were announced in the time to come."""
    figures.waits.clear()
    await asyncio.sleep(seconds)
    return list(figures.waits)


async def faults(
    server: Server, hosts: list[HostProcess], tables: int, seconds: float, every: float, think: float
) -> str:
    """Play, restart the server meanwhile, and look for every table afterwards; what was lost, in words."""
    figures, guests, ports = Figures(), list[LightGuest](), [host.port for host in hosts]
    for start in range(0, tables, _AT_ONCE):
        coming = range(start, min(start + _AT_ONCE, tables))
        for pair in await asyncio.gather(*(sit_down(table, ports, figures, think) for table in coming)):
            guests += pair
    print(f"{tables} tables with {len(guests)} guests are playing at two hosts.", flush=True)
    await asyncio.sleep(2 * think)
    figures.moves = 0
    waits = await restart_again_and_again(server, figures, seconds, every)
    moves, lost = figures.moves, figures.lost
    await asyncio.sleep(2 * float(LEASE))
    health = [await asyncio.to_thread(host.health) for host in hosts]
    codes = [guest.code.result() for guest in guests[::2]]
    found = [
        [await is_found(code, port, 2 * number + place) for number, code in enumerate(codes)]
        for place, port in enumerate(ports)
    ]
    for guest in guests:
        guest.leave()
    return (
        f"The server was killed and started empty {int(seconds // every)} times in {seconds:.0f} s. "
        f"{moves} actions, {moves / (seconds + every):.0f} a second. Lines lost: {lost}. Tables lost: "
        f"{sum(not (first and second) for first, second in zip(*found, strict=True))} of {tables}. "
        f"Move to announcement before: {in_words(waits.undisturbed)}; while the server was away: "
        f"{in_words(waits.while_away)}; while it was back: {in_words(waits.while_there)}. "
        f"Health: {'; '.join(health)}."
    )


def main(arguments: list[str]) -> int:
    """Run it and print what was lost."""
    parser = argparse.ArgumentParser(prog="directory_faults")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=10, help="seconds from one restart to the next")
    parser.add_argument("--think", type=float, default=4)
    args = parser.parse_args(arguments)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = Server()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, ExitStack() as at_end:
        server.start()
        at_end.callback(server.kill)
        directory = f"redis://{LOOPBACK}:{server.port}"
        _until_it_answers(server.port)
        hosts = [HostProcess(Path(home) / name, directory) for name in "ab"]
        for host in hosts:
            at_end.callback(host.stop)
        print(asyncio.run(faults(server, hosts, args.tables, args.seconds, args.every, args.think)))
    return 0


def _until_it_answers(port: int) -> None:
    for _ in range(500):
        try:
            socket.create_connection((LOOPBACK, port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise SystemExit("The server did not start.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
