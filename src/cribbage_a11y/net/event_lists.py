"""The event lists of a shared directory: a guest whose host was killed still hears what was missed.

An entry holds the events of some bursts that were said to one guest, already filtered for that seat and in
finished sentences, sealed by that guest's token; see :mod:`sealed`. Answers, questions and what was asked of
the guest are not in it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from cribbage_a11y.net.directory import DirectoryAway, TableDirectory
from cribbage_a11y.net.outbox import KEPT, Burst, Outbox
from cribbage_a11y.net.sealed import Seal
from cribbage_a11y.present.utterance import Urgency, Utterance

_EVERY: Final = 0.1
"""Seconds of bursts that go into one entry."""
_WHILE_AWAY: Final = 1.0
"""Seconds more until a directory that is away is tried again."""
_BATCH: Final = 20
"""Lists sent at once: to seal them takes a few milliseconds, in which no guest is served."""


class _List:
    """What is not yet kept of one guest's."""

    def __init__(self, outbox: Outbox, seal: Seal, due: dict[_List, None]) -> None:
        self.seal = seal
        self._outbox = outbox
        self._due = due
        self._waiting: list[Burst] = []

    def add(self, burst: Burst) -> None:
        """A burst was said, or would have been."""
        events = tuple(said for said in burst.utterances if said.urgency is Urgency.EVENT)
        if events:
            self._waiting = [*self._waiting[1 - KEPT :], Burst(burst.number, events)]
            self._due[self] = None

    def entry(self) -> bytes:
        """All that waits, sealed, with the number of the last burst that a line took."""
        short = self._outbox.style.braille
        bursts = [
            [number, [_data_of(said, short=short) for said in utterances]]
            for number, utterances in self._waiting
        ]
        return self.seal.close([self._outbox.heard, bursts])

    def kept_until(self, number: int) -> None:
        """The bursts until this one wait no more."""
        self._waiting = [burst for burst in self._waiting if burst.number > number]
        if not self._waiting:
            self._due.pop(self, None)

    @property
    def last(self) -> int:
        """The number of the last burst that waits."""
        return self._waiting[-1].number


class EventLists:
    """Keeps the events of all guests of a host, in a task of its own."""

    def __init__(self, directory: TableDirectory) -> None:
        self._directory = directory
        self._due: dict[_List, None] = {}

    async def seat(self, outbox: Outbox, token: str) -> None:
        """A guest shows a token: from now on keep what is said, and after a restart fetch what was."""
        if not token or outbox.on_burst is not None:
            return
        is_new = not outbox.number
        kept = _List(outbox, Seal(token), self._due)
        outbox.on_burst = kept.add
        if is_new:
            with suppress(DirectoryAway):
                _restore(outbox, kept.seal, await self._directory.events(kept.seal.place))

    async def keep(self) -> bool:
        """Send what waits; whether all could be.

        Where the directory is away it waits on, but no more of it than a guest could get back.
        """
        due = list(self._due)
        for start in range(0, len(due), _BATCH):
            batch = {kept: kept.last for kept in due[start : start + _BATCH]}
            try:
                await self._directory.keep_events({kept.seal.place: [kept.entry()] for kept in batch})
            except DirectoryAway:
                return False
            for kept, last in batch.items():
                kept.kept_until(last)
        return True

    async def keep_for_ever(self) -> None:
        """Do so until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            if not await self.keep():
                await asyncio.sleep(_WHILE_AWAY)


def _restore(outbox: Outbox, seal: Seal, entries: list[bytes]) -> None:
    opened = [data for data in map(seal.open, entries) if data]
    if opened:
        bursts = [
            Burst(number, tuple(_said(data) for data in said))
            for _, entry in opened
            for number, said in entry
        ]
        outbox.restore(bursts, heard=max(heard for heard, _ in opened))


def _data_of(said: Utterance, *, short: bool) -> list[str]:
    """The short form costs as much to word as all the rest, so it is kept for those who read it alone."""
    return [said.text, said.speech, said.braille if short else "", said.region]


def _said(data: list[Any]) -> Utterance:
    text, speech, braille, region = data
    return Utterance(text, speech, braille, Urgency.EVENT, region)
