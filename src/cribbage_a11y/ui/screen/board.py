"""The peg board: a track for each side with both its pegs, as detailed as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.cards import spaced
from cribbage_a11y.present.catalogue import translated
from cribbage_a11y.present.phrases import lists
from cribbage_a11y.ui.screen.cells import clip, pad, width
from cribbage_a11y.ui.screen.frame import Block, Row, Span, row
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs
from cribbage_a11y.ui.themes import Role

_ROWS_OF_HOLES: Final = (30, 60, 120)
"""Holes in a row: a street, two, or all four."""
_GROUPS: Final = (5, 10)
"""Holes between two gaps; the second where there is no room for the first."""
_LONGEST_LABEL: Final = 10
_USUAL_LABEL: Final = 5


class _Track(NamedTuple):
    holes: int
    """In a row."""
    group: int

    @property
    def cells(self) -> int:
        """A place for a peg at the start, the holes, the gaps between groups, a gap and the last hole."""
        return 1 + self.holes + (self.holes - 1) // self.group + 2

    def rows(self, target: int) -> int:
        """The last hole shares the row of the hole before it."""
        return -(-(target - 1) // self.holes)


class Peg(NamedTuple):
    """One side's pegs by their holes, 0 for the start."""

    label: str
    front: int
    back: int


def labels(audience: Audience) -> list[str]:
    """A short name for each side, in the order of the score."""
    named = (spaced(_label(audience, seat) for seat in audience.members(side)) for side in audience.sides())
    return [clip(label, _LONGEST_LABEL) for label in named]


def _label(audience: Audience, seat: int) -> str:
    return translated(lists.YOU).capitalize() if seat == audience.seat else audience.names[seat]


def pegs(sight: GameSight) -> list[Peg]:
    """The pegs of all sides, the player's own first."""
    audience = sight.scene.narrator.audience
    return [
        Peg(label, sight.peg(side), min(sight.view.back_pegs[side], sight.peg(side)))
        for label, side in zip(labels(audience), audience.sides(), strict=True)
    ]


def board_rows(sides: int, target: int, columns: int) -> tuple[int, int]:
    """The fewest rows that a board of so many columns takes, and the most that do it good."""
    most = [_Track(holes, group).rows(target) for holes, group in _fitting(columns - _USUAL_LABEL)]
    return sides, sides * max(most, default=1)


def board(tracks: Sequence[Peg], target: int, columns: int, rows: int, glyphs: Glyphs) -> Block:
    """The board in so many rows at most; nothing where not every side has a row."""
    if rows < len(tracks):
        return Block(())
    name = min(max(width(peg.label) for peg in tracks), max(columns // 4, 1)) + 1
    for holes, group in _fitting(columns - name):
        track = _Track(holes, group)
        if track.rows(target) * len(tracks) <= rows:
            drawn = [each for peg in tracks for each in _full(peg, track, target, name, glyphs)]
            return Block(tuple(drawn))
    cells = max(columns - name, 1)
    return Block(tuple(_scaled(peg, target, cells, name, glyphs) for peg in tracks))


def _fitting(columns: int) -> list[tuple[int, int]]:
    """The kinds of track that fit into the columns, the most rows first."""
    found = []
    for holes in _ROWS_OF_HOLES:
        group = next((group for group in _GROUPS if _Track(holes, group).cells <= columns), None)
        if group is not None:
            found.append((holes, group))
    return found


@lru_cache(maxsize=64)
def _full(peg: Peg, track: _Track, target: int, name: int, glyphs: Glyphs) -> tuple[Row, ...]:
    """Every hole drawn."""
    rows = []
    for start in range(1, target, track.holes):
        end = min(start + track.holes, target)
        text = _sign(peg, 0, glyphs) if start == 1 and not peg.front * peg.back else " "
        for hole in range(start, end):
            text += " " * (hole > start and (hole - start) % track.group == 0) + _sign(peg, hole, glyphs)
        if end == target:
            text += " " + _sign(peg, target, glyphs)
        rows.append(_labelled(peg.label if start == 1 else "", text, name))
    return tuple(rows)


def _scaled(peg: Peg, target: int, cells: int, name: int, glyphs: Glyphs) -> Row:
    """Several holes in a cell; the front peg wins where both are in one."""
    each = -(-target // cells)
    used = -(-target // each)
    hole, back, front = tuple(glyphs.pegs)
    marks = [hole] * used
    for sign, at in ((back, peg.back), (front, peg.front)):
        marks[min(max(at - 1, 0) // each, used - 1)] = sign
    return _labelled(peg.label, "".join(marks), name)


def _sign(peg: Peg, hole: int, glyphs: Glyphs) -> str:
    empty, back, front = tuple(glyphs.pegs)
    return front if hole == peg.front else back if hole == peg.back else empty


def _labelled(label: str, text: str, name: int) -> Row:
    return (*row(pad(clip(label, name - 1), name), Role.ANNOUNCED), Span(text))
