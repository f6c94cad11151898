"""Whether the packs of a finished game are those promised before it."""

from __future__ import annotations

from collections.abc import Sequence

from cribbage_a11y.engine.events import Dealt, StarterTurned
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.seats import TableShape
from cribbage_a11y.store.record import GameRecord, RecordLine


def check_fairness(record: GameRecord) -> int:
    """How many deals were opened as promised: 0 for a game without commitments or one not yet over.

    Raises :class:`RecordError` when an opening is missing, is not what was committed to, or does not deal
    the cards of the record.
    """
    deals = [place for place, line in enumerate(record.lines) if isinstance(line.event, Dealt)]
    if not record.finished:
        return 0
    last = record.lines[-1]
    promised = [place for place in deals if record.lines[place].commitment is not None]
    if not promised and last.openings is None:
        return 0
    for place in deals:
        if place not in promised:
            raise record.lines[place].error("it has no commitment, unlike the other deals of this game.")
    openings = last.openings or ()
    if len(openings) != len(deals):
        raise last.error(f"{len(openings)} deals are opened, and {len(deals)} were committed to.")
    for place, opening in zip(deals, openings, strict=True):
        _check(record, place, opening)
    return len(openings)


def _check(record: GameRecord, place: int, opening: FairDeal) -> None:
    line, last = record.lines[place], record.lines[-1]
    assert isinstance(line.event, Dealt)
    hand = line.event.hand
    if opening.commitment != line.commitment:
        raise last.error(f"the opening of hand {hand} is not what line {line.number} committed to.")
    if not _deals(record.header.rules.shape, opening, line.event, record.lines[place:]):
        raise last.error(f"the deck opened for hand {hand} does not deal the cards of line {line.number}.")


def _deals(shape: TableShape, opening: FairDeal, dealt: Dealt, lines: Sequence[RecordLine]) -> bool:
    deck, seats = opening.deck, len(shape.seats)
    to_seats = shape.dealt * seats
    to_crib = to_seats + shape.straight_to_crib
    starter = next(line.event.card for line in lines if isinstance(line.event, StarterTurned))
    return (
        all(
            set(deck[place:to_seats:seats]) == set(dealt.cards[seat])
            for place, seat in enumerate(shape.from_left[dealt.dealer])
        )
        and set(deck[to_seats:to_crib]) == set(dealt.crib)
        and deck[to_crib] is starter
    )
