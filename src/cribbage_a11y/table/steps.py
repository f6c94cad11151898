"""Whom a table waits for: the people, chance, or a computer."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.table.table import Table


class Who(StrEnum):
    """Who moves a table on."""

    PEOPLE = "people"
    CHANCE = "chance"
    COMPUTER = "computer"
    NEXT_GAME = "next_game"
    """The game is over and everybody let the match go on."""


class NextStep(NamedTuple):
    """Who moves the table on, and the computer's seat where it is one."""

    who: Who
    seat: int | None = None


_CHANCE = frozenset({Phase.CUT_FOR_DEAL, Phase.DEAL})


def next_step(table: Table) -> NextStep:
    """Who is next. Computers lay away after the people have, so that nobody hears of it while choosing."""
    if table.gate:
        return NextStep(Who.PEOPLE)
    if table.is_over:
        return NextStep(Who.NEXT_GAME)
    if table.state.phase in _CHANCE:
        return NextStep(Who.CHANCE)
    waiting = waiting_for(table.state)
    if table.people.intersection(waiting):
        return NextStep(Who.PEOPLE)
    return NextStep(Who.COMPUTER, waiting[0])
