"""Announcements as the lines of a terminal: the words or the braille form, wrapped to its width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cribbage_a11y.present.composing import CELLS
from cribbage_a11y.present.utterance import Urgency, Utterance
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
    cells: int = CELLS
    """The length of the braille line."""
    news_first: bool = False
    """For short braille lines: what happened comes last in a burst, and the line's beginning is current."""
    bell: bool = False
    """Whether the terminal's bell sounds when the player is asked for something."""


def terminal_lines(utterances: Sequence[Utterance], columns: int, style: LineStyle) -> list[str]:
    """The lines of one burst; nothing that could be taken for a control sequence."""
    if style.widest:
        columns = min(columns, style.widest + 1)
    if style.braille:
        columns = min(columns, style.cells - 1)
    if style.news_first:
        utterances = sorted(utterances, key=lambda said: said.urgency is not Urgency.TURN)
    lines: list[str] = []
    for said in utterances:
        text = said.braille if style.braille and said.braille else said.text
        lines += wrap(_printable(text), columns, narrow=style.narrow)
    return lines


def rings(utterances: Sequence[Utterance], style: LineStyle) -> bool:
    """Whether a burst asks the player for something, and the bell is wanted."""
    return style.bell and any(said.urgency is Urgency.TURN for said in utterances)


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)
