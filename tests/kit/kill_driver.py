"""A program that plays without end, keeps its game as the real one does, and tells each action taken.

``python -m kit.kill_driver HOME SEED`` writes a line for each game begun and each action accepted, after the
table has taken it: what such a line says has been announced, and may not be lost whatever happens then.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from cribbage_a11y.app.games import SeededChance
from cribbage_a11y.app.keeping import Keeper
from cribbage_a11y.engine.actions import GoOn, TableAction
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.store.paths import paths_for
from cribbage_a11y.store.save_lines import action_line
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table

from .games import any_action

CHANCE = (Phase.CUT_FOR_DEAL, Phase.DEAL)


def announce(line: str) -> None:
    """Say a line at once, with one write."""
    os.write(1, line.encode())


def main(home: Path, seed: int) -> None:
    """Play until killed."""
    random = Random(seed)
    rules = Rules(
        players=random.choice((2, 3, 4)),
        target=61,
        counting=random.choice(list(Counting)),
        first_deal=FirstDeal.CUT,
    )
    names = ("Zoe", "Anna", "Bert", "Clara")[: rules.players]
    table = Table(rules, [Occupant(name, None if name == "Zoe" else "book") for name in names])
    chance = SeededChance(str(seed), lambda: table.game_number)
    keeper = Keeper(paths_for(home), lambda fact: announce(f"fact {fact}\n"))
    keeper.begin(table, chance, str(seed))
    announce("game 1\n")
    while True:
        if table.is_over and not table.gate:
            table.next_game()
            keeper.next_game()
            announce(f"game {table.game_number}\n")
        action = _next_action(table, chance, random)
        assert table.submit(action) is None
        announce(action_line(action))
        keeper.table_changed()


def _next_action(table: Table, chance: SeededChance, random: Random) -> TableAction:
    if table.gate:
        return GoOn(min(table.gate))
    if table.state.phase in CHANCE:
        action = chance.next_action(table.state, table.attempts + 1)
        assert action is not None
        return action
    return any_action(table.state, random)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
