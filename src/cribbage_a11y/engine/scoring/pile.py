"""The play: what the card just laid scores with the cards of its count.

Every function here takes the cards laid since the last new count, oldest first, by whomever they were
laid; the last of them is the card just laid, and there is at least one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.fifteens import FIFTEEN, FIFTEEN_POINTS
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from cribbage_a11y.engine.scoring.runs import SHORTEST_RUN

THIRTY_ONE: Final = 31
"""The count that may not be passed, and that scores when it is made exactly."""
THIRTY_ONE_POINTS: Final = 2

_AT_COUNT: Final = {
    FIFTEEN: (ScoreKind.FIFTEEN, FIFTEEN_POINTS),
    THIRTY_ONE: (ScoreKind.THIRTY_ONE, THIRTY_ONE_POINTS),
}
_ALIKE: Final = {
    2: (ScoreKind.PAIR, 2),
    3: (ScoreKind.PAIR_ROYAL, 6),
    4: (ScoreKind.DOUBLE_PAIR_ROYAL, 12),
}


def count_of(pile: Sequence[Card]) -> int:
    """The count after the last card."""
    count = 0
    for card in pile:
        count += card.value
    return count


def score_pile(pile: Sequence[Card]) -> tuple[Points, ...]:
    """The items of the card just laid: fifteen or thirty-one, then a pair of whatever size, then a run.

    Fifteen and thirty-one name all cards of the count, the others the cards that match, as laid.
    """
    if len(pile) == 1:
        return ()
    items: list[Points] = []
    count = count_of(pile)
    if count in _AT_COUNT:
        items.append(Points(*_AT_COUNT[count], tuple(pile)))
    if pile[-1].rank == pile[-2].rank:
        alike = alike_at_end(pile)
        items.append(Points(*_ALIKE[alike], tuple(pile[-alike:])))
    elif run := run_at_end(pile):
        items.append(Points(ScoreKind.RUN, run, tuple(pile[-run:])))
    return tuple(items)


def pile_total(pile: Sequence[Card]) -> int:
    """The points of :func:`score_pile` together, for a player who weighs several cards."""
    count = count_of(pile)
    points = _AT_COUNT[count][1] if count in _AT_COUNT else 0
    alike = alike_at_end(pile)
    return points + (_ALIKE[alike][1] if alike > 1 else run_at_end(pile))


def alike_at_end(pile: Sequence[Card]) -> int:
    """How many cards of one rank, none between them, end the pile: one when the last two differ."""
    rank = pile[-1].rank
    alike = 1
    while alike < len(pile) and pile[-1 - alike].rank == rank:
        alike += 1
    return alike


def run_at_end(pile: Sequence[Card]) -> int:
    """The length of the longest run, in any order, that ends the pile without a rank twice, or nothing."""
    cards = len(pile)
    if cards < SHORTEST_RUN:
        return 0
    longest = seen = 0
    lowest = highest = pile[-1].rank
    for length, card in enumerate(reversed(pile), 1):
        rank = card.rank
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        if rank < lowest:
            lowest = rank
        elif rank > highest:
            highest = rank
        span = highest - lowest + 1
        if span > cards:
            break
        if span == length >= SHORTEST_RUN:
            longest = length
    return longest
