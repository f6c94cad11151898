"""What a table with others tells of itself, and what of it survives a restart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cribbage_a11y.net import words
from cribbage_a11y.net.table_screen import TableFacts
from cribbage_a11y.ui.live_table import LiveTable

if TYPE_CHECKING:
    from cribbage_a11y.net.room import Room


def facts_of(room: Room) -> TableFacts:
    """What the screen of the table tells."""
    levels = room.maker.levels
    return TableFacts(
        code=room.code,
        seats=seat_lines(room),
        people=len(room.chairs.names),
        rules=room.choices.rules,
        level=next(level for level in levels if level.key == room.chairs.level),
        levels=levels,
        opener=room.choices.opener,
        may_begin=room.playing.may_begin,
        chat=room.choices.chat_on,
        watchers=room.choices.watchers_on,
    )


def seat_lines(room: Room) -> tuple[str, ...]:
    """A sentence for each seat."""
    return tuple(words.seat_line(chair) for chair in room.chairs)


def fair_deals(room: Room) -> tuple[str, ...]:
    """What was promised of the packs of this game, and when it is over what they were."""
    say = words.opened_deal if room.playing.is_over else words.promised_deal
    return tuple(say(hand, deal) for hand, deal in enumerate(room.maker.fair_deals(), 1))


def data_of(room: Room) -> dict[str, Any]:
    """What must survive a restart, besides the game."""
    seats = room.chairs.as_data()
    return {"code": room.code, "opened_from": room.opened_from, "seats": seats, **room.choices.as_data()}


def restore(room: Room, data: Mapping[str, Any], live: LiveTable | None) -> None:
    """Take up what :func:`data_of` gave, and the game that was being played. All lines are lost."""
    room.code = str(data["code"])
    room.opened_from = str(data["opened_from"])
    room.chairs.restore(data["seats"], room.clock())
    room.choices.restore(data)
    room.playing.live = live
