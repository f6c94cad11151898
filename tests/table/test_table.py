"""One running table: submitting, waiting until all let it go on, what each seat hears, matches."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.engine.actions import Claim, CountHand, Deal, GoOn, LayAway, TableAction
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.errors import RefusalCode
from cribbage_a11y.engine.events import Dealt, GameOver, LaidAway
from cribbage_a11y.engine.rules import Counting, FirstDeal, NextDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.steps import NextStep, Who, next_step
from cribbage_a11y.table.table import Table
from kit.games import any_action

PERSON, OTHER = Occupant("Anna"), Occupant("Bert")
COMPUTER = Occupant("Computer", "book")


def play_until(table: Table, phase: Phase, random: Random) -> None:
    """Play on with any legal actions, going on when asked, until the table is in ``phase``."""
    while table.state.phase is not phase:
        for seat in tuple(table.gate):
            assert table.submit(GoOn(seat)) is None
        assert table.submit(any_action(table.state, random)) is None


def a_table(*occupants: Occupant, **options: object) -> Table:
    return Table(Rules(players=len(occupants), first_deal=FirstDeal.SEAT0, **options), occupants)  # type: ignore[arg-type]


def test_a_table_wants_an_occupant_for_every_seat() -> None:
    with pytest.raises(ValueError, match="1 occupants for 2 seats"):
        Table(Rules(), [PERSON])


def test_an_action_is_in_the_journal_before_anybody_hears_of_it() -> None:
    table = a_table(PERSON, COMPUTER)
    heard: list[tuple[TableAction, int]] = []
    table.journal = lambda action: heard.append((action, len(table.events)))
    deal = Deal(DECK)
    assert table.submit(deal) is None
    assert heard == [(deal, 0)]
    assert len(table.events) == 1


def test_a_refused_action_changes_nothing_and_is_not_in_the_journal() -> None:
    table = a_table(PERSON, COMPUTER)
    heard: list[TableAction] = []
    table.journal = heard.append
    before = table.state
    refusal = table.submit(CountHand(0))
    assert refusal is not None
    assert refusal.code is RefusalCode.WRONG_PHASE
    assert (table.state, table.version, heard) == (before, 0, [])


def test_the_same_action_twice_is_one_action_and_one_refusal() -> None:
    table = a_table(PERSON, COMPUTER)
    table.submit(Deal(DECK))
    away = LayAway(0, table.view(0).hand[:2])
    version = table.version
    assert table.submit(away, version) is None
    refusal = table.submit(away, version)
    assert refusal is not None
    assert refusal.code is RefusalCode.STALE


def test_each_seat_hears_its_own_cards_alone_and_may_ask_for_what_it_missed() -> None:
    table = a_table(PERSON, OTHER)
    table.submit(Deal(DECK))
    table.submit(LayAway(0, table.view(0).hand[:2]))
    mine, theirs, watcher = (table.events_for(seat) for seat in (0, 1, None))
    assert [number for number, _ in mine] == [0, 1]
    assert mine[0].event == Dealt(1, 0, (tuple(sorted(table.view(0).kept + table.view(0).laid_away)), ()), ())
    assert theirs[1].event == LaidAway(0, ())
    assert watcher[0].event == Dealt(1, 0, ((), ()), ())
    assert table.events_for(0, since=1) == mine[1:]


def test_after_a_count_the_table_waits_for_every_person_but_the_one_who_counts_next() -> None:
    table = a_table(PERSON, OTHER)
    play_until(table, Phase.SHOW, Random(1))
    counter = table.state.turn
    assert counter == 1
    assert table.submit(CountHand(1)) is None
    assert table.gate == {1}
    refusal = table.submit(CountHand(0))
    assert refusal is not None
    assert refusal.code is RefusalCode.OTHERS_NOT_READY
    assert table.submit(GoOn(1)) is None
    again = table.submit(GoOn(1))
    assert again is not None
    assert again.code is RefusalCode.WRONG_PHASE
    assert table.submit(CountHand(0)) is None


def test_who_counts_twice_in_a_row_need_not_go_on_first() -> None:
    table = a_table(PERSON, COMPUTER, counting=Counting.MANUAL)
    play_until(table, Phase.SHOW, Random(2))
    assert table.submit(Claim(1, 4)) is None
    assert table.gate == frozenset()
    assert table.submit(Claim(0, 4)) is None
    assert table.gate == frozenset()
    assert table.submit(Claim(0, 4)) is None
    assert table.gate == {0}
    assert next_step(table) == NextStep(Who.PEOPLE)


def test_a_person_still_waited_for_counts_by_counting_when_all_others_went_on() -> None:
    table = a_table(PERSON, OTHER)
    play_until(table, Phase.SHOW, Random(1))
    table.submit(CountHand(1))
    table.submit(GoOn(1))
    table.submit(CountHand(0))
    table.gate = frozenset({0})
    assert table.submit(CountHand(0)) is None


def test_a_computer_in_the_seat_keeps_nobody_waiting() -> None:
    table = a_table(PERSON, OTHER)
    play_until(table, Phase.SHOW, Random(1))
    table.submit(CountHand(1))
    table.seat_person(1, COMPUTER)
    assert table.gate == frozenset()
    table.seat_person(1, OTHER)
    assert table.people == {0, 1}


def test_games_in_a_row_count_and_the_loser_deals() -> None:
    table = a_table(PERSON, COMPUTER, target=61)
    random = Random(3)
    play_until(table, Phase.GAME_OVER, random)
    over = table.events[-1]
    assert isinstance(over, GameOver)
    assert table.is_over
    assert table.gate == {0}
    assert table.match.won[over.winner] == 1
    table.submit(GoOn(0))
    assert next_step(table) == NextStep(Who.NEXT_GAME)
    table.next_game()
    assert (table.game_number, table.version, table.events) == (2, 0, [])
    assert table.state.dealer == 1 - over.winner
    assert table.rules.first_deal is FirstDeal.GIVEN


def test_a_cut_names_the_first_dealer_and_counts_the_attempts() -> None:
    table = Table(Rules(next_deal=NextDeal.CUT), [PERSON, COMPUTER])
    random = Random(0)
    assert next_step(table) == NextStep(Who.CHANCE)
    play_until(table, Phase.LAY_AWAY, random)
    assert table.first_dealer == table.state.dealer
    assert table.attempts >= 1


def test_computers_lay_away_after_the_people() -> None:
    table = a_table(PERSON, COMPUTER)
    table.submit(Deal(DECK))
    assert next_step(table) == NextStep(Who.PEOPLE)
    table.submit(LayAway(0, table.view(0).hand[:2]))
    assert next_step(table) == NextStep(Who.COMPUTER, 1)


def test_a_game_is_taken_up_where_its_actions_led_whoever_sat_there_then() -> None:
    table = a_table(PERSON, OTHER)
    taken: list[TableAction] = []
    table.journal = taken.append
    random = Random(5)
    play_until(table, Phase.SHOW, random)
    for action in (CountHand(1), GoOn(1), CountHand(0)):
        assert table.submit(action) is None
    table.seat_person(1, COMPUTER)
    assert table.submit(CountHand(0)) is None
    again = a_table(PERSON, OTHER)
    again.restore(table.match, 3, taken)
    assert (again.state, again.version, again.game_number) == (table.state, table.version, 3)
    again.seat_person(1, COMPUTER)
    assert again.gate == table.gate == {0}
    again.restore(table.match, 3, [GoOn(0)])
    assert again.gate == frozenset()


def test_a_past_that_the_rules_refuse_is_no_past() -> None:
    table = a_table(PERSON, OTHER)
    with pytest.raises(ValueError, match="refused now: wrong_phase"):
        table.restore(table.match, 1, [CountHand(0)])
