"""*master* and *champion*: sound choices, no numpy too early, and stronger than what comes before."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from cribbage_a11y.engine.cards import parse_card, parse_cards
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.pile import pile_total
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.odds import expert
from cribbage_a11y.odds.asking import company_question, play_question, scores
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.players.master import unseen
from players.referee import last_state, states
from players.views import lay_away_view, play_view

STRONG = (Level.MASTER, Level.CHAMPION)


@pytest.mark.parametrize("level", STRONG)
def test_the_best_hand_is_kept(level: Level) -> None:
    player = make_player(level, Random(0))
    assert player.lay_away(lay_away_view("4H 5C 5D 6S QH KS")) == parse_cards(["QH", "KS"])


@pytest.mark.parametrize("level", STRONG)
def test_a_pair_of_fives_goes_to_ones_own_crib_only(level: Level) -> None:
    player = make_player(level, Random(0))
    hand = "5C 5D AH 7S 8D 9H"
    own, other = (player.lay_away(lay_away_view(hand, dealer)) for dealer in (0, 1))
    assert parse_card("5C") not in other
    assert own == parse_cards(["5C", "5D"])


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(
    ("held", "pile", "best"), [("5H 9S", "TC", "5H"), ("2H KS", "9C TD TH", "2H"), ("KH", "9S", "KH")]
)
def test_points_that_are_there_are_taken(level: Level, held: str, pile: str, best: str) -> None:
    assert make_player(level, Random(0)).play(play_view(held, pile)) == parse_card(best)


def test_champion_pegs_out_when_it_can() -> None:
    view = play_view("6H 7S", "9C", dealer=1, scores=(119, 120))
    assert make_player(Level.CHAMPION, Random(0)).play(view) == parse_card("6H")


def test_near_home_values_are_chances() -> None:
    far, near = (
        expert.play_values(play_question(play_view("3H 6C 9S KH", "", scores=standing)))
        for standing in ((0, 0), (100, 110))
    )
    assert not far[1]
    assert near[1]
    assert all(0 <= chance <= 1 for chance in near[0].values())


def test_the_lead_from_the_table_is_nearly_the_best() -> None:
    random = Random(3)
    lost = 0.0
    for _ in range(8):
        ranks = random.sample(list("A23456789TJQK"), 4)
        asked = play_question(play_view(" ".join(f"{rank}H" for rank in ranks), "", starter="QD"))
        values, _ = expert.play_values(asked)
        lost += max(values.values()) - values[expert.choose(asked)]
    assert lost / 8 < 0.1


def test_a_shorter_game_has_begun_further_on() -> None:
    view = lay_away_view("4H 5C 5D 6S QH KS", scores=(30, 40), target=61)
    assert scores(view) == (90, 100)


def test_unseen_cards_are_those_nobody_showed_us() -> None:
    view = play_view("5H 9S", "TC")
    assert len(unseen(view)) == 52 - 4 - 2 - 1 - 1
    assert sum(play_question(view).unseen) == 52 - 4 - 2 - 1
    assert company_question(view).others == (view.held[1],)


def lead(level: Level, other: Level, hands: int) -> float:
    """Points a hand that ``level`` makes more than ``other``, over duplicate deals of one hand each."""
    rules = Rules()
    total = 0.0
    for hand in range(hands):
        for side, members in enumerate(rules.shape.sides):
            seated = [
                make_player(level if seat in members else other, Random(f"{hand} {seat}"))
                for seat in rules.shape.seats
            ]
            made = list(last_state(rules, seated, seed=500 + hand, hands=1).scores)
            ours = made.pop(side)
            total += ours - sum(made) / len(made)
    return total / (hands * len(rules.shape.sides))


def test_champion_makes_more_than_book() -> None:
    assert lead(Level.CHAMPION, Level.BOOK, 40) > 0.3


def test_master_makes_more_than_book() -> None:
    assert lead(Level.MASTER, Level.BOOK, 40) > 0.2


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("players", [3, 4])
def test_points_that_are_there_are_taken_in_company(level: Level, players: int) -> None:
    taken = 0
    for state in states(Rules(players=players), [make_player(Level.BOOK, Random(0))] * players, 3, hands=8):
        if state.phase is Phase.PLAY:
            view = view_for(state, waiting_for(state)[0])
            pile = [laid.card for laid in view.pile]
            gains = {card: pile_total([*pile, card]) for card in view.playable}
            if max(gains.values()) >= 4 + min(gains.values()):
                assert gains[make_player(level, Random(0)).play(view)] == max(gains.values())
                taken += 1
    assert taken


def test_numpy_is_not_imported_before_champion_is_asked() -> None:
    program = (
        "import sys; from random import Random; from cribbage_a11y.players.levels import Level, make_player; "
        "import cribbage_a11y.review.advice; [make_player(level, Random(0)) for level in Level]; "
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
