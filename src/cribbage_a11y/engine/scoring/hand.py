"""The show: a hand or crib with the starter, counted item by item."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.fifteens import FIFTEEN_POINTS, find_fifteens
from cribbage_a11y.engine.scoring.flush import score_flush
from cribbage_a11y.engine.scoring.nobs import score_nobs
from cribbage_a11y.engine.scoring.pairs import PAIR_POINTS, find_pairs
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from cribbage_a11y.engine.scoring.runs import find_runs

HAND_SIZE: Final = 4
_make_tuple = tuple.__new__
"""Half the time of calling the class; a hand has four items on average."""

_Pattern = tuple[tuple[ScoreKind, int, Callable[[Sequence[Card]], tuple[Card, ...]]], ...]

_patterns: Final[dict[tuple[int, ...], _Pattern]] = {}
"""What five sorted cards of these ranks score, found once: there are 6,175 different ones."""


def score_hand(hand: Sequence[Card], starter: Card, crib: bool = False) -> tuple[Points, ...]:
    """The items of four cards and the starter: fifteens, pairs, runs, flush, nobs, in that order.

    Each combination is an item of its own: three alike are three pairs, and 4 4 5 6 has two runs. Its
    cards go from low to high. Raises :class:`ValueError` unless ``hand`` has four cards; that all five
    are different is for the caller to see to.
    """
    five = sorted((*hand, starter))
    try:
        first, second, third, fourth, fifth = five
    except ValueError:
        raise ValueError(f"a hand has {HAND_SIZE} cards, not {len(hand)}") from None
    ranks = (first.rank, second.rank, third.rank, fourth.rank, fifth.rank)
    pattern = _patterns.get(ranks)
    if pattern is None:
        pattern = _patterns[ranks] = _find_pattern(five)
    items = [_make_tuple(Points, (kind, amount, pick(five))) for kind, amount, pick in pattern]
    flush = score_flush(hand, starter, crib)
    if flush:
        items.append(flush)
    nobs = score_nobs(hand, starter)
    if nobs:
        items.append(nobs)
    return tuple(items)


def _find_pattern(five: Sequence[Card]) -> _Pattern:
    """Fifteens, pairs and runs of five cards, as kind, amount and what picks the cards from any like them."""
    return (
        *((ScoreKind.FIFTEEN, FIFTEEN_POINTS, itemgetter(*places)) for places in find_fifteens(five)),
        *((ScoreKind.PAIR, PAIR_POINTS, itemgetter(*places)) for places in find_pairs(five)),
        *((ScoreKind.RUN, len(places), itemgetter(*places)) for places in find_runs(five)),
    )
