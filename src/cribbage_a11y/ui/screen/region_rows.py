"""One region or menu as rows: its name, and the lines around the current one as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import RegionLine, RegionText
from cribbage_a11y.ui.screen.card_signs import BADGE, badge
from cribbage_a11y.ui.screen.cells import pad, wrap
from cribbage_a11y.ui.screen.frame import Block, Row, Span, Spot, row, row_width
from cribbage_a11y.ui.screen.sight import Glyphs
from cribbage_a11y.ui.themes import Role

BADGE_COLUMN: Final = 34
"""Where the cards of a region stand, in columns that are wide enough."""
_SHOWS_ITS_END: Final = frozenset({Region.THE_PLAY, Region.THE_HANDS})
"""Regions whose newest line is the last, seen when the player is elsewhere."""


class Listing(NamedTuple):
    """What is shown: lines under a name."""

    name: str
    title: str
    """The name with the number of lines."""
    lines: Sequence[RegionLine]
    role: Role = Role.TEXT
    shows_its_end: bool = False
    """Whether the last lines are seen, and not the first, when the player is elsewhere."""


class Window(NamedTuple):
    """How a listing is shown."""

    width: int
    height: int
    """Rows, the name included."""
    focused: bool
    current: int
    top: int = 0
    """The line that was the first one shown before; it stays so while the current line can be seen."""


def listing(text: RegionText) -> Listing:
    """A region's listing."""
    role = Role.ANNOUNCED if text.region is Region.YOUR_TURN else Role.TEXT
    return Listing(text.name, text.title.text, text.lines, role, text.region in _SHOWS_ITS_END)


def block_of(shown: Listing, place: Window, glyphs: Glyphs) -> tuple[Block, int]:
    """The rows of a listing, and the line that is shown first."""
    room = place.height - 1
    lines = shown.lines

    def line_rows(number: int) -> list[Row]:
        current = place.focused and number == place.current
        return rows_of_line(lines[number], place.width, shown.role, current, glyphs)

    cursor_row = -1
    if place.focused:
        first, rows, cursor_row = _around(line_rows, len(lines), place, room)
    elif shown.shows_its_end:
        first, rows = _ending(line_rows, len(lines), room)
    else:
        first, rows = 0, _from(line_rows, 0, len(lines), room)
    whole = first == 0 and len(_from(line_rows, 0, len(lines), room + 1)) <= room
    name = heading(shown, place, whole)
    cursor = Spot(cursor_row + 1, 0) if place.focused else None
    return Block((name, *rows), cursor).fitted(place.height), first


def heading(shown: Listing, place: Window, whole: bool) -> Row:
    """The name; with the number of lines where the player is, and where not all can be seen."""
    title = wrap(shown.title if place.focused or not whole else shown.name, place.width)[0]
    if place.focused:
        return row(title, Role.FOCUS)
    return row(title, Role.HEADING)


def rows_of_line(line: RegionLine, width: int, role: Role, current: bool, glyphs: Glyphs) -> list[Row]:
    """A line in as many rows as it needs. The current one fills its rows; a card has its sign at the end."""
    role = Role.GREYED if line.uncounted else role
    if line.card is None:
        return [
            _filled(row(text, role, current), width, current) for text in wrap(line.utterance.text, width)
        ]
    column = min(BADGE_COLUMN, width - BADGE - 1)
    first, *others = wrap(line.utterance.text, max(column, 1))
    sign = badge(line.card, glyphs, inverse=current)
    head = (Span(pad(first, column) + " ", role, current), *sign)
    return [_filled(each, width, current) for each in (head, *(row(text, role, current) for text in others))]


def _filled(spans: Row, width: int, current: bool) -> Row:
    blanks = width - row_width(spans)
    return (*spans, Span(" " * blanks, inverse=True)) if current and blanks > 0 else spans


_LineRows = Callable[[int], list[Row]]


def _around(line_rows: _LineRows, size: int, place: Window, room: int) -> tuple[int, list[Row], int]:
    """The lines from ``top`` on, and the row of the current one; moved as little as it takes to see the whole
    current line, or its beginning."""
    if not size:
        return 0, [], -1
    current = min(place.current, size - 1)
    first = max(min(place.top, current), current - room)
    above = sum(len(line_rows(number)) for number in range(first, current))
    needed = min(len(line_rows(current)), room)
    while first < current and above + needed > room:
        above -= len(line_rows(first))
        first += 1
    return first, _from(line_rows, first, size, room), above


def _from(line_rows: _LineRows, first: int, size: int, room: int) -> list[Row]:
    rows: list[Row] = []
    for number in range(first, size):
        if len(rows) >= room:
            break
        rows += line_rows(number)
    return rows[: max(room, 0)]


def _ending(line_rows: _LineRows, size: int, room: int) -> tuple[int, list[Row]]:
    """The last lines that fit whole."""
    rows: list[Row] = []
    first = size
    while first:
        more = line_rows(first - 1)
        if rows and len(rows) + len(more) > room:
            break
        rows = [*more, *rows]
        first -= 1
    return first, rows[: max(room, 0)]
