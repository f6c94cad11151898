"""What a host does beside serving its guests."""

from __future__ import annotations

import asyncio

import pytest

from cribbage_a11y.net.tasks import Tasks
from kit.rooms import rest, run


def test_an_error_is_noted_by_its_kind_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("5 of hearts")

    async def work() -> None:
        tasks = Tasks()
        tasks.begin(fail())
        await rest()
        await tasks.end()

    run(work())
    assert caplog.messages == ["a task of the host failed: ValueError"]


def test_a_task_that_swallows_a_cancellation_ends_all_the_same() -> None:
    swallowed: list[str] = []

    async def work() -> None:
        async def stubborn() -> None:
            while True:
                try:
                    await asyncio.sleep(60)
                except asyncio.CancelledError:
                    if swallowed:
                        raise
                    swallowed.append("once")

        tasks = Tasks()
        tasks.begin(stubborn())
        await rest()
        await tasks.end()

    run(work())
    assert swallowed == ["once"]
