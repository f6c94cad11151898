"""Where guests come in whom another host sends here: each by one link, counted by the guest's address."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Any, cast

import asyncssh
from websockets.exceptions import ConnectionClosed

from cribbage_a11y.net import door_words, page_relay, ssh_relay
from cribbage_a11y.net.host import Host, Shut
from cribbage_a11y.net.link import Link
from cribbage_a11y.net.page_door import Visit
from cribbage_a11y.net.page_relay import LinkedFrames
from cribbage_a11y.net.room import Room
from cribbage_a11y.net.ssh_relay import LinkedChannel, SshAddress, Terminal
from cribbage_a11y.net.ssh_session import GuestSession

_log = logging.getLogger("cribbage_a11y.net.link")


async def receive(host: Host, link: Link) -> None:
    """Let one guest in, until the link or the visit ends."""
    first = await link.receive()
    try:
        if isinstance(first, dict):
            await _let_in(host, link, first)
    except (KeyError, TypeError, ValueError) as error:
        _log.warning("another host speaks otherwise: %s", type(error).__name__)
    finally:
        link.close()


async def _let_in(host: Host, link: Link, first: dict[str, Any]) -> None:
    address = str(first["address"])
    is_counted = host.lobby.connections.take(address)
    try:
        if first["door"] == page_relay.DOOR:
            await _page(host, LinkedFrames(link), address, is_counted)
        elif first["door"] == ssh_relay.DOOR:
            await _ssh(_Sent(host, first, address, is_counted), link, Terminal.of(first))
    finally:
        if is_counted:
            host.lobby.connections.release(address)
    _log.info("a line from %s by way of another host ended", address)


async def _page(host: Host, frames: LinkedFrames, address: str, is_counted: bool) -> None:
    if not is_counted:
        await frames.send(json.dumps({"refused": door_words.too_many_lines(), "about": "code"}))
        return
    try:
        await Visit(host, frames, address, is_sent=True).run()
    except ConnectionClosed:
        return


class _Sent:
    """A client of the SSH door of another host."""

    def __init__(self, host: Host, first: Mapping[str, Any], address: str, is_counted: bool) -> None:
        name, port = first["dialled"]
        self.host = host
        self.peer = address
        self.user = str(first["user"])
        self.address = SshAddress(str(name), int(port))
        self.is_one_too_many = not is_counted

    async def find(self, code: str) -> Room | Shut:
        """Where the table of a code is: it must be here."""
        return await self.host.find_here(code, self.peer)


async def _ssh(client: _Sent, link: Link, terminal: Terminal) -> None:
    session = GuestSession(client)
    session.connection_made(cast("asyncssh.SSHServerChannel[str]", LinkedChannel(link)))
    if terminal.kind is not None:
        session.pty_requested(terminal.kind, terminal.size, terminal.modes)
    session.session_started()
    try:
        while (message := await link.receive()) is not None:
            if isinstance(message, str):
                session.data_received(message, None)
            elif "size" in message:
                session.terminal_size_changed(*message["size"])
            else:
                session.eof_received()
    finally:
        session.connection_lost(None)
