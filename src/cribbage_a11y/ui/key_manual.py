"""The keys in words, all from the keymap: lines for the answer to ``?``, and the manual as Markdown.

``python -m cribbage_a11y.ui.key_manual > docs/keys.md`` writes the manual anew; with the code of a language
behind it, in that language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from cribbage_a11y.present import catalogue
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import N_
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.key_words import DOES, DOES_IN_HISTORY, DOES_ON_SCREENS, KEY_NAMES, MODIFIED, SHIFTED
from cribbage_a11y.ui.keymap import Context, Keymap

_DOES: Final = {
    Context.GAME: DOES,
    Context.HISTORY: {**DOES, **DOES_IN_HISTORY},
    Context.SCREEN: {**DOES, **DOES_ON_SCREENS},
}

GROUPS: Final[tuple[tuple[str, tuple[Command, ...]], ...]] = (
    (
        # Translators: a heading in the manual of keys.
        N_("Your cards"),
        (
            Command.CARD,
            Command.PREVIOUS_CARD,
            Command.NEXT_CARD,
            Command.TOGGLE_CARD,
            Command.CONFIRM,
            Command.TAKE_BACK,
            Command.BACK,
        ),
    ),
    (
        # Translators: a heading in the manual of keys: keys that ask for something to be said.
        N_("Ask what you want to know"),
        (
            Command.HAND,
            Command.PLAY,
            Command.COUNT,
            Command.STARTER,
            Command.CRIB,
            Command.SCORE,
            Command.SCORE_MORE,
            Command.TURN,
            Command.LAST_CARD,
            Command.REPEAT,
            Command.DETAILS,
            Command.SEATS,
            Command.ADVICE,
        ),
    ),
    (
        # Translators: a heading in the manual of keys. A region is a part of the table.
        N_("Move through the regions"),
        (
            Command.NEXT_REGION,
            Command.PREVIOUS_REGION,
            Command.UP,
            Command.DOWN,
            Command.FIRST,
            Command.LAST,
        ),
    ),
    (
        # Translators: a heading in the manual of keys.
        N_("Read the history"),
        (
            Command.HISTORY,
            Command.OLDER,
            Command.NEWER,
            Command.OLDEST,
            Command.NEWEST,
            Command.PREVIOUS_LOG,
            Command.NEXT_LOG,
            Command.SAVE_HISTORY,
        ),
    ),
    (
        # Translators: a heading in the manual of keys: playing with people at other computers.
        N_("Play with others"),
        (Command.CODE, Command.MESSAGE),
    ),
    (
        # Translators: a heading in the manual of keys.
        N_("The program"),
        (
            Command.KEYS,
            Command.VERBOSITY,
            Command.VERBOSITY_BACK,
            Command.LARGE_PRINT,
            Command.SETTINGS,
            Command.TYPE,
            Command.SPEECH,
            Command.LEAVE,
            Command.STOP,
            Command.SUSPEND,
        ),
    ),
)
"""The commands of a game by what they are for, in the order of the manual."""


def key_in_words(key: str) -> str:
    """What a key is called, by its name in the keymap."""
    if key in KEY_NAMES:
        return _(KEY_NAMES[key])
    modifier = next((modifier for modifier in MODIFIED if key.startswith(modifier)), None)
    if modifier is not None:
        return _(MODIFIED[modifier]).format(key=key_in_words(key.removeprefix(modifier)))
    if len(key) == 1 and key.isupper():
        return _(SHIFTED).format(letter=key)
    return key.upper() if len(key) == 1 or key[1:].isdigit() else key.capitalize()


def keys_in_words(keys: Sequence[str]) -> str:
    """Several keys for one command, as ``1 to 6`` or ``Escape or Backspace``."""
    if len(keys) > 1 and all(key.isdigit() for key in keys):
        # Translators: digit keys in a row. {first}, {last}: digits.
        return _("{first} to {last}").format(first=keys[0], last=keys[-1])
    words = ""
    for key in keys:
        name = key_in_words(key)
        # Translators: keys that do the same. {keys}: those before, {key}: the last one.
        words = _("{keys} or {key}").format(keys=words, key=name) if words else name
    return words


def key_line(keymap: Keymap, context: Context, command: Command) -> str:
    """The keys of a command with what it does there; nothing where it has no key."""
    keys = keymap.keys_for(context, command)
    if not keys:
        return ""
    # Translators: keys and what they do. {keys}: as H, or Escape or Backspace; {does}: as your hand.
    return _("{keys}: {does}").format(keys=keys_in_words(keys), does=_(_DOES[context][command]))


def key_lines(keymap: Keymap, context: Context, commands: Iterable[Command]) -> tuple[str, ...]:
    """A line for each of the commands that has a key there."""
    return tuple(line for command in commands if (line := key_line(keymap, context, command)))


def manual(keymap: Keymap) -> str:
    """The manual of all keys in the language in use, as Markdown."""
    parts = [
        # Translators: the title of the manual of keys.
        "# " + _("The keys"),
        # Translators: the beginning of the manual of keys. A capital is a letter with the Shift key held.
        _("Every key works alone and without haste. Capitals only say more, they never act."),
        # Translators: the beginning of the manual of keys.
        _("The question mark says the keys that work where you are."),
        # Translators: the beginning of the manual of keys.
        _("Letters can be changed, or switched off, in the settings file."),
    ]
    for heading, commands in GROUPS:
        parts += _section(_(heading), key_lines(keymap, Context.GAME, commands))
    # Translators: a heading in the manual of keys.
    parts += _section(_("In the history"), key_lines(keymap, Context.HISTORY, DOES_IN_HISTORY))
    there = key_lines(keymap, Context.SCREEN, keymap.working(Context.SCREEN))
    # Translators: a heading in the manual of keys.
    parts += _section(_("In menus and pages"), there)
    return "\n\n".join(parts) + "\n"


def _section(heading: str, lines: Sequence[str]) -> tuple[str, ...]:
    return ("## " + heading, "\n".join(f"- {line}" for line in lines)) if lines else ()


if __name__ == "__main__":
    for code in sys.argv[1:]:
        catalogue.use(code)
    sys.stdout.buffer.write(manual(Keymap()).encode())
