"""The lines of a save: a header, one for each game of the match, and one for each accepted action."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from cribbage_a11y.engine.actions import (
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    Deal,
    GoOn,
    LayAway,
    PlayCard,
    TableAction,
)
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.match import Match
from cribbage_a11y.engine.rules import RULE_NAMES, Rules, RulesError
from cribbage_a11y.store.json_lines import JsonLine, quote, shortened
from cribbage_a11y.store.record import RecordedSeat
from cribbage_a11y.store.record_reading import read_seats

SAVE_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class GameStart:
    """All that a game of a match begins with, besides the cards."""

    number: int
    """1 for the first game of the match."""
    rules: Rules
    dealer: int | None
    """Who deals first where the rules draw one or carry one over."""
    seats: tuple[RecordedSeat, ...]
    seed: str | None
    """What chance is drawn from, in a game that can be played again."""
    match: Match
    """Games won and first dealers before this game."""


def header_line(program: str) -> str:
    """The first line of a save, by a version of the program."""
    return _line({"save": SAVE_VERSION, "program": program})


def check_header(line: JsonLine) -> None:
    """Raise :class:`RecordError` unless the line is the header of a save that this program reads."""
    version = line.get("save")
    if type(version) is not int or version != SAVE_VERSION:
        raise line.fail(f"the save's version is {quote(version)}; this program reads {SAVE_VERSION}.")


def start_line(start: GameStart) -> str:
    """The line that begins a game."""
    return _line(
        {
            "game": start.number,
            "rules": {name: _plain(getattr(start.rules, name)) for name in RULE_NAMES},
            "dealer": start.dealer,
            "seats": [seat._asdict() for seat in start.seats],
            "seed": start.seed,
            "won": start.match.won,
            "first_dealers": start.match.first_dealers,
        }
    )


def read_start(line: JsonLine) -> GameStart:
    """The game that a line begins; raises :class:`RecordError`."""
    rules = _read_rules(line)
    shape = rules.shape
    last_seat = len(shape.seats) - 1
    won = _numbers(line, "won", len(shape.sides), None)
    dealers = _numbers(line, "first_dealers", None, last_seat)
    return GameStart(
        number=line.number_of("game", 1),
        rules=rules,
        dealer=None if line.get("dealer") is None else line.number_of("dealer", 0, last_seat),
        seats=read_seats(line, rules),
        seed=None if line.get("seed") is None else line.text("seed"),
        match=Match(won, dealers),
    )


def action_line(action: TableAction, salt: str | None = None) -> str:
    """The line of an accepted action; ``salt`` is that of a fair deal."""
    name, write, _ = _CODECS[type(action)]
    fields = {"action": name, **write(action)}
    return _line(fields if salt is None else {**fields, "salt": salt})


def undo_line(actions: int) -> str:
    """The line that takes back so many of the actions before it."""
    return _line({"undo": actions})


def read_action(line: JsonLine) -> TableAction:
    """The action of a line; raises :class:`RecordError`. Whether it is allowed is for the rules to say."""
    name = line.get("action")
    read = _READERS.get(name) if isinstance(name, str) else None
    if read is None:
        raise line.fail(f"{quote(name)} is not an action.")
    return read(line)


def _line(fields: dict[str, Any]) -> str:
    return json.dumps(fields) + "\n"


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, StrEnum) else value


def _read_rules(line: JsonLine) -> Rules:
    stated = line.get("rules")
    if not isinstance(stated, dict):
        raise line.fail(f"rules is {quote(stated)}, not a JSON object.")
    given = JsonLine(line.number, stated)
    values = {name: given.get(name) for name in RULE_NAMES}
    held: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in values.items()
    }
    try:
        return Rules(**held)
    except RulesError as error:
        raise line.fail(f"{shortened(str(error))}.") from None


def _numbers(line: JsonLine, name: str, length: int | None, high: int | None) -> tuple[int, ...]:
    items = (JsonLine(line.number, {name: item}) for item in line.list_of(name, length))
    return tuple(item.number_of(name, 0, high) for item in items)


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _seat(line: JsonLine) -> int:
    return line.number_of("seat")


_Codec = tuple[str, Callable[[Any], dict[str, Any]], Callable[[JsonLine], TableAction]]
_CODECS: Final[dict[type[TableAction], _Codec]] = {
    CutForDeal: (
        "cut_for_deal",
        lambda it: {"cards": _codes(it.cards)},
        lambda line: CutForDeal(line.cards("cards")),
    ),
    Deal: ("deal", lambda it: {"deck": _codes(it.deck)}, lambda line: Deal(line.cards("deck"))),
    LayAway: (
        "lay_away",
        lambda it: {"seat": it.seat, "cards": _codes(it.cards)},
        lambda line: LayAway(_seat(line), line.cards("cards")),
    ),
    PlayCard: (
        "play",
        lambda it: {"seat": it.seat, "card": it.card.code},
        lambda line: PlayCard(_seat(line), line.card("card")),
    ),
    CountHand: ("count", lambda it: {"seat": it.seat}, lambda line: CountHand(_seat(line))),
    Claim: (
        "claim",
        lambda it: {"seat": it.seat, "points": it.points},
        lambda line: Claim(_seat(line), line.number_of("points")),
    ),
    CallMuggins: (
        "call_muggins",
        lambda it: {"seat": it.seat, "points": it.points},
        lambda line: CallMuggins(_seat(line), line.number_of("points")),
    ),
    GoOn: ("go_on", lambda it: {"seat": it.seat}, lambda line: GoOn(_seat(line))),
}
_READERS: Final = {name: read for name, _, read in _CODECS.values()}
