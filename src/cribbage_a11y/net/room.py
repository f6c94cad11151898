"""A table with others: who comes, goes, loses the line and comes back. Lives in one event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net import room_facts, words
from cribbage_a11y.net.chairs import GRACE, Chair, Chairs, Status
from cribbage_a11y.net.choices import Choices
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.making import TableMaker
from cribbage_a11y.net.names import clean_text
from cribbage_a11y.net.outbox import Line
from cribbage_a11y.net.playing import Playing
from cribbage_a11y.net.tasks import place_of
from cribbage_a11y.present.history import Chat, Note

MOST_WATCHERS: Final = 8
"""People who look on at one table."""

_log = logging.getLogger("cribbage_a11y.net")


class Seated(NamedTuple):
    """Somebody who came in, and the token for the seat; none for somebody who looks on."""

    guest: Guest
    token: str


class Room:
    """One table."""

    def __init__(
        self,
        maker: TableMaker,
        code: str,
        rules: Rules,
        level: str,
        clock: Callable[[], float],
        opened_from: str = "",
        grace: float = GRACE,
    ) -> None:
        """``clock`` gives seconds that only go forward; ``grace`` are those that a lost line may take."""
        self.maker = maker
        self.code = code
        self.clock = clock
        self.opened_from = opened_from
        self.chairs = Chairs(rules.players, level)
        self.choices: Choices = Choices(self, rules)
        self.playing: Playing = Playing(maker, self._failed)
        self.guests: dict[int, Guest] = {}
        """By seat: those whose seat is theirs, with a line or without."""
        self.watchers: list[Guest] = []
        self.alone_since = clock()
        """When the last line ended."""
        self.there_since = clock()
        """When somebody came to a table where nobody was."""
        self.grace = grace

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(occupant.name for occupant in self.chairs.occupants())

    @property
    def everybody(self) -> list[Guest]:
        """All guests."""
        return [*self.guests.values(), *self.watchers]

    @property
    def is_alone(self) -> bool:
        """Whether nobody is there."""
        for guest in self.guests.values():
            if guest.outbox.line is not None:
                return False
        return all(watcher.line is None for watcher in self.watchers)

    def enter(self, name: str) -> Seated | None:
        """Give somebody a seat, or let them look on; ``None`` where neither is to be had."""
        sat = self.chairs.sit(name, self.clock())
        if sat is None:
            return self._look_on(name)
        chair, token = sat
        self._forget(self.guests.pop(chair.seat, None))
        guest = self.guests[chair.seat] = Guest(self, name, chair.seat)
        self.choices.find_opener(self.chairs.names)
        self.seat_changed(chair, words.sits_down(name), guest)
        return Seated(guest, token)

    def of_token(self, token: str) -> Guest | None:
        """Who comes back with a token."""
        chair = self.chairs.of_token(token)
        if chair is None:
            return None
        if chair.seat not in self.guests:
            self.guests[chair.seat] = Guest(self, chair.name, chair.seat)
        return self.guests[chair.seat]

    def connect(self, guest: Guest, line: Line, heard: int | None = None, *, is_new: bool) -> None:
        """Let a line in: what was missed, then how things stand. ``heard``: see :meth:`Outbox.missed`."""
        if self.is_alone:
            self.there_since = self.clock()
        missed = guest.attach(line, heard)
        guest.told(words.welcome(guest.name, guest.seat) if is_new else words.welcome_back(guest.name))
        guest.outbox.announce_missed(missed)
        self.pressed(guest)
        live = self.playing.live
        if live is not None and guest.console.session is None:
            guest.play(live)
        self.playing.mind(not self.is_alone)
        if guest.console.screens:
            guest.console.back_in_front()
        elif live is None:
            guest.show_table()
        else:
            guest.resume()
        guest.console.refresh()

    def lost(self, guest: Guest, line: Line) -> None:
        """A line has ended; nothing happens where the guest is on another by now."""
        if guest.line is not line:
            return
        guest.outbox.line = None
        self.alone_since = self.clock()
        if guest.seat is None:
            self._forget(guest)
        elif self.guests.get(guest.seat) is guest:
            chair = self.chairs[guest.seat]
            if chair.status is Status.HERE:
                self.chairs.set(chair, Status.LOST, self.clock())
                self._note(words.is_lost(guest.name), guest)
                self.tell_all()
        self.playing.mind(not self.is_alone)

    def pressed(self, guest: Guest) -> None:
        """A guest did something: the seat is theirs again at once."""
        if guest.seat is None or self.guests.get(guest.seat) is not guest:
            return
        guest.pressed = self.clock()
        chair = self.chairs[guest.seat]
        if chair.status is not Status.HERE:
            self.chairs.set(chair, Status.HERE, self.clock())
            self.seat_changed(chair, words.is_back(guest.name), guest)

    def leave(self, guest: Guest) -> None:
        """A guest gives up the seat."""
        if guest.seat is not None and self.guests.get(guest.seat) is guest:
            chair = self.chairs.leave(self.chairs[guest.seat])
            del self.guests[guest.seat]
            self.choices.find_opener(self.chairs.names)
            self.seat_changed(chair, words.has_left(guest.name), guest)
        if guest.line is not None:
            guest.line.close(words.goodbye())
            guest.outbox.line = None
        self._forget(guest)
        self.playing.mind(not self.is_alone)

    def begin(self, guest: Guest) -> None:
        """Start a match with the rules chosen."""
        if self.choices.is_opener(guest) and self.playing.may_begin:
            self._note(words.began(guest.name))
            live = self.playing.begin(self.choices.rules, self.chairs.occupants())
            for other in self.everybody:
                other.play(live)
            self.keep()
            self.playing.mind(not self.is_alone)

    def resize(self, count: int) -> bool:
        """Another number of seats, for the next match."""
        if count == len(self.chairs):
            return True
        before = {chair.name: self.guests.get(chair.seat) for chair in self.chairs if chair.is_held}
        if not self.chairs.resize(count):
            return False
        self.playing.stop()
        held = {chair.seat: before[chair.name] for chair in self.chairs if chair.is_held}
        self.guests = {seat: guest for seat, guest in held.items() if guest is not None}
        for guest in self.everybody:
            guest.get_up()
        for seat, guest in self.guests.items():
            guest.seat = seat
        return True

    def write(self, guest: Guest, text: str) -> None:
        """A message to the table."""
        message = clean_text(text)
        if not self.choices.chat_on:
            guest.told(words.chat_off())
        elif not message:
            guest.told(words.nothing_written())
        else:
            for other in self.everybody:
                other.hear(Chat(guest.name, message))

    def keep(self) -> None:
        """See that a restart finds the table as it is."""
        self.maker.keep(room_facts.data_of(self))

    def tell_all(self) -> None:
        """Let everybody's screen show the table as it is."""
        for guest in self.everybody:
            guest.table_changed()

    def close(self, reason: str) -> None:
        """End every line, saying why, and the game."""
        self.playing.stop()
        for guest in self.everybody:
            if guest.line is not None:
                guest.line.close(reason)
                guest.outbox.line = None

    def seat_changed(self, chair: Chair, note: str, of: Guest | None) -> None:
        """Somebody else decides at a seat: let everybody know, and the game go on with it."""
        self._note(note, of)
        self.playing.seat(chair.seat, self.chairs.occupant(chair))
        self.keep()
        self.tell_all()

    def _look_on(self, name: str) -> Seated | None:
        if not self.choices.watchers_on or len(self.watchers) >= MOST_WATCHERS:
            return None
        watcher = Guest(self, name, None)
        self.watchers.append(watcher)
        self._note(words.looks_on(name), watcher)
        return Seated(watcher, "")

    def _forget(self, guest: Guest | None) -> None:
        """Somebody is at the table no more."""
        if guest is not None:
            guest.get_up()
        if guest in self.watchers:
            self.watchers.remove(guest)

    def _note(self, text: str, besides: Guest | None = None) -> None:
        for guest in self.everybody:
            if guest is not besides:
                guest.hear(Note(text))

    def _failed(self, error: BaseException) -> None:
        """A game stopped by an error of ours: say so, and where in the source it was, without its values."""
        _log.error("a table stopped: %s at %s", type(error).__name__, place_of(error))
        self.close(words.table_stopped())
