"""A host among others: its leases, and what it still knows while the directory is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cribbage_a11y.net import membership
from cribbage_a11y.net.directory import DirectoryAway, HostCard, Owner
from cribbage_a11y.net.limits import FIRST_WAIT, WRONG_CODES
from cribbage_a11y.net.membership import Displaced, Membership, alone
from kit.directories import LEASES, AwayNow, InMemory, card
from kit.rooms import run

A, B = card("a"), card("b")


class Two:
    """Two hosts that share a directory in memory; the first one's can be away."""

    def __init__(self) -> None:
        self.place = InMemory()
        self.away = AwayNow(self.place.directory())
        self.first = self.member(A, self.away)
        self.second = self.member(B)

    def member(self, who: HostCard, directory: AwayNow | None = None) -> Membership:
        """A host."""
        return Membership(directory or self.place.directory(), who, LEASES, lambda: self.place.now)


def with_two(work: Callable[[Two], Coroutine[Any, Any, None]]) -> None:
    async def worked() -> None:
        two = Two()
        assert await two.first.begin(["1111111111"]) == []
        assert await two.second.begin(["2222222222"]) == []
        await work(two)

    run(worked())


def test_each_finds_the_tables_of_the_other_and_not_its_own() -> None:
    async def work(two: Two) -> None:
        assert await two.first.owner("2222222222") == Owner(B.id, B)
        assert await two.first.owner("1111111111") is None
        assert await two.first.owner("3333333333") is None
        assert await two.second.knows(A.id)
        assert not await two.second.knows("somebody")

    with_two(work)


def test_a_new_code_is_one_that_nobody_has() -> None:
    async def work(two: Two) -> None:
        drawn = iter(["2222222222", "1111111111", "3333333333"])
        assert await two.first.new_code(lambda: next(drawn)) == "3333333333"
        assert await two.second.owner("3333333333") == Owner(A.id, A)
        await two.first.release("3333333333")
        assert await two.second.owner("3333333333") is None

    with_two(work)


def test_while_the_directory_is_away_the_tables_stay_and_others_are_remembered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(two: Two) -> None:
        first = two.first
        assert await first.owner("2222222222") == Owner(B.id, B)
        assert await first.knows(B.id)
        two.away.is_away = True
        assert first.pause == LEASES.renewal
        assert await first.renew(["1111111111"]) == []
        assert await first.renew(["1111111111"]) == []
        assert first.is_away
        assert first.pause == min(1.0, LEASES.renewal)
        assert await first.owner("2222222222") == Owner(B.id, B)
        assert await first.knows(B.id)
        assert not await first.knows("somebody")
        await first.release("1111111111")
        with pytest.raises(DirectoryAway):
            await first.owner("3333333333")
        with pytest.raises(DirectoryAway):
            await first.new_code(lambda: "4444444444")
        two.away.is_away = False
        await two.place.lose_all()
        assert await first.renew(["1111111111"]) == []
        assert not first.is_away
        assert await two.second.owner("1111111111") == Owner(A.id, A)

    caplog.set_level(logging.INFO, "cribbage_a11y.net.directory")
    with_two(work)
    assert [record.message for record in caplog.records] == [
        "the directory is away: Connection refused",
        "the directory is back, 1 tables claimed again",
    ]


def test_what_is_remembered_is_forgotten_when_it_is_so_no_more() -> None:
    async def work(two: Two) -> None:
        assert await two.first.owner("2222222222") == Owner(B.id, B)
        assert await two.first.knows(B.id)
        await two.place.wait(2 * LEASES.code)
        assert not await two.first.knows(B.id)
        assert await two.first.owner("2222222222") is None
        two.away.is_away = True
        with pytest.raises(DirectoryAway):
            await two.first.owner("2222222222")
        assert not await two.first.knows(B.id)

    with_two(work)


def test_a_silent_host_is_told_from_one_that_never_was() -> None:
    async def work(two: Two) -> None:
        await two.place.wait(1.5 * LEASES.host)
        assert await two.first.owner("2222222222") == Owner(B.id, None)

    with_two(work)


def test_no_more_is_remembered_than_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(two: Two) -> None:
        codes = ["5555555555", "6666666666", "7777777777"]
        assert await two.second.renew(codes) == []
        for code in (*codes[:2], codes[0], codes[2]):
            assert await two.first.owner(code) is not None
        two.away.is_away = True
        assert await two.first.owner(codes[0]) is not None
        with pytest.raises(DirectoryAway):
            await two.first.owner(codes[1])

    monkeypatch.setattr(membership, "REMEMBERED", 2)
    with_two(work)


def test_a_process_with_the_same_data_waits_for_the_other_to_be_gone() -> None:
    async def work(two: Two) -> None:
        again = two.member(HostCard(A.id, "second", "elsewhere", 1, "key of a"))
        beginning = asyncio.ensure_future(again.begin(["1111111111"]))
        await asyncio.sleep(0.05)
        assert not beginning.done()
        await two.place.wait(1.1 * LEASES.host)
        assert await beginning == []
        with pytest.raises(Displaced, match="elsewhere:1"):
            await two.first.renew(["1111111111"])

    with_two(work)


def test_a_process_with_the_same_data_gives_up_where_the_other_stays() -> None:
    async def work(two: Two) -> None:
        again = two.member(HostCard(A.id, "second", "elsewhere", 1, "key of a"))
        beginning = asyncio.ensure_future(again.begin([]))
        while not beginning.done():
            await two.place.wait(LEASES.host / 2)
            await two.first.renew([])
            await asyncio.sleep(0.01)
        with pytest.raises(Displaced, match="a:8022"):
            await beginning

    with_two(work)


def test_who_guessed_here_waits_here_even_when_the_directory_has_lost_it() -> None:
    async def work(two: Two) -> None:
        two.away.is_away = True
        for _ in range(WRONG_CODES):
            assert await two.first.judge("10.0.0.1", right=False)
        assert not await two.first.judge("10.0.0.1", right=True)
        assert await two.first.judge("10.0.0.2", right=True)
        two.away.is_away = False
        assert await two.second.judge("10.0.0.1", right=True)
        assert not await two.first.judge("10.0.0.1", right=True)
        await two.place.wait(FIRST_WAIT)
        assert await two.first.judge("10.0.0.1", right=True)

    with_two(work)


def test_a_host_alone_has_all_it_needs() -> None:
    async def work() -> None:
        member = alone(lambda: 1.0)
        assert await member.new_code(lambda: "1111111111") == "1111111111"
        assert await member.owner("1111111111") is None
        assert await member.judge("10.0.0.1", right=False)
        await member.release("1111111111")
        await member.directory.close()

    run(work())
