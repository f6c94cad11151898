"""Long lines in pieces that a terminal or a braille line holds, broken between sentences where possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cribbage_a11y.present.composing import SHORTEST, visible

WIDEST: Final = 78
NARROW: Final = 38
"""For braille and large print."""
_ENDS: Final = (".", "?", "!")


def width_for(columns: int, *, narrow: bool = False) -> int:
    """Characters in a piece: one less than the terminal has, since a full line loses its beginning."""
    return max(min(columns - 1, NARROW if narrow else WIDEST), 1)


def wrap(text: str, columns: int, *, narrow: bool = False) -> list[str]:
    """A line in pieces; each holds as many whole sentences as fit, a longer sentence is broken at blanks.

    Words are cut only where one alone is too long. Pieces too short to be read aloud take words from a
    neighbour.
    """
    width = width_for(columns, narrow=narrow)
    pieces: list[str] = []
    for sentence in _sentences(text):
        for part in _broken(sentence, width):
            if pieces and part is sentence and len(pieces[-1]) + 1 + len(part) <= width:
                pieces[-1] += " " + part
            else:
                pieces.append(part)
    _lengthen(pieces, width)
    return pieces


def _sentences(text: str) -> Iterator[str]:
    """The sentences of a line. The number before a choice of a menu is no sentence of its own."""
    words: list[str] = []
    for place, word in enumerate(text.split()):
        words.append(word)
        if word.endswith(_ENDS) and not (place == 0 and word[:-1].isdecimal()):
            yield " ".join(words)
            words = []
    if words:
        yield " ".join(words)


def _broken(sentence: str, width: int) -> list[str]:
    if len(sentence) <= width:
        return [sentence]
    pieces: list[str] = []
    for word in sentence.split():
        if pieces and len(pieces[-1]) + 1 + len(word) <= width:
            pieces[-1] += " " + word
            continue
        pieces += [word[start : start + width] for start in range(0, len(word), width)]
    return pieces


def _lengthen(pieces: list[str], width: int) -> None:
    """A short piece takes the end of the piece before it; the first takes words from the piece after it."""
    for place in range(len(pieces) - 1, 0, -1):
        before, piece = pieces[place - 1 : place + 1]
        *_, last = _sentences(before)
        if _can_spare(before, last, piece, width):
            before, piece = _moved(before, last, piece)
        while _can_spare(before, word := before.rpartition(" ")[2], piece, width):
            before, piece = _moved(before, word, piece)
        pieces[place - 1 : place + 1] = before, piece
    while len(pieces) > 1 and visible(pieces[0]) < SHORTEST:
        word, _, left = pieces[1].partition(" ")
        if visible(left) < SHORTEST or len(pieces[0]) + 1 + len(word) > width:
            break
        pieces[:2] = pieces[0] + " " + word, left


def _can_spare(before: str, end: str, piece: str, width: int) -> bool:
    """Whether a piece is short, and the one before it stays long without its ``end``, which fits."""
    left = before[: -len(end)]
    return visible(piece) < SHORTEST <= visible(left) and len(end) + 1 + len(piece) <= width


def _moved(before: str, end: str, piece: str) -> tuple[str, str]:
    return before[: -len(end)].rstrip(), end + " " + piece
