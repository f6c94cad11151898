"""Fifty thousand random keys; ``python -m benchmarks random_keys`` presses as many as are asked for."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from kit.many_keys import Player

KEYS_EACH = 8500


@pytest.mark.parametrize(
    ("players", "counting"),
    [
        (2, Counting.AUTO),
        (2, Counting.MUGGINS),
        (3, Counting.MANUAL),
        (3, Counting.MUGGINS),
        (4, Counting.AUTO),
        (4, Counting.MANUAL),
    ],
)
def test_any_keys_keep_the_game_whole(players: int, counting: Counting) -> None:
    rules = Rules(players=players, target=61, counting=counting, first_deal=FirstDeal.CUT)
    player = Player(rules, seed=players)
    with player.place as place:
        place.run(player.press(KEYS_EACH))
        assert player.actions > KEYS_EACH / 100
