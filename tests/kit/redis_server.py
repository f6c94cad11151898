"""A directory server of the tests: Redis or Valkey in a process of its own, without anything on the disk."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from types import TracebackType
from typing import Self

import pytest

from kit.hosting import LOOPBACK

_STARTS_WITHIN = 10.0


def _program() -> str:
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        assert not os.environ.get("CI"), "valkey-server or redis-server must be there"
        pytest.skip("neither valkey-server nor redis-server is installed")
    return found


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
    return port


class RedisServer:
    """Starts at once; :meth:`kill` takes it away with all it held, :meth:`start` brings back an empty one."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://{LOOPBACK}:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Be there, empty."""
        options = ("--port", str(self.port), "--bind", LOOPBACK, "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen([_program(), *options], stdout=subprocess.DEVNULL)
        until = time.monotonic() + _STARTS_WITHIN
        while True:
            try:
                socket.create_connection((LOOPBACK, self.port), 1).close()
            except OSError:
                assert time.monotonic() < until
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """Be gone, as by SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
