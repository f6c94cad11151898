"""A person at a table with others: a console and a session that stay while lines come and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cribbage_a11y.net import door_words, words
from cribbage_a11y.net.guest_keys import GuestKeys
from cribbage_a11y.net.limits import KEYS, MESSAGE_WINDOW, MESSAGES, Rate
from cribbage_a11y.net.looks import Looks, offered_looks
from cribbage_a11y.net.outbox import Line, Outbox
from cribbage_a11y.net.room_facts import facts_of
from cribbage_a11y.net.table_screen import TableScreen
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.history import Chat, Note
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.commands import Press
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.effects import Do, Effect
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.scene import Options
from cribbage_a11y.ui.screens.screen import say
from cribbage_a11y.ui.session import Keeps, Session

if TYPE_CHECKING:
    from cribbage_a11y.net.room import Room


class _NoVoice:
    """A guest's own program or reader speaks; the host never."""

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """Say nothing."""


class GuestConsole(Console):
    """Some keys of the game mean another thing at a table with others."""

    own: dict[str, Callable[[], None]]
    """By command: what it does in the game in place of what it does elsewhere."""

    def press(self, press: Press) -> None:
        """A command, from whatever key or word it came."""
        own = None if self.screens else self.own.get(press.command)
        if own is None:
            super().press(press)
        else:
            own()

    def perform(self, effect: Effect) -> None:
        """Do what a screen or the session asks for, unless only a program of one's own can."""
        if isinstance(effect, Do) and effect.name not in self.handlers:
            effect = say(words.not_on_this_line())
        super().perform(effect)


_KEYMAP = Keymap()
_OPTIONS = Options(_KEYMAP)


KEPT: Final = Keeps(before=100, talk=200)
"""What stays in a guest's history besides the game: a host has many guests, and they may write for days."""


class Guest:
    """One person. ``seat`` is ``None`` for somebody who looks on."""

    def __init__(self, room: Room, name: str, seat: int | None) -> None:
        self.room = room
        self.name = name
        self.seat = seat
        self.outbox = Outbox(self._worded, room.maker.when_safe)
        self.verbosity = Verbosity.NORMAL
        self.looks: Looks = Looks()
        self.pressed = room.clock()
        """When the guest last did something."""
        self.waited_since: float | None = None
        """Since when the table waits for the guest, as far as it was looked at."""
        self.console: GuestConsole = GuestConsole(self.outbox, _NoVoice(), _KEYMAP)
        self.console.clock = room.clock
        self.console.on_change = self.change
        self.console.on_exit = self._hang_up
        self._enter = GuestKeys(self).enter
        self._keys = Rate(KEYS, MESSAGE_WINDOW)
        self._messages = Rate(MESSAGES, MESSAGE_WINDOW)

    @property
    def line(self) -> Line | None:
        """The guest's connection now."""
        return self.outbox.line

    @property
    def audience(self) -> Audience:
        """The guest before there is a game."""
        return Audience(None, self.room.names, self.room.choices.rules)

    def play(self, live: LiveTable) -> None:
        """Sit at a table at work; at one in the middle of a game :meth:`resume` must follow."""
        self.get_up()
        self.console.close_all()
        session = Session(live, self.seat, self.console, self.verbosity, _OPTIONS)
        session.keeps = KEPT
        self.console.session = session

    def get_up(self) -> None:
        """Be at no table at work any more."""
        if self.console.session is not None:
            self.outbox.settle()
            self.console.session.leave()
            self.console.session = None

    def resume(self) -> None:
        """Say how the game stands, and what is asked."""
        assert self.console.session is not None
        self.console.session.resume()

    def attach(self, line: Line, heard: int | None) -> tuple[Utterance, ...]:
        """Take up a line, and give what was missed."""
        if self.outbox.line is not None:
            self.outbox.line.close(door_words.taken_up_elsewhere())
        missed = self.outbox.missed(heard)
        self.outbox.line = line
        return missed

    def key(self, name: str) -> None:
        """A key pressed."""
        self._do(lambda: self.console.key(name))

    def press(self, press: Press) -> None:
        """A command, from a button or a menu line."""
        self._do(lambda: self.console.press(press))

    def typed(self, text: str) -> None:
        """A typed line; the same line again is meant so."""
        self._do(lambda: self._enter(text))

    def told(self, *lines: str) -> None:
        """Something said to this guest alone."""
        self.console.perform(say(*lines))

    def hear(self, told: Chat | Note) -> None:
        """Something said at the table that is no event of the game."""
        if self.console.session is not None:
            self.console.session.hear(told)
        else:
            self.console.announce((self._worded(told),))

    def write(self, text: str) -> None:
        """A message to the table."""
        if self._messages.allows(self.room.clock()):
            self.room.write(self, text)
        else:
            self.told(words.too_fast())

    def show_table(self) -> None:
        """Put the screen of the table in front."""
        facts, is_opener = facts_of(self.room), self.room.choices.is_opener(self)
        self.console.open(TableScreen(facts, is_opener, offered_looks(self) is not None))

    def table_changed(self) -> None:
        """The seats, the code or the rules are others: keep the screen of the table up to date."""
        facts, is_opener = facts_of(self.room), self.room.choices.is_opener(self)
        may_look = offered_looks(self) is not None
        self.console.screens = [
            screen.with_facts(facts, is_opener, may_look) if isinstance(screen, TableScreen) else screen
            for screen in self.console.screens
        ]
        self.console.refresh()

    def change(self, name: str, value: object) -> None:
        """A setting of this guest, which lives as long as the guest is at the table."""
        assert name == "verbosity", name
        self.verbosity = Verbosity(str(value))
        if self.console.session is not None:
            self.console.session.verbosity = self.verbosity

    def switch_braille(self) -> None:
        """Lines in the short form for braille, or in words again."""
        self.outbox.style = replace(self.outbox.style, braille=not self.outbox.style.braille)
        self.told(words.braille_lines(self.outbox.style.braille))

    def _do(self, act: Callable[[], None]) -> None:
        now = self.room.clock()
        if not self._keys.allows(now):
            return
        self.pressed = now
        self.room.pressed(self)
        act()

    def _worded(self, told: object) -> Utterance:
        """Something told, in the words that the guest wants now."""
        assert isinstance(told, Moment | Chat | Note)
        session = self.console.session
        narrator = Narrator(self.audience, self.verbosity) if session is None else session.scene.narrator
        return narrator.line(told)

    def _hang_up(self) -> None:
        """Control C and the like: the line ends, and the seat stays."""
        if self.outbox.line is not None:
            self.outbox.line.close("")
