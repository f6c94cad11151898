"""Whole games as text: a scripted player's keys and every line heard, with its braille form beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Final

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import OpenHand
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.choosing import CLAIM, MUGGINS
from kit.place import Place, table_of

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden"
_TYPE: Final = "type "
_MISTAKES: Final = (0, 0, -2, 0, 3, -1)
"""What the player's counts are off by, in turn."""
_QUESTIONS: Final = (
    "h",
    "p",
    "c",
    "u",
    "k",
    "s",
    "S",
    "t",
    "l",
    "d",
    "w",
    "r",
    "tab",
    "down",
    ",",
    "g",
    "escape",
)


@dataclass(frozen=True)
class Game:
    """One game to be written down."""

    rules: Rules
    verbosity: Verbosity
    level: str = "counter"
    pause: float | None = 0.0
    seed: str = "golden"

    @property
    def name(self) -> str:
        """What its file is called."""
        pace = "-enter" if self.pause is None else ""
        return f"{self.rules.players}-{self.rules.counting}-{self.verbosity}{pace}"

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"


def _game(
    players: int, counting: Counting, verbosity: Verbosity, level: str = "counter", pause: float | None = 0.0
) -> Game:
    first = FirstDeal.CUT if verbosity is Verbosity.NORMAL else FirstDeal.SEAT0
    rules = Rules(players=players, target=61, counting=counting, first_deal=first, pone_bonus=3)
    return Game(rules, verbosity, level, pause)


GAMES: Final = (
    _game(2, Counting.AUTO, Verbosity.NORMAL),
    _game(2, Counting.AUTO, Verbosity.BRIEF, pause=None),
    _game(2, Counting.MANUAL, Verbosity.VERBOSE, "table"),
    _game(2, Counting.MUGGINS, Verbosity.NORMAL, "book"),
    _game(3, Counting.AUTO, Verbosity.VERBOSE),
    _game(3, Counting.MANUAL, Verbosity.BRIEF),
    _game(3, Counting.MUGGINS, Verbosity.NORMAL, "table"),
    _game(4, Counting.AUTO, Verbosity.NORMAL, "book"),
    _game(4, Counting.MANUAL, Verbosity.NORMAL),
    _game(4, Counting.MUGGINS, Verbosity.BRIEF),
)


class Scripted:
    """A player who lays what fits, miscounts now and then, and asks one thing after each move."""

    def __init__(self, game: Game) -> None:
        self.place = Place(
            table_of(game.rules, level=game.level), verbosity=game.verbosity, pause=game.pause, seed=game.seed
        )
        self._mistakes = cycle(_MISTAKES)
        self._questions = cycle(_QUESTIONS)

    def play(self) -> Iterator[tuple[str, tuple[Utterance, ...]]]:
        """Each key or typed word with each burst that followed it, to the end of the game."""
        place = self.place
        place.start()
        yield from self._heard("", 0)
        while place.view.phase is not Phase.GAME_OVER:
            for key in self._move():
                before = len(place.seen.bursts)
                self._press(key)
                yield from self._heard(key, before)

    def _heard(self, key: str, before: int) -> Iterator[tuple[str, tuple[Utterance, ...]]]:
        for burst in self.place.seen.bursts[before:]:
            yield key, burst
            key = ""

    def _press(self, key: str) -> None:
        if not key.startswith(_TYPE):
            self.place.key(key)
            return
        command = MUGGINS if self.place.view.phase is Phase.MUGGINS else CLAIM
        self.place.press(command, key.removeprefix(_TYPE))

    def _move(self) -> list[str]:
        view = self.place.view
        keys = ["enter"]
        if view.is_my_turn and not self.place.table.gate:
            if view.phase is Phase.LAY_AWAY:
                keys = [*(str(place + 1) for place in range(view.rules.shape.laid_away)), "enter"]
            elif view.phase is Phase.PLAY:
                keys = [str(view.hand.index(view.playable[-1]) + 1), "enter"]
            elif view.rules.claims:
                keys = [f"{_TYPE}{self._count(view.open_hands[-1])}"]
        return [*keys, next(self._questions)]

    def _count(self, shown: OpenHand) -> int:
        view = self.place.view
        assert view.starter is not None
        worth = total(shown.cards, view.starter, shown.whose == "crib")
        asked = worth - (view.claimed or 0) if view.phase is Phase.MUGGINS else worth
        return max(asked + next(self._mistakes), 0)


def written(game: Game) -> str:
    """The whole game as text."""
    lines: list[str] = []
    scripted = Scripted(game)
    with scripted.place:
        for key, burst in scripted.play():
            if key:
                lines.append(f"> {key}")
            lines += [f"{said.text}   | {said.braille}" for said in burst]
            lines.append("")
    return "\n".join(lines)
