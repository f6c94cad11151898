"""Chance: the same from the same seed, even in all orders, and as the engine wants it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from struct import pack

import pytest

from cribbage_a11y.engine.actions import CutForDeal, Deal
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.table.dealer import Dealer, draw_order, fresh_seed, secret_dealer, seeded_dealer


def test_the_same_seed_game_and_hand_give_the_same_pack_whatever_came_before() -> None:
    first = seeded_dealer(7, 3)
    first.deal(1)
    assert first.deal(2) == seeded_dealer(7, 3).deal(2)


def test_seed_game_and_hand_each_change_the_pack() -> None:
    packs = {seeded_dealer(s, g).pack(h) for s in (1, 2) for g in (1, 2) for h in (1, 2)}
    assert len(packs) == 8


def test_a_known_pack_so_that_old_seeds_keep_their_deals() -> None:
    known = (
        "6H QC 2S 4D AH 8S TH QD JD QH JS TD JC KH 9H 7S 5S 4C 4S 3S 8H 6D 2H KS 2D 5H"
        " 6C 3H AS 8C KD 9D 9S KC TC 2C TS 9C 8D 3D 5D 3C AC 7D 7C 4H 7H 5C AD JH QS 6S"
    )
    assert " ".join(card.code for card in seeded_dealer(1, 1).pack(1)) == known


@pytest.mark.parametrize("dealer", [seeded_dealer("x", 1), secret_dealer()])
def test_a_pack_is_all_fifty_two_cards(dealer: Dealer) -> None:
    assert sorted(dealer.pack(1)) == list(DECK)


def test_secret_packs_differ() -> None:
    assert secret_dealer().pack(1) != secret_dealer().pack(1)
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed()) == 32


def test_the_first_dealer_is_drawn_only_where_the_rules_draw_one() -> None:
    drawn = Rules(players=3, first_deal=FirstDeal.RANDOM)
    seats = Counter(seeded_dealer(5, game).first_dealer(drawn) for game in range(300))
    assert set(seats) == {0, 1, 2}
    assert min(seats.values()) > 60
    assert seeded_dealer(5, 1).first_dealer(Rules()) is None


def test_each_attempt_at_the_cut_is_another() -> None:
    dealer = seeded_dealer(5, 1)
    rules = Rules(players=4)
    assert dealer.cut(rules, 1) != dealer.cut(rules, 2)
    assert len(set(dealer.cut(rules, 1).cards)) == 4


def test_next_action_is_what_the_game_waits_for() -> None:
    dealer = seeded_dealer(5, 1)
    state = new_game(Rules())
    attempt = 1
    while isinstance(action := dealer.next_action(state, attempt), CutForDeal):
        state, _ = apply(state, action)
        attempt += 1
    assert isinstance(action, Deal)
    state, _ = apply(state, action)
    assert dealer.next_action(state) is None


def test_fair_deals_are_kept_with_a_salt_for_each_hand() -> None:
    dealer = secret_dealer()
    decks = [dealer.deal(hand).deck for hand in (1, 2)]
    assert [fair.deck for fair in dealer.opened] == decks
    salts = {fair.salt for fair in dealer.opened}
    assert len(salts) == 2
    assert all(len(salt) == 32 for salt in salts)


def test_a_shuffle_puts_items_in_the_order_of_the_numbers_they_draw() -> None:
    asked: list[int] = []

    def source(_purpose: str, count: int) -> bytes:
        asked.append(count)
        return pack("<3Q", 2**63, 5, 2**40)

    assert draw_order(["a", "b", "c"], source, "any") == ["b", "c", "a"]
    assert asked == [24]


def test_every_order_of_four_is_equally_likely() -> None:
    dealer = secret_dealer()
    orders: Counter[tuple[int, ...]] = Counter()
    rounds = 24_000
    for _ in range(rounds):
        orders[tuple(draw_order([0, 1, 2, 3], dealer._source, "test"))] += 1
    expected = rounds / 24
    chi_square = sum((seen - expected) ** 2 / expected for seen in orders.values())
    assert len(orders) == 24
    assert chi_square < 70.0, "23 degrees of freedom: passed but once in a million shuffles"


def test_seeded_packs_pass_chi_square_by_place_and_by_neighbours() -> None:
    rounds = 3_000
    places: Counter[tuple[int, int]] = Counter()
    neighbours: Counter[tuple[int, int]] = Counter()
    for game in range(rounds):
        pack = seeded_dealer(11, game).pack(1)
        places.update(enumerate(pack))
        neighbours.update(pairwise(pack))
    at_place = rounds / 52
    by_place = sum((places[p, c] - at_place) ** 2 / at_place for p in range(52) for c in range(52))
    beside = rounds / 52
    by_pair = sum((neighbours[a, b] - beside) ** 2 / beside for a in range(52) for b in range(52) if a != b)
    assert abs(by_place - 51 * 51) < 5 * (2 * 51 * 51) ** 0.5
    assert abs(by_pair - 51 * 52) < 5 * (2 * 51 * 52) ** 0.5
