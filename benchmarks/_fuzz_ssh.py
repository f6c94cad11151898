"""Attacks through the SSH door: everything of the protocol but the game."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncssh

from benchmarks import _fuzz_input as nonsense
from benchmarks._fuzz_guard import Guard

HERE: Final = "127.0.0.1"
ROUND: Final = 40
"""Requests of one connection, about."""
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


class SshAttacker:
    """A client of a host with one table of a known code."""

    def __init__(self, port: int, code: str, guard: Guard) -> None:
        self.sent = 0
        self._port, self._code, self._guard = port, code, guard
        self._chance = random.Random(4)

    async def attack(self, address: tuple[str, int]) -> None:
        """One connection that asks for everything but the game; with few bytes from one key to the next."""
        chance = self._chance
        with suppress(asyncssh.Error, OSError, TimeoutError, ValueError):
            async with asyncssh.connect(
                HERE,
                self._port,
                username=nonsense.user(chance, (self._code,)),
                known_hosts=None,
                config=None,
                client_keys=None,
                agent_path=None,
                local_addr=address,
                rekey_bytes=chance.choice([2000, 10**9]),
                login_timeout=_WAIT,
            ) as connection:
                with suppress(asyncssh.Error, OSError):
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
            lambda: connection.forward_remote_path("remote.sock", "local.sock"),
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
