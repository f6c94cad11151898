"""All tables of a host by their codes; no sockets, no clock of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from cribbage_a11y.net.codes import code_in, new_code
from cribbage_a11y.net.limits import CONNECTIONS, TABLES, Holds


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
        self._opened = Holds(TABLES)
        self.connections = Holds(CONNECTIONS)

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[_T]:
        return iter(list(self._tables.values()))

    @property
    def codes(self) -> list[str]:
        """The codes of all tables."""
        return list(self._tables)

    def free_code(self) -> str:
        """A code for a table yet to be opened."""
        return new_code(self._tables)

    def may_open(self, address: str) -> bool:
        """Whether a table may be opened from an address; if so it is counted. The host's own are free."""
        return len(self) < self._most and (not address or self._opened.take(address))

    def opened_none(self, address: str) -> None:
        """A table that was counted could not be opened after all."""
        if address:
            self._opened.release(address)

    def add(self, table: _T) -> None:
        """Let a table be found; it holds a code from :meth:`free_code`."""
        self._tables[table.code] = table

    def remove(self, table: _T) -> None:
        """The table is closed, and its code is dead."""
        if self._tables.pop(table.code, None) is not None:
            self.opened_none(table.opened_from)

    def change_code(self, table: _T, code: str) -> None:
        """Give a table another code; the old one is dead."""
        del self._tables[table.code]
        table.code = code
        self._tables[code] = table

    def find(self, text: str) -> _T | None:
        """The table of a code as typed."""
        return self._tables.get(code_in(text) or "")
