"""The foot of the screen: what was announced, and the line where a text is typed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from cribbage_a11y.ui.screen.cells import width, wrap
from cribbage_a11y.ui.screen.frame import Block, Spot, row, stacked
from cribbage_a11y.ui.screen.line_edit import LineEdit
from cribbage_a11y.ui.themes import Role

_LOW: Final = 12
_MIDDLE: Final = 24
_TALL: Final = 40


def announcement_rows(rows: int) -> int:
    """The rows kept for announcements on a screen of so many rows."""
    if rows <= _LOW:
        return 1
    if rows <= _MIDDLE:
        return 2
    return 3 if rows < _TALL else 4


def announced(lines: Sequence[str], seen: Collection[str], columns: int, least: int, most: int) -> Block:
    """The lines of the last burst in ``least`` to ``most`` rows. What can be read where the cursor is
    (``seen``) does not stand there twice; of a burst too long the end is kept, which matters most."""
    new = [line for line in lines if line not in seen]
    rows = [row(text, Role.ANNOUNCED) for line in new for text in wrap(line, columns)]
    height = min(max(len(rows), least), max(most, least))
    return Block(tuple(rows[-height:]) if height else ()).fitted(height)


def asked(line: LineEdit, lines: Sequence[str], columns: int, most: int) -> Block:
    """The question and the text typed, with the cursor in it; above them what was announced, if it fits."""
    question = Block(tuple(row(text, Role.FOCUS) for text in wrap(line.question, columns)))
    typed = _typed(line, columns)
    prompt = stacked((question, typed))
    room = most - len(prompt.rows)
    if room < 0:
        cut = len(prompt.rows) - most
        assert prompt.cursor is not None
        return Block(prompt.rows[cut:], Spot(max(prompt.cursor.row - cut, 0), prompt.cursor.column))
    before = announced(lines, {line.question}, columns, 0, room)
    return stacked((before, prompt))


def _typed(line: LineEdit, columns: int) -> Block:
    """The text in full rows, and where the cursor is; at the end it stands on a cell of its own."""
    rows = [""]
    cursor = Spot(0, 0)
    for place, character in enumerate(line.text + " "):
        if width(rows[-1]) + width(character) > columns:
            rows.append("")
        if place == line.at:
            cursor = Spot(len(rows) - 1, width(rows[-1]))
        rows[-1] += character
    return Block(tuple(row(text) for text in rows), cursor)
