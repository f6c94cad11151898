"""What a seat or a watcher is told, moment by moment; test_hidden_information shows that it is no more."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.actions import CallMuggins, Claim, CountHand, Deal, LayAway, PlayCard
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import OBSERVER, SeatView, next_to_count, view_for, waiting_for
from kit.builders import before_deal, cards, deck_for, in_play, in_show
from kit.games import FEW_KINDS, whole_game


def dealt() -> GameState:
    """Two seats with the clubs and the diamonds from 2 to 7, dealt by seat 0."""
    rules = Rules()
    deck = deck_for(rules, 0, ["2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D"], "9H")
    return apply(before_deal(rules), Deal(deck)).state


@pytest.mark.parametrize("counting", Counting)
@pytest.mark.parametrize("seat", [0, 1, OBSERVER])
def test_before_the_first_deal_there_is_nothing_to_see(counting: Counting, seat: int | None) -> None:
    view = view_for(new_game(Rules(counting=counting, first_deal=FirstDeal.SEAT0)), seat)
    assert view.phase is Phase.DEAL
    assert (view.hand, view.laid_away, view.kept, view.held, view.open_hands) == ((), (), (), (), ())
    assert (view.waiting, view.to_count, view.dealer, view.hand_number) == ((), None, 0, 0)


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_there_is_no_view_for_a_seat_that_the_table_does_not_have(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat}"):
        view_for(new_game(Rules()), seat)


def test_after_the_deal_a_seat_sees_its_own_cards() -> None:
    view = view_for(dealt(), 1)
    assert (view.hand, view.held, view.phase) == (cards("2D 3D 4D 5D 6D 7D"), (6, 6), Phase.LAY_AWAY)
    assert (view.laid_away, view.kept, view.starter, view.open_hands) == ((), (), None, ())
    assert (view.waiting, view.is_my_turn) == ((0, 1), True)


def test_who_has_laid_away_knows_what_and_waits() -> None:
    state = apply(dealt(), LayAway(1, cards("7D 2D"))).state
    view, other = view_for(state, 1), view_for(state, 0)
    assert (view.laid_away, view.kept, view.hand) == (
        cards("2D 7D"),
        cards("3D 4D 5D 6D"),
        cards("3D 4D 5D 6D"),
    )
    assert (view.waiting, view.is_my_turn, view.held) == ((0,), False, (6, 4))
    assert (other.laid_away, other.kept, other.is_my_turn) == ((), (), True)


def test_the_play_is_open_to_all() -> None:
    state = in_play(Rules(), ["2C 9C", "KH 4D"], pile=["1 TD", "0 JC", "1 6S"], scores=[7, 9], starter="QS")
    view, other = view_for(state, 0), view_for(state, 1)
    assert (view.hand, view.playable) == (cards("2C 9C"), cards("2C"))
    assert (view.is_my_turn, other.is_my_turn, other.playable) == (True, False, cards("4D"))
    assert [laid.card for laid in view.pile] == list(cards("TD JC 6S"))
    assert len(view.laid) == 4
    for seen in (view, other, view_for(state, OBSERVER)):
        assert (seen.pile_count, seen.held, seen.scores, seen.waiting) == (26, (2, 2), (7, 9), (0,))
        assert (seen.starter, seen.gone, seen.to_count, seen.open_hands) == (cards("QS")[0], (), None, ())


def test_a_go_is_seen_until_the_new_count() -> None:
    state = in_play(Rules(), ["TH KD", "7H 2D AC"], pile=["1 9C", "0 TD"])
    gone = apply(state, PlayCard(1, cards("7H")[0])).state
    assert (view_for(gone, 1).gone, view_for(gone, 1).waiting) == ((0,), (1,))


HANDS = ["2C 4C 6C TD", "2D 4D 6D TH"]


def _open(state: GameState) -> list[tuple[int, str]]:
    """What lies open, for either seat and a watcher alike."""
    views = [view_for(state, seat) for seat in (0, 1, OBSERVER)]
    assert views[0].open_hands == views[1].open_hands == views[2].open_hands
    return [(seat, whose.value) for seat, whose, _ in views[0].open_hands]


def test_where_the_engine_counts_a_hand_opens_when_it_is_counted() -> None:
    state = in_show(Rules(), HANDS, "8S", crib="2H 4H 6H TS")
    seen = [(_open(state), view_for(state, 0).to_count)]
    for seat in (1, 0, 0):
        state = apply(state, CountHand(seat)).state
        seen.append((_open(state), view_for(state, 0).to_count))
    pone, dealer, crib = (1, "hand"), (0, "hand"), (0, "crib")
    assert seen == [([], pone), ([pone], dealer), ([pone, dealer], crib), ([pone, dealer, crib], None)]
    assert view_for(state, 0).open_hands[2].cards == cards("2H 4H 6H TS")


def test_where_the_players_count_a_hand_lies_open_before_it_is_claimed() -> None:
    state = in_show(Rules(counting=Counting.MANUAL), HANDS, "8S", crib="2H 4H 6H TS")
    seen = [_open(state)]
    for seat in (1, 0, 0):
        state = apply(state, Claim(seat, 0)).state
        seen.append(_open(state))
    pone, dealer, crib = (1, "hand"), (0, "hand"), (0, "crib")
    assert seen == [[pone], [pone, dealer], [pone, dealer, crib], [pone, dealer, crib]]
    assert state.phase is Phase.DEAL


def test_a_claim_stands_for_all_to_see_until_it_is_answered() -> None:
    state = apply(in_show(Rules(counting=Counting.MUGGINS), HANDS, "8S"), Claim(1, 0)).state
    view = view_for(state, 0)
    assert (view.phase, view.claimed, view.waiting, view.to_count) == (Phase.MUGGINS, 0, (0,), (1, "hand"))
    assert _open(state) == [(1, "hand")]
    answered = view_for(apply(state, CallMuggins(0, 0)).state, 0)
    assert (answered.phase, answered.claimed, answered.to_count) == (Phase.SHOW, None, (0, "hand"))


@pytest.mark.parametrize("counting", Counting)
def test_a_new_deal_turns_the_last_hands_down(counting: Counting) -> None:
    state = in_show(Rules(counting=counting), HANDS, "8S", crib="2H 4H 6H TS", counted=2)
    action = Claim(0, 1) if counting is not Counting.AUTO else CountHand(0)
    state = apply(state, action).state
    assert len(_open(state)) == 3
    assert _open(apply(state, Deal(DECK)).state) == []


def test_after_the_game_everything_lies_open() -> None:
    state = in_play(Rules(), ["KC", ""], pile=["1 2D"], scores=[120, 50])
    over = apply(state, PlayCard(0, cards("KC")[0])).state
    assert _open(over) == [(1, "hand"), (0, "hand"), (0, "crib")]
    view = view_for(over, 1)
    assert (view.phase, view.winner, view.waiting, view.to_count) == (Phase.GAME_OVER, 0, (), None)


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_what_is_open_is_told_as_it_stands(kind: int) -> None:
    """A view is filled by place; each open fact must stand under its own name."""
    open_facts = set(SeatView._fields) & set(GameState._fields) - {"laid_away", "kept"}
    assert len(open_facts) == 13
    for turn in whole_game(FEW_KINDS[kind], 0):
        state = turn.after
        for seat in state.rules.shape.seats if state.hands else ():
            view = view_for(state, seat)
            assert all(getattr(view, name) == getattr(state, name) for name in open_facts)
            mine = (state.hands[seat], state.laid_away[seat], state.kept[seat])
            assert (view.seat, view.hand, view.laid_away, view.kept) == (seat, *mine)
            assert (view.waiting, view.to_count) == (waiting_for(state), next_to_count(state))
            assert view.held == tuple(len(hand) for hand in state.hands)


def test_nothing_is_to_count_outside_the_show() -> None:
    assert next_to_count(new_game(Rules())) is next_to_count(dealt()) is None
