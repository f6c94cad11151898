"""The answer to ``?``: the keys that work now, five at a time."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NamedTuple

from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.key_manual import key_lines
from cribbage_a11y.ui.keymap import Context, Keymap

AT_A_TIME: Final = 5


class KeysAnswer(NamedTuple):
    """What is said, and which page comes with the next ``?``."""

    lines: tuple[str, ...]
    next_page: int


def keys_now(keymap: Keymap, context: Context, page: int = 0, without: Container[Command] = ()) -> KeysAnswer:
    """The keys of a page (0, 1, ...), then how many more there are; after the last the first comes again.

    ``without`` are commands that mean nothing now, as a table's code where no others play. A page that is
    not there counts as the first.
    """
    commands = (command for command in keymap.working(context) if command not in without)
    lines = key_lines(keymap, context, commands)
    start = page * AT_A_TIME if 0 <= page * AT_A_TIME < len(lines) else 0
    shown = lines[start : start + AT_A_TIME]
    left = len(lines) - start - len(shown)
    if not left:
        # Translators: after the last of the keys that work now.
        return KeysAnswer((*shown, _("These were all the keys. Question mark begins again.")), 0)
    # Translators: after some of the keys that work now. {n}: how many are left to be said.
    more = ngettext(
        "{n} more key. Press question mark.",
        "{n} more keys. Press question mark.",
        left,
    ).format(n=left)
    return KeysAnswer((*shown, more), start // AT_A_TIME + 1)
