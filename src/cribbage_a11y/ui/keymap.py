"""The one table of keys: bindings, the answer to ``?``, the manual and the tests all come from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from cribbage_a11y.ui.commands import Command, Press


class Context(StrEnum):
    """Where the player is when a key comes."""

    GAME = "game"
    HISTORY = "history"
    """The History region of a game."""
    SCREEN = "screen"
    """A menu or pages to read."""


_GAME: Final = frozenset({Context.GAME, Context.HISTORY})
_EVERYWHERE: Final = frozenset(Context)
_SCREEN: Final = frozenset({Context.SCREEN})


class Binding(NamedTuple):
    """Keys for one command, in the contexts where they work."""

    keys: tuple[str, ...]
    """Names as in :func:`key_name`: a character, or enter, space, tab, shift-tab, escape, f1, ctrl-c ..."""
    command: Command
    contexts: frozenset[Context] = _GAME
    acts: bool = False
    """Whether it can change the game or leave it. Capitals never do."""


BINDINGS: Final[tuple[Binding, ...]] = (
    Binding(("1", "2", "3", "4", "5", "6"), Command.CARD, _GAME, acts=True),
    Binding(("1", "2", "3", "4", "5", "6", "7", "8", "9"), Command.CARD, _SCREEN, acts=True),
    Binding(("enter",), Command.CONFIRM, _EVERYWHERE, acts=True),
    Binding(("left",), Command.PREVIOUS_CARD, _EVERYWHERE),
    Binding(("right",), Command.NEXT_CARD, _EVERYWHERE),
    Binding(("space",), Command.TOGGLE_CARD, _EVERYWHERE, acts=True),
    Binding(("z",), Command.TAKE_BACK, _GAME, acts=True),
    Binding(("h",), Command.HAND),
    Binding(("p",), Command.PLAY),
    Binding(("c",), Command.COUNT),
    Binding(("u",), Command.STARTER),
    Binding(("k",), Command.CRIB),
    Binding(("s",), Command.SCORE),
    Binding(("S",), Command.SCORE_MORE),
    Binding(("t",), Command.TURN),
    Binding(("l",), Command.LAST_CARD),
    Binding(("d",), Command.DETAILS),
    Binding(("r",), Command.REPEAT, _EVERYWHERE),
    Binding(("w",), Command.SEATS),
    Binding(("g",), Command.HISTORY),
    Binding(("up",), Command.UP, _EVERYWHERE),
    Binding(("down",), Command.DOWN, _EVERYWHERE),
    Binding(("home",), Command.FIRST, _EVERYWHERE),
    Binding(("end",), Command.LAST, _EVERYWHERE),
    Binding((",",), Command.OLDER, _EVERYWHERE),
    Binding((".",), Command.NEWER, _EVERYWHERE),
    Binding(("<",), Command.OLDEST, _EVERYWHERE),
    Binding((">",), Command.NEWEST, _EVERYWHERE),
    Binding(("[",), Command.PREVIOUS_LOG),
    Binding(("]",), Command.NEXT_LOG),
    Binding(("e",), Command.SAVE_HISTORY, _GAME, acts=True),
    Binding(("tab",), Command.NEXT_REGION),
    Binding(("shift-tab",), Command.PREVIOUS_REGION),
    Binding(("escape", "backspace"), Command.BACK, _EVERYWHERE),
    Binding(("a",), Command.ADVICE),
    Binding(("y",), Command.CODE),
    Binding(("m",), Command.MESSAGE, _GAME, acts=True),
    Binding(("v",), Command.VERBOSITY, _EVERYWHERE, acts=True),
    Binding(("V",), Command.VERBOSITY_BACK, _EVERYWHERE),
    Binding(("o",), Command.SETTINGS, _GAME, acts=True),
    Binding(("b",), Command.LARGE_PRINT, _EVERYWHERE, acts=True),
    Binding(("/",), Command.TYPE, _GAME, acts=True),
    Binding(("?", "f1"), Command.KEYS, _EVERYWHERE),
    Binding(("q",), Command.LEAVE, _EVERYWHERE, acts=True),
    Binding(("x",), Command.SPEECH, _EVERYWHERE),
    Binding(("ctrl-c", "ctrl-d"), Command.STOP, _EVERYWHERE, acts=True),
    Binding(("ctrl-z",), Command.SUSPEND, _EVERYWHERE, acts=True),
)

FIXED: Final = frozenset({"enter", "escape", "ctrl-c", "ctrl-d", "ctrl-z", "tab", "shift-tab"})
"""Keys that cannot be changed, so that nobody is locked in."""
_TAKEN: Final = FIXED.union("123456789")
"""Keys that no other command is given."""


class Keymap:
    """The bindings after the player's own changes."""

    def __init__(self, changes: Mapping[str, str] | None = None, silent_letters: Iterable[str] = ()) -> None:
        """``changes`` maps a command to the keys for it, with a space between; single letters in
        ``silent_letters`` are switched off. A key given to a command is taken from its own. Unknown
        commands, fixed keys and digits, and capitals for commands that act are passed over."""
        own = {binding.command: _own_keys(binding, changes or {}) for binding in BINDINGS}
        given = frozenset(key for keys in own.values() for key in keys)
        self.bindings = tuple(_changed(binding, own[binding.command], given) for binding in BINDINGS)
        off = frozenset(silent_letters) - FIXED
        self._acts = {binding.command for binding in BINDINGS if binding.acts}
        self._table: dict[tuple[Context, str], Command] = {
            (context, key): binding.command
            for binding in self.bindings
            for context in binding.contexts
            for key in binding.keys
            if key not in off
        }

    def press(self, context: Context, key: str) -> Press:
        """What a key asks for. A capital reads as its small letter does, and never acts."""
        command = self._table.get((context, key))
        if command is None and _is_capital(key):
            command = self._table.get((context, key.lower()))
            if command in self._acts:
                command = None
        if command is None:
            return Press(Command.UNKNOWN, text=key)
        return Press(command, int(key) if command is Command.CARD else 0, key)

    def keys_for(self, context: Context, command: Command) -> tuple[str, ...]:
        """The keys that ask for a command where the player is."""
        return tuple(
            key for (place, key), bound in self._table.items() if place is context and bound is command
        )

    def working(self, context: Context) -> tuple[Command, ...]:
        """The commands that have a key there, in the order of the table."""
        commands = (bound for (place, _), bound in self._table.items() if place is context)
        return tuple(dict.fromkeys(commands))


def _own_keys(binding: Binding, changes: Mapping[str, str]) -> tuple[str, ...]:
    """The keys that the player gives to a command, as far as it may have them."""
    if binding.command is Command.CARD:
        return ()
    keys = (key for key in changes.get(binding.command, "").split() if key not in _TAKEN)
    return tuple(key for key in keys if not (binding.acts and _is_capital(key)))


def _changed(binding: Binding, own: tuple[str, ...], given: frozenset[str]) -> Binding:
    if own:
        return binding._replace(keys=(*(key for key in binding.keys if key in FIXED), *own))
    left = tuple(key for key in binding.keys if key not in given)
    return binding if left == binding.keys else binding._replace(keys=left)


def _is_capital(key: str) -> bool:
    return len(key) == 1 and key.isupper()


_NAMES: Final = {
    "c-m": "enter",
    "c-j": "enter",
    " ": "space",
    "c-i": "tab",
    "s-tab": "shift-tab",
    "c-h": "backspace",
    "c-c": "ctrl-c",
    "<sigint>": "ctrl-c",
    "c-d": "ctrl-d",
    "c-z": "ctrl-z",
}


_MODIFIERS: Final = {"c-": "ctrl-", "s-": "shift-"}


def key_name(key: str) -> str:
    """Our name for a key as prompt_toolkit names it."""
    if key in _NAMES:
        return _NAMES[key]
    modifier = _MODIFIERS.get(key[:2]) if key[2:] else None
    return modifier + key_name(key[2:]) if modifier else key
