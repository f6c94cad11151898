"""What is played in a simulation, deal by deal, and what is kept of each game."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from typing import NamedTuple

from cribbage_a11y.commands.entrants import Entrant
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.commands.foreign_bot import ForeignBot
from cribbage_a11y.commands.self_play import PlayedGame, play_game
from cribbage_a11y.engine.events import GameOver, Skunk
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.players.bot_protocol import BotError, ForeignPlayer
from cribbage_a11y.players.levels import make_player
from cribbage_a11y.players.protocol import Player
from cribbage_a11y.store.record import PlayerKind, RecordedSeat, RecordHeader
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.table.dealer import player_random, seeded_dealer


class Match(NamedTuple):
    """Everything that decides the games."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    """By seat, as long as nobody changes places."""
    seed: str
    duplicate: bool = False
    """Whether each sequence of deals is played once from every seat."""
    misses: float = 0.0
    keeps_records: bool = False
    time_limit: float = 10.0
    """Seconds for an answer of a program."""

    @property
    def rounds(self) -> int:
        """How many games are played with each sequence of deals."""
        return self.rules.players if self.duplicate else 1

    def seated(self, turned: int) -> tuple[int, ...]:
        """By seat, the place in ``entrants`` of who sits there when all have moved up ``turned`` seats."""
        players = self.rules.players
        return tuple((seat - turned) % players for seat in range(players))


class Result(NamedTuple):
    """What is kept of one game. Sides are those of the entrants, wherever they sat."""

    winner: int
    scores: tuple[int, ...]
    skunk: Skunk | None
    first_dealer_won: bool
    events: int
    record: str
    """The lines of the game, if records are kept."""


class Seats:
    """The players at the table; programs are started when first asked, and ended with :meth:`close`."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._bots: dict[int, ForeignBot] = {}
        self._running = ExitStack()
        self._asked = match.entrants[0]
        self.close = self._running.close
        """End every program."""

    def player(self, place: int, deal: int) -> Player:
        """The entrant at a place, as it plays the games of one sequence of deals."""
        match = self._match
        level = match.entrants[place].level
        if level is not None:
            return make_player(level, player_random(match.seed, deal, place), match.misses)
        return ForeignPlayer(partial(self._exchange, place))

    def _exchange(self, place: int, line: str) -> str:
        self._asked = self._match.entrants[place]
        if place not in self._bots:
            bot = self._bots[place] = ForeignBot(self._asked.command, self._match.time_limit)
            self._running.callback(bot.close)
        return self._bots[place].exchange(line)

    def complaint(self, deal: int, error: BotError) -> CommandError:
        """What is said when the program asked last gave no answer that can be used."""
        return CommandError(f"{self._asked.name}, sequence of deals {deal}: {error}.")


def play_deals(match: Match, seats: Seats, deal: int) -> list[Result]:
    """The games of one sequence of deals (1, 2, ...), one for each order of seats.

    Raises :class:`CommandError` for a program that fails.
    """
    return [_play(match, seats, deal, turned) for turned in range(match.rounds)]


def _play(match: Match, seats: Seats, deal: int, turned: int) -> Result:
    seated = match.seated(turned)
    players = [seats.player(place, deal) for place in seated]
    try:
        game = play_game(match.rules, players, seeded_dealer(match.seed, deal))
    except BotError as error:
        raise seats.complaint(deal, error) from None
    return _result(match, seated, game)


def _result(match: Match, seated: tuple[int, ...], game: PlayedGame) -> Result:
    over = game.events[-1]
    assert isinstance(over, GameOver)
    shape = match.rules.shape
    sides = [shape.side_of[seated[members[0]]] for members in shape.sides]
    scores = [0] * len(sides)
    for side, score in zip(sides, over.scores, strict=True):
        scores[side] = score
    return Result(
        winner=sides[over.winner],
        scores=tuple(scores),
        skunk=over.skunk,
        first_dealer_won=over.winner == shape.side_of[game.first_dealer],
        events=len(game.events),
        record=record_text(header_of(match, seated), game.events) if match.keeps_records else "",
    )


def header_of(match: Match, seated: tuple[int, ...]) -> RecordHeader:
    """The header of a game with the entrants at these places, by seat."""
    seats = (
        RecordedSeat(f"Computer {place + 1}", PlayerKind.COMPUTER, match.entrants[place].name)
        for place in seated
    )
    return RecordHeader(match.rules, tuple(seats))
