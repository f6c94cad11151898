"""Compiled catalogues (``.mo``), read message by message.

A start says some fifty of two thousand messages. So a file is taken in as it is, without decoding it; a
message is looked for by halving the sorted table of the originals, and kept once it was found. The standard
library's reader would decode every message of the file before the first is said.

The layout is that of the manual of GNU gettext, "The Format of GNU MO Files": seven numbers of 4 bytes (a
magic number that tells the order of bytes, the revision, how many messages, where the tables of originals
and of translations begin, and two that tell of a hash table), then the tables with length and place of each
text. The originals are sorted byte by byte. An original is ``context EOT message``, and with a plural
``one NUL many``; its translation holds the plural forms with NUL between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct, error
from typing import Final

from cribbage_a11y.present.plural_rules import PluralRule, plural_rule

_MAGIC: Final = 0x950412DE
_HEAD: Final = "5I"
_CONTEXT_END: Final = "\4"
_NUL: Final = b"\0"


class MessageFile:
    """One compiled catalogue, given as the bytes of its file.

    They are read whole rather than mapped: a mapped file that an update cuts short would end the game.
    Raises :class:`ValueError` for bytes that are no compiled catalogue, or not all of one.
    """

    def __init__(self, content: bytes) -> None:
        order = "<" if content[:4] == _MAGIC.to_bytes(4, "little") else ">"
        try:
            head = Struct(order + _HEAD).unpack_from(content)
        except error as short:
            raise ValueError("This is no compiled catalogue.") from short
        magic, revision, self._count, self._originals, self._translations = head
        if magic != _MAGIC or revision >> 16 > 1 or not self._count:
            raise ValueError("This is no compiled catalogue.")
        self._content = content
        self._entry = Struct(order + "2I")
        self._known: dict[str, tuple[str, ...]] = {}
        self._rule: PluralRule | None = None
        for table in (self._originals, self._translations):
            self._text(table, self._count - 1)

    def forms(self, key: str) -> tuple[str, ...]:
        """The translations of a message: one, several for a message with a plural, none if it is missing.

        A translation that cannot be read is missing.
        """
        known = self._known.get(key)
        if known is not None:
            return known
        try:
            found = self._search(key.encode())
        except ValueError:
            return ()
        if found:
            self._known[key] = found
        return found

    def form(self, n: int) -> int:
        """Which of the plural forms is said of so many."""
        if self._rule is None:
            self._rule = plural_rule("".join(self.forms("")))
        return self._rule(n)

    def _search(self, key: bytes) -> tuple[str, ...]:
        low, high = 0, self._count
        while low < high:
            middle = (low + high) // 2
            if self._text(self._originals, middle) < key:
                low = middle + 1
            else:
                high = middle
        if low == self._count:
            return ()
        original, _nul, plural = self._text(self._originals, low).partition(_NUL)
        if original != key:
            return ()
        translation = self._text(self._translations, low).decode()
        return tuple(translation.split("\0")) if plural else (translation,)

    def _text(self, table: int, number: int) -> bytes:
        """The text of that number in a table; :class:`ValueError` if it lies beyond the end of the file."""
        try:
            length, start = self._entry.unpack_from(self._content, table + self._entry.size * number)
        except error as beyond:
            raise ValueError("A table lies beyond the end.") from beyond
        if start + length > len(self._content):
            raise ValueError("A text lies beyond the end.")
        return self._content[start : start + length]


class Compiled:
    """A chain of catalogues, the most special first (``fr_CA``, then ``fr``)."""

    def __init__(self, catalogues: Sequence[MessageFile]) -> None:
        self._catalogues = catalogues

    def find(self, message: str, context: str | None) -> str | None:
        """A message, or ``None`` where every catalogue of the chain lacks it.

        Of a message with a plural it is the form said of one.
        """
        return self._said(message, context, 1)

    def find_plural(self, one: str, _many: str, n: int, context: str | None) -> str | None:
        """A message with a plural, or ``None`` where every catalogue of the chain lacks it.

        The English plural is no part of what is looked for, as in gettext.
        """
        return self._said(one, context, n)

    def _said(self, message: str, context: str | None, n: int) -> str | None:
        key = message if context is None else f"{context}{_CONTEXT_END}{message}"
        for catalogue in self._catalogues:
            forms = catalogue.forms(key)
            number = catalogue.form(n) if len(forms) > 1 else 0
            if number < len(forms):
                return forms[number]
        return None
