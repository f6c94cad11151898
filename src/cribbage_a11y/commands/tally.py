"""The sums over many games, and their summary in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cribbage_a11y.commands.interval import Share
from cribbage_a11y.commands.matches import Match, Result
from cribbage_a11y.engine.events import Skunk


class Tally:
    """Wins, scores and skunks by side and by level."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._shape = match.rules.shape
        self._names = [entrant.name for entrant in match.entrants]
        self._deals = 0
        self._games = 0
        self._first_dealer_won = 0
        self._events = 0
        self._wins: Counter[int] = Counter()
        self._scores: Counter[int] = Counter()
        self._skunks: Counter[Skunk | None] = Counter()
        self._side_shares = [Share() for _ in self._shape.sides]
        self._level_shares = {name: Share() for name in self._names}

    def add(self, results: Sequence[Result]) -> None:
        """Take in the games of one sequence of deals."""
        self._deals += 1
        for result in results:
            self._games += 1
            self._events += result.events
            self._first_dealer_won += result.first_dealer_won
            self._wins[result.winner] += 1
            self._skunks[result.skunk] += 1
            for side, score in enumerate(result.scores):
                self._scores[side] += score
        winners = Counter(result.winner for result in results)
        for side, share in enumerate(self._side_shares):
            share.add(winners[side] / len(results))
        for name, share in self._level_shares.items():
            sides = self._sides_of(name)
            share.add(sum(winners[side] for side in sides) / (len(results) * len(sides)))

    def _sides_of(self, name: str) -> list[int]:
        """For each seat of a level its side."""
        return [self._shape.side_of[seat] for seat, other in enumerate(self._names) if other == name]

    def summary(self, seconds: float) -> str:
        """The sums as lines; ``seconds`` is what the games took."""
        rate = self._games / max(seconds, 1e-9)
        events = self._events / self._games
        return "\n".join(
            (
                f"Games {self._games}. {_rate(rate)} games a second. {events:.0f} events a game.",
                *self._about_deals(),
                *(self._side(side) for side in range(len(self._shape.sides))),
                *self._by_level(),
                f"First dealer's side won {_part(self._first_dealer_won, self._games)}.",
                f"Skunks {self._skunks[Skunk.SINGLE]}. Double skunks {self._skunks[Skunk.DOUBLE]}.",
            )
        )

    def _about_deals(self) -> list[str]:
        if not self._match.duplicate:
            return []
        return [f"Sequences of deals {self._deals}, each played {self._match.rounds} times, from every seat."]

    def _side(self, side: int) -> str:
        seats = self._shape.sides[side]
        place = "" if self._match.duplicate else "seat "
        who = ", ".join(
            f"{place}{seat} {self._names[seat]}" if place else self._names[seat] for seat in seats
        )
        average = self._scores[side] / self._games
        won = _won(self._wins[side], self._games, self._side_shares[side])
        return f"Side {side}, {who}: {won} Average score {average:.1f}."

    def _by_level(self) -> list[str]:
        """How often a seat of each level won, where several levels play."""
        if len(self._level_shares) == 1:
            return []
        lines = []
        for name, share in self._level_shares.items():
            sides = self._sides_of(name)
            won = sum(self._wins[side] for side in sides)
            lines.append(f"Level {name}: {_won(won, self._games * len(sides), share)}")
        return lines


def _rate(rate: float) -> str:
    """With a decimal where games are slow."""
    return f"{rate:.0f}" if rate >= 10 else f"{rate:.1f}"


def _won(part: int, whole: int, share: Share) -> str:
    low, high = share.interval()
    return f"won {_part(part, whole)}, 95 percent interval {100 * low:.1f} to {100 * high:.1f}."


def _part(part: int, whole: int) -> str:
    return f"{part} of {whole}, {100 * part / whole:.1f} percent"
