"""A plain player of expected values, the kind that beats the programs in public: a yardstick for our levels.

It lays away by the average hand over all starters, plus or minus the average of crib over cards drawn. In the
play it lays the card with the most points at once, less what the opponent scores on it on average over hands
drawn from the unseen cards, one answer deep. For two players, and on purpose with nothing from ``odds``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.scoring.lay_away_averages import Keep, keep_averages
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE, pile_total
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.protocol import Composed

CRIBS: Final = 100
"""Cribs drawn for each way to lay away."""
HANDS: Final = 200
"""Hands of the opponent drawn for each choice in the play."""


class PlainPlayer:
    """What is drawn comes from ``rng``."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def lay_away(self, view: SeatView) -> tuple[Card, ...]:
        """The way with the best average hand, plus or minus the crib."""
        sign = 1 if view.seat == view.dealer else -1
        unseen = [card for card in DECK if card not in view.hand]
        draws = [self._rng.sample(unseen, 3) for _ in range(CRIBS)]

        def worth(keep: Keep) -> float:
            cribs = (total((*keep.thrown, *other), starter, crib=True) for *other, starter in draws)
            return keep.average + sign * sum(cribs) / CRIBS

        return max(keep_averages(view.hand), key=worth).thrown

    def play(self, view: SeatView) -> Card:
        """The card with the best points at once, less the average best answer."""
        assert view.seat is not None
        other = view.rules.shape.left_of[view.seat]
        seen = {*view.kept, *view.laid_away, view.starter, *(laid.card for laid in view.laid)}
        unseen = [card for card in DECK if card not in seen]
        if other in view.gone:
            unseen = [card for card in unseen if card.value > THIRTY_ONE - view.pile_count]
        hands = [self._rng.sample(unseen, view.held[other]) for _ in range(HANDS)]
        pile = [laid.card for laid in view.pile]

        def worth(card: Card) -> float:
            after = [*pile, card]
            return pile_total(after) - sum(best_answer(after, hand) for hand in hands) / HANDS

        return max(view.playable, key=worth)


def best_answer(pile: Sequence[Card], hand: Sequence[Card]) -> int:
    """The most that a hand scores at once on a pile; a go, or no cards, gives the other side a point."""
    room = THIRTY_ONE - sum(card.value for card in pile)
    if room == 0:
        return 0
    return max((pile_total([*pile, card]) for card in hand if card.value <= room), default=-1)


def plain(rng: Random) -> Composed:
    """The plain player, with what is drawn from ``rng``."""
    player = PlainPlayer(rng)
    return Composed(player.lay_away, player.play)
