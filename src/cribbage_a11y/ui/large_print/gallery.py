"""Cards and numbers in large print beside each other, each under a caption of ordinary size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present.cards import braille_rank
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.large_print.raster import (
    LARGEST,
    SMALLEST,
    number_art,
    number_width,
    rank_art,
    suit_shape,
    suit_width,
)
from cribbage_a11y.ui.screen.cells import pad
from cribbage_a11y.ui.screen.frame import Block, Row, Span, Spot, beside, row, row_width, stacked, strip
from cribbage_a11y.ui.screen.sight import Glyphs
from cribbage_a11y.ui.themes import SUIT_ROLES, Role


@dataclass(frozen=True, slots=True)
class Item:
    """A card, or a number."""

    caption: Row
    card: Card | None = None
    number: str = ""
    widest: str = ""
    """The widest number that may stand there, so that nothing moves when it changes."""
    chosen: bool = False
    """Drawn with ink and paper exchanged; the caption says it in a word as well."""
    current: bool = False


class Fit(NamedTuple):
    """How items are drawn."""

    rows: int
    """Of a sign, 5 to 12."""
    beside: bool
    """Whether a suit stands beside its rank, and not below."""
    a_line: int
    """Items beside each other."""
    lines: int
    cell: int
    """Columns of an item, the gap after it included."""

    @property
    def height(self) -> int:
        """Rows of all lines, captions included."""
        return self.lines * (1 + self.rows if self.beside else 2 + 2 * self.rows)


def card_cell(rows: int, is_beside: bool) -> int:
    """The columns of a card, with a gap after it."""
    wide = suit_width(rows)
    return (2 * wide + 1 if is_beside else wide) + 1


def fits(count: int, columns: int, most_lines: int = 2) -> Iterator[Fit]:
    """Every way to draw so many cards in the columns, the largest first, and of one size the flattest."""
    for rows in range(LARGEST, SMALLEST - 1, -1):
        ways = []
        for lines in range(1, most_lines + 1):
            a_line = -(-count // lines)
            for is_beside in (True, False):
                if card_cell(rows, is_beside) <= columns // a_line:
                    ways.append(Fit(rows, is_beside, a_line, lines, columns // a_line))
        yield from sorted(ways, key=lambda fit: fit.height)


def gallery(items: Sequence[Item], fit: Fit, glyphs: Glyphs) -> Block:
    """The items, line by line; the cursor is at the caption of the current one."""
    lines = [items[start : start + fit.a_line] for start in range(0, len(items), fit.a_line)]
    return stacked(_line(line, fit, glyphs) for line in lines[: fit.lines]).fitted(fit.height)


def page(items: Sequence[Item], size: int) -> Sequence[Item]:
    """As many items as fit, the current one among them."""
    current = next((place for place, item in enumerate(items) if item.current), 0)
    start = current // max(size, 1) * max(size, 1)
    start = max(min(start, len(items) - size), 0)
    return items[start : start + size]


def _line(items: Sequence[Item], fit: Fit, glyphs: Glyphs) -> Block:
    return beside([(place * fit.cell, _item(item, fit, glyphs)) for place, item in enumerate(items)])


def _item(item: Item, fit: Fit, glyphs: Glyphs) -> Block:
    art = _art(item, fit, glyphs)
    inside = fit.cell - 1
    rows = [strip(each, 0, inside).spans for each in (caption_of(item, inside), *art)]
    return Block(tuple(rows), Spot(0, 0) if item.current else None)


def caption_of(item: Item, width: int) -> Row:
    """The caption, with a word under a chosen card where there is room for it. That of the current item fills
    its place with ink and paper exchanged."""
    caption = item.caption
    if item.chosen:
        # Translators: the word above a card that the player has chosen, in large print.
        word = Span(" " + _("chosen"), Role.ANNOUNCED)
        if row_width((*caption, word)) <= width:
            caption = (*caption, word)
    if not item.current:
        return caption
    blanks = max(width - row_width(caption), 0)
    return (*(span._replace(inverse=True) for span in caption), Span(pad("", blanks), inverse=True))


def _art(item: Item, fit: Fit, glyphs: Glyphs) -> list[Row]:
    if item.card is None:
        return [row(text, Role.ANNOUNCED) for text in number_art(item.number, fit.rows, glyphs.blocks)]
    rank = rank_art(braille_rank(item.card), fit.rows, glyphs.blocks)
    suit = suit_shape(item.card.suit, fit.rows, glyphs.blocks)
    role = SUIT_ROLES[item.card.suit]
    wide = suit_width(fit.rows)
    if fit.beside:
        texts = [f"{one.center(wide)} {other}" for one, other in zip(rank, suit, strict=True)]
    else:
        texts = [each.center(wide) for each in (*rank, "", *suit)]
    return [row(text.center(fit.cell - 1), role, item.chosen) for text in texts]


def number_line(items: Sequence[Item], rows: int, columns: int, glyphs: Glyphs) -> Block:
    """Numbers beside each other, each in the columns of the widest that may stand there."""
    cells = number_cells(items, rows)
    spare = max(columns - sum(cells), 0) // len(items)
    blocks, column = [], 0
    for item, cell in zip(items, cells, strict=True):
        wide = cell + spare
        blocks.append((column, _item(item, Fit(rows, True, 1, 1, wide), glyphs)))
        column += wide
    return beside(blocks)


def number_cells(items: Sequence[Item], rows: int) -> list[int]:
    """The columns of each number, with a gap after it."""
    return [number_width(item.widest, rows) + 1 for item in items]


def largest_numbers(items: Sequence[Item], columns: int, most: int) -> int:
    """The rows of the largest numbers that fit beside each other; 0 where none do."""
    sizes = range(min(most, LARGEST), SMALLEST - 1, -1)
    return next((rows for rows in sizes if sum(number_cells(items, rows)) <= columns), 0)
