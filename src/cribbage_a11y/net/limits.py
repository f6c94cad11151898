"""How much one address, one guest and all of them together may ask of a host. Time is passed in, in seconds.

The figures are those of ``docs/hosting.md``. Nothing here grows without bound: what is old is forgotten, and
where very many addresses are known, the one that was heard of least recently goes first.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

WRONG_CODES: Final = 5
WRONG_CODE_WINDOW: Final = 600.0
"""So many wrong codes in so many seconds are free; then an address waits."""
FIRST_WAIT: Final = 60.0
LONGEST_WAIT: Final = 86_400.0
"""Seconds of the first wait, which doubles with every further wrong code, and of the longest."""
HOST_WRONG_CODES: Final = 60
HOST_WINDOW: Final = 60.0
"""Wrong codes of all addresses together in so many seconds."""
CONNECTIONS: Final = 8
TABLES: Final = 2
"""Open connections and open tables of one address."""
MESSAGES: Final = 20
MESSAGE_WINDOW: Final = 10.0
"""What one guest may write to the table in so many seconds."""
KEYS: Final = 200
"""Keys and commands of one guest in as many seconds: a key held down gives 30 in one second, and those who
read a history by ear press several."""
LONGEST_MESSAGE: Final = 4096
"""Bytes of one message."""
NAMING: Final = 20.0
"""Seconds without a key while a guest is asked for a name."""
IDLE: Final = 600.0
"""Seconds after which the computer plays for somebody who is waited for and presses nothing."""
ADDRESSES: Final = 50_000
"""Addresses remembered at most."""


def address_key(address: str) -> str:
    """What is counted as one address: of IPv6 the network of 64 bits that one customer has."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return str(parsed)


class Rate:
    """At most ``most`` in any ``window`` seconds."""

    def __init__(self, most: int, window: float) -> None:
        self._most = most
        self._window = window
        self._times: list[float] = []

    def count(self, now: float) -> int:
        """How many there were in the window that ends now."""
        del self._times[: bisect_right(self._times, now - self._window)]
        return len(self._times)

    def allows(self, now: float) -> bool:
        """Take one more, if there is room for it."""
        if self.count(now) >= self._most:
            return False
        self._times.append(now)
        return True


@dataclass(frozen=True)
class GuessLimits:
    """How many wrong codes are taken, and how long one waits after them. Seconds."""

    wrong: int = WRONG_CODES
    window: float = WRONG_CODE_WINDOW
    first_wait: float = FIRST_WAIT
    longest_wait: float = LONGEST_WAIT
    of_all: int = HOST_WRONG_CODES
    window_of_all: float = HOST_WINDOW


USUAL_LIMITS: Final = GuessLimits()


class _Guesser:
    def __init__(self, limits: GuessLimits) -> None:
        self.wrong = Rate(limits.wrong, limits.window)
        self.wait = 0.0
        self.until = 0.0


class Guesses:
    """Wrong codes, by address and of the whole host."""

    def __init__(self, most_addresses: int = ADDRESSES, limits: GuessLimits = USUAL_LIMITS) -> None:
        self._limits = limits
        self._guessers: dict[str, _Guesser] = {}
        self._all = Rate(limits.of_all, limits.window_of_all)
        self._most = most_addresses

    def judge(self, address: str, now: float, *, right: bool) -> bool:
        """Whether a code from this address is looked at; a wrong one that is counts."""
        if not self.may_try(address, now):
            return False
        if not right:
            self.wrong(address, now)
        return True

    def may_try(self, address: str, now: float) -> bool:
        """Whether a code from this address is looked at."""
        guesser = self._guessers.get(address_key(address))
        waits = guesser is not None and now < guesser.until
        return not waits and self._all.count(now) < self._limits.of_all

    def wrong(self, address: str, now: float) -> None:
        """A code was wrong."""
        limits = self._limits
        self._all.allows(now)
        key = address_key(address)
        guesser = self._guessers.pop(key, None) or _Guesser(limits)
        self._guessers[key] = guesser
        if len(self._guessers) > self._most:
            del self._guessers[next(iter(self._guessers))]
        if guesser.wait and now - guesser.until > max(limits.window, guesser.wait):
            guesser.wait = 0.0
        guesser.wrong.allows(now)
        if guesser.wait or guesser.wrong.count(now) >= limits.wrong:
            guesser.wait = min(guesser.wait * 2 or limits.first_wait, limits.longest_wait)
            guesser.until = now + guesser.wait


class Holds:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """One more for this address, if it may."""
        key = address_key(address)
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def release(self, address: str) -> None:
        """One less."""
        key = address_key(address)
        held = self._held.pop(key, 0) - 1
        if held > 0:
            self._held[key] = held
