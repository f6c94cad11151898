"""Recorded games for the tests of reviews: played by levels, so that good and bad choices are in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cribbage_a11y.commands.self_play import play_game
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.store.record import GameRecord, PlayerKind, RecordedSeat, RecordHeader
from cribbage_a11y.store.record_game import RecordedGame, recorded_game
from cribbage_a11y.store.record_reading import read_records
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.table.dealer import player_random, seeded_dealer

NAMES = ("Zoe", "Anna", "Bert", "Clara")


@cache
def played_text(rules: Rules, seed: str = "1", level: Level = Level.GENTLE, misses: float = 0.0) -> str:
    """The record of a game between computers of a level, the first of them down as a person; fair deals."""
    seats = rules.shape.seats
    players = [make_player(level, player_random(seed, 1, seat), misses) for seat in seats]
    dealer = seeded_dealer(seed, 1)
    game = play_game(rules, players, dealer)
    others = (RecordedSeat(NAMES[seat], PlayerKind.COMPUTER, level.value) for seat in seats[1:])
    header = RecordHeader(rules, (RecordedSeat(NAMES[0], PlayerKind.HUMAN), *others))
    return record_text(header, game.events, dealer.opened)


def played_record(rules: Rules, seed: str = "1", misses: float = 0.0) -> GameRecord:
    """The same, read."""
    (record,) = read_records(line.encode() for line in played_text(rules, seed, misses=misses).splitlines())
    return record


@cache
def played(rules: Rules, seed: str = "1", misses: float = 0.0) -> RecordedGame:
    """The same, to be played again."""
    return recorded_game(played_record(rules, seed, misses))


def write_played(path: Path, rules: Rules, seed: str = "1", misses: float = 0.0) -> Path:
    """The same in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(played_text(rules, seed, misses=misses), encoding="utf-8")
    return path
