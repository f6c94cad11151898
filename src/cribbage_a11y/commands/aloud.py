"""Lines in words on standard output, and the listener they are worded for."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Final

from cribbage_a11y.engine.events import Scored
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import Points
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.words import Words
from cribbage_a11y.present.wrap import wrap

YOU: Final = 0
"""The seat of whoever typed the command: cards and points are theirs."""


def your_words() -> Words:
    """Words in the system's language for one who counts cards of their own."""
    catalogue.use_system()
    return Words(Audience(YOU, ("",), Rules()), Form.NORMAL)


def your_points(scored: Iterable[Points]) -> tuple[Scored, ...]:
    """The events of the items, as if you had scored them from nothing."""
    events: list[Scored] = []
    score = 0
    for kind, amount, cards in scored:
        score += amount
        events.append(Scored(seat=YOU, side=YOU, points=amount, reason=kind, cards=cards, score=score))
    return tuple(events)


def say(lines: Iterable[str]) -> None:
    """Print the lines on standard output."""
    print(*fitted(lines), sep="\n")


def fitted(lines: Iterable[str]) -> list[str]:
    """The lines, on a terminal in pieces that it holds, since a line that wraps loses its beginning."""
    columns = _columns()
    if not columns:
        return list(lines)
    return [piece for line in lines for piece in wrap(line, columns)]


def _columns() -> int:
    """The width of the terminal that standard output is; 0 when it is none."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, AttributeError):
        return 0
