"""Every key in every state and region, at every table, and for a watcher."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from typing import Final

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.region import Region
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.model import Model
from kit.many_keys import ALL_KEYS, KEYS, press_checked
from kit.place import LONG, Place, table_of

WALKS: Final = [
    (2, Counting.AUTO, 0, 0.0),
    (2, Counting.MUGGINS, 0, 0.0),
    (3, Counting.MANUAL, 0, 0.0),
    (4, Counting.AUTO, 0, 0.0),
    (4, Counting.MUGGINS, 0, 0.0),
    (2, Counting.AUTO, 0, LONG),
    (3, Counting.MUGGINS, 0, None),
    (2, Counting.MANUAL, None, 0.0),
    (4, Counting.AUTO, None, LONG),
]
"""Seats, counting, whose place (``None``: a watcher's), pace."""


def _moments(rules: Rules, pause: float | None) -> Iterator[Table]:
    """A game stopped at each kind of moment, once each."""
    known: set[tuple[object, ...]] = set()
    with Place(table_of(rules), pause=pause).start() as place:
        while True:
            view, gate = place.view, bool(place.table.gate)
            mine = view.to_count is not None and view.to_count.seat == 0
            stuck = len(view.playable) < len(view.hand)
            moment = (view.phase, view.is_my_turn, gate, place.live.is_pausing, bool(view.pile), stuck, mine)
            if moment not in known:
                known.add(moment)
                yield place.table
            if view.phase is Phase.GAME_OVER:
                return
            place.move()


def _copy(table: Table) -> Table:
    """The same game at a table of its own."""
    again = copy(table)
    again.events, again.occupants = list(table.events), list(table.occupants)
    again.journal = lambda _action: None
    return again


def _at(table: Table, seat: int | None, verbosity: Verbosity, pause: float | None) -> Place:
    """Somebody who takes up a copy of the game."""
    place = Place(_copy(table), seat, verbosity, pause)
    place.session.resume()
    return place.start()


async def _press(place: Place, region: Region, keys: list[str]) -> None:
    """The keys in turn, each in the same region, until none is left or one moved the game."""
    moment = place.table.game_number, place.table.version
    verbosity = place.session.verbosity
    while keys and (place.table.game_number, place.table.version) == moment:
        place.session.model = Model(region=region)
        press_checked(place, keys.pop())
        place.session.verbosity = verbosity
        place.console.close_all()
        if place.console.is_asking:
            await asyncio.sleep(0)
            place.seen.answer(None)
            await asyncio.sleep(0)


@pytest.mark.parametrize(("players", "counting", "seat", "pause"), WALKS)
def test_no_key_is_silent_or_does_what_it_may_not(
    players: int, counting: Counting, seat: int | None, pause: float | None
) -> None:
    rules = Rules(players=players, target=61, counting=counting, first_deal=FirstDeal.SEAT0)
    moments = 0
    for table in _moments(rules, pause):
        verbosity = list(Verbosity)[moments % len(Verbosity)]
        moments += 1
        for region in Region:
            keys = list(ALL_KEYS if region in (Region.YOUR_HAND, Region.HISTORY) else KEYS)
            while keys:
                with _at(table, seat, verbosity, pause) as place:
                    place.run(_press(place, region, keys))
    assert moments > 5
