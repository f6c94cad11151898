"""One finished game in figures, from the seat of its first person. Plain numbers that can be added up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import (
    CardPlayed,
    Dealt,
    Event,
    GameOver,
    HandShown,
    Scored,
    Skunk,
    StarterTurned,
    Whose,
)
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.store.record import GameRecord, PlayerKind, RecordHeader

PEOPLE: Final = "people"
"""The level of a game against people alone."""
MIXED: Final = "mixed"
"""The level of a game against computers of several levels, or against people and computers."""
TEN: Final = 10
_SKUNKS: Final = {None: 0, Skunk.SINGLE: 1, Skunk.DOUBLE: 2}
_NOT_PEGGED: Final = frozenset({ScoreKind.HEELS, ScoreKind.PONE_BONUS, ScoreKind.MUGGINS})


@dataclass(slots=True)
class GameFigures:
    """Counts and sums of one game. Hands the game never got to are left out; items count in full.

    A pegging hand is one in which a card was laid; its points are those of the play alone.
    """

    players: int
    target: int
    level: str
    """Of the opponents: a level, :data:`PEOPLE` or :data:`MIXED`."""
    practice: int
    won: int = 0
    skunk: int = 0
    """1 for a skunk, 2 for a double one, given by the winner and taken by the losers."""
    pone_hands: int = 0
    pone_hand_points: int = 0
    dealer_hands: int = 0
    dealer_hand_points: int = 0
    cribs: int = 0
    crib_points: int = 0
    pone_pegging_hands: int = 0
    pone_pegging_points: int = 0
    dealer_pegging_hands: int = 0
    dealer_pegging_points: int = 0
    my_starters: int = 0
    """Starters turned when the player dealt."""
    my_heels: int = 0
    their_starters: int = 0
    their_heels: int = 0
    my_cards: int = 0
    """Cards dealt to the player."""
    my_tens: int = 0
    """Those of them that count 10."""
    their_cards: int = 0
    their_tens: int = 0
    best: int = field(default=-1)
    """The worth of the player's best hand or crib counted; -1 where none was."""
    best_cards: str = ""
    best_starter: str = ""
    best_whose: str = ""


FIGURES: Final = tuple(each.name for each in fields(GameFigures))
"""The names, in order: the columns of the database."""
TEXTS: Final = frozenset({"level", "best_cards", "best_starter", "best_whose"})
"""Those that are texts."""


def player_seat(header: RecordHeader) -> int | None:
    """The seat whose figures are kept: the first person's; ``None`` in a game of computers."""
    people = (seat for seat, who in enumerate(header.seats) if who.kind is PlayerKind.HUMAN)
    return next(people, None)


def figures_of(record: GameRecord) -> GameFigures | None:
    """The figures of a finished game that follows the rules; ``None`` where it is not finished or no
    person played."""
    seat = player_seat(record.header)
    if seat is None or not record.finished:
        return None
    count = _Count(record.header, seat)
    for line in record.lines:
        count.take(line.event)
    return count.figures


class _Count:
    """The figures while the events of a game go by."""

    def __init__(self, header: RecordHeader, seat: int) -> None:
        rules = header.rules
        self.figures = GameFigures(rules.players, rules.target, _level(header, seat), int(header.practice))
        self._seat = seat
        self._side_of = rules.shape.side_of
        self._dealer = -1
        self._in_play = False
        self._has_laid = False

    def take(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self._dealt(event)
        elif isinstance(event, StarterTurned):
            self._in_play = True
            self._add("starters", 1)
        elif isinstance(event, CardPlayed):
            self._played(event)
        elif isinstance(event, Scored):
            self._scored(event)
        elif isinstance(event, HandShown):
            self._shown(event)
        elif isinstance(event, GameOver):
            self.figures.won = int(event.winner == self._side_of[self._seat])
            self.figures.skunk = _SKUNKS[event.skunk]

    def _add(self, name: str, amount: int, mine: bool | None = None) -> None:
        """Add to a figure that is kept for the player and for the others, by who deals unless told."""
        whose = "my" if (self._dealer == self._seat if mine is None else mine) else "their"
        self._raise(f"{whose}_{name}", amount)

    def _raise(self, name: str, amount: int) -> None:
        setattr(self.figures, name, getattr(self.figures, name) + amount)

    def _dealt(self, event: Dealt) -> None:
        self._dealer = event.dealer
        self._has_laid = False
        for seat, cards in enumerate(event.cards):
            self._add("cards", len(cards), seat == self._seat)
            self._add("tens", sum(card.value == TEN for card in cards), seat == self._seat)

    @property
    def _role(self) -> str:
        return "dealer" if self._dealer == self._seat else "pone"

    def _played(self, event: CardPlayed) -> None:
        if event.seat == self._seat and not self._has_laid:
            self._has_laid = True
            self._raise(f"{self._role}_pegging_hands", 1)

    def _scored(self, event: Scored) -> None:
        if event.reason is ScoreKind.HEELS:
            self._add("heels", 1)
        elif self._in_play and event.seat == self._seat and event.reason not in _NOT_PEGGED:
            self._raise(f"{self._role}_pegging_points", event.points)

    def _shown(self, event: HandShown) -> None:
        self._in_play = False
        if event.seat != self._seat:
            return
        is_crib = event.whose is Whose.CRIB
        self._raise("cribs" if is_crib else f"{self._role}_hands", 1)
        self._raise("crib_points" if is_crib else f"{self._role}_hand_points", event.total)
        if event.total > self.figures.best:
            self.figures.best = event.total
            self.figures.best_cards = _codes(event.cards)
            self.figures.best_starter = event.starter.code
            self.figures.best_whose = event.whose.value


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in sorted(cards))


def _level(header: RecordHeader, seat: int) -> str:
    """What the opponents are; a partner is none of them."""
    levels = set(_opponents(header, seat))
    return levels.pop() if len(levels) == 1 else MIXED


def _opponents(header: RecordHeader, seat: int) -> Iterator[str]:
    side_of = header.rules.shape.side_of
    for other, who in enumerate(header.seats):
        if side_of[other] != side_of[seat]:
            yield PEOPLE if who.kind is PlayerKind.HUMAN else who.level or MIXED
