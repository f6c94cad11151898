"""Three and four seats: likely deals, who gets home, and what each card and each lay-away brings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from cribbage_a11y.engine.cards import DECK, parse_cards
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.odds import lay_away_single
from cribbage_a11y.odds.arrays import rank_hands
from cribbage_a11y.odds.asking import company_question
from cribbage_a11y.odds.company import HOME_WORTH, play_points, play_values
from cribbage_a11y.odds.company_chance import (
    NOBODY,
    STEP,
    between,
    first_home,
    near_home,
    our_chance,
    shown,
    totals,
)
from cribbage_a11y.odds.company_hands import draw, draw_hands, draw_ranks
from cribbage_a11y.odds.questions import DEALER, PARTNERS, PONE, STRAIGHT, CompanyQuestion, Observed, Single
from cribbage_a11y.odds.remainders import SUBSETS
from cribbage_a11y.odds.tables import company_tables, win_among
from cribbage_a11y.odds.uniform import single_crib_average
from cribbage_a11y.players.levels import Level, make_player
from players.referee import states

PONE_OF_THREE = Single(STRAIGHT, PONE, 0, (0, 1, 2), (121, 121, 121))
DEALER_OF_FOUR = Single(PARTNERS, DEALER, 3, (1, 0, 1, 0), (121, 121))


def asked(**changes: object) -> CompanyQuestion:
    """We hold an ace, deal, and have partners; all others have laid a five, and seat 1 a king as well."""
    five, king = Observed(0, (), 4), Observed(5, (4,), 12)
    question = CompanyQuestion(
        kind=PARTNERS,
        dealer=0,
        sides=(0, 1, 0, 1),
        kept=(0, 5, 6, 8),
        held=0b0011,
        others=(2, 3, 3),
        pile_count=0,
        pile=(),
        last=3,
        observed=((five, king), (five,), (five,)),
        unseen=(3, 4, 4, 4, 4, 3, 3, 4, 3, 4, 4, 4, 3),
        thrown=1,
        starter=12,
        hand=4,
        to_go=(121, 121),
    )
    return question._replace(**changes)  # type: ignore[arg-type]


def late(players: int) -> Iterator[GameState]:
    """Plays in which one seat alone still holds cards."""
    seated = [make_player(Level.TABLE, Random(0))] * players
    for seed in range(30):
        for state in states(Rules(players=players), seated, seed, hands=1):
            if state.phase is Phase.PLAY and sum(map(bool, state.hands)) == 1:
                yield state


def test_deals_hold_what_was_laid_and_no_card_twice() -> None:
    held = draw(asked(), 500, np.random.default_rng(1))
    hands = rank_hands()[held // SUBSETS]
    assert held.shape == (3, 500)
    assert (hands == 4).any(axis=2).all()
    assert (hands[0] == 12).any(axis=1).all()
    counts = (hands[..., None] == np.arange(13)).sum(axis=(0, 2))
    assert (counts <= np.array(asked().unseen)).all()
    left = np.array([[bin(each % SUBSETS).count("1") for each in seat] for seat in held.tolist()])
    assert (left == np.array([[2], [3], [3]])).all()


def test_who_says_go_holds_nothing_that_fits() -> None:
    turns = (Observed(0, (), 9), Observed(25, (4, 9), None))
    held = draw(asked(observed=(turns, (), ()), others=(3, 4, 4)), 300, np.random.default_rng(2))
    ranks, subset = rank_hands()[held[0] // SUBSETS], held[0] % SUBSETS
    values = np.where(subset[:, None] >> np.arange(4) & 1, np.minimum(ranks + 1, 10), 99)
    assert values.min() == 7
    assert (values == 99).sum() == 300


def test_hands_that_cannot_be_dealt_together_are_not_drawn() -> None:
    only = np.zeros((2, 1820))
    fives = [[3, 4, 4, 10], [4, 4, 4, 10], [0, 1, 2, 3]]
    for hand in fives:
        only[:, (rank_hands() == hand).all(axis=1)] = 1 / 3
    hands = draw_hands(list(only), np.full(13, 4), 400, np.random.default_rng(3))
    counts = (rank_hands()[hands][..., None] == np.arange(13)).sum(axis=(0, 2))
    assert counts.max() == 4
    nothing_goes = draw_hands(list(only), np.zeros(13, dtype=np.int64), 5, np.random.default_rng(3))
    assert nothing_goes.shape == (2, 5)


def test_ranks_are_drawn_as_often_as_they_are_left() -> None:
    rest = np.tile(np.array([3, 1, 0, 4, *[0] * 9]), (20_000, 1))
    drawn = draw_ranks(rest, 3, np.random.default_rng(4))
    assert np.bincount(drawn[:, 0], minlength=4)[:4] / len(rest) == pytest.approx(
        [3 / 8, 1 / 8, 0, 1 / 2], abs=0.02
    )
    assert ((drawn == 1).sum(axis=1) <= 1).all()


def test_who_gets_home_first() -> None:
    points = np.array([[2, 2, 0], [3, 1, 1], [4, 0, 1]])
    side = np.array([[0, 0, 0], [1, 1, 1], [0, 0, 2]])
    assert totals(points, side, 3).tolist() == [[6, 2, 0], [3, 1, 1], [0, 0, 1]]
    assert first_home(points, side, (6, 3, 1)).tolist() == [1, NOBODY, 2]


@pytest.mark.parametrize("kind", [STRAIGHT, PARTNERS])
def test_chances_add_up_and_rise_towards_home(kind: int) -> None:
    table = win_among(kind)
    sides = len(table)
    here = np.full((sides, 1), 1 + 10 * STEP)
    found = between(table, here)
    assert found.sum() == pytest.approx(1.0)
    on_grid = table
    for _ in range(sides):
        on_grid = on_grid[:, 10]
    assert found[:, 0] == pytest.approx(on_grid)
    nearer = here - np.eye(sides)[:, :1] * 2
    assert between(table, nearer)[0, 0] > found[0, 0]
    assert between(table, np.full((sides, 1), 999.0)) == pytest.approx(
        between(table, np.full((sides, 1), 121.0))
    )


def test_a_hand_that_ends_the_game_is_won_or_lost() -> None:
    points, side = np.array([[5, 0], [0, 9]]), np.array([[0, 0], [1, 1]])
    assert our_chance(PARTNERS, (1, 0, 1, 0), points, side, (5, 8)).tolist() == [1.0, 0.0]
    open_end = our_chance(PARTNERS, (1, 0, 1, 0), points, side, (40, 40))
    assert 1.0 > open_end[0] > open_end[1] + 0.1
    assert near_home((36, 121))
    assert not near_home((37, 121))


def test_the_next_dealer_sits_to_the_left() -> None:
    nothing, side = np.zeros((1, 1), dtype=np.int64), np.zeros((1, 1), dtype=np.int64)
    table = win_among(STRAIGHT)
    for place in range(3):
        sides = tuple((seat - place) % 3 for seat in range(3))
        chance = our_chance(STRAIGHT, sides, nothing, side, (121, 121, 121))
        assert chance[0] == pytest.approx(table[place, -1, -1, -1])


def test_hands_and_crib_are_counted_with_the_starter() -> None:
    hands = np.array(
        [[int(np.flatnonzero((rank_hands() == hand).all(axis=1))[0])] for hand in ([4, 4, 4, 9],)]
    )
    rest = np.array([[0, 0, 0, 0, 0, 0, 0, 3, *[0] * 5]])
    found = shown(hands, 6, rest, np.array([4]), np.random.default_rng(5))
    assert found.tolist() == [[12 + 8 + 8], [3 * 2 + 6]]


@pytest.mark.parametrize("players", [3, 4])
def test_a_play_that_one_seat_ends_alone_is_solved_exactly(players: int) -> None:
    found = 0
    for state in late(players):
        view = view_for(state, waiting_for(state)[0])
        question = company_question(view)
        values = play_values(question, 1)
        assert values == play_points(question, 1)
        if len(view.hand) == 1 and view.pile_count + view.hand[0].value < 31 and not view.pile:
            assert values == {view.hand[0].rank - 1: 1.0}
            found += 1
    assert found


def test_near_home_pegging_out_wins() -> None:
    question = asked(observed=((), (), ()), others=(1, 1, 1), pile=(8,), pile_count=9, to_go=(2, 5))
    chances, points = play_values(question, 3), play_points(question, 3)
    assert chances[5] == 1.0
    assert 0.0 <= chances[0] < 1.0
    assert points[5] > max(HOME_WORTH - 1, points[0] + 5)


def test_the_same_seed_gives_the_same_values() -> None:
    assert play_values(asked(), 7) == play_values(asked(), 7)
    assert play_values(asked(), 7) != play_values(asked(), 8)


@pytest.mark.parametrize("at", [PONE_OF_THREE, DEALER_OF_FOUR])
def test_one_of_five(at: Single) -> None:
    dealt = parse_cards(["5H", "5C", "JD", "QS", "2S"])
    rows = lay_away_single.rate(dealt, at)
    assert rows[0].thrown == parse_cards(["2S"])
    assert lay_away_single.choose(dealt, at) == rows[0].thrown
    assert len(rows) == 5
    sign = 1 if at.role == DEALER else -1
    starters = [card for card in DECK if card not in dealt]
    for row in rows:
        assert row.total == pytest.approx(row.hand + sign * row.crib + row.pegging)
        assert row.hand == pytest.approx(sum(total(row.kept, card) for card in starters) / 47)
        assert row.win is None
    assert max(rows, key=lambda row: row.crib).thrown[0].rank == 5


@pytest.mark.parametrize("at", [PONE_OF_THREE, DEALER_OF_FOUR])
def test_near_home_the_chance_to_win_ranks_lay_aways(at: Single) -> None:
    near = at._replace(to_go=(9, *at.to_go[1:]))
    dealt = parse_cards(["5H", "5C", "JD", "QS", "2S"])
    rows = lay_away_single.rate_to_win(dealt, near, 99.0)
    assert len(rows) == 5
    assert len(lay_away_single.rate_to_win(dealt, near, 0.5)) < 5
    chances = [row.win or 0.0 for row in rows]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.6
    assert lay_away_single.choose(dealt, near) == rows[0].thrown


def test_cribs_at_tables_of_more_are_worth_what_is_known() -> None:
    cribs = company_tables().crib
    assert cribs[..., 4].min() > 6
    assert cribs.max(axis=2) == pytest.approx(cribs[..., 4])
    others = np.delete(cribs, 4, axis=2)
    assert 3.5 < others.min() < others.max() < 5.0
    assert single_crib_average(5) > single_crib_average(13)
