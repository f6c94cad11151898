"""How two events differ, in one sentence."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from typing import Any, Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import EVENT_TYPES, Event

_FIELDS: Final = {event: tuple(field.name for field in fields(event)) for event in EVENT_TYPES}


def difference(recorded: Event, due: Event) -> str | None:
    """What is wrong with a recorded event where ``due`` is what the rules make; ``None`` if nothing is.

    The order of cards is free. (In a cut it says who cut what, but there the cards are what is decided, and
    only the dealer can be wrong.)
    """
    if recorded.kind is not due.kind:
        return f"{_name(recorded)} stands where {_name(due)} is due."
    for name in _FIELDS[type(recorded)]:
        said, right = getattr(recorded, name), getattr(due, name)
        if _loose(said) != _loose(right):
            return f"{name} is {in_words(said)} where the rules make it {in_words(right)}."
    return None


def _loose(value: Any) -> Any:
    """The value with cards in no order; lists of hands or numbers keep theirs."""
    if not isinstance(value, tuple):
        return value
    if value and isinstance(value[0], Card):
        return frozenset(value)
    return tuple(map(_loose, value))


def in_words(value: Any) -> str:
    """A field of an event for an error message."""
    if value is None:
        return "null"
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return " ".join(map(in_words, value)) or "empty"
    return str(value)


def _name(event: Event) -> str:
    """The kind of event, with the reason for which points are scored."""
    reason = getattr(event, "reason", None)
    return event.kind.value if reason is None else f"{event.kind.value} for {reason}"
