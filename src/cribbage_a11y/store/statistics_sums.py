"""Many games added up: wins, streaks, skunks, averages, the best hand, the cards that fell to each side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.store.statistics_game import GameFigures


class Average(NamedTuple):
    """Points over so many hands."""

    hands: int
    points: int

    @property
    def mean(self) -> float | None:
        """Points a hand; ``None`` without a hand."""
        return self.points / self.hands if self.hands else None


AVERAGES: Final = {
    "pone_hand": ("pone_hands", "pone_hand_points", 8.15),
    "dealer_hand": ("dealer_hands", "dealer_hand_points", 8.00),
    "crib": ("cribs", "crib_points", 4.79),
    "pone_pegging": ("pone_pegging_hands", "pone_pegging_points", 2.03),
    "dealer_pegging": ("dealer_pegging_hands", "dealer_pegging_points", 3.24),
}
"""By name: the figure that counts, the one that sums, and what good players average at a table of two."""


class Streaks(NamedTuple):
    """Games in a row."""

    now: int
    """Won in a row up to the last game; below 0, lost in a row."""
    longest_won: int
    longest_lost: int


class Best(NamedTuple):
    """The best hand or crib."""

    points: int
    cards: str
    """Codes of the four cards."""
    starter: str
    whose: str


@dataclass(frozen=True, slots=True)
class Totals:
    """Games that count, added up; practice is only counted."""

    games: int
    practice: int
    won: int
    streaks: Streaks
    skunks_given: int
    """Single ones; double ones are told apart."""
    doubles_given: int
    skunks_taken: int
    doubles_taken: int
    averages: dict[str, Average]
    """By the names of :data:`AVERAGES`."""
    best: Best | None
    sums: dict[str, int]
    """Starters, heels, cards and tens, the player's (``my_``) and the others' (``their_``)."""

    @property
    def lost(self) -> int:
        """Games lost."""
        return self.games - self.won


_SUMMED: Final = (
    "my_starters",
    "my_heels",
    "their_starters",
    "their_heels",
    "my_cards",
    "my_tens",
    "their_cards",
    "their_tens",
)
SINGLE, DOUBLE = 1, 2


def total_of(games: Iterable[GameFigures]) -> Totals:
    """The sums over games in the order in which they were played."""
    everything = list(games)
    counted = [game for game in everything if not game.practice]
    won = [game for game in counted if game.won]
    lost = [game for game in counted if not game.won]
    return Totals(
        games=len(counted),
        practice=len(everything) - len(counted),
        won=len(won),
        streaks=_streaks([bool(game.won) for game in counted]),
        skunks_given=sum(game.skunk == SINGLE for game in won),
        doubles_given=sum(game.skunk == DOUBLE for game in won),
        skunks_taken=sum(game.skunk == SINGLE for game in lost),
        doubles_taken=sum(game.skunk == DOUBLE for game in lost),
        averages={
            name: Average(_sum(counted, hands), _sum(counted, points))
            for name, (hands, points, _known) in AVERAGES.items()
        },
        best=_best(counted),
        sums={name: _sum(counted, name) for name in _SUMMED},
    )


class Group(NamedTuple):
    """Games of one kind; ``None`` where all are together."""

    players: int | None
    level: str | None


def groups_of(games: Sequence[GameFigures]) -> dict[Group, Totals]:
    """All games, then those of each table size, then those against each level at each table size."""
    groups: dict[Group, list[GameFigures]] = {Group(None, None): list(games)}
    for game in sorted(games, key=lambda game: game.players):
        groups.setdefault(Group(game.players, None), [])
    for game in sorted(games, key=lambda game: (game.players, game.level)):
        groups.setdefault(Group(game.players, game.level), [])
    for game in games:
        groups[Group(game.players, None)].append(game)
        groups[Group(game.players, game.level)].append(game)
    return {group: total_of(some) for group, some in groups.items()}


def has_known_averages(group: Group) -> bool:
    """Whether the averages of good players are those of such a table."""
    return group.players is not None and SHAPES[group.players].has_single_pone


def _sum(games: Iterable[GameFigures], name: str) -> int:
    return sum(getattr(game, name) for game in games)


def _streaks(results: list[bool]) -> Streaks:
    now = longest_won = longest_lost = 0
    for won in results:
        now = max(now, 0) + 1 if won else min(now, 0) - 1
        longest_won, longest_lost = max(longest_won, now), max(longest_lost, -now)
    return Streaks(now, longest_won, longest_lost)


def _best(games: Sequence[GameFigures]) -> Best | None:
    """The first of the best ones."""
    best = max(games, key=lambda game: game.best, default=None)
    if best is None or best.best < 0:
        return None
    return Best(best.best, best.best_cards, best.best_starter, best.best_whose)
