"""Several people at one keyboard: whoever is asked has it, and no hand is seen or said before.

When the keyboard goes on, everything shown before is taken from the terminal, and what has just happened is
said once more as all may hear it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cribbage_a11y.engine.actions import GoOn
from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.effects import Effect
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.presentation import Wipes
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


@dataclass
class _Onlooker:
    """Keeps what happened last, as somebody without a hand hears it."""

    news: list[Utterance] = field(default_factory=list)

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Keep it."""
        self.news += utterances

    def refresh(self) -> None:
        """Nothing is shown."""

    def perform(self, effect: Effect) -> None:
        """Nothing is ever asked."""

    def taken(self) -> tuple[Utterance, ...]:
        """What is kept, which is kept no longer."""
        news, self.news = tuple(self.news), []
        return news


@dataclass
class _Heard:
    """How far one player has heard the history."""

    upto: int = 0
    missed: list[int] = field(default_factory=list)
    """Entries that only others heard, since the player had the keyboard."""


class TurnsAtTable:
    """The sessions of all people at one keyboard."""

    def __init__(self, program: Program, live: LiveTable) -> None:
        self.program = program
        self.live = live
        self.has_keyboard: int | None = None
        """The seat of whoever plays now; ``None`` between two players."""
        self._is_secret_shown = live.table.accepted > 0
        """Whether a hand may be seen on the terminal: of a game taken up again that is not known."""
        self._onlooker = _Onlooker()
        public = self._session(None, self._onlooker)
        if self._is_secret_shown:
            public.resume()
            self._onlooker.taken()
        live.listeners.append(self._before_players)
        people = sorted(live.table.people)
        self.sessions = {seat: self._session(seat, _House(self, seat)) for seat in people}
        self._heard = {seat: _Heard() for seat in people}
        live.listeners.append(self._after_players)
        program.console.handlers[TurnsAsk.READY] = self._ready
        program.console.on_leave = self._leave

    def _session(self, seat: int | None, house: _House | _Onlooker) -> Session:
        verbosity = Verbosity(self.program.preferences["verbosity"])
        return Session(self.live, seat, house, verbosity, self.program.options())

    def _before_players(self) -> None:
        """Hand the keyboard on when somebody else is asked, before the last player is told of more cards."""
        news = self._onlooker.taken()
        asked = self._asked()
        if asked and self.has_keyboard not in asked:
            self._pass_to(asked[0], news)

    def _after_players(self) -> None:
        """All have heard what has happened, or need not hear it again."""
        for seat, session in self.sessions.items():
            if self.has_keyboard is None:
                self._heard[seat].upto = len(session.history)
        if self.live.table.gate:
            self._let_on()

    def _asked(self) -> list[int]:
        table = self.live.table
        return [] if table.gate else [seat for seat in waiting_for(table.state) if seat in self.sessions]

    def _ready(self, seat: Any) -> None:
        """The next player has the keyboard: say what was missed, the hand, and what is asked."""
        session, heard = self.sessions[seat], self._heard[seat]
        session.options = self.program.options()
        session.verbosity = Verbosity(self.program.preferences["verbosity"])
        self.has_keyboard = seat
        self._is_secret_shown = True
        self.program.console.session = session
        missed, heard.missed = heard.missed[-MOST_MISSED:], []
        narrator = session.scene.narrator
        if missed:
            told = [session.history.numbered(number).told for number in missed]
            self.program.console.announce([narrator.line(each) for each in told])
        session.resume()

    def _let_on(self) -> None:
        """At one keyboard, who has it lets the table go on for all."""
        for seat in sorted(self.live.table.gate):
            if self.has_keyboard not in self.live.table.gate and seat in self.live.table.gate:
                self.live.submit(GoOn(seat))

    def _pass_to(self, seat: int, news: tuple[Utterance, ...]) -> None:
        for other, session in self.sessions.items():
            heard = self._heard[other]
            if other != self.has_keyboard:
                heard.missed += range(heard.upto, len(session.history))
            heard.upto = len(session.history)
        self.has_keyboard = None
        self._hide()
        self.program.console.session = None
        self.program.console.close_all()
        self.program.console.open(PassOn(self.live.table.occupants[seat].name, seat, news))

    def _hide(self) -> None:
        """Take from the terminal what a player was shown."""
        presentation = self.program.presentation
        if self._is_secret_shown and isinstance(presentation, Wipes):
            presentation.wipe()
        self._is_secret_shown = False

    def _leave(self) -> None:
        """The players leave the table: nobody's cards stay behind."""
        self._hide()
        self.program.console.on_leave = self.program.leave_game
        self.program.leave_game()
