"""Where the menus ask for records and reviews; what answers is loaded when it is first asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from cribbage_a11y.app.program import Program
from cribbage_a11y.ui.screens.asks import Ask

if TYPE_CHECKING:
    from cribbage_a11y.app.hosting_others import OthersDesk

RECORDS: Final = (Ask.RECORDS, Ask.RECORDS_PICTURE, Ask.EXPORT_RECORDS, Ask.IMPORT_RECORDS)
REVIEW: Final = (Ask.REVIEW, Ask.REVIEW_GAME)


def open_desks(program: Program) -> None:
    """Let the console of a program hand these questions on."""
    for ask in RECORDS:
        program.console.handlers[ask] = partial(_records, program, ask)
    for ask in REVIEW:
        program.console.handlers[ask] = partial(_review, program, ask)
    others: list[OthersDesk] = []
    program.console.handlers[Ask.PLAY_WITH_OTHERS] = lambda _value: _others(program, others)


def _records(program: Program, ask: Ask, value: object) -> None:
    from cribbage_a11y.app.records import RecordsDesk

    RecordsDesk(program).handlers[ask](value)


def _review(program: Program, ask: Ask, value: object) -> None:
    from cribbage_a11y.app.reviewing import ReviewDesk

    ReviewDesk(program).handlers[ask](value)


def _others(program: Program, made: list[OthersDesk]) -> None:
    from cribbage_a11y.app.hosting_others import OthersDesk

    if not made:
        made.append(OthersDesk(program))
    made[0].open_screen()
