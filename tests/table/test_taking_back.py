"""Taking back: only where nothing hidden was shown since, and the table is then as it was."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.actions import CountHand, GoOn, PlayCard
from cribbage_a11y.engine.events import EVENT_TYPES, CardPlayed, Claimed, GoSaid, LaidAway, NewCount, Scored
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.table.table import Table
from cribbage_a11y.table.taking_back import CHOICES, Past, Pasts, WhyNot, shows
from kit.games import any_action
from kit.place import table_of

ME = 0


def on(table: Table, random: Random) -> None:
    """One more action of a random game; people let the table go on first."""
    for seat in table.gate:
        if not table.submit(GoOn(seat)):
            return
    assert table.submit(any_action(table.state, random)) is None


@pytest.mark.parametrize("counting", Counting)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_taken_back_never_undoes_what_was_shown(players: int, counting: Counting) -> None:
    random = Random(players)
    taken = 0
    for seed in range(12):
        random = Random(seed)
        table = table_of(Rules(players=players, target=61, counting=counting), dealer=0)
        past = [(table.state, len(table.events), table.view(ME))]
        retracted: list[int] = []
        accepted: list[object] = []
        table.journal = accepted.append
        table.retract = retracted.append
        while not table.is_over:
            if random.random() < 0.4:
                before, events = table.version, list(table.events)
                undone = table.take_back(ME)
                if isinstance(undone, WhyNot):
                    assert table.version == before
                    assert table.events == events
                else:
                    taken += 1
                    assert isinstance(undone, CHOICES)
                    assert undone.seat == ME
                    assert table.version > before
                    assert table.practice
                    assert not any(shows(event, ME) for event in events[len(table.events) :])
                    del accepted[len(accepted) - retracted[-1] :]
                    assert len(accepted) == table.accepted
                    assert ME in waiting_for(table.state)
                    assert (table.state, len(table.events), table.view(ME)) in past
                continue
            on(table, random)
            past.append((table.state, len(table.events), table.view(ME)))
        assert table.accepted == len(accepted)
    assert taken > 4


def _after_my_card(random: Random, rules: Rules) -> tuple[Table, PlayCard]:
    table = table_of(rules, dealer=1)
    while True:
        action = any_action(table.state, random)
        table.submit(action)
        if isinstance(action, PlayCard) and action.seat == ME and not table.state.gone:
            return table, action


def test_a_card_comes_back_before_it_is_answered_and_not_after() -> None:
    rules = Rules(first_deal=FirstDeal.GIVEN)
    random = Random(3)
    table, card = _after_my_card(random, rules)
    version = table.version
    assert table.take_back(ME) == card
    assert table.version > version
    assert card.card in table.view(ME).hand
    assert table.submit(card) is None
    table.submit(any_action(table.state, random))
    assert table.take_back(ME) is WhyNot.SHOWN


def test_at_first_there_is_nothing_and_beside_others_never() -> None:
    table = table_of(Rules(), dealer=0)
    assert table.take_back(ME) is WhyNot.NOTHING
    assert not table.practice
    company = table_of(Rules(), people=2, dealer=0)
    assert company.take_back(ME) is WhyNot.OTHERS
    assert table.take_back(1) is WhyNot.OTHERS
    assert table.take_back(None) is WhyNot.OTHERS


def test_the_next_game_is_no_practice() -> None:
    rules = Rules(first_deal=FirstDeal.GIVEN)
    table, _card = _after_my_card(Random(3), rules)
    table.take_back(ME)
    assert table.practice
    table.start_game(rules, 0)
    assert not table.practice
    assert table.accepted == 0


def test_what_shows_something() -> None:
    quiet = {LaidAway, NewCount, Scored}
    by_who = {CardPlayed, GoSaid, Claimed}
    for kind in set(EVENT_TYPES) - quiet - by_who:
        assert shows(object.__new__(kind), ME), kind
    for kind in quiet:
        assert not shows(object.__new__(kind), ME)
    assert shows(GoSaid(1, 30), ME)
    assert not shows(GoSaid(ME, 30), ME)


def test_no_choice_is_made_by_letting_a_hand_be_counted() -> None:
    pasts = Pasts()
    pasts.note(Past(CountHand(ME), table_of(Rules(), dealer=0).state, 0, 0), (), ME)
    assert pasts.newest() is WhyNot.NOTHING
