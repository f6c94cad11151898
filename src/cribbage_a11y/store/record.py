"""What a game record holds, and what is wrong with one; the format itself is in docs/record-format.md."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from cribbage_a11y.engine.events import Event, EventKind
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Rules

RECORD_VERSION: Final = 1

NOT_RECORDED: Final = frozenset({EventKind.TO_COUNT, EventKind.CALL_MUGGINS})
"""Events that a record leaves out: the ``show`` and the ``muggins`` points line say the same."""


class PlayerKind(StrEnum):
    """Who plays a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


class RecordedSeat(NamedTuple):
    """Who sat at a seat; ``level`` names how a computer plays."""

    name: str
    kind: PlayerKind
    level: str | None = None


@dataclass(frozen=True, slots=True)
class RecordHeader:
    """The first line of a game: its rules and who sat where, by seat."""

    rules: Rules
    seats: tuple[RecordedSeat, ...]
    practice: bool = False
    """Whether something was taken back in the game, so that it counts as practice."""


class RecordLine(NamedTuple):
    """One event of a record and the number of its line in the file, from 1."""

    number: int
    event: Event
    commitment: str | None = None
    """On a deal: what was promised of its pack, in fair deals."""
    openings: tuple[FairDeal, ...] | None = None
    """On the last line: the salts and packs by hand, in fair deals."""

    def error(self, reason: str) -> RecordError:
        """The error that says ``reason`` of this line."""
        return RecordError(self.number, reason)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game as it was read. ``header_line`` is the number of its first line in the file, from 1."""

    header: RecordHeader
    header_line: int
    lines: tuple[RecordLine, ...]

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.lines) and self.lines[-1].event.kind is EventKind.GAME_OVER


class RecordError(ValueError):
    """A record that cannot be read or does not follow the rules."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line = line
        """The number of the first line that is wrong, from 1."""
        self.reason = reason
        """One sentence that says what is wrong with it."""
        self.before: GameRecord | None = None
        """The game as far as it could be read, where the form of a line is wrong."""
