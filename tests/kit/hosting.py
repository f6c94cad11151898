"""A host at work in a thread of the tests, with real doors on loopback addresses."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from cribbage_a11y.app.hosting_disk import Disk
from cribbage_a11y.app.hosting_tables import HostedTable, new_folder
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.net.host import Host
from cribbage_a11y.net.room import Room

LOOPBACK = "127.0.0.1"
SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)
_T = TypeVar("_T")


class HostAtWork:
    """Runs an event loop in a thread; ``doors`` are opened in it and closed at the end."""

    def __init__(self, home: Path, pace: float = 0.0, grace: float = 0.2) -> None:
        self.home = home
        self.loop = asyncio.new_event_loop()
        self.executor = ThreadPoolExecutor(2)
        self.thinking = Thinking()
        self.disk = Disk()
        self.makers: list[HostedTable] = []
        self.grace = grace
        self._pace = pace
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._closing: list[Callable[[], None]] = []
        self._at_end: list[Coroutine[Any, Any, None]] = []

    def __enter__(self) -> Self:
        self._thread.start()
        self.host = self.run(self._host())
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.run(self.host.stop())
        for work in self._at_end:
            self.run(work)
        for close in self._closing:
            self.loop.call_soon_threadsafe(close)
        time.sleep(0.1)
        for maker in self.makers:
            maker.let_go()
        self.disk.close()
        self.loop.call_soon_threadsafe(self.thinking.close)
        self.run(_end_tasks())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()
        self.executor.shutdown()

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do something in the host's loop, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def closing(self, close: Callable[[], None]) -> None:
        """Something to be done at the end, in the loop."""
        self._closing.append(close)

    def at_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Something more to be done at the end."""
        self._at_end.append(work)

    def open(self, rules: Rules = SHORT) -> Room:
        """A table of the host's own."""

        async def opened() -> Room:
            room = await self.host.open(rules=rules)
            assert isinstance(room, Room)
            room.grace = self.grace
            return room

        return self.run(opened())

    def maker(self) -> HostedTable:
        """The place of a new table."""
        folder = new_folder(self.home / "tables")
        made = HostedTable(folder, self.home / "records", self.executor, self.thinking, self.disk, self._pace)
        self.makers.append(made)
        return made

    def records(self) -> list[Path]:
        """The records of finished games; those being written are waited for."""
        written = threading.Event()
        self.disk.work(written.set)
        assert written.wait(20)
        return sorted((self.home / "records").glob("*.jsonl"))

    async def _host(self) -> Host:
        host = Host(self.maker, time.monotonic, "counter", refusal_delay=0.05)
        host.start()
        return host


async def _end_tasks() -> None:
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
