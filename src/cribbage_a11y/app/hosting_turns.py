"""Several people at one keyboard: whoever is asked has it, and no hand is said before that one is ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cribbage_a11y.engine.actions import GoOn
from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.effects import Effect
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.screens.others_turns import PassOn, TurnsAsk
from cribbage_a11y.ui.session import Session

if TYPE_CHECKING:
    from cribbage_a11y.app.program import Program

MOST_MISSED: Final = 12
"""Lines said to the next player of what happened since; older ones are in the history."""


@dataclass(frozen=True)
class _House:
    """The program around one player's session: it is heard while that player has the keyboard."""

    turns: TurnsAtTable
    seat: int

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show and speak one burst, or let it wait in the history."""
        if self.turns.has_keyboard == self.seat:
            self.turns.program.console.announce(utterances)

    def refresh(self) -> None:
        """Something that can be read has changed."""
        if self.turns.has_keyboard == self.seat:
            self.turns.program.console.refresh()

    def perform(self, effect: Effect) -> None:
        """Do what is not the session's own affair."""
        self.turns.program.console.perform(effect)


class TurnsAtTable:
    """The sessions of all people at one keyboard."""

    def __init__(self, program: Program, live: LiveTable) -> None:
        self.program = program
        self.live = live
        self.has_keyboard: int | None = None
        """The seat of whoever plays now; ``None`` between two players."""
        self._seen: dict[int, int] = {}
        verbosity = Verbosity(program.preferences["verbosity"])
        self.sessions = {
            seat: Session(live, seat, _House(self, seat), verbosity, program.options())
            for seat in sorted(live.table.people)
        }
        program.console.handlers[TurnsAsk.READY] = self._ready
        live.listeners.append(self.table_changed)

    def table_changed(self) -> None:
        """Hand the keyboard on when somebody else is asked."""
        table = self.live.table
        if table.gate:
            self._let_on()
            return
        asked = [seat for seat in waiting_for(table.state) if seat in self.sessions]
        if asked and self.has_keyboard not in asked:
            self._pass_to(asked[0])

    def _ready(self, seat: Any) -> None:
        """The next player has the keyboard: say what happened since, the hand, and what is asked."""
        session = self.sessions[seat]
        session.options = self.program.options()
        session.verbosity = Verbosity(self.program.preferences["verbosity"])
        self.has_keyboard = seat
        self.program.console.session = session
        first = max(self._seen.get(seat, 0), len(session.history) - MOST_MISSED)
        narrator = session.scene.narrator
        missed = [
            narrator.line(session.history.numbered(number).told)
            for number in range(first, len(session.history))
        ]
        if missed:
            self.program.console.announce(missed)
        session.resume()

    def _let_on(self) -> None:
        """At one keyboard, who has it lets the table go on for all."""
        for seat in sorted(self.live.table.gate):
            if self.has_keyboard not in self.live.table.gate and seat in self.live.table.gate:
                self.live.submit(GoOn(seat))

    def _pass_to(self, seat: int) -> None:
        if self.has_keyboard is not None:
            self._seen[self.has_keyboard] = len(self.sessions[self.has_keyboard].history)
        self.has_keyboard = None
        self.program.console.session = None
        self.program.console.close_all()
        self.program.console.open(PassOn(self.live.table.occupants[seat].name, seat))
