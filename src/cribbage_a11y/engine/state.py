"""The whole truth of one game at one moment, hidden cards included. Frozen; changed only by ``apply``."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, Protocol

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.members import quick_members
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.seats import TableShape


@quick_members
class Phase(StrEnum):
    """What the game waits for."""

    CUT_FOR_DEAL = "cut_for_deal"
    DEAL = "deal"
    LAY_AWAY = "lay_away"
    PLAY = "play"
    SHOW = "show"
    MUGGINS = "muggins"
    """A claim stands; the opponent may say what was missed."""
    GAME_OVER = "game_over"


class Laid(NamedTuple):
    """A card on the table in the play, and who laid it."""

    seat: int
    card: Card


class ShowTurn(NamedTuple):
    """One turn of the show: whose hand or crib is counted."""

    seat: int
    whose: Whose


class GameState(NamedTuple):
    """One game. Tuples by seat or by side; ``None`` and empty tuples where nothing is there yet."""

    rules: Rules
    phase: Phase
    scores: tuple[int, ...]
    """By side: the hole of the front peg."""
    back_pegs: tuple[int, ...]
    """By side: the hole of the back peg, the score before the last points."""
    hand_number: int = 0
    dealer: int | None = None
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat: the cards still held, sorted by rank."""
    laid_away: tuple[tuple[Card, ...], ...] = ()
    """By seat: what it put in the crib."""
    kept: tuple[tuple[Card, ...], ...] = ()
    """By seat: the four cards of its hand, once it has laid away."""
    crib: tuple[Card, ...] = ()
    rest: tuple[Card, ...] = ()
    """The cards of the pack not dealt, the starter first until it is turned."""
    starter: Card | None = None
    laid: tuple[Laid, ...] = ()
    """All cards laid in the play of this hand, in order."""
    count_start: int = 0
    """Where in ``laid`` this count begins."""
    pile_count: int = 0
    gone: tuple[int, ...] = ()
    """The seats that have said go in this count."""
    turn: int | None = None
    """The seat asked to lay a card, to count, or to answer a claim."""
    counted: int = 0
    """How many hands and cribs of this show are counted, in the order of :func:`show_order`."""
    claimed: int | None = None
    """The claim that waits for the opponent's answer."""
    winner: int | None = None
    """The side that won."""

    @property
    def pile(self) -> tuple[Laid, ...]:
        """The cards of this count."""
        return self.laid[self.count_start :]


def new_game(rules: Rules, dealer: int | None = None) -> GameState:
    """A game before its first card.

    ``dealer`` is chance or the game before speaking: needed for ``random`` and ``given``, ignored
    otherwise. Raises :class:`ValueError` when it is missing or no seat.
    """
    empty = (0,) * len(rules.shape.sides)
    if rules.first_deal is FirstDeal.CUT:
        return GameState(rules, Phase.CUT_FOR_DEAL, empty, empty)
    chosen = 0 if rules.first_deal is FirstDeal.SEAT0 else dealer
    if chosen not in rules.shape.seats:
        raise ValueError(f"first_deal {rules.first_deal} needs a dealer from 0 to {rules.players - 1}")
    return GameState(rules, Phase.DEAL, empty, empty, dealer=chosen)


class HasCards(Protocol):
    """A state, or the working copy of one."""

    @property
    def crib(self) -> tuple[Card, ...]: ...

    @property
    def kept(self) -> tuple[tuple[Card, ...], ...]: ...


def show_order(rules: Rules, dealer: int) -> tuple[ShowTurn, ...]:
    """The hands from the dealer's left round to the dealer, then the dealer's crib."""
    return _show_order(rules.shape, dealer)


@cache
def _show_order(shape: TableShape, dealer: int) -> tuple[ShowTurn, ...]:
    hands = tuple(ShowTurn(seat, Whose.HAND) for seat in shape.from_left[dealer])
    return (*hands, ShowTurn(dealer, Whose.CRIB))


def cards_to_count(state: HasCards, turn: ShowTurn) -> tuple[Card, ...]:
    """The four cards of a hand or of the crib."""
    return state.crib if turn.whose is Whose.CRIB else state.kept[turn.seat]
