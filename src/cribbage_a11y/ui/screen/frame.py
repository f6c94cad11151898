"""A picture of the whole screen as data: rows of spans, and where the cursor is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cribbage_a11y.ui.screen.cells import clip, width
from cribbage_a11y.ui.themes import Role


class Span(NamedTuple):
    """A piece of a row in one look."""

    text: str
    role: Role = Role.TEXT
    inverse: bool = False
    """Whether ink and paper change places, as in the current line."""


Row = tuple[Span, ...]
BLANK: Row = ()


class Spot(NamedTuple):
    """A place on the screen, both counted from 0."""

    row: int
    column: int


class Strip(NamedTuple):
    """What fills a row from a column on, in exactly ``cells`` cells. It is drawn anew as a whole, so that a
    reader that follows what is written hears whole lines."""

    column: int
    cells: int
    spans: Row


@dataclass(frozen=True, slots=True)
class Frame:
    """The rows from the top, each of one strip or more from left to right, which fill the screen."""

    columns: int
    rows: tuple[tuple[Strip, ...], ...]
    cursor: Spot


class Block(NamedTuple):
    """Some rows of one width, with the cursor if it is among them."""

    rows: tuple[Row, ...]
    cursor: Spot | None = None

    def fitted(self, size: int) -> Block:
        """Exactly so many rows: cut, or filled up with blank ones."""
        rows = (*self.rows[:size], *(BLANK,) * (size - len(self.rows)))
        return Block(rows, self.cursor if self.cursor and self.cursor.row < size else None)


EMPTY = Block(())


def row(text: str, role: Role = Role.TEXT, inverse: bool = False) -> Row:
    """A row in one look."""
    return (Span(text, role, inverse),)


def row_width(spans: Row) -> int:
    """The cells that a row takes."""
    return sum(width(span.text) for span in spans)


def row_text(spans: Row) -> str:
    """What a row says."""
    return "".join(span.text for span in spans)


def stacked(blocks: Iterable[Block]) -> Block:
    """Blocks below each other; the cursor is that of the first block which has one."""
    rows: list[Row] = []
    cursor: Spot | None = None
    for block in blocks:
        if cursor is None and block.cursor is not None:
            cursor = Spot(block.cursor.row + len(rows), block.cursor.column)
        rows += block.rows
    return Block(tuple(rows), cursor)


def beside(blocks: Sequence[tuple[int, Block]]) -> Block:
    """Blocks of equal height beside each other as one, each with the column where it begins."""
    height = max((len(block.rows) for _column, block in blocks), default=0)
    rows: list[Row] = []
    for place in range(height):
        spans: list[Span] = []
        for column, block in blocks:
            if place < len(block.rows):
                spans += _blanks(column - row_width(tuple(spans)))
                spans += block.rows[place]
        rows.append(tuple(spans))
    cursors = (
        Spot(block.cursor.row, block.cursor.column + column) for column, block in blocks if block.cursor
    )
    return Block(tuple(rows), next(cursors, None))


def strip(spans: Row, column: int, cells: int) -> Strip:
    """A row in exactly so many cells from a column on."""
    kept: list[Span] = []
    left = cells
    for span in spans:
        text = clip(span.text, left)
        if text:
            kept.append(span._replace(text=text))
            left -= width(text)
    return Strip(column, cells, (*kept, *_blanks(left)))


def _blanks(cells: int) -> Row:
    return row(" " * cells) if cells > 0 else BLANK
