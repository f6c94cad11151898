"""The disk of a host: many tables' actions seen on it together, and nothing said before they are."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cribbage_a11y.app import hosting_disk
from cribbage_a11y.app.hosting_disk import THREADS, Disk
from cribbage_a11y.app.hosting_tables import FACTS, HostedTable
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.net.tasks import until_safe


class SlowDisk:
    """Sees files only when it is told to go on."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.go = threading.Event()

    def sync(self, descriptor: int) -> None:
        self.go.wait(10)
        self.seen.append(descriptor)


def with_disk(work: Callable[[Disk, SlowDisk, list[str]], object], monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowDisk()
    monkeypatch.setattr(hosting_disk, "sync_now", slow.sync)

    async def run() -> None:
        disk = Disk()
        try:
            await work(disk, slow, [])  # type: ignore[misc]
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


def test_nothing_is_said_before_what_led_to_it_is_on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(disk: Disk, slow: SlowDisk, said: list[str]) -> None:
        disk.when_safe(lambda: said.append("nothing waits"))
        assert said == ["nothing waits"]
        for descriptor in range(10, 30):
            disk.written(descriptor)
            disk.when_safe(lambda descriptor=descriptor: said.append(f"of {descriptor}"))  # type: ignore[misc]
        await asyncio.sleep(0.05)
        disk.when_safe(lambda: said.append("after them"))
        assert said == ["nothing waits"]
        slow.go.set()
        await until(lambda: len(said) == 22)
        assert said == ["nothing waits", *(f"of {number}" for number in range(10, 30)), "after them"]
        assert sorted(slow.seen) == list(range(10, 30))

    with_disk(work, monkeypatch)


def test_what_is_written_while_the_disk_is_busy_is_seen_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(disk: Disk, slow: SlowDisk, said: list[str]) -> None:
        disk.written(10)
        disk.when_safe(lambda: said.append("first"))
        await asyncio.sleep(0.02)
        disk.written(11)
        disk.written(11)
        disk.when_safe(lambda: said.append("second"))
        slow.go.set()
        await until(lambda: len(said) == 2)
        assert said == ["first", "second"]
        assert slow.seen == [10, 11]

    with_disk(work, monkeypatch)


def test_a_line_that_fails_keeps_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(disk: Disk, slow: SlowDisk, said: list[str]) -> None:
        slow.go.set()
        disk.written(10)
        disk.when_safe(lambda: said.remove("what is not there"))
        disk.when_safe(lambda: disk.when_safe(lambda: said.append("asked for by another")))
        disk.when_safe(lambda: said.append("another"))
        await until(lambda: len(said) == 2)
        assert said == ["another", "asked for by another"]

    with_disk(work, monkeypatch)
    assert "a line failed: ValueError" in caplog.text


def test_a_disk_that_fails_is_logged_and_a_closed_file_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(hosting_disk, "sync_now", fails)

    async def work() -> None:
        disk, said = Disk(), list[str]()
        with (tmp_path / "table").open("wb") as file:
            closed = os.dup(file.fileno())
            os.close(closed)
            disk.written(closed)
            disk.when_safe(lambda: said.append("closed"))
            await until(lambda: bool(said))
            assert not caplog.records
            disk.written(file.fileno())
            disk.when_safe(lambda: said.append("open"))
            await until(lambda: len(said) == 2)
        disk.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert caplog.text.count("a table is not safe on the disk: Input/output error") == 1


def test_without_an_event_loop_a_file_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowDisk()
    slow.go.set()
    monkeypatch.setattr(hosting_disk, "sync_now", slow.sync)
    disk, said = Disk(), list[str]()
    disk.written(10)
    disk.when_safe(lambda: said.append("at once"))
    assert slow.seen == [10]
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
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        disk, done = Disk(), list[str]()
        disk.soon("table", lambda: done.append("older"))
        disk.soon("table", lambda: done.append("newer"))
        disk.soon("other", lambda: done.remove("what is not there"))
        disk.written(0, tmp_path / "gone")
        disk.when_safe(lambda: done.append("said"))
        await until(lambda: "said" in done)
        assert done == ["newer", "said"]
        disk.soon("table", lambda: done.append("at the end"))
        disk.close()
        assert done[-1] == "at the end"

    asyncio.run(work())
    assert "a table cannot be kept: ValueError" in caplog.text


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
