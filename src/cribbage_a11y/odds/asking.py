"""A seat's view as questions for ``odds``, in plain numbers. Brings no numpy."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.odds import history
from cribbage_a11y.odds.questions import (
    DEALER,
    ME,
    OPPONENT,
    PONE,
    CompanyQuestion,
    PlayQuestion,
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
    shape = view.rules.shape
    others = shape.from_left[view.seat][:-1]
    order = (view.seat, *others)
    sides = list(dict.fromkeys(shape.side_of[seat] for seat in order))
    told = history.turns(view)
    return CompanyQuestion(
        sides=tuple(sides.index(shape.side_of[seat]) for seat in order),
        kept=_kept_ranks(view),
        held=_held_bits(view),
        others=tuple(view.held[seat] for seat in others),
        pile_count=view.pile_count,
        pile=history.ranks_of(view.pile),
        last=order.index(view.laid[-1].seat) if view.laid else len(others),
        observed=tuple(history.of_seat(told, seat) for seat in others),
        unseen=_unseen(view),
        to_go=tuple(view.rules.target - view.scores[side] for side in sides),
    )


def _kept_ranks(view: SeenTable) -> tuple[int, ...]:
    return tuple(card.rank - 1 for card in sorted(view.kept))


def _held_bits(view: SeenTable) -> int:
    return sum(1 << place for place, card in enumerate(sorted(view.kept)) if card in view.hand)


def _unseen(view: SeenTable) -> tuple[int, ...]:
    """How many cards of each rank the seat has not seen in its own hand, lay-away or as the starter."""
    own = [card.rank for card in (*view.kept, *view.laid_away, view.starter) if card is not None]
    return tuple(4 - own.count(rank) for rank in RANKS)
