"""The simple levels choose as their descriptions say."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.cards import parse_card, parse_cards
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.pile import pile_total
from cribbage_a11y.engine.state import Laid, Phase
from cribbage_a11y.engine.view import SeatView, view_for, waiting_for
from cribbage_a11y.players import simple
from cribbage_a11y.players.levels import Level, make_player
from players.referee import last_state, states

RULES = Rules()


def view(hand: str, pile: str = "", dealer: int = 0, seat: int = 0, rules: Rules = RULES) -> SeatView:
    """A view with these cards held, and these laid by the seat to the left."""
    start = next(states(rules, [make_player(Level.BOOK, Random(0))] * rules.players, seed=0))
    laid = tuple(Laid(1, card) for card in parse_cards(pile.split()))
    return view_for(start, seat)._replace(
        hand=tuple(sorted(parse_cards(hand.split()))),
        dealer=dealer,
        laid=laid,
        pile_count=sum(item.card.value for item in laid),
    )


def codes(cards: tuple[int, ...]) -> set[str]:
    return {str(card) for card in cards}


def test_book_ignores_the_crib() -> None:
    hand = "2C 3D 5H 5S JD QC"
    choices = {simple.book_lay_away(view(hand, dealer=dealer)) for dealer in (0, 1)}
    assert len(choices) == 1


def test_counter_gives_a_pair_to_its_own_crib_only() -> None:
    hand = "8C 8D 2H 3S 4D TS"
    assert codes(simple.counter_lay_away(view(hand, dealer=0))) == {"8C", "8D"}
    assert codes(simple.counter_lay_away(view(hand, dealer=1))) != {"8C", "8D"}


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("5H", 1.5),
        ("5H 5D", 4.5),
        ("5H KD", 3.0),
        ("7H 8D", 1.5),
        ("9H 9D", 1.5),
        ("AH KD", 0.0),
        ("8S", 0.0),
    ],
)
def test_thrown_worth(cards: str, worth: float) -> None:
    assert simple.thrown_worth(tuple(card.rank for card in parse_cards(cards.split()))) == worth


def test_the_crib_of_a_partner_is_ones_own() -> None:
    four = Rules(players=4)
    assert [simple.in_own_crib(view("5H", dealer=dealer, rules=four)) for dealer in range(4)] == [
        True,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("hand", "pile", "book", "table", "counter"),
    [
        ("5H 6S", "TC", "5H", "5H", "5H"),
        ("2S 7D", "3C", "7D", "7D", "7D"),
        ("2S AD", "3C", "2S", "AD", "AD"),
        ("4S 5D", "", "5D", "4S", "4S"),
        ("AS 5D", "", "5D", "AS", "AS"),
        ("9D KS", "6S 5C", "KS", "9D", "9D"),
        ("5C 5D", "", "5D", "5D", "5D"),
    ],
)
def test_play(hand: str, pile: str, book: str, table: str, counter: str) -> None:
    seen = view(hand, pile)
    for choose, card in (
        (simple.book_play, book),
        (simple.table_play, table),
        (simple.counter_play, counter),
    ):
        assert choose(seen) == parse_card(card)


def test_gentle_takes_a_scoring_card_two_times_in_three() -> None:
    seen = view("5H 2S 3S 4S", "TC")
    gentle = simple.Gentle(Random(3))
    fives = sum(gentle.play(seen) == parse_card("5H") for _ in range(6000))
    assert fives / 6000 == pytest.approx(2 / 3 + 1 / 3 / 4, abs=0.02)


def test_gentle_lays_away_the_best_of_three_ways() -> None:
    hand = view("4H 5C 5D 6S QH KS")
    gentle = simple.Gentle(Random(3))
    best = simple.book_lay_away(hand)
    found = sum(gentle.lay_away(hand) == best for _ in range(6000))
    assert found / 6000 == pytest.approx(3 / 15, abs=0.02)


def test_gentle_with_nothing_to_score_plays_anything() -> None:
    gentle = simple.Gentle(Random(1))
    seen = view("2S 7D 9D", "3C")
    assert not any(pile_total([*parse_cards(["3C"]), card]) for card in seen.playable)
    assert {gentle.play(seen) for _ in range(60)} == set(seen.playable)


def margin(level: Level, other: Level, games: int) -> float:
    """Wins in a hundred of ``level`` over duplicate games to 61."""
    rules = Rules(target=61)
    won = 0
    for game in range(games):
        for seat in (0, 1):
            players = [make_player(level if place == seat else other, Random(game)) for place in (0, 1)]
            last = last_state(rules, players, seed=game)
            assert last.phase is Phase.GAME_OVER
            won += last.winner == seat
    return 100 * won / (2 * games)


def test_gentle_loses_to_book() -> None:
    assert margin(Level.GENTLE, Level.BOOK, 150) < 35


def test_asked_of_whoever_waits() -> None:
    state = next(states(RULES, [make_player(Level.BOOK, Random(0))] * 2, seed=0))
    assert waiting_for(state) == (0, 1)
