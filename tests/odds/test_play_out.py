"""Many plays at once go like one play after another."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cribbage_a11y.odds import deal_out
from cribbage_a11y.odds.arrays import RANKS, Floats, Ints, rank_hand_index
from cribbage_a11y.odds.pile_net import NO_CELL, Policy, pile_net, policy_of
from cribbage_a11y.odds.play_out import Gains, Plays, play_out, whims
from cribbage_a11y.odds.remainders import SUBSETS, WHOLE
from cribbage_a11y.odds.tables import tables

PACK = [rank for rank in range(13) for _ in range(4)]


class Greedy(Policy):
    """Chooses as ``deal_out`` does: points, no risky count, the highest rank."""

    def at(self, pile: Ints, cell: Ints) -> Floats:
        rank = cell % RANKS
        room = 31 - pile_net().count[pile][:, None]
        value = np.minimum(rank + 1, 10)
        points = np.stack(
            [pile_net().steps(pile, np.where(value <= room, rank, 0)[:, place])[0] for place in range(4)],
            axis=1,
        )
        risky = np.isin(31 - room + value, deal_out.RISKY_COUNTS)
        worth = np.exp(points - deal_out.RISK * risky + rank / 100)
        return np.where((cell == NO_CELL) | (value > room), 0.0, worth)


def hands_of(random: Random, seats: int, plays: int) -> list[list[list[int]]]:
    """By play and seat four sorted ranks from 0."""
    found = []
    for _ in range(plays):
        cards = random.sample(PACK, 4 * seats)
        found.append([sorted(cards[4 * seat : 4 * seat + 4]) for seat in range(seats)])
    return found


def start(hands: list[list[list[int]]]) -> Plays:
    held = rank_hand_index(np.array(hands)).T * SUBSETS + WHOLE
    nothing = np.zeros(len(hands), dtype=np.int64)
    return Plays(held, nothing, np.full(len(hands), len(held) - 1), nothing.copy())


def by_seat(gains: Gains, seats: int) -> Ints:
    return np.stack([(gains.points * (gains.seat == seat)).sum(axis=0) for seat in range(seats)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_peg_as_in_one_play_after_another(seats: int) -> None:
    hands = hands_of(Random(seats), seats, 300)
    gains = play_out(start(hands), Greedy(tables().model), np.ones((4 * seats, 1, 4)))
    plain = [
        deal_out.play_out([[rank + 1 for rank in hand] for hand in play], 0, seats - 1, (), 0)
        for play in hands
    ]
    assert by_seat(gains, seats).T.tolist() == plain


def test_a_play_goes_on_from_where_it_stands_with_the_card_asked_for() -> None:
    # Seat 0 holds a nine and a four, seat 1 a king; seven and eight lie, seat 1 laid last.
    hands = np.array([[[0, 0, 3, 8]], [[0, 0, 0, 12]]])
    held = rank_hand_index(hands) * SUBSETS + np.array([[0b1100], [0b1000]])
    pile = np.array([pile_net().number_of((7, 6))])
    plays = Plays(held, np.array([0]), np.array([1]), pile)
    gains = play_out(plays, policy_of(tables().model), np.ones((8, 1, 4)), np.array([3]))
    assert gains.points.T.tolist() == [[0, 3, 0, 0, 1, 0, 1]]  # a run; four: 28, last card; king: last card
    assert gains.seat.T.tolist() == [[1, 0, 0, 0, 0, 1, 1]]


def test_choices_follow_the_policy() -> None:
    # Seat 0 holds a king and an eight on a king: pairing shows as two points.
    size = 4000
    hands = np.array([[0, 0, 7, 12], [0, 0, 0, 0]])
    held = np.repeat((rank_hand_index(hands) * SUBSETS + np.array([0b1100, 0b0001]))[:, None], size, axis=1)
    pile = pile_net().number_of((12,))
    policy = policy_of(tables().model)
    moods = whims(np.random.default_rng(1), 2, size)
    plays = Plays(held, np.zeros(size, dtype=np.int64), np.ones(size, dtype=np.int64), np.full(size, pile))
    paired = play_out(plays, policy, moods).points[1] == 2
    share = policy.at(np.array([pile]), np.array([[7, 12]]))[0]
    assert paired.mean() == pytest.approx(share[1] / share.sum(), abs=0.03)
    assert np.isfinite(moods).all()
