"""Names of keys from the characters that a terminal far away sends, with prompt_toolkit's parser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cribbage_a11y.ui.keyboard import NO_KEYS, without_replies
from cribbage_a11y.ui.keymap import key_name

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPress


class KeyDecoder:
    """Keeps the beginning of a sequence until the rest has come, or :meth:`flush` says that none will."""

    def __init__(self) -> None:
        from prompt_toolkit.input.vt100_parser import Vt100Parser

        self._pressed: list[KeyPress] = []
        self._parser = Vt100Parser(self._pressed.append)

    def feed(self, text: str) -> list[str]:
        """The keys of so many characters."""
        self._parser.feed(text)
        return self._taken()

    def flush(self) -> list[str]:
        """The keys that were held back: a lone Escape."""
        self._parser.flush()
        return self._taken()

    def _taken(self) -> list[str]:
        pressed, self._pressed[:] = list(self._pressed), []
        keys = (str(getattr(press.key, "value", press.key)) for press in without_replies(pressed))
        return [key_name(key) for key in keys if key not in NO_KEYS]
