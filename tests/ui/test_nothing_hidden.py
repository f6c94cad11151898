"""Two games that differ only in cards the player cannot see sound the same, whatever the player asks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from cribbage_a11y.engine.actions import Action, Deal, LayAway
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.events import Event, StarterTurned
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.table.table import Table
from kit.games import whole_game
from kit.many_keys import KEYS
from kit.place import Place, table_of

TRIES: Final = 60
WITHOUT: Final = frozenset({"enter", "ctrl-c", "ctrl-d", "ctrl-z", *"123456"})
"""Keys whose answers are the game's next step, or the program's."""
ASKED: Final = tuple(key for key in KEYS if key not in WITHOUT)


def _first_hand(rules: Rules, seed: int) -> list[Action]:
    """The actions of the first hand up to the show."""
    actions: list[Action] = []
    for turn in whole_game(rules, seed):
        if turn.before.phase is Phase.SHOW:
            break
        actions.append(turn.action)
    return actions


def _dealt(rules: Rules, actions: Sequence[Action]) -> Table:
    """The table after these actions; raises :class:`ValueError` where one is refused."""
    table = table_of(rules, people=rules.players)
    for action in actions:
        if table.submit(action) is not None:
            raise ValueError(action)
    return table


def _known(state: GameState, events: Sequence[Event], seat: int | None) -> set[Card]:
    """The cards that a seat has seen."""
    view = view_for(state, seat)
    starters = (event.card for event in events if isinstance(event, StarterTurned))
    return {*view.hand, *view.laid_away, *view.kept, *(laid.card for laid in view.laid), *starters}


def _other_way(table: Table, actions: Sequence[Action], seat: int | None, random: Random) -> Table | None:
    """The same hand with other unseen cards, in which everything that the seat was told is the same."""
    known = _known(table.state, table.events, seat)
    unseen = [card for card in DECK if card not in known]
    for _ in range(TRIES):
        given = dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))
        try:
            other = _dealt(table.rules, [_exchanged(action, given) for action in actions])
        except ValueError:
            continue
        if other.events_for(seat) == table.events_for(seat) and other.view(seat) == table.view(seat):
            return other
    return None


def _exchanged(action: Action, given: dict[Card, Card]) -> Action:
    if isinstance(action, Deal):
        return Deal(tuple(given.get(card, card) for card in action.deck))
    if isinstance(action, LayAway):
        return LayAway(action.seat, tuple(given.get(card, card) for card in action.cards))
    return action


def _everything_heard(table: Table, seat: int | None) -> list[object]:
    """What a player who takes up the table hears, and the answer to every key that reads, twice over."""
    with Place(table, seat) as place:
        place.session.resume()
        for key in ASKED * 2:
            place.key(key)
            place.console.close_all()
        return [*place.seen.bursts, *place.spoken.bursts, *place.done]


@pytest.mark.parametrize("counting", [Counting.AUTO, Counting.MUGGINS])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("watching", [False, True])
def test_unseen_cards_change_no_word(players: int, counting: Counting, watching: bool) -> None:
    rules = Rules(players=players, target=61, counting=counting, first_deal=FirstDeal.SEAT0)
    seat = None if watching else 0
    random, compared = Random(players), 0
    for seed in range(3):
        actions = _first_hand(rules, seed)
        for done in range(1, len(actions), 3):
            table = _dealt(rules, actions[:done])
            other = _other_way(table, actions[:done], seat, random)
            if other is not None:
                assert other.state != table.state
                assert _everything_heard(other, seat) == _everything_heard(table, seat)
                compared += 1
    assert compared >= 9


def test_what_a_seat_sees_does_change_what_it_hears() -> None:
    """The comparison above notices a difference where there is one."""
    rules = Rules(target=61, first_deal=FirstDeal.SEAT0)
    heard = [_everything_heard(_dealt(rules, _first_hand(rules, seed)[:1]), 0) for seed in (0, 1)]
    assert heard[0] != heard[1]
