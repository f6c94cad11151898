"""The directory in Redis or Valkey: what stands there and for how long, and what happens when it is away."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator

import pytest
from redis.asyncio import Redis

from cribbage_a11y.net.directory import DirectoryAway
from cribbage_a11y.net.directory_redis import WITHIN, NoAddress, RedisDirectory, where
from kit.directories import LIMITS, InServer, card
from kit.hosting import LOOPBACK
from kit.redis_server import RedisServer, free_port
from kit.rooms import run


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    with RedisServer() as started:
        yield started


def test_everything_has_an_end_and_no_code_token_or_address_stands_there(server: RedisServer) -> None:
    async def work() -> None:
        place = InServer(server.url)
        directory = place.directory()
        await directory.join(card("a"))
        await directory.claim("1234567890", "id of a")
        await directory.renew(["2345678901"], "id of a")
        for _ in range(LIMITS.wrong):
            await directory.judge("203.0.113.77", right=False)
        await directory.keep_events({"a place": [b"sealed"]})
        await directory.close()
        asked = Redis.from_url(server.url)
        keys = [key async for key in asked.scan_iter(f"{place.prefix}*")]
        assert len(keys) == 7
        for key in keys:
            assert await asked.pttl(key) > 0
            kept = await asked.dump(key) or b""
            for secret in (b"1234567890", b"2345678901", b"203.0.113.77"):
                assert secret not in key
                assert secret not in kept
        await asked.aclose()

    run(work())


def test_a_server_that_is_gone_or_silent_is_away_within_seconds() -> None:
    async def work() -> None:
        for url in (f"redis://{LOOPBACK}:{free_port()}", silent_url):
            directory = RedisDirectory(url)
            start = time.monotonic()
            with pytest.raises(DirectoryAway):
                await directory.owner("1234567890")
            assert time.monotonic() - start < WITHIN + 1
            await directory.close()

    with socket.create_server((LOOPBACK, 0)) as silent:
        silent_url = f"redis://{LOOPBACK}:{silent.getsockname()[1]}"
        run(work())


def test_a_silent_server_delays_nobody_else() -> None:
    async def work() -> None:
        directory = RedisDirectory(url)
        asking = [asyncio.ensure_future(directory.owner(str(number))) for number in range(40)]
        longest = 0.0
        while not all(asked.done() for asked in asking):
            start = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - start)
        assert all(isinstance(asked.exception(), DirectoryAway) for asked in asking)
        assert longest < 0.5
        await directory.close()

    with socket.create_server((LOOPBACK, 0)) as silent:
        url = f"redis://{LOOPBACK}:{silent.getsockname()[1]}"
        run(work())


def test_why_it_is_away_names_no_secret() -> None:
    async def work() -> None:
        for url, says in (
            (f"redis://:hidden@{LOOPBACK}:{free_port()}", "Connection refused|ConnectionError"),
            ("unix:///nowhere/at/all", "No such file or directory"),
            ("redis://:hidden@nobody.invalid", "\\w"),
        ):
            directory = RedisDirectory(url)
            with pytest.raises(DirectoryAway, match=says) as away:
                await directory.events("anna")
            assert "hidden" not in str(away.value)
            await directory.close()

    run(work())


def test_a_wrong_password_and_nonsense_are_no_answer(server: RedisServer) -> None:
    async def work() -> None:
        place = InServer(server.url)
        asked = Redis.from_url(server.url)
        await asked.set(f"{place.prefix}host:a", "nothing of ours", px=60_000)
        directory = place.directory()
        with pytest.raises(DirectoryAway, match="something else"):
            await directory.host("a")
        await directory.close()
        await asked.aclose()
        wrong = RedisDirectory(f"redis://nobody:wrong@{LOOPBACK}:{server.port}")
        with pytest.raises(DirectoryAway, match="AuthenticationError"):
            await wrong.host("a")
        await wrong.close()

    run(work())


@pytest.mark.parametrize(
    "url", ["", "localhost:6379", "http://localhost", "redis://[", "redis://a:b", "redis://a/0?nonsense=1"]
)
def test_what_is_no_address_of_a_server_is_refused_at_once(url: str) -> None:
    with pytest.raises(NoAddress):
        RedisDirectory(url)


def test_where_a_server_is_is_told_without_its_password() -> None:
    assert where("redis://:hidden@db.example:7000/2") == "db.example:7000"
    assert where("redis://db.example") == "db.example:6379"
    assert where("unix:///run/redis.sock") == "/run/redis.sock"
