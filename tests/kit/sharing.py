"""Hosts in threads of the tests that share a directory, each with both doors."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cribbage_a11y.net.codes import new_name
from cribbage_a11y.net.directory import Board, HostCard, Leases, LocalDirectory
from cribbage_a11y.net.link import Links, card_of
from cribbage_a11y.net.membership import Membership
from cribbage_a11y.net.ssh_door import host_key
from kit.directories import AwayNow
from kit.hosting import LOOPBACK, HostAtWork
from kit.page_client import WITHIN, PageClient, page_door
from kit.ssh_client import ssh_door

LEASES = Leases(host=30, code=60)


@dataclass
class Sharing:
    """One host among others."""

    at: HostAtWork
    directory: AwayNow
    card: HostCard
    ssh_port: int
    page_port: int


def share(at: HostAtWork, board: Board) -> Sharing:
    """Open a host's doors, and let it share tables."""
    page_port, ssh_port = page_door(at), ssh_door(at)
    proof, shown = host_key(at.home / "directory_key"), host_key(at.home / "ssh_host_key")
    card = card_of(proof, shown, new_name(), LOOPBACK, ssh_port)
    directory = AwayNow(LocalDirectory(board, LEASES))
    at.run(at.host.share(Membership(directory, card, LEASES, time.monotonic), Links(proof)))
    return Sharing(at, directory, card, ssh_port, page_port)


@contextmanager
def two_hosts(home: Path) -> Iterator[tuple[Sharing, Sharing]]:
    """Two hosts that share a directory in memory."""
    board = Board(time.monotonic)
    with ExitStack() as closing:
        hosts = [closing.enter_context(HostAtWork(home / name)) for name in "ab"]
        first, second = (share(at, board) for at in hosts)
        yield first, second


def soon(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + WITHIN
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def closed_with(client: PageClient) -> int | None:
    """Take all that comes until the connection is closed; with which code."""
    with pytest.raises(ConnectionClosed) as closed:
        client.take_all()
    return closed.value.rcvd.code if closed.value.rcvd is not None else None
