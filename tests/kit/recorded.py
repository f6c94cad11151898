"""Records of random games for tests, and ways to damage them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from cribbage_a11y.engine.actions import Deal
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.store.record import PlayerKind, RecordedSeat, RecordError, RecordHeader
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.store.verify import verify_lines

from .games import steps

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def header_of(rules: Rules) -> RecordHeader:
    """A header with a person at seat 0 and computers at the others."""
    you = RecordedSeat("Zoë", PlayerKind.HUMAN)
    others = (
        RecordedSeat(f"Computer {seat}", PlayerKind.COMPUTER, "book") for seat in range(1, rules.players)
    )
    return RecordHeader(rules, (you, *others))


def random_game(rules: Rules, seed: int) -> tuple[list[Event], list[FairDeal]]:
    """The events of a random game and its packs with salts."""
    events: list[Event] = []
    fair: list[FairDeal] = []
    for _, action, _, happened in steps(rules, seed):
        events += happened
        if isinstance(action, Deal):
            fair.append(FairDeal(f"{seed:016x}{len(fair):016x}", action.deck))
    return events, fair


def random_record(rules: Rules, seed: int, fair: bool = False) -> list[str]:
    """The lines of a random game's record."""
    events, deals = random_game(rules, seed)
    return record_text(header_of(rules), events, deals if fair else ()).splitlines()


def changed(line: str, **fields: Any) -> str:
    """A line with other fields."""
    return json.dumps(json.loads(line) | fields)


def wrong_line(lines: Iterable[str | bytes]) -> RecordError | None:
    """What ``verify`` finds wrong."""
    try:
        verify_lines(line if isinstance(line, bytes) else line.encode() for line in lines)
    except RecordError as error:
        return error
    return None


def damaged(lines: list[str], random: Random) -> list[str]:
    """The record with one line gone, twice, in another place, or with one field changed."""
    lines = list(lines)
    way, place = random.randrange(6), random.randrange(1, len(lines) - 1)
    if way == 0:
        del lines[place]
    elif way == 1:
        lines.insert(place, random.choice(lines[1:]))
    elif way == 2:
        lines[place : place + 2] = lines[place + 1], lines[place]
    else:
        lines[place] = _with_a_changed_field(json.loads(lines[place]), random)
    return lines


def _with_a_changed_field(fields: dict[str, Any], random: Random) -> str:
    name = random.choice([name for name in fields if name != "event"])
    value = fields[name]
    if isinstance(value, int):
        fields[name] = max(0, value + random.choice((-1, 1, 2)))
    elif value in PACK:
        fields[name] = random.choice(PACK)
    elif isinstance(value, list) and value:
        cards = random.choice(value) if isinstance(value[0], list) else value
        cards[random.randrange(len(cards))] = random.choice(PACK)
    elif name == "whose":
        fields[name] = "crib" if value == "hand" else "hand"
    elif name == "reason":
        fields[name] = random.choice(list(ScoreKind)).value
    return json.dumps(fields)
