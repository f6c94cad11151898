"""How long the review of a whole game takes on one core: every decision of every seat, luck, counts, words.

Processor time, so that what else the machine does weighs little. Exit code 1 where the slowest game of two
takes 3 seconds or more; at larger tables the player hears how far it is.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Final

from cribbage_a11y.commands.self_play import play_game
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.review.game import review
from cribbage_a11y.store.record import PlayerKind, RecordedSeat, RecordHeader
from cribbage_a11y.store.record_game import recorded_game
from cribbage_a11y.store.record_reading import read_records
from cribbage_a11y.store.record_writing import record_text
from cribbage_a11y.table.dealer import player_random, seeded_dealer

GAMES: Final = 20
LIMIT: Final = 3.0
"""Seconds."""


def main(arguments: list[str]) -> int:
    """Review so many games at each table size."""
    games = int(arguments[0]) if arguments else GAMES
    slow = False
    for players in (2, 3, 4):
        found = [_seconds(Rules(players=players), str(seed)) for seed in range(games)]
        seconds, decisions = [each[0] for each in found], [each[1] for each in found]
        print(
            f"Tables of {players}: {games} games, {median(decisions):.0f} decisions a game. Seconds: median "
            f"{median(seconds):.2f}, slowest {max(seconds):.2f}."
        )
        slow = slow or (Rules(players=players).shape.has_single_pone and max(seconds) >= LIMIT)
    return int(slow)


def _seconds(rules: Rules, seed: str) -> tuple[float, int]:
    level = Level.COUNTER
    seats = rules.shape.seats
    players = [make_player(level, player_random(seed, 1, seat)) for seat in seats]
    game = play_game(rules, players, seeded_dealer(seed, 1))
    who = tuple(RecordedSeat(f"Computer {seat}", PlayerKind.COMPUTER, level.value) for seat in seats)
    text = record_text(RecordHeader(rules, who), game.events)
    began = process_time()
    (record,) = read_records(line.encode() for line in text.splitlines())
    recorded = recorded_game(record)
    found = review(recorded.start, recorded.actions)
    return process_time() - began, len(found.decisions)
