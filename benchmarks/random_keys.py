"""Random keys at tables of every size and way of counting, each key checked: answered, and nothing broken.

``--keys N`` presses N keys in all (a million unless said), ``--seed S`` others. Exit code 1 at the first key
that met silence, raised, moved the game without being allowed to, or left a state that no game can be in.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path
from time import perf_counter
from traceback import print_exc

from cribbage_a11y.engine.rules import RULE_CHOICES, Counting, Rules

AT_A_TIME = 20_000


def main(arguments: list[str]) -> int:
    """Press the keys and print how many games and actions came of them."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    from kit.many_keys import Player

    parser = argparse.ArgumentParser(prog="python -m benchmarks random_keys")
    parser.add_argument("--keys", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    kinds = list(product(RULE_CHOICES["players"], Counting))
    pressed = actions = games = 0
    began = perf_counter()
    while pressed < wanted.keys:
        turn = pressed // AT_A_TIME
        players, counting = kinds[turn % len(kinds)]
        rules = Rules(players=players, target=61, counting=counting)
        player = Player(rules, wanted.seed * wanted.keys + turn)
        count = min(AT_A_TIME, wanted.keys - pressed)
        with player.place as place:
            try:
                place.run(player.press(count))
            except Exception:
                print_exc()
                print(f"Failed: {players} players, {counting}, turn {turn} of seed {wanted.seed}.")
                return 1
            actions += player.actions
            games += place.table.game_number
        pressed += count
    print(f"{pressed:,} keys, {actions:,} actions of the player, {games:,} games begun, nothing broken.")
    print(f"{(perf_counter() - began) / pressed * 1e6:.0f} microseconds a key, checks included.")
    return 0
