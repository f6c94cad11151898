"""A question of the bot protocol as a seat's view, so that our own players can answer it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cribbage_a11y.engine.cards import Card, CardError, parse_card, parse_cards
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules, RulesError
from cribbage_a11y.engine.scoring.hand import HAND_SIZE
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE, count_of
from cribbage_a11y.engine.state import Laid, Phase, ShowTurn
from cribbage_a11y.engine.view import OpenHand, SeatView
from cribbage_a11y.players.bot_protocol import Ask, BotError, answer_for, from_line, to_line
from cribbage_a11y.players.protocol import Player

_PHASE: Final = {
    Ask.LAY_AWAY: Phase.LAY_AWAY,
    Ask.PLAY: Phase.PLAY,
    Ask.CLAIM: Phase.SHOW,
    Ask.MUGGINS: Phase.MUGGINS,
}


def answer_line(player: Player, line: str) -> str:
    """The line with which ``player`` answers a question; raises :class:`BotError` for no sound question."""
    ask, view = read_question(from_line(line))
    try:
        return to_line(answer_for(player, ask, view))
    except ValueError as error:
        raise BotError(f"the question makes no sense: {error}") from error


def read_question(asked: Mapping[str, Any]) -> tuple[Ask, SeatView]:
    """What is asked, and what the seat sees; raises :class:`BotError` naming the field that is wrong."""
    try:
        ask = Ask(asked["ask"])
        view = _view(ask, asked)
    except KeyError as error:
        raise BotError(f"the question has no {error}") from error
    except (CardError, RulesError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise BotError(f"the question cannot be read: {error}") from error
    _check(ask, view)
    return ask, view


def _view(ask: Ask, asked: Mapping[str, Any]) -> SeatView:
    claims = ask in (Ask.CLAIM, Ask.MUGGINS)
    rules = Rules(
        players=asked["players"],
        target=asked["target"],
        first_deal=FirstDeal.SEAT0,
        counting=Counting.MUGGINS if claims else Counting.AUTO,
    )
    seat = int(asked["seat"])
    scores = tuple(int(score) for score in asked["scores"])
    turn, open_hands = _to_count(asked) if claims else (None, ())
    return SeatView(
        rules=rules,
        seat=seat,
        phase=_PHASE[ask],
        scores=scores,
        back_pegs=scores,
        hand_number=1,
        dealer=int(asked["dealer"]),
        hand=_cards(asked["hand"]),
        laid_away=_cards(asked["laid_away"]),
        kept=_cards(asked["kept"]),
        held=tuple(int(held) for held in asked["held"]),
        waiting=(seat,),
        starter=None if asked["starter"] is None else parse_card(asked["starter"]),
        laid=tuple(Laid(int(laid["seat"]), parse_card(laid["card"])) for laid in asked["laid"]),
        count_start=int(asked["count_start"]),
        pile_count=int(asked["count"]),
        gone=tuple(int(other) for other in asked["gone"]),
        open_hands=open_hands,
        to_count=turn,
        claimed=asked.get("claimed"),
        winner=None,
    )


def _cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(sorted(parse_cards(codes)))


def _to_count(asked: Mapping[str, Any]) -> tuple[ShowTurn, tuple[OpenHand, ...]]:
    counted = asked["to_count"]
    turn = ShowTurn(int(counted["seat"]), Whose(counted["whose"]))
    return turn, (OpenHand(turn.seat, turn.whose, _cards(counted["cards"])),)


def _check(ask: Ask, view: SeatView) -> None:
    """Refuse a view in which the choice asked for cannot be made."""
    shape = view.rules.shape
    seats = (view.seat, view.dealer, *view.gone, *(laid.seat for laid in view.laid))
    sound = (
        all(seat in shape.seats for seat in seats)
        and len(view.scores) == len(shape.sides)
        and all(0 <= score < view.rules.target for score in view.scores)
        and len(view.held) == len(shape.seats)
    )
    if not sound:
        raise BotError("seats, scores and cards held do not fit the number of players")
    if ask is Ask.LAY_AWAY and len(view.hand) != shape.dealt:
        raise BotError(f"a hand of {shape.dealt} cards is laid away from, not of {len(view.hand)}")
    if ask is Ask.PLAY and not (view.playable and len(view.kept) == 4 and view.starter is not None):
        raise BotError("the play needs a card that fits, the four cards kept, and the starter")
    if ask is Ask.PLAY:
        _check_play(view)
    if ask in (Ask.CLAIM, Ask.MUGGINS) and (view.starter is None or len(view.open_hands[0].cards) != 4):
        raise BotError("a count needs four cards and the starter")


def _check_play(view: SeatView) -> None:
    """Refuse cards and counts that contradict each other, on which a player could think for ever."""
    seats = view.rules.shape.seats
    laid = [[item.card for item in view.laid if item.seat == seat] for seat in seats]
    known = [*view.hand, *view.laid_away, *(item.card for item in view.laid)]
    agree = (
        all(len(cards) + held == HAND_SIZE for cards, held in zip(laid, view.held, strict=True))
        and tuple(sorted((*view.hand, *laid[view.seat or 0]))) == view.kept
        and len({*known, view.starter}) == len(known) + 1
        and 0 <= view.count_start <= len(view.laid)
        and count_of([item.card for item in view.pile]) == view.pile_count <= THIRTY_ONE
    )
    if not agree:
        raise BotError("the question makes no sense: its cards and counts do not agree")
