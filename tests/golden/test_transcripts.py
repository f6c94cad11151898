"""Whole games heard line by line: as they are kept, after any reload, and with whose points they are.

``python tests/golden/rebuild.py`` writes the kept transcripts anew after a wanted change of words.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from cribbage_a11y.engine.actions import TableAction
from cribbage_a11y.engine.events import Event, Scored
from cribbage_a11y.present.moments import moments
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from kit.place import Place
from kit.transcripts import GAMES, Game, Scripted, written

AHEAD: Final = 3
"""Actions after a reload whose lines are compared."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_game_sounds_as_it_did(game: Game) -> None:
    assert written(game) == game.path.read_text(encoding="utf-8")


def test_every_kept_transcript_is_of_a_game() -> None:
    assert set(GAMES[0].path.parent.glob("*.txt")) == {game.path for game in GAMES}


@cache
def _actions(game: Game) -> tuple[tuple[TableAction, ...], tuple[Event, ...]]:
    """Everything that was done at the table, people's letting go on included, and what came of it."""
    scripted = Scripted(game)
    done: list[TableAction] = []
    scripted.place.table.journal = done.append
    with scripted.place as place:
        for _key, _burst in scripted.play():
            pass
        return tuple(done), tuple(place.table.events)


def _table(game: Game) -> Table:
    occupants = [Occupant("Player"), *(Occupant(name, game.level) for name in ("Anna", "Bert", "Clara"))]
    return Table(game.rules, occupants[: game.rules.players])


def _heard_after(place: Place, actions: tuple[TableAction, ...]) -> list[tuple[Utterance, ...]]:
    """The bursts of these actions, one after the other, at a table where nothing moves by itself."""
    before = len(place.seen.bursts)
    for action in actions:
        assert place.table.submit(action) is None
        place.session.table_changed()
    return place.seen.bursts[before:]


@pytest.mark.parametrize("game", [GAMES[0], GAMES[6], GAMES[8]], ids=lambda game: game.name)
def test_a_game_reloaded_at_any_step_goes_on_with_the_same_lines(game: Game) -> None:
    actions, events = _actions(game)
    with Place(_table(game), verbosity=game.verbosity) as whole:
        bursts: list[list[tuple[Utterance, ...]]] = []
        for action in actions:
            bursts.append(_heard_after(whole, (action,)))
        assert tuple(whole.table.events) == events
    for done in range(1, len(actions)):
        table = _table(game)
        for action in actions[:done]:
            assert table.submit(action) is None
        with Place(table, verbosity=game.verbosity) as again:
            again.session.resume()
            ahead = slice(done, done + AHEAD)
            assert _heard_after(again, actions[ahead]) == [burst for each in bursts[ahead] for burst in each]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whose_points_they_are_is_always_said(game: Game) -> None:
    _done, events = _actions(game)
    shape = game.rules.shape
    with Place(_table(game), verbosity=game.verbosity) as place:
        narrator = place.session.scene.narrator
        scores = 0
        for moment in moments(events):
            line = narrator.line(moment)
            for event in moment.events:
                if isinstance(event, Scored):
                    scores += 1
                    called = r"you|your" if event.seat == 0 else ("", "Anna", "Bert", "Clara")[event.seat]
                    if event.seat != 0 and shape.side_of[event.seat] == shape.side_of[0]:
                        called += "|partner"
                    assert re.search(rf"(?i)\b(?:{called})\b", line.text), line.text
                    assert re.search(rf"(?i)\b(?:{called})\b", line.braille), line.braille
        assert scores > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_burst_of_the_table_ends_with_what_is_asked(game: Game) -> None:
    scripted = Scripted(game)
    asked = 0
    with scripted.place as place:
        for _key, burst in scripted.play():
            urgencies = [said.urgency for said in burst]
            assert urgencies.count(Urgency.TURN) == (urgencies[-1] is Urgency.TURN)
            if Urgency.ANSWER not in urgencies and burst is place.seen.bursts[-1]:
                waits = place.view.is_my_turn or bool(place.table.gate) or place.live.pauses_for_enter
                assert waits == (urgencies[-1] is Urgency.TURN)
                asked += waits
    assert asked > 20
