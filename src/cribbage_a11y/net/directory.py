"""Where hosts learn of each other: who owns a table's code, who guessed, and what returning guests missed.

A host alone needs no more than :class:`LocalDirectory`, in its own memory. Hosts that share tables use
:class:`~cribbage_a11y.net.directory_redis.RedisDirectory`. Whoever can write to a shared directory can pass
for a host; see ``docs/decisions/0023-shared-directory.md`` for what is kept there and why.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Final, NamedTuple, Protocol, Self

from cribbage_a11y.net.limits import USUAL_LIMITS, Guesses, GuessLimits

EVENTS_KEPT: Final = 64
"""Entries of one guest's event list; see :mod:`event_lists`."""


class DirectoryAway(Exception):  # noqa: N818 -- it says what is so
    """The directory does not answer. The message says why, without names, codes or passwords."""


@dataclass(frozen=True)
class Leases:
    """Seconds that a claim lasts unless it is renewed."""

    host: float = 10.0
    """After so long without a word a host is gone."""
    code: float = 60.0
    """After so long its tables' codes are nobody's. Until then guests hear that the host does not answer."""
    events: float = 3600.0
    """After so long without a new one a guest's events are forgotten."""

    @classmethod
    def of(cls, host: float) -> Self:
        """All in the usual proportion to the lease of a host."""
        return cls(host, 6 * host)

    @property
    def renewal(self) -> float:
        """Seconds between two renewals: two may be missed."""
        return self.host / 3


USUAL_LEASES: Final = Leases()


@dataclass(frozen=True)
class HostCard:
    """How the other hosts reach one, and know it for itself."""

    id: str
    """The fingerprint of the key by which it proves itself to other hosts. Belongs to its data folder."""
    instance: str
    """Chosen anew at every start: two processes are two, even with copies of one data folder."""
    name: str
    port: int
    """The address of its SSH door, as other hosts dial it."""
    host_key: str
    """The public key that this door shows."""

    @property
    def address(self) -> str:
        """Where its door is."""
        return f"{self.name}:{self.port}"

    def as_json(self) -> str:
        """As it is kept."""
        return json.dumps({**asdict(self), "address": self.address})

    @classmethod
    def from_json(cls, text: str) -> HostCard:
        """What :meth:`as_json` gave."""
        data = json.loads(text)
        names = ("id", "instance", "name", "host_key")
        return cls(port=int(data["port"]), **{name: str(data[name]) for name in names})


class Owner(NamedTuple):
    """Whose table a code opens."""

    id: str
    card: HostCard | None
    """``None`` while the host has said nothing for longer than its lease."""


class TableDirectory(Protocol):
    """What hosts share. Every method may raise :class:`DirectoryAway`, within seconds."""

    async def join(self, card: HostCard) -> HostCard | None:
        """Be at work as this host for one lease. ``None`` when that is so; else who is there in its place.

        The same data folder may be taken over at once by a process at the same address, since that address
        is free again; from elsewhere, only when the lease has run out.
        """

    async def claim(self, code: str, host: str) -> bool:
        """Own a new code for one lease, if nobody owns it."""

    async def renew(self, codes: Sequence[str], host: str) -> list[str]:
        """Own codes for one more lease, also those that the directory has lost; those that are another's."""

    async def release(self, code: str, host: str) -> None:
        """The code is dead, if it was this host's."""

    async def owner(self, code: str) -> Owner | None:
        """Whose code it is."""

    async def host(self, host: str) -> HostCard | None:
        """A host at work, by its id."""

    async def judge(self, address: str, *, right: bool) -> bool:
        """Whether a code from an address is looked at; a wrong one that is counts, for all hosts together."""

    async def keep_events(self, entries: Mapping[str, Sequence[bytes]]) -> None:
        """Add sealed entries to event lists, by the lists' places; the latest are kept, for a while."""

    async def events(self, place: str) -> list[bytes]:
        """The entries of an event list, the oldest first."""

    async def close(self) -> None:
        """Ask no more."""


def mark(kind: str, secret: str) -> str:
    """What stands for a code, a token or an address in a directory, where none is to be read at a glance."""
    return sha256(f"cribbage {kind} {secret}".encode("utf-8", "surrogatepass")).hexdigest()


@dataclass
class Board:
    """The memory behind directories of one process."""

    clock: Callable[[], float]
    limits: GuessLimits = USUAL_LIMITS
    hosts: dict[str, tuple[float, HostCard]] = field(default_factory=dict)
    codes: dict[str, tuple[float, str]] = field(default_factory=dict)
    """Each with the time at which its lease runs out."""
    lists: dict[str, tuple[float, list[bytes]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.guesses = Guesses(limits=self.limits)


class LocalDirectory:
    """A directory in memory: for a host alone, or for several in one process."""

    def __init__(self, board: Board, leases: Leases = USUAL_LEASES) -> None:
        self._board = board
        self._leases = leases

    async def join(self, card: HostCard) -> HostCard | None:
        """See :class:`TableDirectory`."""
        there = await self.host(card.id)
        if there is not None and there.instance != card.instance and there.address != card.address:
            return there
        self._board.hosts[card.id] = (self._until(self._leases.host), card)
        return None

    async def claim(self, code: str, host: str) -> bool:
        """See :class:`TableDirectory`."""
        if self._owner_of(code) is not None:
            return False
        self._board.codes[code] = (self._until(self._leases.code), host)
        return True

    async def renew(self, codes: Sequence[str], host: str) -> list[str]:
        """See :class:`TableDirectory`."""
        lost = [code for code in codes if self._owner_of(code) not in (None, host)]
        until = self._until(self._leases.code)
        self._board.codes.update({code: (until, host) for code in codes if code not in lost})
        return lost

    async def release(self, code: str, host: str) -> None:
        """See :class:`TableDirectory`."""
        if self._owner_of(code) == host:
            del self._board.codes[code]

    async def owner(self, code: str) -> Owner | None:
        """See :class:`TableDirectory`."""
        host = self._owner_of(code)
        return None if host is None else Owner(host, await self.host(host))

    async def host(self, host: str) -> HostCard | None:
        """See :class:`TableDirectory`."""
        until, card = self._board.hosts.get(host, (0.0, None))
        return card if self._board.clock() < until else None

    async def judge(self, address: str, *, right: bool) -> bool:
        """See :class:`TableDirectory`."""
        return self._board.guesses.judge(address, self._board.clock(), right=right)

    async def keep_events(self, entries: Mapping[str, Sequence[bytes]]) -> None:
        """See :class:`TableDirectory`."""
        for place, added in entries.items():
            kept = [*await self.events(place), *added][-EVENTS_KEPT:]
            self._board.lists[place] = (self._until(self._leases.events), kept)

    async def events(self, place: str) -> list[bytes]:
        """See :class:`TableDirectory`."""
        until, kept = self._board.lists.get(place, (0.0, []))
        return list(kept) if self._board.clock() < until else []

    async def close(self) -> None:
        """See :class:`TableDirectory`."""

    def _owner_of(self, code: str) -> str | None:
        until, host = self._board.codes.get(code, (0.0, ""))
        if self._board.clock() < until:
            return host
        self._board.codes.pop(code, None)
        return None

    def _until(self, lease: float) -> float:
        return self._board.clock() + lease
