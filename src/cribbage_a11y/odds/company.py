"""Which card to lay among three or four seats: plays drawn by likelihood, played out by the soft policy."""

from __future__ import annotations

from typing import Final

import numpy as np

from cribbage_a11y.odds.arrays import RANKS, Floats, Ints, rank_hand_index
from cribbage_a11y.odds.play_model import worths
from cribbage_a11y.odds.play_out import LIMIT, Plays, play_out
from cribbage_a11y.odds.questions import PONE, CompanyQuestion, Observed
from cribbage_a11y.odds.remainders import PLACES, WHOLE
from cribbage_a11y.odds.tables import tables

DRAWN: Final = 1500
"""Deals of the unseen cards that are weighed."""
PLAYED: Final = 240
"""Deals, drawn again by their weight, that are played out for each card."""
HOME_WORTH: Final = 20.0
"""Points that reaching the target is worth beyond the holes themselves."""
_UNLIKELY: Final = 1e-4


def play_values(asked: CompanyQuestion, seed: int) -> dict[int, float]:
    """For each rank that fits: our side's points less the mean of the other sides', in the rest of the play.

    A side that gets home counts ``HOME_WORTH`` more. ``seed`` is all the chance there is; it is the same for
    every card, so that they are compared with the same cards and whims of the others.
    """
    rng = np.random.default_rng(seed)
    hands, held = _draw(asked, rng)
    places = _places(asked)
    steps = sum(asked.others) + bin(asked.held).count("1") + 4
    noise = rng.gumbel(size=(steps, len(asked.sides), RANKS, PLAYED))
    noise[:, 0] = 0.0
    size = PLAYED * len(places)
    plays = Plays(
        np.tile(hands, (1, len(places), 1)),
        np.tile(held, len(places)),
        np.zeros(size, dtype=np.int64),
        np.full(size, asked.last),
        np.full(size, asked.pile_count),
        np.tile(np.array(asked.pile, dtype=np.int8) + 1, (size, 1)).astype(np.int8).reshape(size, -1),
    )
    first = np.repeat(np.array(places), PLAYED)
    points = play_out(plays, tables().model, np.tile(noise, len(places)), first)
    sides = np.array(asked.sides)
    gained = np.stack([points[sides == side].sum(axis=0) for side in range(len(asked.to_go))])
    worth = _worth(gained, asked.to_go).reshape(len(places), PLAYED).mean(axis=1)
    return {asked.kept[place]: value for place, value in zip(places, worth.tolist(), strict=True)}


def _places(asked: CompanyQuestion) -> list[int]:
    """The cards that fit, the first of each rank."""
    found: dict[int, int] = {}
    for place, rank in enumerate(asked.kept):
        if asked.held >> place & 1 and asked.pile_count + min(rank + 1, 10) <= LIMIT:
            found.setdefault(rank, place)
    return list(found.values())


def _worth(gained: Ints, to_go: tuple[int, ...]) -> Floats:
    """Shape (n,), from points by side and step (sides, steps, n): nothing counts once a side is home."""
    needed = np.array(to_go)[:, None, None]
    reached = np.cumsum(gained, axis=1)
    home = reached >= needed
    over: Ints = np.any(home, axis=0)
    before = np.cumsum(over, axis=0) - over == 0
    counted = (gained * before).sum(axis=1)
    won = (home & before).any(axis=1) * HOME_WORTH
    worth = counted + won
    return np.asarray(worth[0] - worth[1:].mean(axis=0))


def _draw(asked: CompanyQuestion, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Hands (seats, n, 4) and what is held of them (seats, n), by how likely they are."""
    pool = np.repeat(np.arange(RANKS), asked.unseen)
    left, known = _take_known(pool, asked)
    order = np.argsort(rng.random((DRAWN, len(left))), axis=1)
    drawn = left[order]
    hands, held, weight, used = [], [], np.ones(DRAWN), 0
    for seat, turns in enumerate(asked.observed):
        free = PLACES - len(known[seat])
        laid = np.tile(np.array(known[seat], dtype=np.int64), (DRAWN, 1)).reshape(DRAWN, len(known[seat]))
        hand = np.sort(np.concatenate([laid, drawn[:, used : used + free]], axis=1), axis=1)
        used += free
        mask, likely = _follow(hand, turns)
        weight = weight * likely * (tables().kept[PONE][rank_hand_index(hand)] + _UNLIKELY)
        hands.append(hand)
        held.append(mask)
    shares = np.cumsum(weight / weight.sum())
    evenly = (np.arange(PLAYED) + rng.random()) / PLAYED
    rows = rng.permutation(np.minimum(np.searchsorted(shares, evenly), DRAWN - 1))
    ours = np.tile(np.array(asked.kept), (PLAYED, 1))
    return (
        np.stack([ours, *(hand[rows] for hand in hands)]),
        np.stack([np.full(PLAYED, asked.held), *(mask[rows] for mask in held)]),
    )


def _take_known(pool: Ints, asked: CompanyQuestion) -> tuple[Ints, list[list[int]]]:
    """The unseen cards without those laid, and by seat the ranks it laid."""
    known = [[turn.rank for turn in turns if turn.rank is not None] for turns in asked.observed]
    counts = np.bincount(pool, minlength=RANKS) - np.bincount(
        np.array([rank for ranks in known for rank in ranks], dtype=np.int64), minlength=RANKS
    )
    return np.repeat(np.arange(RANKS), counts), known


def _follow(hand: Ints, turns: tuple[Observed, ...]) -> tuple[Ints, Floats]:
    """What is held after the turns seen, and how likely the policy makes them."""
    n = len(hand)
    held = np.full(n, WHOLE)
    likely = np.ones(n)
    rows = np.arange(n)
    for turn in turns:
        fits = ((held[:, None] >> np.arange(PLACES)) & 1 == 1) & (
            np.minimum(hand + 1, 10) + turn.pile_count <= 31
        )
        if turn.rank is None:
            likely *= np.where(fits.any(axis=1), _UNLIKELY, 1.0)
            continue
        pile = np.array([[rank + 1 for rank in turn.pile]], dtype=np.int8).reshape(1, len(turn.pile))
        share = np.exp(worths(tables().model, np.array([turn.pile_count]), pile)[0, 0])[hand] * fits
        place = ((hand == turn.rank) & fits).argmax(axis=1)
        likely *= share[rows, place] / share.sum(axis=1) + _UNLIKELY
        held &= ~(1 << place)
    return held, likely
