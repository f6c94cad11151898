"""Where each region stands on the screen: one column or two, and the rows of each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.screen.board import board_rows
from cribbage_a11y.ui.screen.hand_strip import strip_rows
from cribbage_a11y.ui.screen.share import Want, share

TWO_COLUMNS: Final = 76
"""The narrowest terminal with two columns."""
GUTTER: Final = 2
_NARROW: Final = 50
"""Below this a sentence takes two rows more often than not."""
_A_CARD: Final = 39
"""Where the words for any starter and its sign take one row."""
_LEFT: Final = (
    Region.YOUR_TURN,
    Region.YOUR_HAND,
    Region.THE_PLAY,
    Region.THE_STARTER,
    Region.THE_CRIB,
)
_RIGHT: Final = (Region.THE_HANDS, Region.SCORE, Region.HISTORY)
_RANKS: Final = (
    Region.YOUR_HAND,
    Region.YOUR_TURN,
    Region.SCORE,
    Region.THE_PLAY,
    Region.THE_STARTER,
    Region.THE_CRIB,
    Region.THE_HANDS,
    Region.HISTORY,
)
"""Who is served first where there is little room, after the region that the player is in."""
_GROWING: Final = frozenset({Region.THE_PLAY, Region.THE_HANDS, Region.SCORE, Region.HISTORY})
_NEVER_GROWING: Final = frozenset({Region.YOUR_TURN, Region.YOUR_HAND, Region.THE_STARTER})
_FOCUS_LEAST: Final = 3
_FOCUS_WELL: Final = 6


class Part(NamedTuple):
    """A region with its rows, or the peg board, which belongs to the score."""

    region: Region
    height: int
    is_board: bool = False


class Column(NamedTuple):
    """Parts below each other."""

    start: int
    width: int
    parts: tuple[Part, ...]


def columns_for(
    rules: Rules, columns: int, rows: int, focus: Region, without: Collection[Region] = ()
) -> tuple[Column, ...]:
    """The columns of a screen. Nothing in it depends on the cards, so that nothing jumps as they are laid."""
    left, right = ([region for region in side if region not in without] for side in (_LEFT, _RIGHT))
    if columns < TWO_COLUMNS:
        return (Column(0, columns, _parts(rules, columns, rows, [*left, *right], focus)),)
    half = (columns - GUTTER) // 2
    rest = columns - GUTTER - half
    return (
        Column(0, half, _parts(rules, half, rows, left, focus)),
        Column(half + GUTTER, rest, _parts(rules, rest, rows, right, focus)),
    )


def _parts(rules: Rules, columns: int, rows: int, regions: list[Region], focus: Region) -> tuple[Part, ...]:
    wants = [_want(region, rules, columns, focus) for region in regions]
    parts = [Part(region, 0) for region in regions]
    if Region.SCORE in regions:
        place = regions.index(Region.SCORE) + 1
        least, well = board_rows(len(rules.shape.sides), rules.target, columns)
        wants.insert(place, Want(least, well, len(_RANKS)))
        parts.insert(place, Part(Region.SCORE, 0, is_board=True))
    given = share(rows, _settled(rows, wants, parts))
    return tuple(part._replace(height=height) for part, height in zip(parts, given, strict=True) if height)


def _settled(rows: int, wants: list[Want], parts: list[Part]) -> list[Want]:
    """A hand that cannot have a row for each card takes no more than the few that it needs."""
    given = share(rows, wants)
    return [
        want._replace(well=want.least) if part.region is Region.YOUR_HAND and height < want.well else want
        for want, part, height in zip(wants, parts, given, strict=True)
    ]


def _want(region: Region, rules: Rules, columns: int, focus: Region) -> Want:
    rank = -1 if region is focus else _RANKS.index(region)
    least, well = _sizes(rules, columns)[region]
    if region is focus and region is not Region.YOUR_HAND:
        least, well = max(least, _FOCUS_LEAST), max(well, _FOCUS_WELL)
    return Want(least, well, rank, region in _GROWING or (region is focus and region not in _NEVER_GROWING))


def _sizes(rules: Rules, columns: int) -> dict[Region, tuple[int, int]]:
    """The least and the good number of rows for each region, its name included."""
    shape = rules.shape
    a_line = 1 if columns >= _NARROW else 2
    sides = len(shape.sides)
    return {
        Region.YOUR_TURN: (2, 1 + a_line),
        Region.YOUR_HAND: (1 + strip_rows(shape, columns), 1 + shape.dealt),
        Region.THE_PLAY: (2, 6),
        Region.THE_STARTER: (2, 2 if columns >= _A_CARD else 3),
        Region.THE_CRIB: (2, 2 + a_line),
        Region.THE_HANDS: (2, 7),
        Region.SCORE: (1 + sides, 1 + sides * (a_line + 1)),
        Region.HISTORY: (2, 6),
    }
