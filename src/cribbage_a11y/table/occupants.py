"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Occupant:
    """A person, or a computer player of a level."""

    name: str
    level: str | None = None
    """The computer's level; ``None`` for a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides for the seat."""
        return self.level is None
