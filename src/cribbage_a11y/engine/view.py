"""The one door for hidden information: what a seat may know, built up from named fields."""

from __future__ import annotations

from typing import Final, NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import PUBLIC_EVENTS, Dealt, Event, LaidAway, Whose
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Laid, Phase, ShowTurn, cards_to_count, show_order

_COUNTED_IN: Final = frozenset({Phase.SHOW, Phase.MUGGINS})
_make_tuple = tuple.__new__
"""Half the time of calling the class; a view is made for every choice."""

OBSERVER = None
"""The seat of somebody who watches: sees what lies open, and no hand."""


_SHOWN_IN: Final = frozenset({Phase.SHOW, Phase.MUGGINS, Phase.GAME_OVER, Phase.DEAL})
"""While these last, hands lie open: in the deal, those of the hand before."""


class OpenHand(NamedTuple):
    """A hand or crib that lies open."""

    seat: int
    whose: Whose
    cards: tuple[Card, ...]


class SeatView(NamedTuple):
    """What one seat knows of a game. Tuples by seat or side as in the state."""

    rules: Rules
    seat: int | None
    """Whose view it is; ``None`` for a watcher."""
    phase: Phase
    scores: tuple[int, ...]
    back_pegs: tuple[int, ...]
    hand_number: int
    dealer: int | None
    hand: tuple[Card, ...]
    """The seat's own cards still held, sorted by rank."""
    laid_away: tuple[Card, ...]
    """What the seat itself put in the crib."""
    kept: tuple[Card, ...]
    """The seat's own four cards, laid or held, once it has laid away."""
    held: tuple[int, ...]
    """By seat: how many cards each still holds."""
    waiting: tuple[int, ...]
    """The seats that the game waits for; empty when it waits for chance or is over."""
    starter: Card | None
    laid: tuple[Laid, ...]
    """All cards laid in this hand's play, in order."""
    count_start: int
    """Where in ``laid`` this count begins."""
    pile_count: int
    gone: tuple[int, ...]
    """The seats that have said go in this count."""
    open_hands: tuple[OpenHand, ...]
    """The hands and the crib that lie open, in the order of the show."""
    to_count: ShowTurn | None
    """The hand or crib to be counted next, in the show."""
    claimed: int | None
    winner: int | None

    @property
    def pile(self) -> tuple[Laid, ...]:
        """The cards of this count."""
        return self.laid[self.count_start :]

    @property
    def is_my_turn(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat in self.waiting

    @property
    def playable(self) -> tuple[Card, ...]:
        """The seat's own cards that fit under 31."""
        room = 31 - self.pile_count
        return tuple(card for card in self.hand if card.value <= room)


def waiting_for(state: GameState) -> tuple[int, ...]:
    """The seats that the game waits for: all that have not laid away, or the one whose turn it is."""
    if state.phase is Phase.LAY_AWAY:
        return tuple(seat for seat, cards in enumerate(state.laid_away) if not cards)
    return () if state.turn is None else (state.turn,)


def view_for(state: GameState, seat: int | None) -> SeatView:
    """What ``seat`` knows; with ``None`` what a watcher knows. Raises :class:`ValueError` for a
    seat that the table does not have.
    """
    if seat is not None and seat not in state.rules.shape.seats:
        raise ValueError(f"there is no seat {seat} at this table")
    phase = state.phase
    hands = state.hands
    hand: tuple[Card, ...] = ()
    laid_away = kept = hand
    if seat is not None and hands:
        hand, laid_away, kept = hands[seat], state.laid_away[seat], state.kept[seat]
    return _make_tuple(
        SeatView,
        (
            state.rules,
            seat,
            phase,
            state.scores,
            state.back_pegs,
            state.hand_number,
            state.dealer,
            hand,
            laid_away,
            kept,
            tuple(map(len, hands)),
            waiting_for(state),
            state.starter,
            state.laid,
            state.count_start,
            state.pile_count,
            state.gone,
            _open_hands(state) if phase in _SHOWN_IN else (),
            next_to_count(state) if phase in _COUNTED_IN else None,
            state.claimed,
            state.winner,
        ),
    )


def next_to_count(state: GameState) -> ShowTurn | None:
    """The hand or crib whose count comes next, in the show."""
    if state.phase not in _COUNTED_IN or state.dealer is None:
        return None
    return show_order(state.rules, state.dealer)[state.counted]


def _open_hands(state: GameState) -> tuple[OpenHand, ...]:
    """Everything after the game; in the show what is counted, and with claims also what is being counted."""
    if state.dealer is None or not state.hands or state.phase not in _SHOWN_IN:
        return ()
    order = show_order(state.rules, state.dealer)
    upto = state.counted + (state.rules.claims and state.phase is not Phase.GAME_OVER)
    shown = order if state.phase is Phase.GAME_OVER else order[:upto]
    return tuple(OpenHand(seat, whose, cards_to_count(state, ShowTurn(seat, whose))) for seat, whose in shown)


def as_seen_by(event: Event, seat: int | None) -> Event | None:
    """The event as ``seat`` may know it (``None``: a watcher); an unknown event is private: ``None``."""
    if type(event) in PUBLIC_EVENTS:
        return event
    if isinstance(event, Dealt):
        cards = tuple(held if other == seat else () for other, held in enumerate(event.cards))
        return Dealt(event.hand, event.dealer, cards, ())
    if isinstance(event, LaidAway):
        return LaidAway(event.seat, event.cards if event.seat == seat else ())
    return None
