"""Text measured in the cells of a terminal: some characters take two, some none."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from prompt_toolkit.utils import get_cwidth

_GAP: Final = " "


def printable(text: str) -> str:
    """The text without anything that a terminal could take for a command."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _GAP for c in text)


def width(text: str) -> int:
    """The cells that a text takes."""
    return len(text) if text.isascii() else get_cwidth(text)


def clip(text: str, cells: int) -> str:
    """As much of the beginning as fits in so many cells."""
    if width(text) <= cells:
        return text
    kept = text[: max(cells, 0)]
    while kept and width(kept) > cells:
        kept = kept[:-1]
    return kept


def pad(text: str, cells: int) -> str:
    """The text in exactly so many cells, clipped or filled up with blanks."""
    kept = clip(text, cells)
    return kept + _GAP * (cells - width(kept))


@lru_cache(maxsize=4096)
def wrap(text: str, cells: int) -> tuple[str, ...]:
    """The text in rows of so many cells at most (1 or more), broken at blanks; only a word that is too long
    is cut. An empty text gives one empty row."""
    rows = [""]
    for word in printable(text).split():
        joined = rows[-1] + _GAP * bool(rows[-1]) + word
        if width(joined) <= cells:
            rows[-1] = joined
            continue
        while word:
            part = clip(word, cells) or word[0]
            rows.append(part)
            word = word[len(part) :]
    return tuple(rows[1:] if len(rows) > 1 and not rows[0] else rows)
