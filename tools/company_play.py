"""Many hands of three and four players at once by the policy in the play: pegging, and the chances to win."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from self_play import JACK, count
from single_cribs import KEEPS, THROWN, Dealt, Table, ways

from cribbage_a11y.odds.arrays import RANK_HANDS, RANKS, Floats, Ints, rank_counts, rank_hand_index
from cribbage_a11y.odds.company_chance import POINTS, STEP, between, totals
from cribbage_a11y.odds.company_hands import draw_hands
from cribbage_a11y.odds.pile_net import policy_of
from cribbage_a11y.odds.play_out import Gains, Plays, play_out, whims
from cribbage_a11y.odds.remainders import SUBSETS, WHOLE

AT_ONCE: Final = 20_000
CELLS_AT_ONCE: Final = 100
LIKE_OTHERS: Final = 150.0
"""Plays that what similar hands peg counts for, beside a hand's own plays."""


class Course(NamedTuple):
    """Points of many hands in the order in which they are made, shapes (events, n)."""

    points: Ints
    side: Ints


def pegging(table: Table, kept: Floats, model: Floats, rng: np.random.Generator, plays: int) -> Floats:
    """Shape (places, 1820): a side's points less the mean of the others', by place and rank hand.

    ``kept`` (2, 1820) says what is kept by role. What few plays tell of a hand is mixed with what its cards
    and pairs of cards are worth in all hands.
    """
    seats = len(table.roles)
    sums, times = np.zeros((seats, RANK_HANDS)), np.zeros((seats, RANK_HANDS))
    priors = [kept[role] for role in table.roles]
    while times[0].sum() < plays:
        hands = draw_hands(priors, np.full(RANKS, 4), AT_ONCE, rng)
        leads = _leads(table, _play(hands * SUBSETS + WHOLE, model, rng))
        for place, hand in enumerate(hands):
            sums[place] += np.bincount(hand, leads[table.sides[place]], RANK_HANDS)
            times[place] += np.bincount(hand, minlength=RANK_HANDS)
    like = np.stack([_by_cards(sums[place], times[place]) for place in range(seats)])
    return np.asarray((sums + LIKE_OTHERS * like) / (times + LIKE_OTHERS))


def _play(held: Ints, model: Floats, rng: np.random.Generator) -> Gains:
    seats, n = held.shape
    start = Plays(held, np.zeros(n, dtype=np.int64), np.full(n, seats - 1), np.zeros(n, dtype=np.int64))
    return play_out(start, policy_of(model), whims(rng, seats, n))


def _leads(table: Table, gains: Gains) -> Floats:
    """Shape (sides, n): each side's points less the mean of the others'."""
    sides = max(table.sides) + 1
    made = totals(gains.points, np.array(table.sides)[gains.seat], sides)
    return np.asarray(made - (made.sum(axis=0) - made) / (sides - 1))


def _by_cards(sums: Floats, times: Floats) -> Floats:
    """Shape (1820,): the worth of each hand as a sum over its cards and pairs of cards, fitted to all."""
    counts = rank_counts().astype(np.float64)
    low, high = np.triu_indices(RANKS)
    pairs = counts[:, low] * counts[:, high] - np.where(low == high, counts[:, low], 0)
    design = np.concatenate([counts, pairs], axis=1)
    curve = (design * times[:, None]).T @ design + np.eye(design.shape[1])
    return np.asarray(design @ np.linalg.solve(curve, design.T @ sums))


def courses(
    table: Table, dealt: Dealt, crib: Floats, pegs: Floats, model: Floats, rng: np.random.Generator
) -> Course:
    """What the deals bring when all lay away by points and play by the policy."""
    places = range(len(table.roles))
    rows = np.arange(len(dealt.hands))
    choice = [ways(table, place, dealt.hands[:, place], crib, pegs).argmax(axis=1) for place in places]
    hands = [np.take_along_axis(dealt.hands[:, place], KEEPS[choice[place]], axis=1) for place in places]
    thrown = np.stack([dealt.hands[rows, place, THROWN[choice[place]]] for place in places], axis=1)
    in_crib = np.sort(np.concatenate([thrown, dealt.straight], axis=1), axis=1)
    held = np.stack([rank_hand_index(hand // 4) * SUBSETS + WHOLE for hand in hands])
    gains = _play(held, model, rng)
    shown = np.stack([*(count(hand, dealt.starter, 4) for hand in hands), count(in_crib, dealt.starter, 0)])
    heels = 2 * (dealt.starter // 4 == JACK)[None]
    in_order = np.repeat(np.array([*table.sides, 0])[:, None], len(rows), axis=1)
    return Course(
        np.concatenate([heels, gains.points, shown]),
        np.concatenate([np.zeros_like(heels), np.array(table.sides)[gains.seat], in_order]),
    )


def win_chances(course: Course, sides: int) -> Floats:
    """Shape (sides, POINTS, ...): each side's chance at the start of a hand, the dealer's side first.

    Worked out backwards from the end of the game over many hands, on a grid of holes to go.
    """
    when, made = _arrivals(course, sides)
    wins = np.full((sides, *[POINTS] * sides), 1.0 / sides)
    cells = np.stack(np.meshgrid(*[np.arange(POINTS)] * sides, indexing="ij")).reshape(sides, -1)
    away = cells.sum(axis=0)
    for level in range(sides * (POINTS - 1) + 1):
        for some in np.array_split(
            cells[:, away == level], 1 + (away == level).sum() // CELLS_AT_ONCE, axis=1
        ):
            wins[(slice(None), *some)] = _chances(when, made, wins, some)
    return wins


def _arrivals(course: Course, sides: int) -> tuple[Ints, Ints]:
    """When each side makes the points of each point of the grid, (sides, POINTS, n), and all it makes."""
    events, n = course.points.shape
    when = np.full((sides, POINTS, n), events, dtype=np.int8)
    made = np.zeros((sides, n), dtype=np.int64)
    for each in range(sides):
        run = np.cumsum(course.points * (course.side == each), axis=0)
        made[each] = run[-1]
        for point in range(POINTS):
            reached = run >= 1 + point * STEP
            when[each, point] = np.where(reached[-1], reached.argmax(axis=0), events)
    return when, made


def _chances(when: Ints, made: Ints, wins: Floats, cells: Ints) -> Floats:
    """Shape (sides, n): the chances at some points of the grid (sides, n), given those nearer home."""
    sides = len(cells)
    arrived = np.stack([when[each, cells[each]] for each in range(sides)])
    left = 1 + cells[:, :, None] * STEP - made[:, None]
    next_deal = np.maximum(np.roll(left, -1, axis=0), 1)
    later = between(wins, next_deal.reshape(sides, -1)).reshape(left.shape)
    won = arrived.argmin(axis=0) == np.arange(sides)[:, None, None]
    over = arrived.min(axis=0) < when.max(initial=0)
    return np.asarray(np.where(over, won, np.roll(later, 1, axis=0)).mean(axis=2))
