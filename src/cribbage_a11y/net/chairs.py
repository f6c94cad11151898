"""Who holds which seat of a table that others can join; no sockets, no clock of its own.

A seat that nobody holds is the computer's. A holder's line may be lost: the seat stays theirs, after a while
the computer plays in it, and whoever shows the token has it back at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from cribbage_a11y.net.codes import digest, new_token, opens
from cribbage_a11y.net.limits import IDLE
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.table.occupants import Occupant

GRACE: Final = 20.0
"""Seconds that a lost line may take to come back before the computer plays."""


class Status(StrEnum):
    """How it stands with a seat."""

    COMPUTER = "computer"
    """Nobody holds it."""
    HERE = "here"
    LOST = "lost"
    """The line of its holder is lost, and the table still waits."""
    AWAY = "away"
    """The computer plays for its holder."""


@dataclass
class Chair:
    """One seat."""

    seat: int
    name: str = ""
    """Its holder; empty where nobody holds it."""
    kept: str = ""
    """The digest of the holder's token."""
    status: Status = Status.COMPUTER
    since: float = 0.0
    """When the status began."""

    @property
    def is_held(self) -> bool:
        """Whether somebody holds the token of the seat."""
        return self.status is not Status.COMPUTER

    def is_free(self, now: float) -> bool:
        """Whether somebody new may sit down: nobody holds it, or its holder has been away for long."""
        return not self.is_held or (self.status is Status.AWAY and now - self.since >= IDLE)


class Chairs:
    """The seats of one table."""

    def __init__(self, count: int, level: str) -> None:
        self.level = level
        """The level of the computer in seats that nobody holds."""
        self._chairs = [Chair(seat) for seat in range(count)]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs)

    def __len__(self) -> int:
        return len(self._chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self._chairs[seat]

    @property
    def names(self) -> list[str]:
        """The names of those who hold a seat."""
        return [chair.name for chair in self._chairs if chair.is_held]

    def sit(self, name: str, now: float) -> tuple[Chair, str] | None:
        """Give somebody the first free seat, with the token for it; ``None`` where none is free."""
        chair = next((chair for chair in self._chairs if chair.is_free(now)), None)
        if chair is None:
            return None
        token = new_token()
        self._chairs[chair.seat] = Chair(chair.seat, name, digest(token), Status.HERE, now)
        return self._chairs[chair.seat], token

    def of_token(self, token: str) -> Chair | None:
        """The seat that a token gives back."""
        found = [chair for chair in self._chairs if chair.is_held and opens(token, chair.kept)]
        return found[0] if found else None

    def set(self, chair: Chair, status: Status, now: float) -> None:
        """The seat stands so from now on."""
        chair.status, chair.since = status, now

    def leave(self, chair: Chair) -> Chair:
        """Its holder gives the seat up; the token opens nothing any more. The seat as it is now."""
        self._chairs[chair.seat] = Chair(chair.seat)
        return self._chairs[chair.seat]

    def resize(self, count: int) -> bool:
        """Another number of seats; not where fewer would be left than people who hold one."""
        held = [chair for chair in self._chairs if chair.is_held]
        if len(held) > count:
            return False
        for seat, chair in enumerate(held):
            chair.seat = seat
        self._chairs = [*held, *(Chair(seat) for seat in range(len(held), count))]
        return True

    def occupant(self, chair: Chair) -> Occupant:
        """Who decides at the seat now."""
        if chair.status in (Status.HERE, Status.LOST):
            return Occupant(chair.name)
        return Occupant(chair.name or computer_name(chair.seat), self.level)

    def occupants(self) -> list[Occupant]:
        """Who decides at every seat now."""
        return [self.occupant(chair) for chair in self._chairs]

    def as_data(self) -> list[dict[str, Any]]:
        """What must survive a restart: who holds what."""
        return [{"name": chair.name, "token": chair.kept} for chair in self._chairs]

    def restore(self, data: list[Mapping[str, Any]], now: float) -> None:
        """Take up the seats of :meth:`as_data`; every holder's line is lost."""
        self._chairs = [
            Chair(seat, str(held["name"]), str(held["token"]), Status.LOST, now)
            if held["name"]
            else Chair(seat)
            for seat, held in enumerate(data)
        ]


def computer_name(seat: int) -> str:
    """What the computer in a seat that nobody holds is called. No person may be called so."""
    # Translators: the name of a computer player at a table with others. {n}: the number of the seat.
    return _("Computer {n}").format(n=seat + 1)
