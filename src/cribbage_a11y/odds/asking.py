"""A seat's view as questions for ``odds``, in plain numbers. Brings no numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.odds import history
from cribbage_a11y.odds.questions import (
    DEALER,
    ME,
    OPPONENT,
    PARTNERS,
    PONE,
    STRAIGHT,
    CompanyQuestion,
    PlayQuestion,
    Single,
    Situation,
)
from cribbage_a11y.odds.seen import SeenTable

HOME: Final = 121
"""The target that ``odds`` reckons with; a shorter game is one that has begun further on."""
RANKS: Final = range(1, 14)


def role_of(view: SeenTable) -> int:
    """Dealer if the seat deals or its partner does, else pone."""
    side_of = view.rules.shape.side_of
    assert view.seat is not None
    assert view.dealer is not None
    return DEALER if side_of[view.seat] == side_of[view.dealer] else PONE


def kind_of(view: SeenTable) -> int:
    """Which tables a table of more than two seats goes by."""
    return STRAIGHT if view.rules.shape.straight_to_crib else PARTNERS


def place_of(view: SeenTable) -> int:
    """The seat's place in the order of turns, 0 being the dealer's left."""
    assert view.seat is not None
    assert view.dealer is not None
    return view.rules.shape.from_left[view.dealer].index(view.seat)


def single(view: SeenTable) -> Single:
    """Where one of five cards is to be laid away."""
    assert view.seat is not None
    assert view.dealer is not None
    shape = view.rules.shape
    own = shape.side_of[view.seat]
    sides = [own, *(side for side in range(len(view.scores)) if side != own)]
    return Single(
        kind=kind_of(view),
        role=role_of(view),
        place=place_of(view),
        sides=tuple(sides.index(shape.side_of[seat]) for seat in shape.from_left[view.dealer]),
        to_go=_to_go(view, sides),
    )


def _to_go(view: SeenTable, sides: Sequence[int]) -> tuple[int, ...]:
    return tuple(view.rules.target - view.scores[side] for side in sides)


def scores(view: SeenTable) -> tuple[int, int]:
    """Our score and the best other one, moved up so that 121 is the target."""
    assert view.seat is not None
    ours = view.rules.shape.side_of[view.seat]
    shift = HOME - view.rules.target
    others = [score for side, score in enumerate(view.scores) if side != ours]
    return view.scores[ours] + shift, max(others) + shift


def play_question(view: SeenTable) -> PlayQuestion:
    """Which card to lay between two players, as the seat sees it."""
    assert view.seat is not None
    assert view.starter is not None
    other = view.rules.shape.left_of[view.seat]
    situation = Situation(
        kept=_kept_ranks(view),
        held=_held_bits(view),
        pile_count=view.pile_count,
        pile=history.ranks_of(view.pile),
        mover=ME,
        last=ME if view.pile and view.pile[-1].seat == view.seat else OPPONENT,
        opponent_held=view.held[other],
        passed=other in view.gone,
    )
    return PlayQuestion(
        situation=situation,
        role=role_of(view),
        observed=history.of_seat(history.turns(view), other),
        unseen=_unseen(view),
        thrown=tuple(sorted(card.rank - 1 for card in view.laid_away)),
        starter=view.starter.rank - 1,
        hand=total(view.kept, view.starter),
        scores=scores(view),
    )


def company_question(view: SeenTable) -> CompanyQuestion:
    """Which card to lay among any number of seats, as the seat sees it."""
    assert view.seat is not None
    assert view.dealer is not None
    assert view.starter is not None
    shape = view.rules.shape
    others = shape.from_left[view.seat][:-1]
    order = (view.seat, *others)
    sides = list(dict.fromkeys(shape.side_of[seat] for seat in order))
    told = history.turns(view)
    return CompanyQuestion(
        kind=kind_of(view),
        dealer=order.index(view.dealer),
        sides=tuple(sides.index(shape.side_of[seat]) for seat in order),
        kept=_kept_ranks(view),
        held=_held_bits(view),
        others=tuple(view.held[seat] for seat in others),
        pile_count=view.pile_count,
        pile=history.ranks_of(view.pile),
        last=order.index(view.laid[-1].seat) if view.laid else len(others),
        observed=tuple(history.of_seat(told, seat) for seat in others),
        unseen=_unseen(view),
        thrown=view.laid_away[0].rank - 1,
        starter=view.starter.rank - 1,
        hand=total(view.kept, view.starter),
        to_go=_to_go(view, sides),
    )


def _kept_ranks(view: SeenTable) -> tuple[int, ...]:
    return tuple(card.rank - 1 for card in sorted(view.kept))


def _held_bits(view: SeenTable) -> int:
    return sum(1 << place for place, card in enumerate(sorted(view.kept)) if card in view.hand)


def _unseen(view: SeenTable) -> tuple[int, ...]:
    """How many cards of each rank the seat has not seen in its own hand, lay-away or as the starter."""
    own = [card.rank for card in (*view.kept, *view.laid_away, view.starter) if card is not None]
    return tuple(4 - own.count(rank) for rank in RANKS)
