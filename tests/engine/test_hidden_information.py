"""The third law: one door. Cards that a seat cannot see may be any others; what it is told does not change.

A hand of a random game is stopped somewhere. The cards that one seat has not seen by then, in other hands,
the crib and the rest of the pack, are exchanged among themselves in a way that fits what was said aloud: who
said go, or let a one be taken, held no card that fits, and who is asked to lay one holds one. The hand is
played again with the exchanged cards. Up to that point the seat must be told the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import pytest

from cribbage_a11y.engine.actions import Action, Deal, LayAway
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.events import (
    CardPlayed,
    Dealt,
    Event,
    GoSaid,
    HandShown,
    LaidAway,
    Scored,
    StarterTurned,
    ToCount,
    Uncounted,
)
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import OBSERVER, SeatView, as_seen_by, view_for
from kit.games import FEW_KINDS, Turn, whole_game

STOPS: Final = 12
"""How many moments of each kind of game are tried for each seat."""
TRIES: Final = 30


def _hands(game: Sequence[Turn]) -> list[list[Turn]]:
    """The turns of each hand, from its deal."""
    hands: list[list[Turn]] = []
    for turn in game:
        if isinstance(turn.action, Deal):
            hands.append([])
        if hands:
            hands[-1].append(turn)
    return hands


def _seen(turns: Sequence[Turn], seat: int | None) -> set[Card]:
    """What the seat has seen by the rules of the table: its own cards, and whatever lay open."""
    seen: set[Card] = set()
    for event in _events(turns):
        match event:
            case Dealt(cards=by_seat) if seat is not None:
                seen |= set(by_seat[seat])
            case StarterTurned(card=card) | CardPlayed(card=card):
                seen.add(card)
            case ToCount(cards=cards) | HandShown(cards=cards) | Uncounted(cards=cards):
                seen |= set(cards)
    return seen


def _events(turns: Sequence[Turn]) -> Iterator[Event]:
    for turn in turns:
        yield from turn.events


def _too_low(turns: Sequence[Turn]) -> dict[int, int]:
    """By seat: the highest value that each card still held must surpass, by what was said in this hand.

    A go at a count, and a one for go taken by the last layer, say that what is held then does not fit.
    """
    limits: dict[int, int] = {}
    for turn in turns:
        for event in turn.events:
            if isinstance(event, GoSaid):
                limits[event.seat] = max(31 - event.count, limits.get(event.seat, 0))
            elif isinstance(event, Scored) and event.reason == "go":
                count = next(other.count for other in turn.events if isinstance(other, CardPlayed))
                limits[event.seat] = max(31 - count, limits.get(event.seat, 0))
    return limits


@dataclass
class Exchange:
    """Cards given for others; an unnamed card stays itself."""

    given: dict[Card, Card]

    def cards(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(self.given.get(card, card) for card in cards)

    def action(self, action: Action) -> Action:
        match action:
            case Deal(deck):
                return Deal(self.cards(deck))
            case LayAway(seat, cards):
                return LayAway(seat, self.cards(cards))
        return action


def _exchange(turns: Sequence[Turn], seat: int | None, random: Random) -> Exchange | None:
    """Another way for the unseen cards to lie that fits everything said aloud; none where there is none."""
    unseen = [card for card in DECK if card not in _seen(turns, seat)]
    for _ in range(TRIES):
        exchange = Exchange(dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True)))
        changed = any(card is not other for card, other in exchange.given.items())
        if changed and _fits_what_was_said(turns, seat, exchange):
            return exchange
    return None


def _fits_what_was_said(turns: Sequence[Turn], seat: int | None, exchange: Exchange) -> bool:
    """Cards still held do not fit where go was said; who is asked to lay one holds one that fits."""
    state, limits = turns[-1].after, _too_low(turns)
    held = [exchange.cards(hand) for hand in state.hands]
    for other, hand in enumerate(held):
        if other != seat and any(card.value <= limits.get(other, 0) for card in hand):
            return False
    if state.phase is not Phase.PLAY or state.turn is None or state.turn == seat:
        return True
    return any(card.value + state.pile_count <= 31 for card in held[state.turn])


Told = list[tuple[SeatView, list[Event | None]]]


def _told(start: GameState, actions: Sequence[Action], seat: int | None) -> Told:
    """Everything the seat is told, view by view and event by event."""
    told: Told = []
    state = start
    for action in actions:
        state, events = apply(state, action)
        told.append((view_for(state, seat), [as_seen_by(event, seat) for event in events]))
    return told


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_what_a_seat_is_told_does_not_depend_on_cards_it_cannot_see(kind: int) -> None:
    rules, random = FEW_KINDS[kind], Random(kind)
    hands = _hands(whole_game(rules, 0))
    tried = 0
    for seat in (*rules.shape.seats, OBSERVER):
        for _ in range(STOPS):
            hand = random.choice(hands)
            turns = hand[: random.randint(1, len(hand))]
            exchange = _exchange(turns, seat, random)
            if exchange is None:
                continue
            tried += 1
            actions = [turn.action for turn in turns]
            told = _told(turns[0].before, actions, seat)
            other = _told(turns[0].before, [exchange.action(action) for action in actions], seat)
            assert told == other
            assert repr(told).encode() == repr(other).encode()
    assert tried > STOPS, "few moments could be tried, so little was shown"


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_no_card_reaches_a_seat_before_it_may_be_seen(kind: int) -> None:
    """The other way round: every card that is written anywhere in what a seat is told has been seen by it."""
    rules = FEW_KINDS[kind]
    for hand in _hands(whole_game(rules, 1)):
        for stop in range(1, len(hand) + 1):
            for seat in (*rules.shape.seats, OBSERVER):
                last = hand[stop - 1]
                told = (view_for(last.after, seat), [as_seen_by(event, seat) for event in last.events])
                assert _cards_in(told) <= _seen(hand[:stop], seat)


def _cards_in(value: object) -> set[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple | list):
        return {card for part in value for card in _cards_in(part)}
    if isinstance(value, Event):
        return {card for name in value.__slots__ for card in _cards_in(getattr(value, name))}
    return set()


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_a_watcher_sees_no_hand(kind: int) -> None:
    for turn in whole_game(FEW_KINDS[kind], 1):
        view = view_for(turn.after, OBSERVER)
        assert (view.seat, view.hand, view.laid_away, view.kept, view.is_my_turn) == (None, (), (), (), False)
        for event in turn.events:
            seen = as_seen_by(event, OBSERVER)
            if isinstance(seen, Dealt):
                assert not any(seen.cards)
                assert not seen.crib
            if isinstance(seen, LaidAway):
                assert not seen.cards


@dataclass(frozen=True, slots=True)
class Whispered(CardPlayed):
    """A kind of event that nobody has judged; that its parent is public does not make it so."""


def test_an_unknown_event_is_private() -> None:
    class Unknown:
        seat = 0

    for seat in (0, 1, OBSERVER):
        assert as_seen_by(Unknown(), seat) is None  # type: ignore[arg-type]
        assert as_seen_by(Whispered(0, DECK[0], 1), seat) is None


def test_the_crib_of_three_holds_a_card_that_nobody_sees() -> None:
    rules = Rules(players=3, first_deal="seat0")  # type: ignore[arg-type]
    dealt = whole_game(rules, 0)[0].events[0]
    assert isinstance(dealt, Dealt)
    assert len(dealt.crib) == 1
    for seat in rules.shape.seats:
        seen = as_seen_by(dealt, seat)
        hidden = tuple(hand if other == seat else () for other, hand in enumerate(dealt.cards))
        assert seen == replace(dealt, cards=hidden, crib=())
