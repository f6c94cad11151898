"""A host at work, and clients that are closed at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from kit.hosting import HostAtWork
from kit.page_client import Come, PageClient
from kit.sharing import Sharing, two_hosts


@pytest.fixture
def at(tmp_path: Path) -> Iterator[HostAtWork]:
    with HostAtWork(tmp_path) as host:
        yield host


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Sharing, Sharing]]:
    """Two hosts that share a directory."""
    with two_hosts(tmp_path) as hosts:
        yield hosts


@pytest.fixture
def come() -> Iterator[Come]:
    """Makes clients, and closes them at the end."""
    with ExitStack() as closing:

        def made(port: int, **options: Any) -> PageClient:
            client = PageClient(port, **options)
            closing.callback(client.close)
            return client

        yield made
