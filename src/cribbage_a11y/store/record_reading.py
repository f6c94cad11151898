"""Records back into games: the form is checked here, the rules by :mod:`cribbage_a11y.store.verify`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    DealCut,
    Dealt,
    Event,
    EventKind,
    GameOver,
    GoSaid,
    HandShown,
    LaidAway,
    NewCount,
    Scored,
    Skunk,
    StarterTurned,
    Uncounted,
    Whose,
)
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules, RulesError
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.seats import TableShape
from cribbage_a11y.store.json_lines import JsonLine, quote, read_json_lines, shortened
from cribbage_a11y.store.record import (
    NOT_RECORDED,
    RECORD_VERSION,
    GameRecord,
    PlayerKind,
    RecordedSeat,
    RecordError,
    RecordHeader,
    RecordLine,
)

_HEX_SALT: Final = re.compile(r"(?:[0-9a-f]{2})+")
_HEX_HASH: Final = re.compile(r"[0-9a-f]{64}")


def read_records(lines: Iterable[bytes]) -> Iterator[GameRecord]:
    """The games of a record, one after the other as they are read.

    ``lines`` are those of a file opened in binary mode. Raises :class:`RecordError` at the first line
    that has not the form of a record, and for a record without a game.
    """
    game: _Game | None = None
    try:
        for line in read_json_lines(lines):
            if "record" in line.fields:
                if game is not None:
                    yield game.record()
                game = None
                game = _Game(read_header(line), line.number)
            elif game is None:
                raise line.fail("a game begins with a header line, which has the field record.")
            else:
                game.add(line)
    except RecordError as error:
        error.before = None if game is None else game.record()
        raise
    if game is None:
        raise RecordError(1, "there is no game in this file.")
    yield game.record()


class _Game:
    """A game whose lines are being read."""

    def __init__(self, header: RecordHeader, header_line: int) -> None:
        self._header = header
        self._header_line = header_line
        self._lines: list[RecordLine] = []

    def add(self, line: JsonLine) -> None:
        if self._lines and self._lines[-1].event.kind is EventKind.GAME_OVER:
            raise line.fail("the game is over, so only the header of another game may follow.")
        self._lines.append(_read_line(line, self._header.rules.shape))

    def record(self) -> GameRecord:
        return GameRecord(self._header, self._header_line, tuple(self._lines))


def read_record_file(path: Path) -> Iterator[GameRecord]:
    """The games of a file; raises :class:`RecordError`, and :class:`OSError` when it cannot be read."""
    with path.open("rb") as file:
        yield from read_records(file)


def read_header(line: JsonLine) -> RecordHeader:
    """The header of a game; raises :class:`RecordError`."""
    version = line.get("record")
    if version != RECORD_VERSION or type(version) is not int:
        raise line.fail(f"the record's version is {quote(version)}; this program reads {RECORD_VERSION}.")
    stated = line.get("rules")
    if not isinstance(stated, dict):
        raise line.fail(f"rules is {quote(stated)}, not a JSON object.")
    rules = read_rules(JsonLine(line.number, stated))
    return RecordHeader(rules, read_seats(line, rules), line.fields.get("practice") is True)


def read_rules(line: JsonLine) -> Rules:
    """The rules that a header states; raises :class:`RecordError`."""
    try:
        return Rules(
            players=line.get("players"),
            target=line.get("target"),
            first_deal=line.choice("first_deal", FirstDeal),
            pone_bonus=line.get("pone_bonus"),
            skunks=line.get("skunks"),
            counting=line.choice("counting", Counting),
        )
    except RulesError as error:
        raise line.fail(f"{shortened(str(error))}.") from None


def read_seats(line: JsonLine, rules: Rules) -> tuple[RecordedSeat, ...]:
    """Who sits where by the field ``seats`` of a line; raises :class:`RecordError`."""
    return tuple(_read_seat(line, seat) for seat in line.list_of("seats", len(rules.shape.seats)))


def _read_seat(line: JsonLine, value: Any) -> RecordedSeat:
    if not isinstance(value, dict):
        raise line.fail(f"a seat is {quote(value)}, not a JSON object.")
    seat = JsonLine(line.number, value)
    level = None if value.get("level") is None else seat.text("level")
    return RecordedSeat(seat.text("name"), seat.choice("kind", PlayerKind), level)


class _Reading(NamedTuple):
    """A line and the table it belongs to."""

    line: JsonLine
    shape: TableShape

    def seat(self, name: str = "seat") -> int:
        return self.line.number_of(name, 0, len(self.shape.seats) - 1)

    def side(self, name: str) -> int:
        return self.line.number_of(name, 0, len(self.shape.sides) - 1)

    def whose(self) -> Whose:
        return self.line.choice("whose", Whose)


def _read_line(line: JsonLine, shape: TableShape) -> RecordLine:
    name = line.get("event")
    try:
        kind = EventKind(name)
    except ValueError:
        kind = None
    if kind is None or kind in NOT_RECORDED:
        raise line.fail(f"{quote(name)} is not an event of a record.")
    event = _READ[kind](_Reading(line, shape))
    commitment = line.fields.get("commitment") if kind is EventKind.DEAL else None
    if commitment is not None and not (isinstance(commitment, str) and _HEX_HASH.fullmatch(commitment)):
        raise line.fail(f"commitment is {quote(commitment)}, not 64 lower-case hexadecimal digits.")
    has_openings = kind is EventKind.GAME_OVER and line.fields.get("openings") is not None
    return RecordLine(line.number, event, commitment, _openings(line) if has_openings else None)


def _openings(line: JsonLine) -> tuple[FairDeal, ...]:
    return tuple(_opening(line, value) for value in line.list_of("openings"))


def _opening(line: JsonLine, value: Any) -> FairDeal:
    if not isinstance(value, dict):
        raise line.fail(f"an opening is {quote(value)}, not a JSON object.")
    opening = JsonLine(line.number, value)
    salt, deck = opening.text("salt"), opening.cards("deck")
    if not _HEX_SALT.fullmatch(salt):
        raise line.fail(f"salt is {quote(salt)}, not lower-case hexadecimal digits.")
    if len(deck) != len(DECK):
        raise line.fail(f"an opened deck has {len(deck)} cards, not {len(DECK)}.")
    return FairDeal(salt, deck)


def _deal(reading: _Reading) -> Dealt:
    line, shape = reading
    hands = tuple(line.to_cards("cards", hand) for hand in line.list_of("cards", len(shape.seats)))
    crib = line.cards("crib") if "crib" in line.fields else ()
    return Dealt(line.number_of("hand", 1), reading.seat("dealer"), hands, crib)


def _cut(reading: _Reading) -> DealCut:
    dealer = None if reading.line.get("dealer") is None else reading.seat("dealer")
    return DealCut(reading.line.cards("cards"), dealer)


def _points(reading: _Reading) -> Scored:
    line = reading.line
    return Scored(
        reading.seat(),
        reading.side("side"),
        line.number_of("points", 1),
        line.choice("reason", ScoreKind),
        line.cards("cards"),
        line.number_of("score"),
    )


def _worth(event: type[HandShown] | type[Uncounted]) -> Callable[[_Reading], Event]:
    def read(reading: _Reading) -> Event:
        line = reading.line
        cards, starter = line.cards("cards"), line.card("starter")
        return event(reading.seat(), reading.whose(), cards, starter, line.number_of("total"))

    return read


def _game_over(reading: _Reading) -> GameOver:
    line, shape = reading
    scores = line.list_of("scores", len(shape.sides))
    if any(type(score) is not int for score in scores):
        raise line.fail(f"scores is {quote(scores)}, not a list of whole numbers.")
    skunk = None if line.get("skunk") is None else line.choice("skunk", Skunk)
    return GameOver(reading.side("winner"), tuple(scores), skunk)


_READ: Final[dict[EventKind, Callable[[_Reading], Event]]] = {
    EventKind.CUT_FOR_DEAL: _cut,
    EventKind.DEAL: _deal,
    EventKind.LAY_AWAY: lambda it: LaidAway(it.seat(), it.line.cards("cards")),
    EventKind.STARTER: lambda it: StarterTurned(it.line.card("card")),
    EventKind.PLAY: lambda it: CardPlayed(it.seat(), it.line.card("card"), it.line.number_of("count")),
    EventKind.GO: lambda it: GoSaid(it.seat(), it.line.number_of("count")),
    EventKind.NEW_COUNT: lambda it: NewCount(it.seat("leader")),
    EventKind.POINTS: _points,
    EventKind.CLAIM: lambda it: Claimed(it.seat(), it.whose(), it.line.number_of("points")),
    EventKind.SHOW: _worth(HandShown),
    EventKind.UNCOUNTED: _worth(Uncounted),
    EventKind.GAME_OVER: _game_over,
}
