"""What has happened at the table, as facts, for reading again in any language and verbosity.

The history only grows. Where somebody reads in it is a value of its own, :class:`Reading`, which names an
entry and not a place in a list, so that it stays where it is while play goes on.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from cribbage_a11y.engine.events import Event
from cribbage_a11y.present.moments import Moment, Topic, moments
from cribbage_a11y.present.utterance import Utterance


class Chat(NamedTuple):
    """A message that somebody wrote to the table."""

    who: str
    text: str


class Note(NamedTuple):
    """Something the program said once, in the words of that moment."""

    text: str


Told = Moment | Chat | Note


class Entry(NamedTuple):
    """One entry; numbers count from 0 and never change."""

    number: int
    told: Told


class Log(StrEnum):
    """Which entries are read."""

    ALL = "all"
    SCORES = "scores"
    CHAT = "chat"


LOGS: Final = tuple(Log)


class Edge(StrEnum):
    """Why a step in the history led nowhere."""

    NEWEST = "newest"
    OLDEST = "oldest"
    EMPTY = "empty"


class Reading(NamedTuple):
    """Where somebody reads: the log, and the number of the entry read last (``None``: not yet any)."""

    log: Log = Log.ALL
    at: int | None = None


class Read(NamedTuple):
    """What a step gives: the new place, and an entry or the reason why there is none."""

    reading: Reading
    entry: Entry | None
    edge: Edge | None = None


class History:
    """All entries of one game, or of several in a row."""

    def __init__(self, told: Iterable[Told] = ()) -> None:
        self._told: list[Told] = []
        self._scores: list[int] = []
        self._chats: list[int] = []
        self.talk = 0
        """How many entries are messages and notes."""
        for each in told:
            self.add(each)

    def __len__(self) -> int:
        return len(self._told)

    def add(self, told: Told) -> Entry:
        """Write one entry, and give it back with its number."""
        number = len(self._told)
        self._told.append(told)
        self.talk += not isinstance(told, Moment)
        if isinstance(told, Chat):
            self._chats.append(number)
        elif isinstance(told, Moment) and told.scored:
            self._scores.append(number)
        return Entry(number, told)

    def add_burst(self, events: Iterable[Event], known: dict[Moment, Moment] | None = None) -> list[Entry]:
        """Write the moments of a burst of events; one that is ``known`` to others is shared with them."""
        found = moments(events)
        if known is not None:
            found = (known.setdefault(moment, moment) for moment in found)
        return [self.add(moment) for moment in found]

    def part(self, numbers: Iterable[int]) -> History:
        """A history of its own of the entries with these numbers."""
        return History(self._told[number] for number in numbers)

    def without_old_talk(self, kept: int) -> list[int]:
        """The numbers of all entries but the oldest messages and notes: so many of those stay."""
        old = self.talk - kept
        numbers = []
        for number, told in enumerate(self._told):
            if old > 0 and not isinstance(told, Moment):
                old -= 1
            else:
                numbers.append(number)
        return numbers

    def take_back(self, events: int, note: Callable[[Moment], Note]) -> list[Moment]:
        """Turn the newest moments, which hold so many events, into notes; those moments, the oldest first.

        Their numbers stay, so that who reads in the history stays where they are.
        """
        taken: list[Moment] = []
        for number in range(len(self) - 1, -1, -1):
            if events <= 0:
                break
            told = self._told[number]
            if isinstance(told, Moment):
                events -= len(told.events)
                taken.append(told)
                self._told[number] = note(told)
                if number in self._scores:
                    self._scores.remove(number)
        return taken[::-1]

    def size(self, log: Log = Log.ALL) -> int:
        """How many entries a log has."""
        return len(self._numbers(log))

    def numbered(self, number: int) -> Entry:
        """An entry by its number, 0 for the oldest; raises :class:`IndexError` where there is none."""
        return Entry(number, self._told[number])

    def newest_first(self) -> Iterator[Moment]:
        """All moments, the newest first."""
        return (told for told in reversed(self._told) if isinstance(told, Moment))

    def latest(self, topic: Topic) -> Moment | None:
        """The newest moment about something."""
        return next((moment for moment in self.newest_first() if moment.topic is topic), None)

    def latest_since_deal(self, topic: Topic) -> Moment | None:
        """The newest moment about something in the hand that is played."""
        for moment in self.newest_first():
            if moment.topic in (topic, Topic.DEAL):
                return moment if moment.topic is topic else None
        return None

    def since(self, topic: Topic) -> list[Moment]:
        """The moments since the newest one about something, itself included, the oldest first."""
        found: list[Moment] = []
        for moment in self.newest_first():
            found.append(moment)
            if moment.topic is topic:
                break
        return found[::-1]

    def newest(self, reading: Reading) -> Read:
        """To the newest entry of the log."""
        return self._end(reading, -1)

    def oldest(self, reading: Reading) -> Read:
        """To the oldest entry of the log."""
        return self._end(reading, 0)

    def current(self, reading: Reading) -> Read:
        """The entry read last; the newest if there is none yet or the log does not hold it."""
        numbers = self._numbers(reading.log)
        if reading.at is None:
            return self.newest(reading)
        place = bisect_left(numbers, reading.at)
        held = place < len(numbers) and numbers[place] == reading.at
        return self._at(reading, reading.at) if held else self.newest(reading)

    def older(self, reading: Reading) -> Read:
        """One entry back; before anything was read, the newest."""
        if reading.at is None:
            return self.newest(reading)
        numbers = self._numbers(reading.log)
        place = bisect_left(numbers, reading.at) - 1
        if place >= 0:
            return self._at(reading, numbers[place])
        return Read(reading, None, Edge.OLDEST if numbers else Edge.EMPTY)

    def newer(self, reading: Reading) -> Read:
        """One entry on; before anything was read, the newest."""
        if reading.at is None:
            return self.newest(reading)
        numbers = self._numbers(reading.log)
        place = bisect_right(numbers, reading.at)
        if place < len(numbers):
            return self._at(reading, numbers[place])
        return Read(reading, None, Edge.NEWEST if numbers else Edge.EMPTY)

    def as_text(self, line: Callable[[Told], Utterance]) -> str:
        """All entries as text, the oldest first, one line each."""
        return "".join(line(told).text + "\n" for told in self._told)

    def _numbers(self, log: Log) -> Sequence[int]:
        """The numbers of the entries of a log."""
        return {Log.ALL: range(len(self)), Log.SCORES: self._scores, Log.CHAT: self._chats}[log]

    def _end(self, reading: Reading, place: int) -> Read:
        numbers = self._numbers(reading.log)
        return self._at(reading, numbers[place]) if numbers else Read(reading, None, Edge.EMPTY)

    def _at(self, reading: Reading, number: int) -> Read:
        return Read(Reading(reading.log, number), self.numbered(number))


def next_log(reading: Reading) -> Reading:
    """The same place in the next log."""
    return _turn(reading, 1)


def previous_log(reading: Reading) -> Reading:
    """The same place in the log before."""
    return _turn(reading, -1)


def _turn(reading: Reading, by: int) -> Reading:
    return Reading(LOGS[(LOGS.index(reading.log) + by) % len(LOGS)], reading.at)
