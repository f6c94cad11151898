"""Large print where there is no room for all of it: the region that the player is in is large alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.large_print.gallery import Item, fits, gallery, largest_numbers, number_line, page
from cribbage_a11y.ui.large_print.items import region_items
from cribbage_a11y.ui.large_print.raster import SMALLEST
from cribbage_a11y.ui.screen.body import Body, Tops, one_column, region_part, regions_body
from cribbage_a11y.ui.screen.columns import Part
from cribbage_a11y.ui.screen.frame import EMPTY, Block, stacked
from cribbage_a11y.ui.screen.hand_strip import hand_strip
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs

DRAWN_LARGE: Final = frozenset({Region.YOUR_TURN, Region.YOUR_HAND})
"""Regions that large print draws in its own way; their lines need not stand below it as well."""
_TEXT_LEAST: Final = 3
"""Rows for the name of a region and its current line, above its large signs."""


class Extent(NamedTuple):
    """The size of what is drawn."""

    columns: int
    rows: int


def alone(sight: GameSight, turn: Block, extent: Extent, glyphs: Glyphs, tops: Tops) -> tuple[Body, Tops]:
    """What is asked, the hand in a few rows of ordinary size, and the region as large as it can be."""
    strip = hand_strip(sight, extent.columns, glyphs)
    room = extent.rows - len(turn.rows) - len(strip.rows)
    if sight.focus in DRAWN_LARGE:
        return _drawn_alone(sight, stacked((turn, strip)), extent, glyphs, tops)
    text = _TEXT_LEAST if room >= _TEXT_LEAST + 1 + SMALLEST else 0
    large = _large_alone(sight, extent.columns, room - text, glyphs)
    part = Part(sight.focus, room - len(large.rows))
    block, after = region_part(sight, part, extent.columns, glyphs, tops)
    top = len(turn.rows) + len(strip.rows)
    return one_column(stacked((turn, strip, block, large)), extent.columns, kept=top), after


def _drawn_alone(
    sight: GameSight, top: Block, extent: Extent, glyphs: Glyphs, tops: Tops
) -> tuple[Body, Tops]:
    """The hand or the count below ``top``; what is left goes to other regions."""
    large = _large_alone(sight, extent.columns, extent.rows - len(top.rows), glyphs)
    if large.cursor is not None:
        top = Block(top.rows)
    whole = one_column(stacked((top, large)), extent.columns, kept=len(top.rows))
    room = extent.rows - len(whole.strips)
    rest, after = regions_body(sight, extent.columns, room, glyphs, tops, DRAWN_LARGE)
    return whole.above(rest), after


def _large_alone(sight: GameSight, columns: int, room: int, glyphs: Glyphs) -> Block:
    """As many of the region's cards or numbers as fit, the current one among them; nothing without room."""
    items = region_items(sight, glyphs)
    if not items:
        return EMPTY
    if items[0].card is None:
        return _numbers_alone(items, columns, room, glyphs)
    ways = [fit for count in range(len(items), 0, -1) for fit in fits(count, columns) if fit.height <= room]
    if not ways:
        return EMPTY
    fit = ways[0]
    return gallery(page(items, fit.a_line * fit.lines), fit, glyphs)


def _numbers_alone(items: list[Item], columns: int, room: int, glyphs: Glyphs) -> Block:
    for count in range(len(items), 0, -1):
        shown = page(items, count)
        rows = largest_numbers(shown, columns, room - 1)
        if rows:
            return number_line(shown, rows, columns, glyphs)
    return EMPTY
