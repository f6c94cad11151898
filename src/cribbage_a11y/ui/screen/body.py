"""The regions of a game on the screen: each under its name, in one column or two."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.screen.board import board, pegs
from cribbage_a11y.ui.screen.columns import Column, Part, columns_for
from cribbage_a11y.ui.screen.frame import Block, Spot, Strip, stacked, strip
from cribbage_a11y.ui.screen.hand_strip import hand_strip
from cribbage_a11y.ui.screen.region_rows import Window, block_of, heading, listing
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs

Tops = Mapping[Region, int]
"""By region: the line that is shown first; of the history counted from its oldest entry, so that new entries
above what is being read move nothing."""


class Body(NamedTuple):
    """Rows that fill the width of the screen."""

    strips: tuple[tuple[Strip, ...], ...]
    cursor: Spot | None = None

    def above(self, other: Body) -> Body:
        """This one, and another below it."""
        cursor = self.cursor
        if cursor is None and other.cursor is not None:
            cursor = other.cursor._replace(row=other.cursor.row + len(self.strips))
        return Body((*self.strips, *other.strips), cursor)


def one_column(block: Block, columns: int) -> Body:
    """A block as wide as the screen."""
    return Body(tuple((strip(spans, 0, columns),) for spans in block.rows), block.cursor)


def regions_body(
    sight: GameSight, columns: int, rows: int, glyphs: Glyphs, tops: Tops, without: Collection[Region] = ()
) -> tuple[Body, Tops]:
    """All regions but some, in so many rows."""
    shared = columns_for(sight.view.rules, columns, rows, sight.focus, without)
    after: dict[Region, int] = {}
    blocks = []
    for column in shared:
        parts = []
        for part in column.parts:
            block, first = region_part(sight, part, column.width, glyphs, tops)
            parts.append(block)
            after.update(first)
        blocks.append(stacked(parts))
    spots = (
        Spot(block.cursor.row, block.cursor.column + column.start)
        for column, block in zip(shared, blocks, strict=True)
        if block.cursor is not None
    )
    return Body(_side_by_side(shared, blocks, columns, rows), next(spots, None)), after


def _side_by_side(
    columns: Sequence[Column], blocks: Sequence[Block], width: int, rows: int
) -> tuple[tuple[Strip, ...], ...]:
    ends = [*(column.start for column in columns[1:]), width]
    fitted = [block.fitted(rows).rows for block in blocks]
    return tuple(
        tuple(
            strip(spans[place], column.start, end - column.start)
            for spans, column, end in zip(fitted, columns, ends, strict=True)
        )
        for place in range(rows)
    )


def region_part(sight: GameSight, part: Part, width: int, glyphs: Glyphs, tops: Tops) -> tuple[Block, Tops]:
    """One region, or the peg board, in its rows; and the line shown first."""
    if part.is_board:
        drawn = board(pegs(sight), sight.view.rules.target, width, part.height, glyphs)
        return drawn.fitted(part.height), {}
    region, size = part.region, len(sight.scene.history)
    text = sight.text(region)
    top = _turned_round(region, tops[region], size) if region in tops else 0
    place = Window(width, part.height, sight.focus is region, sight.current(region), top)
    if region is Region.YOUR_HAND and part.height <= sight.view.rules.shape.dealt:
        name = heading(listing(text), place, whole=True)
        return stacked((Block((name,)), hand_strip(sight, width, glyphs))).fitted(part.height), {}
    block, first = block_of(listing(text), place, glyphs)
    return block, {region: _turned_round(region, first, size)}


def _turned_round(region: Region, line: int, size: int) -> int:
    """A line of the history counted from the other end; a line of another region as it is."""
    return max(size - 1 - line, 0) if region is Region.HISTORY else line
