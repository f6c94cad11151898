"""A table with others: whole games, and who hears what."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.net import words
from cribbage_a11y.net.room import MOST_WATCHERS
from kit.rooms import THREE, TWO, ATable, play_on, rest, run, wanted_keys


def test_the_first_guest_opens_the_table_and_starts() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        assert hers.lines[0] == "Welcome, Anna. You have seat 1."
        assert "Your table. Line 1 starts the game." in hers.lines
        assert "The table. Anna starts the game." in his.lines
        assert "Bert sits down at the table." in hers.lines
        at.keys(bert, "1")
        assert at.room.playing.live is None
        at.keys(anna, "1")
        await rest()
        assert "Anna starts the game." in his.lines
        assert hers.lines[-1].startswith("Your turn. Lay away 2 cards")
        assert his.lines[-1].startswith("Your turn. Lay away 2 cards")
        await play_on(at)
        assert at.table.is_over
        assert any("wins" in line or "win " in line for line in hers.lines)

    run(work())


@pytest.mark.parametrize("rules", [TWO, THREE, Rules(players=4, target=61, first_deal=FirstDeal.SEAT0)])
def test_the_computer_has_the_free_seats(rules: Rules) -> None:
    async def work() -> None:
        at = ATable(rules)
        anna, _line = at.come("Anna")
        at.keys(anna, "1")
        await play_on(at)
        assert at.table.is_over
        assert [who.is_person for who in at.table.occupants] == [True] + [False] * (rules.players - 1)
        at.keys(anna, "enter")
        await rest()
        assert at.table.game_number == 2
        assert at.room.playing.live is not None

    run(work())


def test_watchers_are_let_in_where_the_opener_allows_it_and_hear_no_hand() -> None:
    async def work() -> None:
        at = ATable()
        anna, _hers = at.come("Anna")
        at.come("Bert")
        assert at.room.enter("Clara") is None
        at.keys(anna, "7")
        clara, line = at.come("Clara")
        assert "so you look on." in line.lines[0]
        at.keys(anna, "1")
        await play_on(at)
        assert "Your hand" not in line.all_words
        assert "You are dealt" not in line.all_words
        at.keys(clara, "1", "enter", "q")
        assert line.lines[-1].startswith("Stop looking on?")
        at.keys(clara, "enter")
        assert line.closed == words.goodbye()
        assert at.room.watchers == []
        for number in range(MOST_WATCHERS):
            at.come(f"Watcher {number}")
        assert at.room.enter("Dora") is None
        watcher = at.room.watchers[0]
        assert watcher.line is not None
        at.room.lost(watcher, watcher.line)
        assert watcher not in at.room.watchers

    run(work())


def test_muggins_by_lines() -> None:
    async def work() -> None:
        at = ATable(Rules(target=61, first_deal=FirstDeal.SEAT0, counting=Counting.MUGGINS))
        anna, hers = at.come("Anna")
        at.keys(anna, "1")
        await rest()
        for _ in range(60):
            if at.table.state.phase is Phase.SHOW:
                break
            keys = wanted_keys(anna)
            at.keys(anna, *keys)
            await rest()
        hers.answers.append("4")
        at.keys(anna, "enter")
        await rest()
        assert hers.questions

    run(work())


def test_who_waited_for_others_hears_when_it_is_their_turn_to_count() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, _his = at.come("Bert")
        at.keys(anna, "1")
        await rest()
        while at.table.state.phase is not Phase.SHOW:
            mover = anna if wanted_keys(anna) else bert
            at.keys(mover, *wanted_keys(mover))
            await rest()
        at.keys(bert, "enter")
        assert hers.lines[-1] == "Waiting for Bert to go on."
        at.keys(bert, "enter")
        assert hers.lines[-1] == "Your turn. Press Enter to count your hand."

    run(work())
