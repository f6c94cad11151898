"""All tables of a host by their codes; no sockets, no clock of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from cribbage_a11y.net.codes import code_in, new_code
from cribbage_a11y.net.limits import CONNECTIONS, TABLES, Guesses, Holds


class HasCode(Protocol):
    """A table as the lobby knows it."""

    code: str
    opened_from: str
    """The address that it was opened from; empty for the host's own."""


_T = TypeVar("_T", bound=HasCode)


class Lobby(Generic[_T]):
    """Finds tables by their codes, and counts what each address has open."""

    def __init__(self, most_tables: int) -> None:
        self._tables: dict[str, _T] = {}
        self._most = most_tables
        self._guesses = Guesses()
        self._opened = Holds(TABLES)
        self.connections = Holds(CONNECTIONS)

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[_T]:
        return iter(list(self._tables.values()))

    def free_code(self) -> str:
        """A code for a table yet to be opened."""
        return new_code(self._tables)

    def may_open(self, address: str) -> bool:
        """Whether a table may be opened from an address; if so it is counted. The host's own are free."""
        return len(self) < self._most and (not address or self._opened.take(address))

    def add(self, table: _T) -> None:
        """Let a table be found; it holds a code from :meth:`free_code`."""
        self._tables[table.code] = table

    def remove(self, table: _T) -> None:
        """The table is closed, and its code is dead."""
        if self._tables.pop(table.code, None) is not None and table.opened_from:
            self._opened.release(table.opened_from)

    def change_code(self, table: _T) -> None:
        """Give a table another code; the old one is dead."""
        code = self.free_code()
        del self._tables[table.code]
        table.code = code
        self._tables[code] = table

    def find(self, text: str, address: str, now: float) -> _T | None:
        """The table of a code as typed. Wrong codes are counted, and too many shut the address out."""
        if not self._guesses.may_try(address, now):
            return None
        table = self._tables.get(code_in(text) or "")
        if table is None:
            self._guesses.wrong(address, now)
        return table
