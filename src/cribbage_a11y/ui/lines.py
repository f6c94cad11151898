"""Announcements as the lines of a terminal: the words or the braille form, wrapped to its width."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.present.wrap import wrap


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How a player reads the terminal."""

    braille: bool = False
    """Whether the short braille form is written in place of the words."""
    narrow: bool = False
    """Whether lines keep to the width of a braille line or of large print."""
    widest: int = 0
    """The player's own limit, 0 for none."""


def terminal_lines(utterances: Iterable[Utterance], columns: int, style: LineStyle) -> list[str]:
    """The lines of one burst; nothing that could be taken for a control sequence."""
    lines: list[str] = []
    if style.widest:
        columns = min(columns, style.widest + 1)
    for said in utterances:
        text = said.braille if style.braille and said.braille else said.text
        lines += wrap(_printable(text), columns, narrow=style.narrow or style.braille)
    return lines


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)
