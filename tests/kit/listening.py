"""Listeners, moments and lines for tests of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cribbage_a11y.engine.events import Event, Scored
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.view import as_seen_by
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Form, Verbosity
from cribbage_a11y.present.history import History
from cribbage_a11y.present.narrator import Narrator
from kit.builders import cards

NAMES: Final = ("Zoe", "Anna", "Cleo", "Dora")
LONG_NAMES: Final = (
    "Wilhelmina Wellworth",
    "Wilhelmina Wellworty",
    "Wilhelmina Wellwortz",
    "Wilhelmina Wellworta",
)
"""As long as names may be, and alike in all but the last letter."""
SHORT_NAMES: Final = ("A", "B", "C", "D")


def audience(seat: int | None, rules: Rules | None = None, names: Iterable[str] = NAMES) -> Audience:
    """Who sits at ``seat`` (``None``: a watcher) of a table with these names."""
    rules = rules or Rules()
    return Audience(seat, tuple(names)[: rules.players], rules)


def narrator(
    seat: int | None = 0,
    form: Form = Form.NORMAL,
    rules: Rules | None = None,
    names: Iterable[str] = NAMES,
) -> Narrator:
    """A narrator; for braille in normal verbosity."""
    verbosity = Verbosity.NORMAL if form is Form.BRAILLE else Verbosity(form.value)
    return Narrator(audience(seat, rules, names), verbosity)


def lines(
    events: Iterable[Event],
    seat: int | None = 0,
    form: Form = Form.NORMAL,
    rules: Rules | None = None,
    names: Iterable[str] = NAMES,
) -> list[str]:
    """The lines that a burst gives in one form."""
    heard = narrator(seat, form, rules, names).burst(events)
    return [line.braille if form is Form.BRAILLE else line.text for line in heard]


def seen(events: Iterable[Event], seat: int | None) -> Iterator[Event]:
    """The events as a seat may know them."""
    for event in events:
        known = as_seen_by(event, seat)
        if known is not None:
            yield known


def history_of(events: Iterable[Event]) -> History:
    """A history that holds one burst."""
    history = History()
    history.add_burst(events)
    return history


def scored(
    seat: int, reason: ScoreKind, points: int, score: int, codes: str = "", side: int | None = None
) -> Scored:
    """One score; the side is the seat unless named."""
    return Scored(seat, seat if side is None else side, points, reason, cards(codes), score)
