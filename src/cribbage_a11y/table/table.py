"""One running table: a game and its match, who sits where, and what each seat may hear of it.

Local and remote play use the same table. It knows no sockets, no clock and no words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cribbage_a11y.engine.actions import Action, Claim, CountHand, GoOn, TableAction
from cribbage_a11y.engine.errors import Refusal, RefusalCode, RefusedError
from cribbage_a11y.engine.events import DealCut, Dealt, Event, GameOver, HandShown
from cribbage_a11y.engine.match import Match, after_game, new_match, next_game
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import SeatView, as_seen_by, view_for
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.taking_back import Past, Pasts, WhyNot

Journal = Callable[[TableAction], None]
"""Told each accepted action before anybody hears of it."""


class Numbered(NamedTuple):
    """An event with its number in the game, as one seat may hear it."""

    number: int
    event: Event


class Table:
    """A table of two, three or four seats."""

    def __init__(self, rules: Rules, occupants: Sequence[Occupant], dealer: int | None = None) -> None:
        """``dealer`` deals first where the rules draw one or carry one over (see :func:`new_game`)."""
        if len(occupants) != len(rules.shape.seats):
            raise ValueError(f"{len(occupants)} occupants for {len(rules.shape.seats)} seats")
        self.occupants = list(occupants)
        self.people = _people(occupants)
        """The seats for which a person decides."""
        self.names = tuple(occupant.name for occupant in occupants)
        self._views: dict[int | None, tuple[GameState, SeatView]] = {}
        self.match: Match = new_match(rules)
        self.game_number = 0
        self.journal: Journal = _forget
        self.retract: Callable[[int], None] = lambda _actions: None
        """Told how many of the newest accepted actions are taken back, before anybody hears of it."""
        self.start_game(rules, dealer)

    def start_game(self, rules: Rules, dealer: int | None) -> None:
        """Begin the next game; its events are numbered from 0 again."""
        self.state: GameState = new_game(rules, dealer)
        self.game_number += 1
        self.version = 0
        """Raised by whatever changes this game, so that it names one state."""
        self.accepted = 0
        """How many actions have led to this state."""
        self.practice = False
        """Whether something was taken back in this game."""
        self._pasts = Pasts()
        self.attempts = 0
        """How often the seats have cut for this deal."""
        self.events: list[Event] = []
        self.gate: frozenset[int] = frozenset()
        """The people who have not yet let the table go on."""
        self.first_dealer = self.state.dealer

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.state.rules

    @property
    def is_over(self) -> bool:
        """Whether the game on the table is finished."""
        return self.state.phase is Phase.GAME_OVER

    def view(self, seat: int | None) -> SeatView:
        """What a seat may know; a watcher with ``None``."""
        state, view = self._views.get(seat, (None, None))
        if view is None or state is not self.state:
            view = view_for(self.state, seat)
            self._views[seat] = (self.state, view)
        return view

    def events_for(self, seat: int | None, since: int = 0) -> list[Numbered]:
        """The events from number ``since`` on, as the seat may hear them."""
        seen = ((number, as_seen_by(self.events[number], seat)) for number in range(since, len(self.events)))
        return [Numbered(number, event) for number, event in seen if event is not None]

    def restore(self, match: Match, number: int, actions: Iterable[TableAction]) -> None:
        """Take up game ``number`` of a match where ``actions``, all accepted once, have led it.

        Others may have sat in the seats then, so nobody is waited for but after the last action.
        """
        self.match = match
        self.game_number = number
        for action in actions:
            if isinstance(action, GoOn):
                self._let_on(action)
                continue
            self.gate = frozenset()
            refusal = self.submit(action)
            if refusal is not None:
                raise ValueError(f"an action of the past is refused now: {refusal.code}")

    def submit(self, action: TableAction, version: int | None = None) -> Refusal | None:
        """Take an action, or say why not. With ``version`` it must be meant for the state that now is."""
        if version is not None and version != self.version:
            return Refusal(RefusalCode.STALE)
        if isinstance(action, GoOn):
            return self._go_on(action)
        if self.gate and not self._counts_alone(action):
            return Refusal(RefusalCode.OTHERS_NOT_READY)
        try:
            state, events = apply(self.state, action)
        except RefusedError as error:
            return error.refusal
        self.journal(action)
        before = Past(action, self.state, len(self.events), self.accepted)
        self._accept(state, events)
        for seat in self.people:
            self._pasts.note(before, events, seat)
        return None

    def take_back(self, seat: int | None) -> TableAction | WhyNot:
        """Take back the newest choice of a player alone with computers, which makes the game practice; or say
        why not. The choice taken back is returned.
        """
        if self.people != {seat}:
            return WhyNot.OTHERS
        past = self._pasts.newest()
        if isinstance(past, WhyNot):
            return past
        self.retract(self.accepted - past.accepted)
        self.state, self.accepted = past.state, past.accepted
        del self.events[past.events :]
        self.version += 1
        self.practice = True
        return past.action

    def next_game(self) -> None:
        """Deal the match on, once the game is over and nobody is waited for."""
        over = self.events[-1]
        assert isinstance(over, GameOver)
        assert not self.gate
        rules, dealer = next_game(self.match, self.rules, over)
        self.start_game(rules, dealer)

    def seat_person(self, seat: int, occupant: Occupant) -> None:
        """Put somebody else in a seat; a computer never keeps the table waiting to go on."""
        self.occupants[seat] = occupant
        self.people = _people(self.occupants)
        self.names = tuple(each.name for each in self.occupants)
        self.gate &= self.people

    def _go_on(self, action: GoOn) -> Refusal | None:
        if action.seat not in self.gate:
            return Refusal(RefusalCode.WRONG_PHASE)
        self.journal(action)
        self._let_on(action)
        return None

    def _let_on(self, action: GoOn) -> None:
        self.gate -= {action.seat}
        self.version += 1
        self.accepted += 1

    def _counts_alone(self, action: Action) -> bool:
        """Whether the action is the count of the only seat still waited for: counting is going on."""
        return isinstance(action, (CountHand, Claim)) and self.gate == {action.seat}

    def _accept(self, state: GameState, events: tuple[Event, ...]) -> None:
        self.state = state
        self.version += 1
        self.accepted += 1
        self.events.extend(events)
        self.gate = frozenset()
        for event in events:
            if isinstance(event, HandShown):
                self.gate = self.people - {state.turn}
            elif isinstance(event, Dealt):
                self._pasts = Pasts()
            elif isinstance(event, DealCut):
                self.attempts += 1
                self.first_dealer = event.dealer
            elif isinstance(event, GameOver):
                assert self.first_dealer is not None
                self.match = after_game(self.match, self.rules, self.first_dealer, event)
                self.gate = self.people


def _forget(_action: TableAction) -> None:
    """The journal of a table that is not kept."""


def _people(occupants: Sequence[Occupant]) -> frozenset[int]:
    return frozenset(seat for seat, occupant in enumerate(occupants) if occupant.is_person)
