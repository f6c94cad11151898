"""Games into the lines of a record.

Written by hand rather than by ``json``: simulated games write some 250 lines each, and this takes a
third of the time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    DealCut,
    Dealt,
    Event,
    GameOver,
    GoSaid,
    HandShown,
    LaidAway,
    NewCount,
    Scored,
    StarterTurned,
    Uncounted,
)
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.store.record import RECORD_VERSION, RecordHeader

_QUOTED: Final = [f'"{card.code}"' for card in DECK]


class RecordWriter:
    """Turns the events of one game into text, a line each, in the order of the record.

    ``fair`` holds the fair deals by hand and may grow while the game goes on: each deal is written with
    its commitment, and the last line opens them all.
    """

    def __init__(self, header: RecordHeader, fair: Sequence[FairDeal] = ()) -> None:
        self._header = header
        self._fair = fair
        self._claim = ""

    def header(self) -> str:
        """The header line."""
        return header_line(self._header)

    def write(self, events: Iterable[Event]) -> str:
        """The lines of the next events. A claim waits for its ``show``, after which a record has it."""
        parts: list[str] = []
        for event in events:
            kind = type(event)
            encode = _ENCODE.get(kind)
            if encode is not None:
                parts.append(encode(event))
                if kind is HandShown:
                    parts.append(self._claim)
                    self._claim = ""
            elif isinstance(event, Claimed):
                self._claim = _claim(event)
            elif isinstance(event, Dealt):
                parts.append(_deal(event, self._fair))
            elif isinstance(event, GameOver):
                parts.append(_game_over(event, self._fair))
        return "".join(parts)


def record_text(header: RecordHeader, events: Iterable[Event], fair: Sequence[FairDeal] = ()) -> str:
    """A whole record of one game, finished or not."""
    writer = RecordWriter(header, fair)
    return writer.header() + writer.write(events)


def header_line(header: RecordHeader) -> str:
    """The header as a line."""
    rules = header.rules
    fields: dict[str, Any] = {
        "record": RECORD_VERSION,
        "rules": {
            "players": rules.players,
            "target": rules.target,
            "first_deal": rules.first_deal.value,
            "pone_bonus": rules.pone_bonus,
            "skunks": rules.skunks,
            "counting": rules.counting.value,
        },
        "seats": [
            {key: value for key, value in seat._asdict().items() if value is not None}
            for seat in header.seats
        ],
    }
    if header.practice:
        fields["practice"] = True
    return json.dumps(fields) + "\n"


def _cards(cards: Iterable[Card]) -> str:
    return "[" + ", ".join([_QUOTED[card] for card in cards]) + "]"


def _number(value: int | None) -> str:
    return "null" if value is None else str(value)


def _cut(event: DealCut) -> str:
    return f'{{"event": "cut_for_deal", "cards": {_cards(event.cards)}, "dealer": {_number(event.dealer)}}}\n'


def _deal(event: Dealt, fair: Sequence[FairDeal]) -> str:
    hands = ", ".join([_cards(hand) for hand in event.cards])
    crib = f', "crib": {_cards(event.crib)}' if event.crib else ""
    promised = f', "commitment": "{fair[event.hand - 1].commitment}"' if len(fair) >= event.hand else ""
    return (
        f'{{"event": "deal", "hand": {event.hand}, "dealer": {event.dealer}, '
        f'"cards": [{hands}]{crib}{promised}}}\n'
    )


def _laid_away(event: LaidAway) -> str:
    return f'{{"event": "lay_away", "seat": {event.seat}, "cards": {_cards(event.cards)}}}\n'


def _starter(event: StarterTurned) -> str:
    return f'{{"event": "starter", "card": {_QUOTED[event.card]}}}\n'


def _play(event: CardPlayed) -> str:
    return (
        f'{{"event": "play", "seat": {event.seat}, "card": {_QUOTED[event.card]}, "count": {event.count}}}\n'
    )


def _go(event: GoSaid) -> str:
    return f'{{"event": "go", "seat": {event.seat}, "count": {event.count}}}\n'


def _new_count(event: NewCount) -> str:
    return f'{{"event": "new_count", "leader": {event.leader}}}\n'


def _points(event: Scored) -> str:
    return (
        f'{{"event": "points", "seat": {event.seat}, "side": {event.side}, "points": {event.points}, '
        f'"reason": "{event.reason}", "cards": {_cards(event.cards)}, "score": {event.score}}}\n'
    )


def _claim(event: Claimed) -> str:
    return f'{{"event": "claim", "seat": {event.seat}, "whose": "{event.whose}", "points": {event.points}}}\n'


def _worth(name: str) -> Callable[[HandShown | Uncounted], str]:
    def encode(event: HandShown | Uncounted) -> str:
        return (
            f'{{"event": "{name}", "seat": {event.seat}, "whose": "{event.whose}", '
            f'"cards": {_cards(event.cards)}, "starter": {_QUOTED[event.starter]}, "total": {event.total}}}\n'
        )

    return encode


def _game_over(event: GameOver, fair: Sequence[FairDeal]) -> str:
    skunk = "null" if event.skunk is None else f'"{event.skunk}"'
    opened = ""
    if fair:
        each = [f'{{"salt": "{deal.salt}", "deck": {_cards(deal.deck)}}}' for deal in fair]
        opened = f', "openings": [{", ".join(each)}]'
    return (
        f'{{"event": "game_over", "winner": {event.winner}, "scores": {list(event.scores)}, '
        f'"skunk": {skunk}{opened}}}\n'
    )


_ENCODE: Final[dict[type[Event], Callable[[Any], str]]] = {
    DealCut: _cut,
    LaidAway: _laid_away,
    StarterTurned: _starter,
    CardPlayed: _play,
    GoSaid: _go,
    NewCount: _new_count,
    Scored: _points,
    HandShown: _worth("show"),
    Uncounted: _worth("uncounted"),
}
