"""The show: each hand from the dealer's left, then the crib; counted, or claimed and put right."""

from __future__ import annotations

from cribbage_a11y.engine.actions import CallMuggins, Claim, CountHand
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import Claimed, HandShown, MugginsCalled, ToCount, Whose
from cribbage_a11y.engine.rules import Counting
from cribbage_a11y.engine.score_board import award
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from cribbage_a11y.engine.state import GameState, Phase, ShowTurn, cards_to_count, show_order
from cribbage_a11y.engine.step import Step

HIGHEST_CLAIM = 29
"""The best hand there is; no claim may be above it."""


def check_count(state: GameState, action: CountHand) -> Refusal | None:
    """The seat whose hand is next, where the engine counts."""
    if state.rules.claims:
        return Refusal(RefusalCode.WRONG_PHASE)
    return None if action.seat == state.turn else Refusal(RefusalCode.NOT_YOUR_TURN)


def check_claim(state: GameState, action: Claim) -> Refusal | None:
    """The seat whose hand is next, where the players count; a number from 0 to 29."""
    if not state.rules.claims:
        return Refusal(RefusalCode.WRONG_PHASE)
    return _check_number(state, action)


def check_muggins(state: GameState, action: CallMuggins) -> Refusal | None:
    """The opponent asked; a number from 0 to 29."""
    return _check_number(state, action)


def _check_number(state: GameState, action: Claim | CallMuggins) -> Refusal | None:
    if action.seat != state.turn:
        return Refusal(RefusalCode.NOT_YOUR_TURN)
    if not 0 <= action.points <= HIGHEST_CLAIM:
        return Refusal(RefusalCode.CLAIM_OUT_OF_RANGE, wanted=HIGHEST_CLAIM)
    return None


def begin(step: Step) -> None:
    """The play is over: the first hand is to be counted."""
    step.phase = Phase.SHOW
    step.count_start = len(step.laid)
    step.pile_count = 0
    step.gone = ()
    _ask(step)


def count(step: Step, _action: CountHand) -> None:
    """Count the hand in full."""
    turn = _turn(step)
    items = _items(step, turn)
    _shown(step, turn, items)
    _pay(step, turn.seat, items)


def claim(step: Step, action: Claim) -> None:
    """Take a claim; with muggins a claim that is not too high waits for the opponent."""
    turn = _turn(step)
    items = _items(step, turn)
    total = sum(points.amount for points in items)
    step.events.append(Claimed(turn.seat, turn.whose, action.points))
    if step.rules.counting is Counting.MUGGINS and action.points <= total:
        step.phase = Phase.MUGGINS
        step.claimed = action.points
        step.turn = step.rules.shape.taker_of[turn.seat]
        return
    _shown(step, turn, items)
    _pay(step, turn.seat, items)


def call_muggins(step: Step, action: CallMuggins) -> None:
    """Score the claim, and what was missed to the opponent who named exactly that number."""
    turn = _turn(step)
    items = _items(step, turn)
    claimed = step.claimed or 0
    missed = sum(points.amount for points in items) - claimed
    step.events.append(MugginsCalled(action.seat, action.points, action.points == missed))
    step.phase = Phase.SHOW
    step.claimed = None
    _shown(step, turn, items)
    taken = missed if action.points == missed else 0
    _pay(step, turn.seat, _up_to(items, claimed), (action.seat, taken))


def _up_to(items: tuple[Points, ...], claimed: int) -> tuple[Points, ...]:
    """The items in order until the claim is used up, the last one's points cut short if need be."""
    used: list[Points] = []
    left = claimed
    for points in items:
        if left <= 0:
            break
        used.append(points._replace(amount=min(points.amount, left)))
        left -= points.amount
    return tuple(used)


def _pay(step: Step, seat: int, items: tuple[Points, ...], taker: tuple[int, int] = (0, 0)) -> None:
    """Peg the items for the seat that counts, then the taker's muggins, and go on."""
    for points in items:
        if award(step, seat, points):
            return
    opponent, missed = taker
    if missed and award(step, opponent, Points(ScoreKind.MUGGINS, missed, ())):
        return
    step.counted += 1
    _ask(step)


def _ask(step: Step) -> None:
    """Turn to the next hand or crib, or to the next deal."""
    assert step.dealer is not None
    order = show_order(step.rules, step.dealer)
    if step.counted == len(order):
        step.phase = Phase.DEAL
        step.turn = None
        return
    turn = order[step.counted]
    step.turn = turn.seat
    if step.rules.claims:
        assert step.starter is not None
        step.events.append(ToCount(turn.seat, turn.whose, cards_to_count(step, turn), step.starter))


def _turn(step: Step) -> ShowTurn:
    assert step.dealer is not None
    return show_order(step.rules, step.dealer)[step.counted]


def _items(step: Step, turn: ShowTurn) -> tuple[Points, ...]:
    assert step.starter is not None
    return score_hand(cards_to_count(step, turn), step.starter, turn.whose is Whose.CRIB)


def _shown(step: Step, turn: ShowTurn, items: tuple[Points, ...]) -> None:
    assert step.starter is not None
    total = sum([points.amount for points in items])
    step.events.append(HandShown(turn.seat, turn.whose, cards_to_count(step, turn), step.starter, total))
