"""The play: turns to the left, go, new counts, the last card."""

from __future__ import annotations

from cribbage_a11y.engine.actions import PlayCard
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.events import CardPlayed, GoSaid, NewCount
from cribbage_a11y.engine.phases import show
from cribbage_a11y.engine.score_board import award
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE, score_pile
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from cribbage_a11y.engine.state import GameState, Laid
from cribbage_a11y.engine.step import Step

GO = Points(ScoreKind.GO, 1, ())
LAST_CARD = Points(ScoreKind.LAST_CARD, 1, ())


def check(state: GameState, action: PlayCard) -> Refusal | None:
    """The seat's turn, a card it holds, and no count past thirty-one."""
    if action.seat != state.turn:
        return Refusal(RefusalCode.NOT_YOUR_TURN)
    if action.card not in state.hands[action.seat]:
        return Refusal(RefusalCode.NOT_YOUR_CARD, card=action.card)
    count = state.pile_count + action.card.value
    if count > THIRTY_ONE:
        return Refusal(RefusalCode.OVER_31, card=action.card, count=count)
    return None


def perform(step: Step, action: PlayCard) -> None:
    """Lay the card, pay what it scores, and find who lays next."""
    seat, card = action.seat, action.card
    hands = list(step.hands)
    held = hands[seat]
    place = held.index(card)
    hands[seat] = held[:place] + held[place + 1 :]
    step.hands = tuple(hands)
    step.laid = (*step.laid, Laid(seat, card))
    step.pile_count += card.value
    step.events.append(CardPlayed(seat, card, step.pile_count))
    for points in score_pile([laid for _, laid in step.laid[step.count_start :]]):
        if award(step, seat, points):
            return
    _move_on(step, seat)


def _move_on(step: Step, last: int) -> None:
    """After ``last`` laid a card: the next to lay, a new count, or the show."""
    if not any(step.hands):
        if step.pile_count == THIRTY_ONE or not award(step, last, LAST_CARD):
            show.begin(step)
    elif step.pile_count == THIRTY_ONE:
        _new_count(step, last)
    else:
        following = _next_to_lay(step, last)
        if following is not None:
            step.turn = following
        elif not award(step, last, GO):
            _new_count(step, last)


def _next_to_lay(step: Step, last: int) -> int | None:
    """The first seat to the left with a card that fits; seats passed that hold cards say go, once."""
    room = THIRTY_ONE - step.pile_count
    for seat in step.rules.shape.from_left[last]:
        hand = step.hands[seat]
        if not hand:
            continue
        if hand[0].value <= room:
            return seat
        if seat != last and seat not in step.gone:
            step.gone = (*step.gone, seat)
            step.events.append(GoSaid(seat, step.pile_count))
    return None


def _new_count(step: Step, last: int) -> None:
    """The lead goes to the next seat left of the last layer that holds cards, possibly the layer."""
    leader = next(seat for seat in step.rules.shape.from_left[last] if step.hands[seat])
    step.count_start = len(step.laid)
    step.pile_count = 0
    step.gone = ()
    step.turn = leader
    step.events.append(NewCount(leader))
