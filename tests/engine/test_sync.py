"""One spelling for one thing: what is listed is what exists, and each of it happens at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from typing import get_args

from cribbage_a11y.engine import events, legality, transition
from cribbage_a11y.engine.actions import Action, SeatAction
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.events import (
    EVENT_TYPES,
    PUBLIC_EVENTS,
    Dealt,
    Event,
    EventKind,
    GameOver,
    HandShown,
    LaidAway,
    Scored,
    Skunk,
    Whose,
)
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import OBSERVER, as_seen_by
from kit.games import FEW_KINDS, Turn, whole_game
from kit.sources import tracked_text

RECORD_WORDS = [
    *("cut_for_deal", "deal", "lay_away", "starter", "play", "go", "new_count", "points"),
    *("show", "claim", "uncounted", "game_over"),
]
"""The events of the game record."""
TABLE_WORDS = ["to_count", "call_muggins"]
"""Events that the table tells and the record leaves out."""


FOUR_ALIKE = [(11, 21), (12, 18)]
"""Games, by kind and seed, in which four alike are laid in a row: one in some two hundred random ones."""


@cache
def _turns() -> tuple[Turn, ...]:
    games = [(kind, seed) for seed in range(2) for kind in range(len(FEW_KINDS))] + FOUR_ALIKE
    return tuple(turn for kind, seed in games for turn in whole_game(FEW_KINDS[kind], seed))


def _all_events() -> Iterator[Event]:
    for turn in _turns():
        yield from turn.events


def test_every_kind_of_event_has_one_class() -> None:
    defined = {value for value in vars(events).values() if isinstance(value, type) and is_dataclass(value)}
    assert set(EVENT_TYPES) == set(get_args(Event)) == defined
    assert [event.kind for event in EVENT_TYPES] == list(EventKind)


def test_the_words_are_those_of_the_record_and_two_of_the_table() -> None:
    assert sorted(EventKind) == sorted(RECORD_WORDS + TABLE_WORDS)


def test_every_event_is_public_or_shown_in_part() -> None:
    assert frozenset(EVENT_TYPES) - PUBLIC_EVENTS == {Dealt, LaidAway}
    assert frozenset(EVENT_TYPES) >= PUBLIC_EVENTS
    seen = {type(as_seen_by(event, OBSERVER)) for event in _all_events()}
    assert seen == set(EVENT_TYPES)


def test_every_kind_of_event_happens() -> None:
    assert {event.kind for event in _all_events()} == set(EventKind)


def test_every_reason_for_points_happens() -> None:
    assert {event.reason for event in _all_events() if isinstance(event, Scored)} == set(ScoreKind)


def test_hands_cribs_and_skunks_happen() -> None:
    """A double skunk is too rare for chance; it has its cases in ``rulebook/skunks.toml``."""
    assert {event.whose for event in _all_events() if isinstance(event, HandShown)} == set(Whose)
    assert {event.skunk for event in _all_events() if isinstance(event, GameOver)} >= {None, Skunk.SINGLE}


def test_every_phase_happens() -> None:
    assert {turn.before.phase for turn in _turns()} | {turn.after.phase for turn in _turns()} == set(Phase)


def test_every_action_has_its_rule_and_what_it_does() -> None:
    assert set(legality._RULE) == set(transition._PERFORM) == set(get_args(Action))
    assert {phase for phase, _ in legality._RULE.values()} == set(Phase) - {Phase.GAME_OVER}
    assert {type(turn.action) for turn in _turns()} == set(get_args(Action))
    assert all("seat" in action.__slots__ for action in get_args(SeatAction))


def test_events_say_cards_by_the_pack() -> None:
    """Every card that an event names is one of the fifty-two, not a number that equals it."""
    pack = {id(card) for card in DECK}
    for event in _all_events():
        for name in type(event).__slots__:
            for card in _cards(name, getattr(event, name)):
                assert id(card) in pack


def _cards(name: str, value: object) -> Iterator[object]:
    if name in ("card", "starter"):
        yield value
    elif name in ("cards", "crib") and isinstance(value, tuple):
        for part in value:
            yield from part if isinstance(part, tuple) and not isinstance(part, int) else (part,)


def test_nobs_and_heels_have_one_spelling() -> None:
    other = re.compile(r"his_?(?:nobs?|heels)\b", re.IGNORECASE)
    assert {ScoreKind.NOBS.value, ScoreKind.HEELS.value} == {"nobs", "heels"}
    found = [
        str(path)
        for path, text in tracked_text().items()
        if path.parts[0] == "src" and path.suffix == ".py" and other.search(f"{path} {text}")
    ]
    assert found == []
