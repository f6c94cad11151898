"""What every directory promises, in memory and in a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cribbage_a11y.net.directory import EVENTS_KEPT, HostCard, Leases, Owner, TableDirectory
from kit.directories import LEASES, LIMITS, InMemory, InServer, Place, card
from kit.redis_server import RedisServer
from kit.rooms import run

A, B = card("a"), card("b", port=8122)
LONG_ENOUGH = 1.2
"""Of a lease: so much of it is over for sure."""


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    with RedisServer() as started:
        yield started


@pytest.fixture(params=["memory", "server"])
def place(request: pytest.FixtureRequest) -> Place:
    return InMemory() if request.param == "memory" else InServer(request.getfixturevalue("server").url)


@asynccontextmanager
async def both(place: Place) -> AsyncIterator[tuple[TableDirectory, TableDirectory]]:
    """The directories of two hosts at work."""
    first, second = place.directory(), place.directory()
    await first.join(A)
    await second.join(B)
    yield first, second
    await first.close()
    await second.close()


def with_both(
    place: Place, work: Callable[[TableDirectory, TableDirectory], Coroutine[Any, Any, None]]
) -> None:
    async def worked() -> None:
        async with both(place) as (first, second):
            await work(first, second)

    run(worked())


def test_a_code_belongs_to_the_host_that_claimed_it_first(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await second.owner("1234567890") is None
        assert await first.claim("1234567890", A.id)
        assert not await second.claim("1234567890", B.id)
        assert not await first.claim("1234567890", A.id)
        assert await second.owner("1234567890") == Owner(A.id, A)
        await second.release("1234567890", B.id)
        assert await second.owner("1234567890") == Owner(A.id, A)
        await first.release("1234567890", A.id)
        assert await second.claim("1234567890", B.id)
        assert await first.owner("1234567890") == Owner(B.id, B)

    with_both(place, work)


def test_a_dead_host_is_silent_first_and_then_its_codes_are_free(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await first.claim("1234567890", A.id)
        await place.wait(LONG_ENOUGH * LEASES.host)
        assert await second.owner("1234567890") == Owner(A.id, None)
        assert await second.host(A.id) is None
        assert not await second.claim("1234567890", B.id)
        await place.wait(LEASES.code - LEASES.host)
        assert await second.owner("1234567890") is None
        assert await second.claim("1234567890", B.id)

    with_both(place, work)


def test_leases_that_are_renewed_do_not_run_out(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await first.claim("1234567890", A.id)
        for _ in range(4):
            await place.wait(LEASES.host / 2)
            assert await first.join(A) is None
            assert await first.renew(["1234567890"], A.id) == []
        assert await second.owner("1234567890") == Owner(A.id, A)
        assert await second.renew([], B.id) == []

    with_both(place, work)


def test_what_the_directory_lost_is_claimed_again_but_not_from_another(place: Place) -> None:
    codes = [f"{number:010}" for number in range(1200)]

    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await first.renew(codes, A.id) == []
        await place.lose_all()
        assert await second.owner(codes[0]) is None
        assert await second.claim(codes[700], B.id)
        await first.join(A)
        assert await first.renew(codes, A.id) == [codes[700]]
        assert await second.owner(codes[1199]) == Owner(A.id, A)
        assert (await second.owner(codes[700]) or A).id == B.id

    with_both(place, work)


def test_one_data_folder_is_one_host_at_a_time(place: Place) -> None:
    started_again = card("a", "second")
    elsewhere = HostCard(A.id, "third", "c", 1, "key of a")

    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await first.join(A) is None
        assert await first.join(started_again) is None
        assert await second.join(elsewhere) == started_again
        await place.wait(LONG_ENOUGH * LEASES.host)
        assert await second.join(elsewhere) is None
        assert await first.join(started_again) == elsewhere
        assert await first.host(A.id) == elsewhere

    with_both(place, work)


def test_wrong_codes_count_for_all_hosts_together_and_the_waits_double(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await first.judge("10.0.0.1", right=False)
        assert await second.judge("10.0.0.1", right=False)
        assert await second.judge("10.0.0.1", right=True)
        assert await first.judge("10.0.0.1", right=False)
        for directory in (first, second):
            assert not await directory.judge("10.0.0.1", right=True)
            assert not await directory.judge("10.0.0.1", right=False)
            assert await directory.judge("10.0.0.2", right=True)
        await place.wait(LONG_ENOUGH * LIMITS.first_wait)
        assert await second.judge("10.0.0.1", right=True)
        assert await second.judge("10.0.0.1", right=False)
        await place.wait(LONG_ENOUGH * LIMITS.first_wait)
        assert not await first.judge("10.0.0.1", right=True)
        await place.wait(LONG_ENOUGH * LIMITS.first_wait)
        assert await first.judge("10.0.0.1", right=True)

    with_both(place, work)


def test_an_old_wait_is_forgotten(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        for _ in range(LIMITS.wrong):
            assert await first.judge("10.0.0.1", right=False)
        assert not await second.judge("10.0.0.1", right=True)
        await place.wait(LIMITS.first_wait + LONG_ENOUGH * LIMITS.window)
        assert await second.judge("10.0.0.1", right=False)
        assert await first.judge("10.0.0.1", right=True)

    with_both(place, work)


def test_all_addresses_together_may_guess_so_often(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        for number in range(LIMITS.of_all):
            assert await (first, second)[number % 2].judge(f"10.0.0.{number}", right=False)
        assert not await first.judge("10.1.1.1", right=True)
        assert not await second.judge("10.1.1.2", right=False)
        await place.wait(LONG_ENOUGH * LIMITS.window_of_all)
        assert await first.judge("10.1.1.1", right=True)

    with_both(place, work)


def test_the_latest_events_of_each_guest_are_kept_for_a_while(place: Place) -> None:
    async def work(first: TableDirectory, second: TableDirectory) -> None:
        assert await first.events("anna") == []
        await first.keep_events({"anna": [b"1", b"2"], "bert": [b"3"]})
        await first.keep_events({"anna": [b"\x00\xff"]})
        assert await second.events("anna") == [b"1", b"2", b"\x00\xff"]
        assert await second.events("bert") == [b"3"]
        await second.keep_events({"anna": [b"%d" % number for number in range(EVENTS_KEPT)]})
        assert await first.events("anna") == [b"%d" % number for number in range(EVENTS_KEPT)]
        await place.wait(LONG_ENOUGH * LEASES.events)
        assert await first.events("anna") == []

    with_both(place, work)


def test_a_card_is_read_as_it_was_written() -> None:
    assert HostCard.from_json(A.as_json()) == A
    assert A.address == "a:8022"


def test_leases_keep_their_proportion() -> None:
    assert Leases.of(2) == Leases(2, 12)
    assert Leases.of(6).renewal == 2
