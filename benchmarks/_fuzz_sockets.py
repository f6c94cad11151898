"""Attacks through real sockets: frames of a page, everything of SSH but the game, and no protocol at all."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncssh
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from benchmarks import _fuzz_input as nonsense
from benchmarks._fuzz_guard import Guard, memory
from benchmarks._light_guest import loopback_address
from cribbage_a11y.app.hosting_disk import Disk
from cribbage_a11y.app.hosting_tables import HostedTable, new_folder
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.net.host import Host
from cribbage_a11y.net.page_door import PageDoor, close_page_door
from cribbage_a11y.net.room import Room
from cribbage_a11y.net.ssh_door import host_key, open_ssh_door

HERE: Final = "127.0.0.1"
FASTER: Final = 1000.0
"""So many times faster goes the clock of the host, so that its limits keep nothing out."""
FRAMES: Final = 300
"""Frames of one page."""
ROUND: Final = 40
"""Requests of one SSH connection, about."""
_WAIT: Final = 5.0
_TERMS: Final = (
    "xterm-256color",
    "dumb",
    "",
    "vt100",
    "../../../etc/passwd",
    "x" * 500,
    "linux\x1b[2J",
    "ünï",
)
_LOCALES: Final = (
    "de_DE.UTF-8",
    "C",
    "en.hex",
    "en.rot13",
    "en.idna",
    "en.utf-16",
    "en.\x00",
    "x" * 999,
    ".",
)
_NOT_HERE: Final = (
    b"x11-req",
    b"auth-agent-req@openssh.com",
    b"exec",
    b"subsystem",
    b"shell",
    b"xon-xoff",
    b"keepalive@openssh.com",
    b"\xff\x00",
)
"""Requests on a channel where the game is played already."""


class Attackers:
    """Clients of one host."""

    def __init__(self, pages: int, ssh: int, code: str, guard: Guard) -> None:
        self.sent = 0
        self._pages, self._ssh, self._code, self._guard = pages, ssh, code, guard
        self._chance = random.Random(3)
        self._number = 0

    def _address(self) -> tuple[str, int]:
        """Another address of this machine for each connection."""
        self._number += 1
        return loopback_address(self._number % 50_000), 0

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

    async def ssh(self) -> None:
        """One connection that asks for everything but the game; with few bytes from one key to the next."""
        chance = self._chance
        with suppress(asyncssh.Error, OSError, TimeoutError, ValueError):
            async with asyncssh.connect(
                HERE,
                self._ssh,
                username=nonsense.user(chance, (self._code,)),
                known_hosts=None,
                config=None,
                client_keys=None,
                agent_path=None,
                local_addr=self._address(),
                rekey_bytes=chance.choice([2000, 10**9]),
                login_timeout=_WAIT,
            ) as connection:
                await chance.choice([self._session, self._refused_session])(connection)
                for _ in range(ROUND):
                    await self._asks(connection)

    async def _session(self, connection: asyncssh.SSHClientConnection) -> None:
        """The game with any terminal, and what a terminal may send."""
        chance = self._chance
        size = tuple(chance.choice([0, 1, 80, 2**31, 2**32 - 1]) for _ in range(4))
        modes = {chance.randrange(1, 160): chance.choice([0, 1, 2**32 - 1]) for _ in range(4)}
        named: dict[bytes | str, bytes | str] = {
            chance.choice(["LANG", "LC_ALL", "TERM", "LD_PRELOAD", "NO_COLOR"]): chance.choice(_LOCALES)
        }
        term = chance.choice(_TERMS)
        more: dict[str, Any] = {"term_type": term, "term_size": size, "term_modes": modes} if term else {}
        channel, _session = await connection.create_session(
            asyncssh.SSHClientSession, env=named, encoding=None, **more
        )
        for _ in range(ROUND):
            self.sent += 1
            kind = chance.randrange(6)
            if kind == 0 and term:
                channel.change_terminal_size(*(chance.choice([0, 5, 80, 2**32 - 1]) for _ in range(4)))
            elif kind == 1:
                channel.send_signal(chance.choice(["INT", "KILL", "HUP", nonsense.text(chance, 9)]))
            elif kind == 2:
                channel.send_break(chance.choice([0, 2**32 - 1]))
            elif kind == 3:
                wanted = chance.choice(_NOT_HERE)
                if await channel._make_request(wanted, os.urandom(chance.randrange(40))):
                    self._guard.note(f"taken: {wanted!r}")
            else:
                sent = chance.choice([nonsense.characters(chance), nonsense.line(chance), "Ada\r"])
                channel.write(sent.encode("utf-8", "surrogatepass"))
        channel.write_eof()

    async def _refused_session(self, connection: asyncssh.SSHClientConnection) -> None:
        """A command, files, another system: taken by nobody."""
        chance = self._chance
        self.sent += 1
        wanted: dict[str, Any] = chance.choice(
            [
                {"command": "id"},
                {"command": "/bin/sh -c 'touch owned'"},
                {"subsystem": "sftp"},
                {"subsystem": "x" + nonsense.text(chance, 20)},
            ]
        )
        await connection.create_session(asyncssh.SSHClientSession, **wanted)
        self._guard.note(f"taken: {wanted}")

    async def _asks(self, connection: asyncssh.SSHClientConnection) -> None:
        """Forwarding in all directions, another session, files."""
        asks: list[Callable[[], Awaitable[object]]] = [
            lambda: connection.open_connection(HERE, 22),
            lambda: connection.open_connection("169.254.169.254", 80),
            lambda: connection.open_unix_connection("/var/run/docker.sock"),
            lambda: connection.forward_remote_port("", 0, HERE, 22),
            lambda: connection.forward_remote_path("/tmp/x", "/tmp/y"),
            lambda: connection.start_sftp_client(),
            lambda: connection.create_session(asyncssh.SSHClientSession, "id"),
            lambda: connection.create_session(asyncssh.SSHClientSession),
        ]
        self.sent += 1
        try:
            await asyncio.wait_for(self._chance.choice(asks)(), _WAIT)
        except (asyncssh.ChannelOpenError, asyncssh.ChannelListenError, asyncssh.SFTPError):
            return
        self._guard.note("something but the game was given over SSH")


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
        while attackers.sent < count:
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
        f"{attackers.sent} attacks through sockets in {time.monotonic() - started:.0f} s; memory "
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
