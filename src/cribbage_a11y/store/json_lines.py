"""Lines of JSON objects read with care: every mistake is a :class:`RecordError` that names its line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.store.record import RecordError

_T = TypeVar("_T")
_CARDS: Final = {card.code: card for card in DECK}
_LONGEST_QUOTE: Final = 60
_LONGEST_REASON: Final = 150


class JsonLine(NamedTuple):
    """A JSON object and the number of its line, from 1; the readers below check what its fields hold."""

    number: int
    fields: dict[str, Any]

    def fail(self, reason: str) -> RecordError:
        """The error that says ``reason`` of this line."""
        return RecordError(self.number, reason)

    def get(self, name: str) -> Any:
        """A field that must be there."""
        if name not in self.fields:
            raise self.fail(f"the field {name} is missing.")
        return self.fields[name]

    def number_of(self, name: str, low: int = 0, high: int | None = None) -> int:
        """A whole number in a range, both ends included."""
        value = self.get(name)
        if type(value) is not int or value < low or (high is not None and value > high):
            span = f"from {low} to {high}" if high is not None else f"from {low}"
            raise self.fail(f"{name} is {quote(value)}, not a whole number {span}.")
        return value

    def text(self, name: str) -> str:
        """A text that can be printed on a line."""
        value = self.get(name)
        if not isinstance(value, str) or not value.isprintable():
            raise self.fail(f"{name} is {quote(value)}, not a text of one line.")
        return value

    def choice(self, name: str, choices: Callable[[str], _T]) -> _T:
        """One of the values of an enumeration."""
        value = self.get(name)
        try:
            return choices(value)
        except ValueError:
            raise self.fail(f"{name} is {quote(value)}, which is not known.") from None

    def card(self, name: str) -> Card:
        """A card."""
        return self.to_card(self.get(name))

    def cards(self, name: str) -> tuple[Card, ...]:
        """A list of different cards."""
        return self.to_cards(name, self.get(name))

    def list_of(self, name: str, length: int | None = None) -> list[Any]:
        """A list, of a length if one is given."""
        value = self.get(name)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            wanted = "a list" if length is None else f"a list of {length}"
            raise self.fail(f"{name} is {quote(value)}, not {wanted}.")
        return value

    def to_card(self, value: Any) -> Card:
        """The card of a code."""
        card = _CARDS.get(value) if isinstance(value, str) else None
        if card is None:
            raise self.fail(f"{quote(value)} is not a card.")
        return card

    def to_cards(self, name: str, value: Any) -> tuple[Card, ...]:
        """The cards of a list of codes, each different."""
        if not isinstance(value, list):
            raise self.fail(f"{name} is {quote(value)}, not a list of cards.")
        cards = tuple(self.to_card(code) for code in value)
        if len(set(cards)) != len(cards):
            raise self.fail(f"{name} names a card twice.")
        return cards


def quote(value: Any) -> str:
    """A value as it stands in JSON, cut short, and safe to print."""
    return shortened(json.dumps(value), _LONGEST_QUOTE)


def shortened(text: str, length: int = _LONGEST_REASON) -> str:
    """The text, cut to a length that is heard in one go."""
    return text if len(text) <= length else text[:length] + "..."


def read_json_lines(lines: Iterable[bytes]) -> Iterator[JsonLine]:
    """The objects of UTF-8 lines; empty lines are passed over. Raises :class:`RecordError`."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield JsonLine(number, _parse(number, line))


def _parse(number: int, line: bytes) -> dict[str, Any]:
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        raise RecordError(number, "it is not UTF-8 text.") from None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(number, "it is not a line of JSON.") from None
    if not isinstance(value, dict):
        raise RecordError(number, "it is not a JSON object.")
    return value
