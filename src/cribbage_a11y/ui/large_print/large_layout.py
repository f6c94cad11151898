"""The screen in large print: count, scores and hand in large signs, the other regions in what is left.

Where there is no room for all of it, the region that the player is in is large alone, and the hand keeps its
numbers in a few rows of ordinary size.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.large_print.alone import DRAWN_LARGE, Extent, alone
from cribbage_a11y.ui.large_print.gallery import (
    Fit,
    Item,
    fits,
    gallery,
    largest_numbers,
    number_line,
)
from cribbage_a11y.ui.large_print.items import (
    count_item,
    counted_items,
    hand_items,
    score_items,
    slots,
)
from cribbage_a11y.ui.screen.body import Body, Tops, one_column, regions_body
from cribbage_a11y.ui.screen.cells import pad, wrap
from cribbage_a11y.ui.screen.frame import BLANK, EMPTY, Block, Spot, row, stacked
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs
from cribbage_a11y.ui.themes import Role

_LEAST_REST: Final = 3
"""Rows that the other regions need below the large signs; on taller screens a sixth of all."""
_LOW: Final = 14
_WIDE, _MIDDLE = 50, 30


class Sizes(NamedTuple):
    """How everything is sized on a screen of that size."""

    columns: int
    rows: int
    turn: int
    numbers: int
    """Rows of the count and the scores, the same for all."""
    number_lines: int
    gap: int
    """Blank rows between the numbers and the hand."""
    hand: Fit | None
    """``None`` where the region that the player is in is large alone."""


def sizes_for(sight: GameSight, columns: int, rows: int, kept: Sizes | None) -> Sizes:
    """The largest sizes that fit. While the player reads in the history, nothing changes its size."""
    if kept is not None and sight.focus is Region.HISTORY and (kept.columns, kept.rows) == (columns, rows):
        return kept
    turn = _turn_rows(columns) if rows >= _LOW else 1
    numbers = [count_item(sight), *score_items(sight)]
    rest = max(_LEAST_REST, rows // 6)
    for fit in fits(slots(sight.view), columns, most_lines=slots(sight.view)):
        for lines in _grouped(numbers):
            room = (rows - turn - fit.height - rest) // len(lines) - 1
            sign = min(largest_numbers(line, columns, min(fit.rows, room)) for line in lines)
            if sign:
                left = rows - turn - fit.height - len(lines) * (1 + sign)
                return Sizes(columns, rows, turn, sign, len(lines), int(left > rest), fit)
    return Sizes(columns, rows, turn, 0, 0, 0, None)


def _grouped(numbers: list[Item]) -> list[list[list[Item]]]:
    """All in a line; the count in one and the scores in another; each in a line of its own."""
    return [[numbers], [numbers[:1], numbers[1:]], [[number] for number in numbers]]


def large_body(sight: GameSight, sizes: Sizes, glyphs: Glyphs, tops: Tops) -> tuple[Body, Tops]:
    """All rows of the screen but its foot."""
    turn = _turn(sight, sizes)
    if sizes.hand is None:
        return alone(sight, turn, Extent(sizes.columns, sizes.rows), glyphs, tops)
    numbers, gap = _numbers(sight, sizes, glyphs), EMPTY.fitted(sizes.gap)
    top = stacked((turn, numbers, gap, _hand(sight, sizes.hand, sizes.columns, glyphs)))
    room = sizes.rows - len(top.rows)
    hidden = DRAWN_LARGE if sight.focus is Region.SCORE else DRAWN_LARGE | {Region.SCORE}
    rest, after = regions_body(sight, sizes.columns, room, glyphs, tops, hidden)
    return one_column(top, sizes.columns, kept=len(top.rows)).above(rest), after


def _turn_rows(columns: int) -> int:
    return 1 if columns >= _WIDE else 2 if columns >= _MIDDLE else 3


def _turn(sight: GameSight, sizes: Sizes) -> Block:
    """What is asked. On the player's own turn it is a bar across the screen, to be seen from afar."""
    mine = sight.scene.must_go_on or sight.view.is_my_turn
    text = sight.text(Region.YOUR_TURN).lines[0].utterance.text
    lines = [*wrap(text, sizes.columns), *[""] * sizes.turn][: sizes.turn]
    rows = tuple(row(pad(line, sizes.columns), Role.ANNOUNCED, mine) for line in lines)
    return Block(rows, Spot(0, 0) if sight.focus is Region.YOUR_TURN else None)


def _numbers(sight: GameSight, sizes: Sizes, glyphs: Glyphs) -> Block:
    """The count while there is one, and the scores; each always in the same place."""
    count = count_item(sight)
    if sight.view.phase is not Phase.PLAY:
        count = Item(BLANK, widest=count.widest)
    numbers = [count, *score_items(sight)]
    lines = next(lines for lines in _grouped(numbers) if len(lines) == sizes.number_lines)
    height = 1 + sizes.numbers
    return stacked(number_line(line, sizes.numbers, sizes.columns, glyphs).fitted(height) for line in lines)


def _hand(sight: GameSight, fit: Fit, columns: int, glyphs: Glyphs) -> Block:
    items = hand_items(sight, glyphs)
    if items:
        return gallery(items, fit, glyphs)
    shown = gallery(counted_items(sight, glyphs), fit, glyphs)
    if sight.focus is not Region.YOUR_HAND:
        return shown
    said = sight.text(Region.YOUR_HAND).lines[0].utterance.text
    return Block((row(pad(said, columns), inverse=True), *shown.rows[1:]), Spot(0, 0))
