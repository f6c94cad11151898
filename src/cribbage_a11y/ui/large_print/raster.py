"""Large signs as rows of text: two dots to a row, drawn with half blocks; with # where there are none."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from cribbage_a11y.engine.cards import SUIT_CODES, Suit
from cribbage_a11y.ui.large_print.strokes import SIGNS, STEM, Point, Stroke, in_suit

SMALLEST: Final = 5
LARGEST: Final = 12
"""Rows of a large sign."""
_GRID: Final = 4
_BLOCKS: Final = " ▀▄█"
"""By the upper dot and twice the lower one."""
_INK: Final = "#"

Art = tuple[str, ...]
"""The rows of a large sign, all of one width."""


def sign_width(rows: int) -> int:
    """The columns of a digit or letter of so many rows."""
    return round(rows * 1.4)


def suit_width(rows: int) -> int:
    """The columns of a suit shape of so many rows: odd, so that it has a middle."""
    return rows * 2 - 1


def stroke_dots(rows: int) -> int:
    """How thick strokes are."""
    return max(2, round(rows / 3))


def digit_width(digit: str, rows: int) -> int:
    """The columns of one digit of a number; the 1 is slim."""
    return stroke_dots(rows) * 2 if digit == "1" else round(rows * 1.25)


@lru_cache(maxsize=512)
def sign(character: str, width: int, rows: int, blocks: bool) -> Art:
    """A digit or letter in so many columns; one that has no large sign stands as itself in the middle."""
    strokes = SIGNS.get(character.upper())
    if strokes is None:
        middle = rows // 2
        return tuple((character if row == middle else "").center(width) for row in range(rows))
    thick = stroke_dots(rows)
    if width <= thick:
        strokes = STEM
    return _as_rows(_stroked(strokes, width, rows, min(thick, width), blocks), blocks)


@lru_cache(maxsize=64)
def suit_shape(suit: Suit, rows: int, blocks: bool) -> Art:
    """The shape of a suit."""
    width, height = suit_width(rows), rows * (2 if blocks else 1)
    letter = SUIT_CODES[suit]
    dots = [
        [in_suit(letter, (2 * x + 1) / width - 1, (2 * y + 1) / height - 1) for x in range(width)]
        for y in range(height)
    ]
    return _as_rows(dots, blocks)


def number_art(number: str, rows: int, blocks: bool) -> Art:
    """A number, its digits a blank column apart."""
    return _joined([sign(digit, digit_width(digit, rows), rows, blocks) for digit in number])


def number_width(number: str, rows: int) -> int:
    """The columns of :func:`number_art`."""
    return sum(digit_width(digit, rows) for digit in number) + len(number) - 1


def rank_art(rank: str, rows: int, blocks: bool) -> Art:
    """The rank of a card by its short code. Two signs, as those of a ten, are no wider than a suit shape."""
    first, others = rank[0], rank[1:]
    if not others:
        return sign(first, sign_width(rows), rows, blocks)
    room = suit_width(rows) - len(others)
    narrow = stroke_dots(rows) if first == "1" else room // len(rank)
    rest = (room - narrow) // len(others)
    return _joined([sign(first, narrow, rows, blocks), *(sign(each, rest, rows, blocks) for each in others)])


def _joined(signs: list[Art]) -> Art:
    return tuple(" ".join(parts) for parts in zip(*signs, strict=True))


def _stroked(
    strokes: tuple[Stroke, ...], width: int, rows: int, thick: int, blocks: bool
) -> list[list[bool]]:
    """Dots within half the thickness of a stroke. Without half blocks a dot is a whole row high."""
    tall = 1 if blocks else 2
    height = rows * 2
    drawn = [tuple(_placed(point, width, height, thick) for point in stroke) for stroke in strokes]
    return [
        [_is_inked((x + 0.5, (y + 0.5) * tall), drawn, thick) for x in range(width)]
        for y in range(height // tall)
    ]


def _placed(point: Point, width: int, height: int, thick: int) -> Point:
    """A point of the grid in dots, so that strokes along the edges and through the middle fill whole dots."""
    return _along(point[0], width, thick), _along(point[1], height, thick)


def _along(part: float, size: int, thick: int) -> float:
    start = round((size - thick) * part / _GRID)
    return start + thick / 2


def _is_inked(dot: Point, strokes: list[Stroke], thick: int) -> bool:
    reach = (thick / 2) ** 2 - 0.01
    return any(_distance(dot, one, other) <= reach for stroke in strokes for one, other in pairwise(stroke))


def _distance(dot: Point, one: Point, other: Point) -> float:
    """The square of the distance from a dot to the line between two points."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = across * across + down * down
    along = ((dot[0] - one[0]) * across + (dot[1] - one[1]) * down) / length if length else 0.0
    along = min(1.0, max(0.0, along))
    x, y = dot[0] - one[0] - along * across, dot[1] - one[1] - along * down
    return x * x + y * y


def _as_rows(dots: list[list[bool]], blocks: bool) -> Art:
    if not blocks:
        return tuple("".join(_INK if dot else " " for dot in row) for row in dots)
    pairs = zip(dots[::2], dots[1::2], strict=True)
    return tuple(
        "".join(_BLOCKS[above + 2 * below] for above, below in zip(upper, lower, strict=True))
        for upper, lower in pairs
    )
