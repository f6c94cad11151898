"""Listeners, moments and lines for tests of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from cribbage_a11y.engine.events import Event, Scored
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView, as_seen_by, view_for
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Form, Verbosity
from cribbage_a11y.present.history import History
from cribbage_a11y.present.narrator import Narrator
from kit.builders import before_deal, cards

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


def a_view(seat: int | None = 0, rules: Rules | None = None, **changes: Any) -> SeatView:
    """A view of the play of the first hand, seat 1 dealing; ``changes`` are its fields."""
    view = view_for(before_deal(rules or Rules(), dealer=1), seat)
    play: dict[str, Any] = {"phase": Phase.PLAY, "hand_number": 1, "dealer": 1, "waiting": (0,)}
    return view._replace(**(play | changes))


def asked(view: SeatView, form: Form = Form.NORMAL, history: History | None = None) -> Answers:
    """Answers to the listener of the view."""
    return Answers(narrator(view.seat, form, view.rules), view, history or History())


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
