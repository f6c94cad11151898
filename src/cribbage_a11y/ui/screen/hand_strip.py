"""The cards in hand in as few rows as possible, each with its number: where a line each is too much."""

from __future__ import annotations

from cribbage_a11y.engine.seats import TableShape
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.screen.card_signs import NUMBERED, numbered_badge
from cribbage_a11y.ui.screen.cells import pad, width, wrap
from cribbage_a11y.ui.screen.frame import Block, Row, Span, Spot, row
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs

_STEP = NUMBERED + 1


def strip_rows(shape: TableShape, columns: int) -> int:
    """The rows that the cards dealt need; as many are kept free when fewer are held."""
    return -(-shape.dealt // _a_row(columns))


def hand_strip(sight: GameSight, columns: int, glyphs: Glyphs) -> Block:
    """The cards; the current one stands out where the player is in the hand."""
    size = strip_rows(sight.view.rules.shape, columns)
    hand = sight.view.hand
    if not hand:
        said = sight.text(Region.YOUR_HAND).lines[0].utterance.text
        return Block(tuple(row(text) for text in wrap(said, columns)), _cursor(sight, 0, columns)).fitted(
            size
        )
    each = _a_row(columns)
    rows = tuple(
        _cards(sight, start, min(start + each, len(hand)), glyphs) for start in range(0, len(hand), each)
    )
    return Block(rows, _cursor(sight, sight.current(Region.YOUR_HAND), columns)).fitted(size)


def _a_row(columns: int) -> int:
    return max((columns + 1) // _STEP, 1)


def _cards(sight: GameSight, start: int, end: int, glyphs: Glyphs) -> Row:
    spans: list[Span] = []
    in_hand = sight.focus is Region.YOUR_HAND
    for place in range(start, end):
        card = sight.view.hand[place]
        current = in_hand and place == sight.current(Region.YOUR_HAND)
        shown = numbered_badge(place, card, glyphs, card in sight.chosen, current)
        taken = sum(width(span.text) for span in shown)
        spans += [*shown, Span(pad("", _STEP - taken))]
    return tuple(spans)


def _cursor(sight: GameSight, current: int, columns: int) -> Spot | None:
    if sight.focus is not Region.YOUR_HAND:
        return None
    down, across = divmod(current, _a_row(columns))
    return Spot(down, across * _STEP)
