"""Events and actions as short lines of text, for cases written as data."""

from __future__ import annotations

from collections.abc import Iterable

from cribbage_a11y.engine.actions import (
    Action,
    CallMuggins,
    Claim,
    CountHand,
    CutForDeal,
    LayAway,
    PlayCard,
)
from cribbage_a11y.engine.cards import Card, parse_card, parse_cards
from cribbage_a11y.engine.events import (
    CardPlayed,
    Claimed,
    DealCut,
    Dealt,
    Event,
    GameOver,
    GoSaid,
    HandShown,
    LaidAway,
    MugginsCalled,
    NewCount,
    Scored,
    StarterTurned,
    ToCount,
    Uncounted,
)


def as_action(line: str) -> Action:
    """``play 0 TD``, ``away 1 5H 6H``, ``count 1``, ``claim 1 7``, ``muggins 0 2`` or ``cut 5H 6D``."""
    match line.split():
        case ["cut", *codes]:
            return CutForDeal(parse_cards(codes))
        case ["away", seat, *codes]:
            return LayAway(int(seat), parse_cards(codes))
        case ["play", seat, code]:
            return PlayCard(int(seat), parse_card(code))
        case ["count", seat]:
            return CountHand(int(seat))
        case ["claim", seat, points]:
            return Claim(int(seat), int(points))
        case ["muggins", seat, points]:
            return CallMuggins(int(seat), int(points))
    raise ValueError(f"no action: {line}")


def told(event: Event) -> str:
    """The event as a line, its kind first. The side of a score is named where it is not the seat."""
    match event:
        case DealCut(cards, dealer):
            return f"cut {_codes(cards)} dealer {dealer}"
        case Dealt(hand, dealer):
            return f"deal {hand} by {dealer}"
        case LaidAway(seat, cards):
            return f"away {seat} {_codes(cards)}"
        case StarterTurned(card):
            return f"starter {card}"
        case CardPlayed(seat, card, count):
            return f"play {seat} {card} {count}"
        case GoSaid(seat, count):
            return f"go {seat} {count}"
        case NewCount(leader):
            return f"new_count {leader}"
        case Scored(seat, side, points, reason, cards, score):
            by = f"{seat}" if side == seat else f"{seat} side {side}"
            return f"points {by} {reason} {points} to {score} {_codes(cards)}".rstrip()
        case ToCount(seat, whose):
            return f"to_count {seat} {whose}"
        case Claimed(seat, whose, points):
            return f"claim {seat} {whose} {points}"
        case MugginsCalled(seat, points, right):
            return f"muggins {seat} {points} {'right' if right else 'wrong'}"
        case HandShown(seat, whose, cards, starter, total):
            return f"show {seat} {whose} {total} {_codes(cards)} {starter}"
        case Uncounted(seat, whose, cards, starter, total):
            return f"uncounted {seat} {whose} {total} {_codes(cards)} {starter}"
        case GameOver(winner, scores, skunk):
            return f"over {winner} {' '.join(map(str, scores))} skunk {skunk}"


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
