"""From what there is to be seen to a frame: pure, for any size of the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from cribbage_a11y.present.region_lines import RegionLine
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.large_print.large_layout import Sizes, large_body, sizes_for
from cribbage_a11y.ui.screen.body import Body, Tops, one_column, regions_body
from cribbage_a11y.ui.screen.foot import announced, announcement_rows, asked
from cribbage_a11y.ui.screen.frame import EMPTY, Block, Frame, Spot, row_text
from cribbage_a11y.ui.screen.line_edit import LineEdit
from cribbage_a11y.ui.screen.region_rows import Listing, Window, block_of
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs, MenuSight, Sight


@dataclass(frozen=True, slots=True)
class Canvas:
    """What is drawn on."""

    columns: int
    rows: int
    glyphs: Glyphs
    large: bool = False
    """Whether cards and scores are in large print."""


@dataclass(frozen=True, slots=True)
class Before:
    """What the last frame showed, so that the next one moves no more than it must."""

    tops: Tops = field(default_factory=lambda: MappingProxyType({}))
    sizes: Sizes | None = None
    """How large print was sized."""


class Shown(NamedTuple):
    """A frame, and what to remember of it."""

    frame: Frame
    before: Before


class Foot(NamedTuple):
    """What is at the foot of the screen."""

    lines: Sequence[str] = ()
    """The last burst."""
    typing: LineEdit | None = None


NO_FOOT = Foot()
AT_FIRST = Before()


def layout(sight: Sight, canvas: Canvas, foot: Foot = NO_FOOT, before: Before = AT_FIRST) -> Shown:
    """The frame for what is seen. The cursor is on the current line of the region that the player is in, or
    in the text that is typed."""
    room = max(canvas.rows - announcement_rows(canvas.rows), 1)
    seen: set[str] = set()
    if isinstance(sight, GameSight):
        body, before = _game(sight, canvas, room, before)
        seen = _seen(sight)
    elif isinstance(sight, MenuSight):
        body = one_column(_menu(sight, canvas, room), canvas.columns)
        seen = {sight.title, *sight.lines}
    else:
        body = one_column(EMPTY, canvas.columns)
    return Shown(_with_foot(body, canvas, foot, seen), before)


def _with_foot(body: Body, canvas: Canvas, foot: Foot, seen: set[str]) -> Frame:
    columns, rows = canvas.columns, canvas.rows
    cursor = body.cursor or Spot(0, 0)
    if foot.typing is not None:
        block = asked(foot.typing, foot.lines, columns, rows)
        at = block.cursor or Spot(0, 0)
        cursor = Spot(at.row + rows - len(block.rows), at.column)
    else:
        below = max(rows - max(cursor.row + 1, body.kept), 0)
        shown = {line for line in seen.intersection(foot.lines) if _stands_in(line, body)}
        block = announced(foot.lines, shown, columns, min(announcement_rows(rows), below), below)
    above = rows - len(block.rows)
    kept = Body(body.strips[:above]).above(one_column(Block(()).fitted(above - len(body.strips)), columns))
    whole = kept.above(one_column(block, columns))
    return Frame(columns, whole.strips, Spot(min(cursor.row, rows - 1), min(cursor.column, columns - 1)))


def _stands_in(line: str, body: Body) -> bool:
    """Whether a line can be read in one of the columns."""
    most = max(map(len, body.strips), default=0)
    texts = (
        " ".join(row_text(strips[place].spans) for strips in body.strips if place < len(strips))
        for place in range(most)
    )
    return any(line in " ".join(text.split()) for text in texts)


def _seen(sight: GameSight) -> set[str]:
    """The lines that may stand where the cursor is, and what is asked."""
    text = sight.text(sight.focus)
    current = [text.lines[sight.current(sight.focus)].utterance.text] if text.lines else []
    return {text.title.text, *current, sight.scene.prompt().text}


def _game(sight: GameSight, canvas: Canvas, room: int, before: Before) -> tuple[Body, Before]:
    if not canvas.large:
        body, tops = regions_body(sight, canvas.columns, room, canvas.glyphs, before.tops)
        return body, Before(tops)
    sizes = sizes_for(sight, canvas.columns, room, before.sizes)
    body, tops = large_body(sight, sizes, canvas.glyphs, before.tops)
    return body, Before(tops, sizes)


def _menu(sight: MenuSight, canvas: Canvas, room: int) -> Block:
    lines = [RegionLine(Utterance(line, line, line, Urgency.ANSWER, "screen")) for line in sight.lines]
    shown = Listing(sight.title, sight.title, lines)
    is_question = sight.lines[0].startswith(sight.title)
    place = Window(canvas.columns, room + is_question, True, sight.cursor)
    block, _first = block_of(shown, place, canvas.glyphs)
    if is_question and block.cursor is not None:
        return Block(block.rows[1:], Spot(block.cursor.row - 1, block.cursor.column))
    return block
