"""Piles of which only what matters is kept: they score like the whole pile, whatever follows."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cribbage_a11y.odds.open_piles import LIMIT, NO_CARDS, pile_of, pile_points
from cribbage_a11y.odds.pile_net import GO, PileNet, pile_net, policy_of
from cribbage_a11y.odds.play_model import worths
from cribbage_a11y.odds.tables import tables

PACK = [rank for rank in range(1, 14) for _ in range(4)]


def some_pile(random: Random) -> tuple[int, ...]:
    """Low cards, so that runs and pairs come up, as many as fit."""
    cards = random.sample([rank for rank in PACK if rank < 8], 10)
    pile: tuple[int, ...] = ()
    for rank in cards:
        if sum(pile) + rank <= LIMIT:
            pile = (*pile, rank)
    return pile


@pytest.mark.parametrize("seed", range(60))
def test_what_is_forgotten_of_a_pile_never_scores_again(seed: int) -> None:
    whole = some_pile(Random(seed))
    pile = NO_CARDS
    for length, rank in enumerate(whole, 1):
        points, pile = pile.after(rank)
        assert points == pile_points(whole[:length], sum(whole[:length]))
        assert pile.count == sum(whole[:length])


def test_piles_with_the_same_future_are_one() -> None:
    # No run takes in an ace or a two with a nine; with 20 to come one may take in a two with a seven.
    assert pile_of((1, 1, 9)) is pile_of((2, 9))
    assert pile_of((2, 2, 7)) is not pile_of((4, 7))
    assert pile_of((4, 6)) is not pile_of((6, 4))


def test_the_net_tells_points_counts_and_ranks_of_many_piles() -> None:
    net = pile_net()
    seven = net.number_of((7 - 1,))
    points, after = net.steps(np.array([0, seven, seven, seven]), np.array([6, 6, 7, GO]))
    assert points.tolist() == [0, 2, 2, 0]
    assert net.count[after].tolist() == [7, 14, 15, 7]
    assert after[0] == after[3] == seven
    assert net.rows(after[1:3]).tolist() == [[7, 7], [8, 7]]
    assert net.rows(np.array([0])).shape == (1, 0)


def test_the_net_and_the_policy_grow_as_piles_are_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cribbage_a11y.odds.pile_net._FIRST_ROOM", 2)
    random, net, model = Random(5), PileNet(), tables().model + 0.125
    policy = policy_of(model)
    for _ in range(30):
        ranks = tuple(rank - 1 for rank in reversed(some_pile(random)))
        assert net.rows(np.array([net.number_of(ranks)]))[0, 0] == ranks[0] + 1
        pile = np.array([pile_net().number_of(ranks)])
        shares = policy.shares(pile, np.array([[0, 1]]), np.array([[0, 1]]))[0]
        plain = np.exp(worths(model, pile_net().count[pile], pile_net().rows(pile))[0])
        assert shares.tolist() == [plain[0, 0], plain[1, 1]]
    assert len(net) > 20
    assert policy_of(model.copy()) is policy
