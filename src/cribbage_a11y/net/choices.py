"""What the opener of a table chooses for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net import words
from cribbage_a11y.ui.screens.choices import GameChoices, first_choices

if TYPE_CHECKING:
    from cribbage_a11y.net.guest import Guest
    from cribbage_a11y.net.room import Room


class Choices:
    """Rules, the computer's level, messages, watchers, the code: for whoever opened the table alone."""

    def __init__(self, room: Room, rules: Rules) -> None:
        self.rules = rules
        self.chat_on = True
        self.watchers_on = False
        self.opener = ""
        """The name of who may choose; empty when nobody sits at the table."""
        self.on_new_code: Callable[[Guest], None] = self.code_changed
        """Has another code given to the table for a guest, and then calls :meth:`code_changed`."""
        self._room = room

    def is_opener(self, guest: Guest) -> bool:
        """Whether the guest may start, and choose."""
        return guest.seat is not None and guest.name == self.opener

    def find_opener(self, names: list[str]) -> None:
        """Whoever sits there longest, where the opener has left."""
        if self.opener not in names:
            self.opener = next(iter(names), "")

    def set_rules(self, guest: Guest, rules: Rules) -> None:
        """Other rules for the next match."""
        if self.is_opener(guest) and self._room.playing.may_begin and self._room.resize(rules.players):
            self.rules = rules
            self._chosen(guest)

    def set_level(self, guest: Guest, level: str) -> None:
        """Another level for the computer in free seats."""
        if self.is_opener(guest):
            self._room.chairs.level = level
            self._chosen(guest)

    def switch_chat(self, guest: Guest) -> None:
        """Messages on or off."""
        if self.is_opener(guest):
            self.chat_on = not self.chat_on
            self._chosen(guest)

    def switch_watchers(self, guest: Guest) -> None:
        """Let others look on, or not; who looks on now stays."""
        if self.is_opener(guest):
            self.watchers_on = not self.watchers_on
            self._chosen(guest)

    def change_code(self, guest: Guest) -> None:
        """Another code; the old one is dead."""
        if self.is_opener(guest):
            self.on_new_code(guest)

    def code_changed(self, guest: Guest) -> None:
        """The table has another code, as this guest wished."""
        self._chosen(guest)
        guest.told(words.code_line(self._room.code))

    def as_data(self) -> dict[str, Any]:
        """What must survive a restart."""
        level = self._room.chairs.level
        return {
            "rules": GameChoices(self.rules, (level,), ()).as_data(),
            "level": level,
            "chat": self.chat_on,
            "watchers": self.watchers_on,
            "opener": self.opener,
        }

    def restore(self, data: Mapping[str, Any]) -> None:
        """Take up what :meth:`as_data` gave."""
        level = str(data["level"])
        self._room.chairs.level = level
        self.rules = first_choices(level).with_data(data["rules"], [level]).rules
        self.chat_on = bool(data["chat"])
        self.watchers_on = bool(data["watchers"])
        self.opener = str(data["opener"])

    def _chosen(self, guest: Guest) -> None:
        """Keep it, let everybody's screen show it, and say it back to who chose it."""
        self._room.keep()
        self._room.tell_all()
        if guest.console.screens:
            screen = guest.console.screens[-1]
            guest.told(screen.lines[screen.cursor])
