"""The regions of a game on the screen: each under its name, in one column or two."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.screen.board import board, pegs
from cribbage_a11y.ui.screen.columns import Column, Part, columns_for
from cribbage_a11y.ui.screen.frame import Block, Spot, Strip, stacked, strip
from cribbage_a11y.ui.screen.hand_strip import hand_strip
from cribbage_a11y.ui.screen.region_rows import Window, block_of, heading, listing, rows_of_line
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs
from cribbage_a11y.ui.themes import Role

Tops = Mapping[Region, int]
"""By region: the line that is shown first; of the history counted from its oldest entry, so that new entries
above what is being read move nothing."""


class Body(NamedTuple):
    """Rows that fill the width of the screen."""

    strips: tuple[tuple[Strip, ...], ...]
    cursor: Spot | None = None
    kept: int = 0
    """Rows from the top that nothing covers: down to the end of the hand."""

    def above(self, other: Body) -> Body:
        """This one, and another below it."""
        cursor = self.cursor
        if cursor is None and other.cursor is not None:
            cursor = other.cursor._replace(row=other.cursor.row + len(self.strips))
        kept = len(self.strips) + other.kept if other.kept else self.kept
        return Body((*self.strips, *other.strips), cursor, kept)


def one_column(block: Block, columns: int, kept: int = 0) -> Body:
    """A block as wide as the screen."""
    return Body(tuple((strip(spans, 0, columns),) for spans in block.rows), block.cursor, kept)


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
    return Body(
        _side_by_side(shared, blocks, columns, rows), next(spots, None), _end_of_hand(shared[0])
    ), after


def _end_of_hand(column: Column) -> int:
    """The rows of a column down to the end of the hand, which stands in the first one."""
    end = 0
    for part in column.parts:
        end += part.height
        if part.region is Region.YOUR_HAND:
            return end
    return 0


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
    if region is Region.YOUR_HAND and not _has_a_row_each(sight, part.height, width, glyphs):
        name = heading(listing(text), place, whole=True)
        return stacked((Block((name,)), hand_strip(sight, width, glyphs))).fitted(part.height), {}
    block, first = block_of(listing(text), place, glyphs)
    return block, {region: _turned_round(region, first, size)}


def _has_a_row_each(sight: GameSight, height: int, width: int, glyphs: Glyphs) -> bool:
    """Whether each card can have a row of its own, with its words."""
    lines = sight.text(Region.YOUR_HAND).lines
    rows = sum(len(rows_of_line(line, width, Role.TEXT, False, glyphs)) for line in lines)
    return height > max(rows, sight.view.rules.shape.dealt)


def _turned_round(region: Region, line: int, size: int) -> int:
    """A line of the history counted from the other end; a line of another region as it is."""
    return max(size - 1 - line, 0) if region is Region.HISTORY else line
