"""The SSH door: a guest's own terminal. The user name is the table's code, and there is no password.

Nothing but the game is to be had here: no shell, no command, no files, no forwarding of anything.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

import asyncssh

from cribbage_a11y.net.directory import HostCard
from cribbage_a11y.net.host import Host, Shut
from cribbage_a11y.net.limits import NAMING
from cribbage_a11y.net.link import RELAY, StreamLink
from cribbage_a11y.net.link_door import receive
from cribbage_a11y.net.room import Room
from cribbage_a11y.net.ssh_relay import SshAddress
from cribbage_a11y.net.ssh_session import GuestSession

_KEEPALIVE: Final = 15
"""Seconds after which a silent line is asked whether it is there; it is lost after three without answer."""

_Stream: TypeAlias = Callable[
    ["asyncssh.SSHReader[str]", "asyncssh.SSHWriter[str]", "asyncssh.SSHWriter[str]"], Awaitable[None]
]

_log = logging.getLogger("cribbage_a11y.net.ssh")


def host_key(path: Path) -> asyncssh.SSHKey:
    """The key by which clients know the host again: read from a file that only its owner reads, or made."""
    if path.exists():
        path.chmod(0o600)
        return asyncssh.read_private_key(path)
    key = asyncssh.generate_private_key("ssh-ed25519")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key.export_private_key())
    return key


def fingerprint(key: asyncssh.SSHKey) -> str:
    """The fingerprint as OpenSSH shows it."""
    return key.get_fingerprint()


async def open_ssh_door(
    host: Host, key: asyncssh.SSHKey, bind: str, port: int, public_name: str
) -> asyncssh.SSHAcceptor:
    """Let guests in by SSH. Raises :class:`OSError` where the port is taken."""
    address = SshAddress(public_name)

    def connection() -> _Connection:
        return _Connection(host, address)

    acceptor = await asyncssh.listen(
        bind,
        port,
        server_factory=connection,
        server_host_keys=[key],
        password_auth=False,
        public_key_auth=True,
        kbdint_auth=False,
        host_based_auth=False,
        gss_host=None,
        agent_forwarding=False,
        x11_forwarding=False,
        allow_scp=False,
        sftp_factory=None,
        line_editor=False,
        encoding="utf-8",
        errors="replace",
        login_timeout=NAMING,
        keepalive_interval=_KEEPALIVE,
        rdns_lookup=False,
        compression_algs=["none"],
        server_version="cribbage",
    )
    address.port = acceptor.get_port()
    return acceptor


class _Connection(asyncssh.SSHServer):
    """One client. Everybody is let in without a proof, to one session that is the game and nothing else."""

    def __init__(self, host: Host, address: SshAddress) -> None:
        self.host = host
        self.address = address
        self.peer = ""
        self.user = ""
        self._is_counted = False
        self._is_host = False
        self._has_session = False

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.peer = str(conn.get_extra_info("peername")[0])
        self._is_counted = self.host.lobby.connections.take(self.peer)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_counted:
            self.host.lobby.connections.release(self.peer)
        _log.info("a line from %s ended: %s", self.peer, type(exc).__name__ if exc else "closed")

    @property
    def is_one_too_many(self) -> bool:
        """Whether the address has too many lines."""
        return not self._is_counted

    async def find(self, code: str) -> Room | HostCard | Shut:
        """Where the table of a code is."""
        return await self.host.find(code, self.peer)

    def begin_auth(self, username: str) -> bool:
        """Guests prove nothing; another host proves which one it is."""
        self.user = username
        self._is_host = username == RELAY and self.host.is_sharing
        return self._is_host

    def public_key_auth_supported(self) -> bool:
        return self._is_host

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        return self._is_host and await self.host.member.knows(key.get_fingerprint())

    def session_requested(self) -> bool | GuestSession | _Stream:
        if self._is_host:
            return lambda reader, writer, _errors: receive(self.host, StreamLink(reader, writer))
        if self._has_session:
            return False
        self._has_session = True
        return GuestSession(self)
