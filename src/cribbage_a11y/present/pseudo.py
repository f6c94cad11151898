"""A made-up language: every letter of a message gets an accent, so that unmarked text shows at once."""

from __future__ import annotations

from typing import Final

_LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçðéƒĝĥîĵķļɱñöƥɋřšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖƤɊŘŠŢÛṼŴẊÝŽ",
)


def pseudo(message: str) -> str:
    """The message with accents on all its letters, its placeholders untouched."""
    parts = message.split("{")
    changed = [parts[0].translate(_LETTERS)]
    for part in parts[1:]:
        name, brace, rest = part.partition("}")
        changed.append("{" + name + brace + rest.translate(_LETTERS))
    return "".join(changed)


class Pseudo:
    """The made-up language; it has every message."""

    def find(self, message: str, context: str | None) -> str | None:  # noqa: ARG002
        """The message with accents."""
        return pseudo(message)

    def find_plural(self, one: str, many: str, n: int, context: str | None) -> str | None:  # noqa: ARG002
        """The singular for 1, else the plural, with accents."""
        return pseudo(one if n == 1 else many)
