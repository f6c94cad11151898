"""Actions that the rules do not allow: each reason with its facts, and never anything but a reason."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cribbage_a11y.engine.actions import (
    Action,
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    Deal,
    GoOn,
    LayAway,
    PlayCard,
)
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.errors import Refusal, RefusalCode, RefusedError
from cribbage_a11y.engine.legality import check
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase, new_game
from cribbage_a11y.engine.transition import apply
from kit.builders import before_deal, cards, deck_for, in_play, in_show
from kit.games import FEW_KINDS, whole_game

TWO, THREE = Rules(), Rules(players=3)
MANUAL, MUGGINS = Rules(counting=Counting.MANUAL), Rules(counting=Counting.MUGGINS)
HANDS = ["2C 4C 6C TD", "4D 5H 5C 6S"]
DEALT = apply(
    before_deal(TWO), Deal(deck_for(TWO, 0, ["2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D"], "9H"))
).state
PUT = apply(DEALT, LayAway(1, cards("2D 3D"))).state
DEALT_3 = apply(before_deal(THREE), Deal(deck_for(THREE, 0, ["2C 3C 4C 5C 6C"]))).state
PLAY = in_play(TWO, ["2C 9C", "KH 4D"], pile=["1 TD", "0 JC", "1 3C", "0 AC"])
SHOW, CLAIMS = in_show(TWO, HANDS, "8C"), in_show(MANUAL, HANDS, "8C")
CALLED = apply(in_show(MUGGINS, HANDS, "8C"), Claim(1, 2)).state
OVER = whole_game(FEW_KINDS[0], 0)[-1].after

Code = RefusalCode
REFUSALS: list[tuple[str, GameState, Action, Refusal]] = [
    ("the game is over", OVER, CountHand(0), Refusal(Code.GAME_IS_OVER)),
    ("no deal after the end", OVER, Deal(DECK), Refusal(Code.GAME_IS_OVER)),
    ("a card before the deal", new_game(TWO), PlayCard(0, DECK[0]), Refusal(Code.WRONG_PHASE)),
    ("a cut after the cut", DEALT, CutForDeal(cards("2C 3C")), Refusal(Code.WRONG_PHASE)),
    ("a card while cards are laid away", DEALT, PlayCard(1, cards("4D")[0]), Refusal(Code.WRONG_PHASE)),
    ("laid away in the play", PLAY, LayAway(1, cards("KH 4D")), Refusal(Code.WRONG_PHASE)),
    ("counted in the play", PLAY, CountHand(1), Refusal(Code.WRONG_PHASE)),
    ("a claim where the engine counts", SHOW, Claim(1, 2), Refusal(Code.WRONG_PHASE)),
    ("a count where the players claim", CLAIMS, CountHand(1), Refusal(Code.WRONG_PHASE)),
    ("muggins without muggins", CLAIMS, CallMuggins(0, 2), Refusal(Code.WRONG_PHASE)),
    ("a second claim", CALLED, Claim(1, 3), Refusal(Code.WRONG_PHASE)),
    ("a card out of turn", PLAY, PlayCard(0, cards("2C")[0]), Refusal(Code.NOT_YOUR_TURN)),
    ("counted out of turn", SHOW, CountHand(0), Refusal(Code.NOT_YOUR_TURN)),
    ("claimed out of turn", CLAIMS, Claim(0, 2), Refusal(Code.NOT_YOUR_TURN)),
    ("who claimed calls no muggins", CALLED, CallMuggins(1, 2), Refusal(Code.NOT_YOUR_TURN)),
    ("laid away twice", PUT, LayAway(1, cards("4D 5D")), Refusal(Code.ALREADY_LAID_AWAY)),
    ("one card of two", DEALT, LayAway(0, cards("2C")), Refusal(Code.WRONG_NUMBER_OF_CARDS, wanted=2)),
    ("no card", DEALT, LayAway(0, ()), Refusal(Code.WRONG_NUMBER_OF_CARDS, wanted=2)),
    ("three cards", DEALT, LayAway(0, cards("2C 3C 4C")), Refusal(Code.WRONG_NUMBER_OF_CARDS, wanted=2)),
    (
        "two of three seats",
        DEALT_3,
        LayAway(0, cards("2C 3C")),
        Refusal(Code.WRONG_NUMBER_OF_CARDS, wanted=1),
    ),
    ("one card twice", DEALT, LayAway(0, cards("3C") * 2), Refusal(Code.CARD_TWICE, card=cards("3C")[0])),
    (
        "laid away, not held",
        DEALT,
        LayAway(0, cards("2C 3D")),
        Refusal(Code.NOT_YOUR_CARD, card=cards("3D")[0]),
    ),
    ("played, not held", PLAY, PlayCard(1, cards("2C")[0]), Refusal(Code.NOT_YOUR_CARD, card=cards("2C")[0])),
    ("played again", PLAY, PlayCard(1, cards("TD")[0]), Refusal(Code.NOT_YOUR_CARD, card=cards("TD")[0])),
    ("over 31", PLAY, PlayCard(1, cards("KH")[0]), Refusal(Code.OVER_31, card=cards("KH")[0], count=34)),
    ("a claim of 30", CLAIMS, Claim(1, 30), Refusal(Code.CLAIM_OUT_OF_RANGE, wanted=29)),
    ("a claim below 0", CLAIMS, Claim(1, -1), Refusal(Code.CLAIM_OUT_OF_RANGE, wanted=29)),
    ("muggins of 30", CALLED, CallMuggins(0, 30), Refusal(Code.CLAIM_OUT_OF_RANGE, wanted=29)),
    ("muggins below 0", CALLED, CallMuggins(0, -1), Refusal(Code.CLAIM_OUT_OF_RANGE, wanted=29)),
    ("seat 2 of two", PLAY, PlayCard(2, cards("2C")[0]), Refusal(Code.NO_SUCH_SEAT, wanted=2)),
    ("seat 3 of three", DEALT_3, LayAway(3, cards("2C")), Refusal(Code.NO_SUCH_SEAT, wanted=3)),
    ("a seat below 0", SHOW, CountHand(-1), Refusal(Code.NO_SUCH_SEAT, wanted=2)),
    ("a short pack", before_deal(TWO), Deal(DECK[1:]), Refusal(Code.NOT_A_FULL_DECK, wanted=52)),
    ("a card too many", before_deal(TWO), Deal((*DECK, DECK[0])), Refusal(Code.NOT_A_FULL_DECK, wanted=52)),
    (
        "one twice, one missing",
        before_deal(TWO),
        Deal((*DECK[1:], DECK[1])),
        Refusal(Code.NOT_A_FULL_DECK, wanted=52),
    ),
    (
        "three cut for two",
        new_game(TWO),
        CutForDeal(cards("2C 3C 4C")),
        Refusal(Code.NOT_A_FULL_DECK, wanted=2),
    ),
    (
        "both cut one card",
        new_game(TWO),
        CutForDeal(cards("2C") * 2),
        Refusal(Code.NOT_A_FULL_DECK, wanted=2),
    ),
]


@pytest.mark.parametrize(
    ("state", "action", "refusal"), [case[1:] for case in REFUSALS], ids=[c[0] for c in REFUSALS]
)
def test_refused(state: GameState, action: Action, refusal: Refusal) -> None:
    assert check(state, action) == refusal
    with pytest.raises(RefusedError) as refused:
        apply(state, action)
    assert refused.value.refusal == refusal
    assert str(refused.value) == refusal.code.value


def test_every_code_is_produced() -> None:
    """All but the two that only a table can notice."""
    of_the_table = {RefusalCode.STALE, RefusalCode.OTHERS_NOT_READY}
    assert {refusal.code for *_, refusal in REFUSALS} == set(RefusalCode) - of_the_table


@pytest.mark.parametrize("state", [DEALT, PLAY, SHOW, CALLED], ids=lambda state: state.phase)
def test_what_the_engine_does_not_know_is_refused(state: GameState) -> None:
    assert check(state, GoOn(0)) == Refusal(RefusalCode.WRONG_PHASE)  # type: ignore[arg-type]
    assert check(OVER, GoOn(0)) == Refusal(RefusalCode.GAME_IS_OVER)  # type: ignore[arg-type]


@pytest.mark.parametrize("first_deal", [FirstDeal.RANDOM, FirstDeal.GIVEN])
@pytest.mark.parametrize("dealer", [None, -1, 2, 4])
def test_a_game_whose_dealer_is_drawn_or_given_needs_one(first_deal: FirstDeal, dealer: int | None) -> None:
    with pytest.raises(ValueError, match=f"first_deal {first_deal} needs a dealer from 0 to 1"):
        new_game(Rules(first_deal=first_deal), dealer)


@pytest.mark.parametrize("first_deal", [FirstDeal.CUT, FirstDeal.SEAT0])
def test_a_dealer_is_ignored_where_nobody_asks_for_one(first_deal: FirstDeal) -> None:
    rules = Rules(first_deal=first_deal)
    assert new_game(rules, 1) == new_game(rules)


def _any_seat(random: Random) -> int:
    return random.choice((-2, -1, 0, 0, 1, 1, 2, 3, 4, 99))


def _wild(state: GameState, random: Random) -> Action:
    """Some action: of any kind, for any seat, with cards and numbers that may or may not fit."""
    seat, number = _any_seat(random), random.choice((-1, 0, 2, 5, 29, 30, 10**9))
    near = [card for hand in state.hands for card in hand] or list(DECK)
    some = tuple(random.choices(random.choice((near, list(DECK))), k=random.choice((0, 1, 1, 2, 2, 3, 6))))
    deck = random.sample(DECK, 52)
    return random.choice(
        (
            LayAway(seat, some),
            PlayCard(seat, random.choice(near)),
            PlayCard(seat, random.choice(DECK)),
            CountHand(seat),
            Claim(seat, number),
            CallMuggins(seat, number),
            CutForDeal(some),
            Deal(some),
            Deal(tuple(deck[: random.choice((0, 12, 51))])),
            Deal((*deck[1:], deck[1])),
        )
    )


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_wild_actions_are_refused_or_legal_and_nothing_else(kind: int) -> None:
    random = Random(kind)
    codes = set()
    for turn in whole_game(FEW_KINDS[kind], 0):
        state, was = turn.after, pickle.dumps(turn.after)
        for _ in range(8):
            action = _wild(state, random)
            refusal = check(state, action)
            if refusal is None:
                assert state.phase is not Phase.GAME_OVER
                apply(state, action)
            else:
                codes.add(refusal.code)
                with pytest.raises(RefusedError) as refused:
                    apply(state, action)
                assert refused.value.refusal == refusal
            assert pickle.dumps(state) == was
    assert len(codes) > 5
