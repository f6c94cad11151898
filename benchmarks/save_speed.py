"""How long an accepted action takes to be on the disk: ``python -m benchmarks save_speed [FOLDER]``.

The folder is where saves would be; the present one if none is named.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from cribbage_a11y.commands.self_play import play_game
from cribbage_a11y.engine.actions import PlayCard
from cribbage_a11y.engine.events import CardPlayed
from cribbage_a11y.engine.match import new_match
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.store.record import PlayerKind, RecordedSeat
from cribbage_a11y.store.save_lines import GameStart
from cribbage_a11y.store.saves import open_slot
from cribbage_a11y.table.dealer import player_random, seeded_dealer

GAMES = 20


def main(arguments: list[str]) -> int:
    """Append the cards of some games one by one, and print the spread of the times."""
    beside = Path(arguments[0]) if arguments else Path.cwd()
    rules = Rules()
    seats = (RecordedSeat("Computer", PlayerKind.COMPUTER, Level.BOOK.value),) * rules.players
    times = []
    with tempfile.TemporaryDirectory(dir=beside) as folder:
        slot = open_slot(Path(folder))
        slot.new_match(GameStart(1, rules, None, seats, None, new_match(rules)))
        for game in range(1, GAMES + 1):
            players = [make_player(Level.BOOK, player_random(1, game, seat)) for seat in rules.shape.seats]
            for event in play_game(rules, players, seeded_dealer(1, game)).events:
                if isinstance(event, CardPlayed):
                    started = time.perf_counter()
                    slot.append(PlayCard(event.seat, event.card))
                    times.append(time.perf_counter() - started)
        slot.close()
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(f"{len(times)} actions: median {middle * 1e3:.2f} ms, p99 {late * 1e3:.2f} ms.")
    return 0
