"""A recorded game told again: line by line, from one seat's view or with every card open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cribbage_a11y.engine.events import Dealt, Event, LaidAway
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import as_seen_by
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.cards import listed, long_name
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.moments import Moment, Topic, moments
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.store.record_game import RecordedGame

EVERYTHING = None
"""The view in which every card lies open."""


class StoryLine(NamedTuple):
    """One line of the game."""

    hand: int
    """0 before the first deal."""
    place: int
    """Which action of the game it belongs to, from 0."""
    text: str


def narrator_of(game: RecordedGame, seat: int | None, verbosity: Verbosity) -> Narrator:
    """Words for a seat of the game, or for one who sees everything."""
    names = tuple(who.name for who in game.record.header.seats)
    return Narrator(Audience(seat, names, game.start.rules), verbosity)


def story(game: RecordedGame, narrator: Narrator) -> Iterator[StoryLine]:
    """The game for one listener, who hears what that seat heard; a watcher hears of every card."""
    state = game.start
    seat = narrator.audience.seat
    for place, action in enumerate(game.actions):
        state, events = apply(state, action)
        for text in _told(_heard(events, seat), narrator):
            yield StoryLine(state.hand_number, place, text)


def _heard(events: Iterable[Event], seat: int | None) -> list[Event]:
    if seat is EVERYTHING:
        return list(events)
    seen = (as_seen_by(event, seat) for event in events)
    return [event for event in seen if event is not None]


def _told(events: Iterable[Event], narrator: Narrator) -> Iterator[str]:
    names = narrator.audience.names
    sees_all = narrator.audience.seat is EVERYTHING
    for moment in moments(events):
        laid_away = _laid_away(moment) if sees_all else None
        yield narrator.line(moment).text if laid_away is None else _away(names, laid_away)
        if sees_all:
            yield from _dealt(names, moment)


def _laid_away(moment: Moment) -> LaidAway | None:
    first = moment.events[0]
    return first if isinstance(first, LaidAway) else None


def _away(names: tuple[str, ...], event: LaidAway) -> str:
    cards = listed(long_name(card) for card in event.cards)
    # Translators: a finished game told with all cards open. {who}: a player; {cards}: what went to the crib.
    return _("{who} lays away {cards}.").format(who=names[event.seat], cards=cards)


def _dealt(names: tuple[str, ...], moment: Moment) -> Iterator[str]:
    """What each seat was dealt. The first deal of a game makes two moments, one of them about the game."""
    for dealt in moment.all(Dealt) if moment.topic is Topic.DEAL else ():
        for seat, cards in enumerate(dealt.cards):
            held = listed(long_name(card) for card in sorted(cards))
            # Translators: a finished game told with all cards open. {who}: a player; {cards}: the hand dealt.
            yield _("{who} is dealt {cards}.").format(who=names[seat], cards=held)
        for card in dealt.crib:
            # Translators: a finished game told with all cards open: a card is dealt straight to the crib.
            yield _("The crib is dealt the {card}.").format(card=long_name(card))
