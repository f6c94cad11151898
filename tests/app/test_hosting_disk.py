"""The disk of a host: many tables' actions seen on it together, and nothing said before they are."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cribbage_a11y.app.hosting_disk import THREADS, Disk
from cribbage_a11y.app.hosting_tables import FACTS, HostedTable
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.net.tasks import until_safe


class SlowDisk:
    """Writes only when it is told to go on."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.go = threading.Event()

    def write(self, number: int) -> None:
        self.go.wait(10)
        self.written.append(number)


def with_disk(work: Callable[[Disk, SlowDisk, list[str]], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        disk, slow = Disk(), SlowDisk()
        try:
            await work(disk, slow, [])
        finally:
            slow.go.set()
            disk.close()

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(2000):
        if is_so():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came")


def test_nothing_is_said_before_what_led_to_it_is_on_the_disk() -> None:
    async def work(disk: Disk, slow: SlowDisk, said: list[str]) -> None:
        disk.when_safe(lambda: said.append("nothing waits"))
        assert said == ["nothing waits"]
        for descriptor in range(10, 30):
            disk.soon(descriptor, partial(slow.write, descriptor))
            disk.when_safe(lambda descriptor=descriptor: said.append(f"of {descriptor}"))  # type: ignore[misc]
        await asyncio.sleep(0.05)
        disk.when_safe(lambda: said.append("after them"))
        assert said == ["nothing waits"]
        slow.go.set()
        await until(lambda: len(said) == 22)
        assert said == ["nothing waits", *(f"of {number}" for number in range(10, 30)), "after them"]
        assert sorted(slow.written) == list(range(10, 30))

    with_disk(work)


def test_what_is_written_while_the_disk_is_busy_is_seen_next() -> None:
    async def work(disk: Disk, slow: SlowDisk, said: list[str]) -> None:
        disk.soon(10, partial(slow.write, 10))
        disk.when_safe(lambda: said.append("first"))
        await asyncio.sleep(0.02)
        disk.soon(11, partial(slow.write, 11))
        disk.soon(11, partial(slow.write, 11))
        disk.when_safe(lambda: said.append("second"))
        slow.go.set()
        await until(lambda: len(said) == 2)
        assert said == ["first", "second"]
        assert slow.written == [10, 11]

    with_disk(work)


def test_a_line_that_fails_keeps_nobody_else_waiting(caplog: pytest.LogCaptureFixture) -> None:
    async def work(disk: Disk, slow: SlowDisk, said: list[str]) -> None:
        slow.go.set()
        disk.soon(10, partial(slow.write, 10))
        disk.when_safe(lambda: said.remove("what is not there"))
        disk.when_safe(lambda: disk.when_safe(lambda: said.append("asked for by another")))
        disk.when_safe(lambda: said.append("another"))
        await until(lambda: len(said) == 2)
        assert said == ["another", "asked for by another"]

    with_disk(work)
    assert "a line failed: ValueError" in caplog.text


def test_without_an_event_loop_something_is_written_at_once() -> None:
    slow = SlowDisk()
    slow.go.set()
    disk, said = Disk(), list[str]()
    disk.soon(10, partial(slow.write, 10))
    disk.when_safe(lambda: said.append("at once"))
    assert slow.written == [10]
    assert said == ["at once"]
    disk.close()


def test_records_are_made_one_after_the_other_and_a_failure_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    disk, made = Disk(), list[int]()
    for number in range(2 * THREADS):
        disk.work(lambda number=number: made.append(number))  # type: ignore[misc]
    disk.work(lambda: made.remove(-1))
    disk.close()
    assert made == list(range(2 * THREADS))
    assert "a record failed: ValueError" in caplog.text


def test_of_two_things_for_the_same_file_the_newer_is_done_and_a_failure_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    async def work() -> None:
        disk, done = Disk(), list[str]()
        disk.soon("table", lambda: done.append("older"))
        disk.soon("table", lambda: done.append("newer"))
        disk.soon("other", lambda: done.remove("what is not there"))
        disk.soon("full", full)
        disk.when_safe(lambda: done.append("said"))
        await until(lambda: "said" in done)
        assert done == ["newer", "said"]
        disk.soon("table", lambda: done.append("at the end"))
        disk.close()
        assert done[-1] == "at the end"

    asyncio.run(work())
    assert "a table cannot be kept: ValueError" in caplog.text
    assert "a table cannot be kept: No space left on device" in caplog.text


def test_a_table_that_is_closed_while_it_is_kept_leaves_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        disk = Disk()
        thinking = Thinking()
        with ThreadPoolExecutor(1) as executor:
            table = HostedTable(tmp_path / "t", tmp_path / "records", executor, thinking, disk)
            table.keep({"code": "1234567890"})
            await until_safe(table.when_safe)
            assert (tmp_path / "t" / FACTS).read_text() == '{"code": "1234567890"}'
            table.keep({"code": "0987654321"})
            table.forget()
            table.keep({"code": "1111111111"})
            await until_safe(table.when_safe)
            assert not (tmp_path / "t").exists()
        disk.close()
        thinking.close()

    asyncio.run(work())
