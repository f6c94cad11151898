"""Links between hosts: a guest who dials one host is passed on to the host that has the table.

A link is one channel of an SSH connection to the other host's door, a line of JSON for each message. The user
name is :data:`RELAY`; either end is known by its key, as the directory gives it. So nothing that guests are
shown goes over the network in the clear, and nobody can pass for a host who cannot write to the directory.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

import asyncssh

from cribbage_a11y.net.directory import HostCard

RELAY: Final = "relay"
"""The user name of one host at another's door."""
_WITHIN: Final = 4.0
"""Seconds in which another host must take up a link."""
_KEEPALIVE: Final = 4
"""Seconds of silence after which the other host is asked whether it is there; it is lost after two more."""

_Connecting: TypeAlias = "asyncio.Task[asyncssh.SSHClientConnection]"

_log = logging.getLogger("cribbage_a11y.net.link")


class HostSilent(Exception):  # noqa: N818 -- it says what is so
    """The other host takes up no link."""


class Link(Protocol):
    """One guest's way between two hosts. Messages are whatever JSON can hold, but not ``None``."""

    async def receive(self) -> Any:
        """The next message; ``None`` at the end."""

    def send(self, message: Any) -> None:
        """A message; never waits. Nothing happens after the end."""

    async def drain(self) -> None:
        """Wait while too much is on its way."""

    @property
    def unsent(self) -> int:
        """How many bytes wait to be sent."""

    def close(self) -> None:
        """End it, once all is sent."""


class StreamLink:
    """A link over the streams of an SSH channel."""

    def __init__(self, reader: asyncssh.SSHReader[str], writer: asyncssh.SSHWriter[str]) -> None:
        self._reader = reader
        self._writer = writer

    async def receive(self) -> Any:
        """See :class:`Link`."""
        try:
            line = await self._reader.readline()
            return json.loads(line) if line else None
        except (OSError, asyncssh.Error, ValueError):
            return None

    def send(self, message: Any) -> None:
        """See :class:`Link`."""
        if not self._writer.is_closing():
            self._writer.write(json.dumps(message) + "\n")

    async def drain(self) -> None:
        """See :class:`Link`."""
        try:
            await self._writer.drain()
        except (OSError, asyncssh.Error):
            return

    @property
    def unsent(self) -> int:
        """See :class:`Link`."""
        return self._writer.channel.get_write_buffer_size()

    def close(self) -> None:
        """See :class:`Link`."""
        self._writer.close()


class Links:
    """The connections of this host to others, each opened when it is first wanted."""

    def __init__(self, key: asyncssh.SSHKey) -> None:
        """``key`` is the one by which this host is known."""
        self._key = key
        self._connections: dict[HostCard, _Connecting] = {}

    async def to(self, card: HostCard) -> Link:
        """A new link to a host. Raises :class:`HostSilent`."""
        try:
            async with asyncio.timeout(_WITHIN):
                connection = await asyncio.shield(self._connection(card))
                writer, reader, _errors = await connection.open_session(encoding="utf-8", errors="replace")
        except (OSError, asyncssh.Error, TimeoutError, ValueError) as error:
            _log.warning("another host takes up no link: %s", type(error).__name__)
            raise HostSilent from None
        return StreamLink(reader, writer)

    def close(self) -> None:
        """End all."""
        for connecting in self._connections.values():
            if connecting.done() and not connecting.cancelled() and connecting.exception() is None:
                connecting.result().close()
            connecting.cancel()

    def _connection(self, card: HostCard) -> _Connecting:
        connecting = self._connections.get(card)
        if connecting is None:
            connecting = self._connections[card] = asyncio.ensure_future(self._connect(card))
            connecting.add_done_callback(lambda done: self._forget_failed(card, done))
        return connecting

    def _forget_failed(self, card: HostCard, done: _Connecting) -> None:
        if done.cancelled() or done.exception() is not None:
            self._connections.pop(card, None)

    async def _connect(self, card: HostCard) -> asyncssh.SSHClientConnection:
        return await asyncssh.connect(
            card.name,
            card.port,
            client_factory=lambda: _Lost(lambda: self._connections.pop(card, None)),
            username=RELAY,
            client_keys=[self._key],
            known_hosts=([asyncssh.import_public_key(card.host_key)], [], []),
            config=None,
            agent_path=None,
            preferred_auth="publickey",
            login_timeout=_WITHIN,
            keepalive_interval=_KEEPALIVE,
            keepalive_count_max=2,
            compression_algs=["none"],
        )


class _Lost(asyncssh.SSHClient):
    """Tells when a connection has ended."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._tell()


def card_of(key: asyncssh.SSHKey, host_key: asyncssh.SSHKey, instance: str, name: str, port: int) -> HostCard:
    """The card of this host, with the door that it opened."""
    public = host_key.export_public_key().decode().strip()
    return HostCard(key.get_fingerprint(), instance, name, port, public)
