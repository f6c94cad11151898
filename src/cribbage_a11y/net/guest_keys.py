"""What the keys and screens of a guest ask of the table around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
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

_TYPED: Final = "typed line"
"""What the line prompt of the key / is opened for."""
_LEFT: Final = "table left"
"""What the question about leaving asks for when it is answered with yes."""
_OF_OWN_PROGRAM: Final = (Command.SPEECH, Command.SUSPEND)
"""Keys that need a program on the guest's own computer, on every screen."""


class GuestKeys:
    """Puts itself into the console of a guest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.console = guest.console
        self._keys_page = 0
        self._said_code = False
        self.console.own = {Command.LEAVE: self.ask_leave, Command.SEATS: self.say_seats}
        self.console.handlers.update(self._of_keys())
        self.console.handlers.update(self._of_screens())

    def _of_keys(self) -> dict[str, Callable[[Any], None]]:
        tell = self.guest.told
        return {
            **{command: lambda _value: tell(words.not_on_this_line()) for command in _OF_OWN_PROGRAM},
            Command.LARGE_PRINT: lambda _value: turn_large_print(self.guest),
            Command.ADVICE: lambda _value: tell(words.advice_off()),
            Command.REPEAT: lambda _value: self.repeat(),
            Command.KEYS: lambda _value: self.say_keys(),
            Command.CODE: lambda _value: self.say_code(),
            Command.MESSAGE: lambda _value: self.open_chat(),
            Command.SETTINGS: lambda _value: self.guest.show_table(),
            Command.VERBOSITY: lambda _value: self.turn_verbosity(1),
            Command.VERBOSITY_BACK: lambda _value: self.turn_verbosity(-1),
            # Translators: the question in the line where the player types a command.
            Command.TYPE: lambda _value: self.console.perform(AskText(_TYPED, _("Command:"))),
            _TYPED: self.typed,
        }

    def _of_screens(self) -> dict[str, Callable[[Any], None]]:
        guest, room = self.guest, self.guest.room
        return {
            ProgramAsk.READ: self.read,
            ProgramAsk.HELP: lambda _value: self.console.open(help_screen.Help()),
            ProgramAsk.TUTORIAL: lambda _value: self.console.open(Tutorial()),
            ProgramAsk.SAY_AGAIN: lambda _value: self.console.say_again(),
            Ask.WRITE: lambda text: guest.write(str(text)),
            Ask.BRAILLE: lambda _value: guest.switch_braille(),
            Ask.LEAVE: lambda _value: self.ask_leave(),
            Ask.BEGIN: lambda _value: room.begin(guest),
            Ask.RULES: lambda rules: room.choices.set_rules(guest, rules),
            Ask.LEVEL: lambda level: room.choices.set_level(guest, str(level)),
            Ask.CHAT: lambda _value: room.choices.switch_chat(guest),
            Ask.WATCHERS: lambda _value: room.choices.switch_watchers(guest),
            Ask.CODE: lambda _value: room.choices.change_code(guest),
            Ask.SHOWN: lambda _value: self.console.open(LooksScreen(guest.looks)),
            Ask.LOOKS: self.choose_looks,
            Ask.FAIR_DEALS: lambda _value: self.console.open(FairDealsScreen(fair_deals(room))),
            _LEFT: lambda _value: room.leave(guest),
        }

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
