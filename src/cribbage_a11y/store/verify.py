"""Checks a record against the rules, by playing its game again.

Lines that a player or chance decides become actions for the engine; the events that an action makes must
then follow, line by line. What the record leaves open (the order of cards, of the seats' lay-aways, and of
items with one reason in a show) may differ.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from cribbage_a11y.engine.actions import Action
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.errors import Refusal, RefusalCode, RefusedError
from cribbage_a11y.engine.events import Claimed, Dealt, Event, HandShown, Scored, StarterTurned, Whose
from cribbage_a11y.engine.rules import FirstDeal
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.store.differences import difference, in_words
from cribbage_a11y.store.fairness import check_fairness
from cribbage_a11y.store.record import NOT_RECORDED, GameRecord, RecordError, RecordLine
from cribbage_a11y.store.record_actions import actions_of
from cribbage_a11y.store.record_reading import read_records


class Verified(NamedTuple):
    """What was found right in a file."""

    games: int
    finished: int
    fair_deals: int
    """Packs opened after the game and equal to what was promised before."""


def verify_file(path: Path) -> Verified:
    """Check every game of a record file.

    Raises :class:`RecordError` for the first line that is wrong, and :class:`OSError` when the file cannot
    be read.
    """
    with path.open("rb") as file:
        return verify_lines(file)


def verify_lines(lines: Iterable[bytes]) -> Verified:
    """Check every game of a record; raises :class:`RecordError` for the first line that is wrong."""
    games = finished = fair_deals = 0
    try:
        for record in read_records(lines):
            fair_deals += verify_record(record)
            games += 1
            finished += record.finished
    except RecordError as error:
        if error.before is not None:
            verify_record(error.before)
        raise
    return Verified(games, finished, fair_deals)


def verify_record(record: GameRecord) -> int:
    """Check one game; how many of its deals were opened as promised.

    Raises :class:`RecordError` for the first line that is wrong. An unfinished game is right as far as it
    goes.
    """
    replay = _Replay(record)
    for place in range(len(record.lines)):
        replay.check(place)
    return check_fairness(record)


def first_dealer(record: GameRecord) -> int | None:
    """Who deals first where chance or the game before decides it; seat 0 until a card is dealt."""
    if record.header.rules.first_deal not in (FirstDeal.RANDOM, FirstDeal.GIVEN):
        return None
    return next((line.event.dealer for line in record.lines if isinstance(line.event, Dealt)), 0)


_REFUSED: Final = {
    RefusalCode.NOT_YOUR_TURN: "it is not the turn of this seat.",
    RefusalCode.ALREADY_LAID_AWAY: "this seat has laid away already.",
    RefusalCode.WRONG_NUMBER_OF_CARDS: "the number of cards to lay away is {wanted}.",
    RefusalCode.NOT_YOUR_CARD: "this seat does not hold {card}.",
    RefusalCode.OVER_31: "{card} makes {count}, over 31.",
    RefusalCode.NOT_A_FULL_DECK: "each of the {wanted} seats cuts a card of its own.",
}
"""The refusals that a record which reads well can still meet, besides an event out of its place."""


class _Replay:
    """A game played along its record."""

    def __init__(self, record: GameRecord) -> None:
        self._lines = record.lines
        self.state: GameState = new_game(record.header.rules, first_dealer(record))
        self._due: deque[Event] = deque()
        self._items: Counter[tuple[ScoreKind, frozenset[Card]]] = Counter()

    def check(self, place: int) -> None:
        """Compare a line with what is due, or let it act where nothing is."""
        line = self._lines[place]
        if not self._due:
            self._act(place)
        reason = self._compare(line.event, self._due.popleft())
        if reason is not None:
            raise line.error(reason)

    def _act(self, place: int) -> None:
        line = self._lines[place]
        actions = actions_of(self.state, self._lines, place)
        if not actions:
            raise line.error(f"{line.event.kind} stands where {self.state.phase} is due.")
        events: list[Event] = []
        for action in actions:
            events += self._apply(line, action)
        self._due.extend(_in_record_order(events))

    def _apply(self, line: RecordLine, action: Action) -> tuple[Event, ...]:
        try:
            self.state, events = apply(self.state, action)
        except RefusedError as error:
            raise line.error(self._refused(line, error.refusal)) from None
        return events

    def _refused(self, line: RecordLine, refusal: Refusal) -> str:
        sentence = _REFUSED.get(refusal.code)
        if sentence is None:
            return f"{line.event.kind} stands where {self.state.phase} is due."
        return sentence.format(wanted=refusal.wanted, card=refusal.card, count=refusal.count)

    def _compare(self, event: Event, due: Event) -> str | None:
        if isinstance(event, Scored) and isinstance(due, Scored) and self._items:
            return self._compare_item(event, due)
        if isinstance(event, Claimed) and isinstance(due, Claimed):
            due = Claimed(due.seat, due.whose, event.points)
        reason = difference(event, due)
        if isinstance(event, StarterTurned) and isinstance(due, StarterTurned) and reason:
            return f"{event.card} was dealt, so it cannot be turned up."
        if isinstance(event, HandShown):
            counted = score_hand(event.cards, event.starter, event.whose is Whose.CRIB) if not reason else ()
            self._items = Counter((points.kind, frozenset(points.cards)) for points in counted)
        elif not isinstance(event, Claimed):
            self._items.clear()
        return reason

    def _compare_item(self, event: Scored, due: Scored) -> str | None:
        """An item of a show: any of those with its reason that has not been scored yet."""
        item = (event.reason, frozenset(event.cards))
        if event.reason is due.reason and self._items[item] > 0:
            self._items[item] -= 1
            return difference(event, _with_cards(due, event.cards))
        if event.reason is due.reason and event.reason is not ScoreKind.MUGGINS:
            return f"{in_words(event.cards)} is no {event.reason} of this hand, or one scored already."
        return difference(event, due)


def _with_cards(event: Scored, cards: tuple[Card, ...]) -> Scored:
    return Scored(event.seat, event.side, event.points, event.reason, cards, event.score)


def _in_record_order(events: list[Event]) -> list[Event]:
    """The events as a record has them: each claim after its show, and none that it leaves out."""
    recorded = [event for event in events if event.kind not in NOT_RECORDED]
    for place, event in enumerate(recorded[:-1]):
        if isinstance(event, Claimed):
            recorded[place : place + 2] = [recorded[place + 1], event]
            break
    return recorded
