"""The chance of a computer player's own: its own for each seed, game and seat."""

from __future__ import annotations

from itertools import product

from cribbage_a11y.table.dealer import player_random


def test_the_same_again_and_another_for_each_seed_game_and_seat() -> None:
    first = {player_random(*key).random() for key in product((1, 2), (1, 2), (0, 1))}
    assert first == {player_random(*key).random() for key in product((1, 2), (1, 2), (0, 1))}
    assert len(first) == 8
