"""What the keys and screens of a guest ask of the table around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cribbage_a11y.net import words
from cribbage_a11y.net.looks import change_looks, offered_looks, takes_typed, turn_large_print
from cribbage_a11y.net.room_facts import fair_deals, seat_lines
from cribbage_a11y.net.table_pages import ChatScreen, FairDealsScreen, LooksScreen
from cribbage_a11y.net.table_screen import Ask
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import Form, Verbosity
from cribbage_a11y.present.tell_history import verbosity
from cribbage_a11y.present.words import Words
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.console import Handler
from cribbage_a11y.ui.effects import AskText, Do
from cribbage_a11y.ui.screens import help as help_screen
from cribbage_a11y.ui.screens.asks import Ask as ProgramAsk
from cribbage_a11y.ui.screens.keys_help import keys_now
from cribbage_a11y.ui.screens.question import Question
from cribbage_a11y.ui.screens.screen import say
from cribbage_a11y.ui.screens.tutorial import Tutorial
from cribbage_a11y.ui.typed import enter_line

if TYPE_CHECKING:
    from cribbage_a11y.net.guest import Guest
    from cribbage_a11y.net.room import Room

_TYPED: Final = "typed line"
"""What the line prompt of the key / is opened for."""
_LEFT: Final = "table left"
"""What the question about leaving asks for when it is answered with yes."""
_OF_OWN_PROGRAM: Final = (Command.SPEECH, Command.SUSPEND)
"""Keys that need a program on the guest's own computer, on every screen."""


class _Handlers(dict[str, Handler]):
    """What is the same for all guests, bound to one of them when it is asked for: a host has thousands."""

    def __init__(self, keys: GuestKeys) -> None:
        super().__init__()
        self._keys = keys

    def __contains__(self, name: object) -> bool:
        return name in _DOES

    def __missing__(self, name: str) -> Handler:
        return partial(_DOES[name], self._keys)


class GuestKeys:
    """Puts itself into the console of a guest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.console = guest.console
        self._keys_page = 0
        self._said_code = False
        self.console.own = {Command.LEAVE: self.ask_leave, Command.SEATS: self.say_seats}
        self.console.handlers = _Handlers(self)

    @property
    def room(self) -> Room:
        """The table."""
        return self.guest.room

    def repeat(self) -> None:
        """Say the last announcement of the table again."""
        if self.console.session is not None:
            self.console.session.repeat()

    def say_keys(self) -> None:
        """The keys that work in the screen in front, five at a time."""
        useless = _OF_OWN_PROGRAM if offered_looks(self.guest) else (*_OF_OWN_PROGRAM, Command.LARGE_PRINT)
        lines, self._keys_page = keys_now(self.console.keymap, self.console.context, self._keys_page, useless)
        self.guest.told(*lines)

    def say_code(self) -> None:
        """In groups, and digit by digit every second time."""
        say_code = words.code_by_digit if self._said_code else words.code_line
        self._said_code = not self._said_code
        self.guest.told(say_code(self.guest.room.code))

    def say_seats(self) -> None:
        """Who sits where, and how it stands with each."""
        self.guest.told(*seat_lines(self.guest.room))

    def open_chat(self) -> None:
        """The messages."""
        if self.guest.room.choices.chat_on:
            self.console.open(ChatScreen())
        else:
            self.guest.told(words.chat_off())

    def typed(self, text: Any) -> None:
        """Do what was typed; nothing typed leaves the guest where they were."""
        if text:
            self.enter(str(text))
        else:
            self.console.back_in_front()

    def enter(self, text: str) -> None:
        """Do what a line asks for: another presentation, or what it asks for in every game."""
        is_message = bool(self.console.screens) and isinstance(self.console.screens[-1], ChatScreen)
        if is_message or not takes_typed(self.guest, text):
            enter_line(self.console, text)

    def choose_looks(self, looks: Any) -> None:
        """A choice of how the game is shown: change it, and say it back."""
        front = self.console.screens[-1]
        if isinstance(front, LooksScreen) and change_looks(self.guest, looks):
            changed = replace(front, looks=looks)
            self.console.replace(changed)
            self.guest.told(changed.lines[changed.cursor])

    def read(self, name: Any) -> None:
        """Open a document of the help."""
        levels = self.guest.room.maker.levels
        self.console.open(help_screen.read(str(name), self.console.keymap, levels))

    def ask_leave(self) -> None:
        """Ask whether to give up the seat."""
        asked = words.ask_stop_watching() if self.guest.seat is None else words.ask_leave()
        self.console.open(Question(asked, (Do(_LEFT),), (say(words.you_stay()),)))

    def turn_verbosity(self, by: int) -> None:
        """Where a screen is in front; in the game the session does it."""
        everything = tuple(Verbosity)
        chosen = everything[(everything.index(self.guest.verbosity) + by) % len(everything)]
        self.guest.change("verbosity", chosen)
        self.guest.told(" ".join(verbosity(Words(self.guest.audience, Form.NORMAL), chosen)))


_DOES: Final[dict[str, Callable[[GuestKeys, Any], None]]] = {
    **{
        command: lambda keys, _value: keys.guest.told(words.not_on_this_line()) for command in _OF_OWN_PROGRAM
    },
    Command.LARGE_PRINT: lambda keys, _value: turn_large_print(keys.guest),
    Command.ADVICE: lambda keys, _value: keys.guest.told(words.advice_off()),
    Command.REPEAT: lambda keys, _value: keys.repeat(),
    Command.KEYS: lambda keys, _value: keys.say_keys(),
    Command.CODE: lambda keys, _value: keys.say_code(),
    Command.MESSAGE: lambda keys, _value: keys.open_chat(),
    Command.SETTINGS: lambda keys, _value: keys.guest.show_table(),
    Command.VERBOSITY: lambda keys, _value: keys.turn_verbosity(1),
    Command.VERBOSITY_BACK: lambda keys, _value: keys.turn_verbosity(-1),
    # Translators: the question in the line where the player types a command.
    Command.TYPE: lambda keys, _value: keys.console.perform(AskText(_TYPED, _("Command:"))),
    _TYPED: GuestKeys.typed,
    ProgramAsk.READ: GuestKeys.read,
    ProgramAsk.HELP: lambda keys, _value: keys.console.open(help_screen.Help()),
    ProgramAsk.TUTORIAL: lambda keys, _value: keys.console.open(Tutorial()),
    ProgramAsk.SAY_AGAIN: lambda keys, _value: keys.console.say_again(),
    Ask.WRITE: lambda keys, text: keys.guest.write(str(text)),
    Ask.BRAILLE: lambda keys, _value: keys.guest.switch_braille(),
    Ask.LEAVE: lambda keys, _value: keys.ask_leave(),
    Ask.BEGIN: lambda keys, _value: keys.room.begin(keys.guest),
    Ask.RULES: lambda keys, rules: keys.room.choices.set_rules(keys.guest, rules),
    Ask.LEVEL: lambda keys, level: keys.room.choices.set_level(keys.guest, str(level)),
    Ask.CHAT: lambda keys, _value: keys.room.choices.switch_chat(keys.guest),
    Ask.WATCHERS: lambda keys, _value: keys.room.choices.switch_watchers(keys.guest),
    Ask.CODE: lambda keys, _value: keys.room.choices.change_code(keys.guest),
    Ask.SHOWN: lambda keys, _value: keys.console.open(LooksScreen(keys.guest.looks)),
    Ask.LOOKS: GuestKeys.choose_looks,
    Ask.FAIR_DEALS: lambda keys, _value: keys.console.open(FairDealsScreen(fair_deals(keys.room))),
    _LEFT: lambda keys, _value: keys.room.leave(keys.guest),
}
"""What a guest's keys and screens do."""
