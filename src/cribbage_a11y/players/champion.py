"""*champion*: plays to win, not for points. It asks ``odds`` about what it sees, and nothing else.

The part of ``odds`` that it asks brings numpy; it is imported at the first choice, never before.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.odds import asking
from cribbage_a11y.players.protocol import Composed

SEED_BITS: Final = 32


def lay_away(view: SeatView) -> tuple[Card, ...]:
    """The best way by points, or near home by the chance to win."""
    if view.rules.shape.has_single_pone:
        from cribbage_a11y.odds import lay_away as pairs

        return pairs.choose(view.hand, asking.role_of(view), asking.scores(view))
    from cribbage_a11y.odds import lay_away_single as singles

    return singles.choose(view.hand, asking.single(view))


class Champion:
    """The choices in the play; what is drawn in company comes from ``rng``."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def play(self, view: SeatView) -> Card:
        """The card with the best prospects; the highest of several equal ones."""
        playable = view.playable
        if len({card.rank for card in playable}) == 1:
            return playable[-1]
        rank = self._rank(view)
        return next(card for card in reversed(playable) if card.rank == rank)

    def _rank(self, view: SeatView) -> int:
        if view.rules.shape.has_single_pone:
            from cribbage_a11y.odds import expert

            return expert.choose(asking.play_question(view)) + 1
        from cribbage_a11y.odds import company

        values = company.play_values(asking.company_question(view), self._rng.getrandbits(SEED_BITS))
        return max(sorted(values, reverse=True), key=values.__getitem__) + 1


def champion(rng: Random) -> Composed:
    """A *champion* whose drawn plays in company come from ``rng``."""
    return Composed(lay_away, Champion(rng).play)
