"""Attacks through real sockets: frames of a page, everything of SSH but the game, and no protocol at all."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from benchmarks import _fuzz_input as nonsense
from benchmarks._fuzz_guard import Guard, memory
from benchmarks._fuzz_ssh import HERE, SshAttacker
from benchmarks._light_guest import loopback_address
from cribbage_a11y.app.hosting_disk import Disk
from cribbage_a11y.app.hosting_tables import HostedTable, new_folder
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.net.host import Host
from cribbage_a11y.net.page_door import PageDoor, close_page_door
from cribbage_a11y.net.room import Room
from cribbage_a11y.net.ssh_door import host_key, open_ssh_door

FASTER: Final = 1000.0
"""So many times faster goes the clock of the host, so that its limits keep nothing out."""
FRAMES: Final = 300
"""Frames of one page."""


class Attackers:
    """Clients of one host."""

    def __init__(self, pages: int, ssh: int, code: str, guard: Guard) -> None:
        self.sent = 0
        self._pages, self._ssh, self._code, self._guard = pages, ssh, code, guard
        self.by_ssh = SshAttacker(ssh, code, guard)
        self._chance = random.Random(3)
        self._number = 0

    def _address(self) -> tuple[str, int]:
        """Another address of this machine for each connection."""
        self._number += 1
        return loopback_address(self._number % 50_000), 0

    async def ssh(self) -> None:
        """Everything of SSH but the game."""
        await self.by_ssh.attack(self._address())

    async def page(self) -> None:
        """A page that sits down, or opens a table, and sends nonsense as text and as bytes."""
        chance = self._chance
        first = chance.choice([{"enter": {"code": self._code, "name": "x"}}, {"open": {"name": "Ada"}}])
        elsewhere = Origin("http://elsewhere.example")
        origin = chance.choice([None, None, Origin(f"http://{HERE}:{self._pages}"), elsewhere])
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(
                f"ws://{HERE}:{self._pages}/wire", local_addr=self._address(), compression=None, origin=origin
            ) as wire:
                if origin == elsewhere:
                    self._guard.note("a page from elsewhere came in")
                await wire.send(json.dumps(first))
                for _ in range(FRAMES):
                    self.sent += 1
                    sent = nonsense.frame(chance).encode("utf-8", "replace")
                    await wire.send(sent if chance.random() < 0.1 else sent.decode())
                    if not chance.randrange(10):
                        with suppress(TimeoutError):
                            await asyncio.wait_for(wire.recv(), 0.001)

    async def http(self) -> None:
        """Requests over HTTP that are none, and files that are not there."""
        chance = self._chance
        path = chance.choice(
            ["/../../etc/passwd", "/%2e%2e/x", "/wire", "/health", "*", nonsense.text(chance)]
        )
        lines = f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n{nonsense.text(chance)}\r\n\r\n"
        answer = await self._raw(self._pages, lines.encode("utf-8", "replace"))
        if b"root:" in answer:
            self._guard.note(f"a file was given: {path}")

    async def garbage(self) -> None:
        """Bytes before, in place of and after the greeting of SSH."""
        chance = self._chance
        greeting = chance.choice(
            [b"", b"SSH-2.0-x\r\n", b"SSH-1.5-x\r\n", b"SSH-2.0-" + b"x" * 5000, b"\r\n" * 99]
        )
        await self._raw(self._ssh, greeting + os.urandom(chance.randrange(4000)))

    async def _raw(self, port: int, data: bytes) -> bytes:
        self.sent += 1
        try:
            reader, writer = await asyncio.open_connection(HERE, port, local_addr=self._address())
        except OSError:
            return b""
        answer = b""
        with suppress(OSError, TimeoutError):
            writer.write(data)
            answer = await asyncio.wait_for(reader.read(4000), 0.02)
        writer.transport.abort()
        return answer


async def attack_sockets(count: int, home: Path, guard: Guard) -> str:
    """So many attacks on a host with open doors; the sentence that says what was done."""
    disk, thinking, started = Disk(), Thinking(), time.monotonic()
    with ThreadPoolExecutor(1) as executor:

        def maker() -> HostedTable:
            return HostedTable(new_folder(home / "tables"), home / "records", executor, thinking, disk, 0)

        host = Host(maker, lambda: FASTER * time.monotonic(), "counter", refusal_delay=0)
        host.start()
        server = await PageDoor(host, HERE, 0).open()
        ssh = await open_ssh_door(host, host_key(home / "key"), HERE, 0, HERE)
        room = await host.open()
        assert isinstance(room, Room)
        pages = next(iter(server.sockets)).getsockname()[1]
        attackers = Attackers(pages, ssh.get_port(), room.code, guard)
        before = memory()
        while attackers.sent + attackers.by_ssh.sent < count:
            attacks = [attackers.page, attackers.http, attackers.garbage, attackers.ssh, attackers.ssh]
            await asyncio.gather(*(attack() for attack in attacks))
        after = memory()
        await _comes_in(pages, room.code, guard)
        await host.stop()
        ssh.close()
        await close_page_door(server)
        await asyncio.sleep(0.5)
        for kept in host.lobby:
            kept.maker.forget()
        disk.close()
        thinking.close()
    return (
        f"{attackers.sent} frames, requests and garbage through sockets and {attackers.by_ssh.sent} requests "
        f"of SSH in {time.monotonic() - started:.0f} s; memory "
        f"{before:.0f} MB before, {after:.0f} MB after."
    )


async def _comes_in(port: int, code: str, guard: Guard) -> None:
    """After all that, somebody comes in as ever."""
    async with connect(f"ws://{HERE}:{port}/wire", local_addr=("127.200.0.1", 0), compression=None) as wire:
        for entering in ({"enter": {"code": code, "name": "Zoe"}}, {"open": {"name": "Zoe"}}):
            await wire.send(json.dumps(entering))
            if "seated" in json.loads(await asyncio.wait_for(wire.recv(), 10)):
                return
    guard.note("nobody can come in any more")
