"""Catalogues of one language in a row, which say when a message is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Catalogue(Protocol):
    """What this module needs of gettext's translations."""

    def gettext(self, message: str, /) -> str: ...

    def ngettext(self, one: str, many: str, n: int, /) -> str: ...

    def pgettext(self, context: str, message: str, /) -> str: ...

    def npgettext(self, context: str, one: str, many: str, n: int, /) -> str: ...

    def add_fallback(self, fallback: Any, /) -> None: ...


class _End:
    """Ends the chain of fallbacks: tells that a message is missing, where gettext would give it back."""

    def gettext(self, message: str, /) -> str:
        raise LookupError(message)

    def ngettext(self, one: str, _many: str, _n: int, /) -> str:
        raise LookupError(one)

    def pgettext(self, _context: str, message: str, /) -> str:
        raise LookupError(message)

    def npgettext(self, _context: str, one: str, _many: str, _n: int, /) -> str:
        raise LookupError(one)


class Compiled:
    """A chain of catalogues, the most special first (``fr_CA``, then ``fr``)."""

    def __init__(self, catalogues: Sequence[Catalogue]) -> None:
        self._first = catalogues[0]
        for catalogue, fallback in zip(catalogues, (*catalogues[1:], _End()), strict=True):
            catalogue.add_fallback(fallback)

    def find(self, message: str, context: str | None) -> str | None:
        """A message, or ``None`` where every catalogue of the chain lacks it."""
        try:
            if context is None:
                return self._first.gettext(message)
            return self._first.pgettext(context, message)
        except LookupError:
            return None

    def find_plural(self, one: str, many: str, n: int, context: str | None) -> str | None:
        """A message with a plural, or ``None`` where every catalogue of the chain lacks it."""
        try:
            if context is None:
                return self._first.ngettext(one, many, n)
            return self._first.npgettext(context, one, many, n)
        except LookupError:
            return None
