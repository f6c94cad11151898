"""The large signs as strokes, for any size: digits, the letters of ranks and suits, and the four suit shapes.

A sign is lines between points. A point is a column and a row on a grid of 0 to 4 each way: 0 is the left or
the top edge, 2 the middle, 4 the right or the bottom edge. The drawing (:mod:`raster`) sets strokes on whole
dots, so that the same sign is clean at every size. Bowls have cut corners.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Point = tuple[float, float]
Stroke = tuple[Point, ...]


def _lines(text: str) -> tuple[Stroke, ...]:
    """``"00 40, 02 42"`` as two strokes; a point is a column and a row, one digit each."""
    return tuple(tuple(_point(word) for word in part.split()) for part in text.split(","))


def _point(word: str) -> Point:
    column, row = map(float, word)
    return column, row


_RING: Final = "10 30 41 43 34 14 03 01 10"

SIGNS: Final[Mapping[str, tuple[Stroke, ...]]] = MappingProxyType(
    {
        sign: _lines(strokes)
        for sign, strokes in {
            "0": _RING,
            "1": "01 40 44",
            "2": "01 10 30 41 04 44",
            "3": "00 30 41 32 12, 32 43 34 04",
            "4": "34 30 03 43",
            "5": "40 00 02 32 43 34 04",
            "6": "30 10 01 03 14 34 43 32 02",
            "7": "00 40 14",
            "8": "12 01 10 30 41 32 12 03 14 34 43 32",
            "9": "14 34 43 41 30 10 01 12 42",
            "A": "04 01 20 41 44, 03 43",
            "B": "00 04 34 43 32 02, 32 41 30 00",
            "C": "41 30 10 01 03 14 34 43",
            "D": "00 30 41 43 34 04 00",
            "E": "40 00 04 44, 02 32",
            "F": "40 00 04, 02 32",
            "G": "41 30 10 01 03 14 34 43 42 22",
            "H": "00 04, 40 44, 02 42",
            "I": "10 30, 20 24, 14 34",
            "J": "20 40, 30 33 24 14 03",
            "K": "00 04, 40 02 44",
            "L": "00 04 44",
            "M": "04 00 22 40 44",
            "N": "04 00 44 40",
            "O": _RING,
            "P": "04 00 30 41 32 02",
            "Q": _RING + ", 23 44",
            "R": "04 00 30 41 32 02, 22 44",
            "S": "41 30 10 01 12 32 43 34 14 03",
            "T": "00 40, 20 24",
            "U": "00 03 14 34 43 40",
            "V": "00 24 40",
            "W": "00 14 22 34 40",
            "X": "00 44, 40 04",
            "Y": "00 22 40, 22 24",
            "Z": "00 40 04 44",
        }.items()
    }
)
"""By capital letter or digit."""
STEM: Final = _lines("00 04")
"""A 1 as the first of two signs."""


def in_suit(suit: str, x: float, y: float) -> bool:
    """Whether a point lies in the shape of a suit, by its letter C, D, H or S. ``x`` and ``y`` are -1 to 1,
    from the left and from the top."""
    return _SHAPES[suit](x, y)


def _diamond(x: float, y: float) -> bool:
    return abs(x) + abs(y) <= 1


def _heart(x: float, y: float) -> bool:
    lobe = (abs(x) - 0.5) ** 2 + ((y + 0.45) / 1.1) ** 2 <= 0.5**2
    return lobe or (-0.45 <= y <= 1 and abs(x) <= (1 - y) / 1.45)


def _spade(x: float, y: float) -> bool:
    lobe = (abs(x) - 0.5) ** 2 + ((y - 0.2) / 0.8) ** 2 <= 0.5**2
    return lobe or (-1 <= y <= 0.2 and abs(x) <= (y + 1) / 1.2) or _stem(x, y)


def _club(x: float, y: float) -> bool:
    above = x**2 + ((y + 0.52) / 1.05) ** 2 <= 0.44**2
    below = (abs(x) - 0.56) ** 2 + ((y - 0.2) / 1.05) ** 2 <= 0.43**2
    return above or below or _stem(x, y)


def _stem(x: float, y: float) -> bool:
    return -0.3 <= y <= 1 and abs(x) <= (0.15 if y < 0.72 else 0.45)


_SHAPES: Final = MappingProxyType({"C": _club, "D": _diamond, "H": _heart, "S": _spade})
