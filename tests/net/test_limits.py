"""Limits: how many, how often, and how long one waits."""

from __future__ import annotations

from cribbage_a11y.net.limits import (
    FIRST_WAIT,
    HOST_WRONG_CODES,
    LONGEST_WAIT,
    WRONG_CODES,
    Guesses,
    Holds,
    Rate,
    address_key,
)


def test_an_address_of_ipv6_is_its_network() -> None:
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"
    assert address_key("fe80::1%eth0") == "fe80::/64"
    assert address_key("::ffff:10.0.0.1") == address_key("10.0.0.1") == "10.0.0.1"
    assert address_key("somewhere") == "somewhere"


def test_a_rate_lets_so_many_through_in_any_window() -> None:
    rate = Rate(2, 10)
    assert [rate.allows(now) for now in (0, 1, 2, 9.9, 10, 10.5, 11)] == [
        True,
        True,
        False,
        False,
        True,
        False,
        True,
    ]


def test_after_five_wrong_codes_an_address_waits_and_the_waits_double() -> None:
    guesses = Guesses()
    now = 0.0
    for _ in range(WRONG_CODES):
        assert guesses.may_try("a", now)
        guesses.wrong("a", now)
    waits = []
    for _ in range(20):
        assert not guesses.may_try("a", now)
        start = now
        while not guesses.may_try("a", now):
            now += FIRST_WAIT / 2
        waits.append(now - start)
        guesses.wrong("a", now)
    assert waits[:4] == [60, 120, 240, 480]
    assert waits[-1] == LONGEST_WAIT
    assert guesses.may_try("b", now)


def test_five_wrong_codes_over_a_long_time_are_free_and_an_old_wait_is_forgotten() -> None:
    guesses = Guesses()
    for time in range(20):
        guesses.wrong("a", time * 200.0)
        assert guesses.may_try("a", time * 200.0)
    for _ in range(WRONG_CODES):
        guesses.wrong("a", 10_000)
    assert not guesses.may_try("a", 10_059)
    guesses.wrong("a", 20_000)
    assert guesses.may_try("a", 20_000)


def test_the_host_takes_so_many_wrong_codes_a_minute_from_all() -> None:
    guesses = Guesses()
    for number in range(HOST_WRONG_CODES):
        assert guesses.may_try(f"10.0.0.{number}", 0)
        guesses.wrong(f"10.0.0.{number}", 0)
    assert not guesses.may_try("10.1.1.1", 59)
    assert guesses.may_try("10.1.1.1", 60)


def test_of_very_many_addresses_the_oldest_is_forgotten() -> None:
    guesses = Guesses(most_addresses=2)
    for _ in range(WRONG_CODES):
        guesses.wrong("a", 0)
    guesses.wrong("b", 1)
    assert not guesses.may_try("a", 1)
    guesses.wrong("c", 2)
    assert guesses.may_try("a", 2)


def test_an_address_holds_so_many() -> None:
    holds = Holds(2)
    assert [holds.take("a"), holds.take("a"), holds.take("a"), holds.take("b")] == [True, True, False, True]
    holds.release("a")
    assert holds.take("a")
    holds.release("b")
    holds.release("b")
    assert holds.take("b")
