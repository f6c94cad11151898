"""The sums over many games, and their summary in words."""

from __future__ import annotations

from collections import Counter

from cribbage_a11y.commands.self_play import PlayedGame
from cribbage_a11y.engine.events import GameOver, Skunk
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.players.levels import Level


class Tally:
    """Wins, scores and skunks by side and by level."""

    def __init__(self, rules: Rules, levels: tuple[Level, ...]) -> None:
        self._shape = rules.shape
        self._levels = levels
        self.games = 0
        self.first_dealer_won = 0
        self.events = 0
        self.wins: Counter[int] = Counter()
        """By side."""
        self.scores: Counter[int] = Counter()
        """By side, the sum of its final scores."""
        self.skunks: Counter[Skunk | None] = Counter()

    def add(self, game: PlayedGame) -> None:
        """Take one finished game in."""
        over = game.events[-1]
        assert isinstance(over, GameOver)
        self.games += 1
        self.events += len(game.events)
        self.first_dealer_won += over.winner == self._shape.side_of[game.first_dealer]
        self.wins[over.winner] += 1
        self.skunks[over.skunk] += 1
        for side, score in enumerate(over.scores):
            self.scores[side] += score

    def summary(self, seconds: float) -> str:
        """The sums as lines; ``seconds`` is what the games took."""
        rate = self.games / max(seconds, 1e-9)
        events = self.events / self.games
        return "\n".join(
            (
                f"Games {self.games}. {rate:.0f} games a second. {events:.0f} events a game.",
                *(self._side(side) for side in range(len(self._shape.sides))),
                *self._by_level(),
                f"First dealer's side won {self._share(self.first_dealer_won, self.games)}.",
                f"Skunks {self.skunks[Skunk.SINGLE]}. Double skunks {self.skunks[Skunk.DOUBLE]}.",
            )
        )

    def _side(self, side: int) -> str:
        seats = self._shape.sides[side]
        who = ", ".join(f"seat {seat} {self._levels[seat]}" for seat in seats)
        won, average = self._share(self.wins[side], self.games), self.scores[side] / self.games
        return f"Side {side}, {who}: won {won}. Average score {average:.1f}."

    def _by_level(self) -> list[str]:
        """How often a seat of each level won, where several levels play."""
        if len(set(self._levels)) == 1:
            return []
        lines = []
        for level in dict.fromkeys(self._levels):
            seats = [seat for seat, other in enumerate(self._levels) if other is level]
            won = sum(self.wins[self._shape.side_of[seat]] for seat in seats)
            lines.append(f"Level {level}: won {self._share(won, self.games * len(seats))}.")
        return lines

    @staticmethod
    def _share(part: int, whole: int) -> str:
        return f"{part} of {whole}, {100 * part / whole:.1f} percent"
