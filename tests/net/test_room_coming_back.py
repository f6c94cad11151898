"""Lines lost, seats given back, players who do nothing, guests who leave, hosts that start again."""

from __future__ import annotations

import asyncio
from typing import Any

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.net import words
from cribbage_a11y.net.absence import tick
from cribbage_a11y.net.chairs import GRACE, Status
from cribbage_a11y.net.limits import IDLE
from cribbage_a11y.net.room_facts import data_of, restore
from kit.rooms import THREE, ATable, FakeLine, play_on, rest, run, wanted_keys


def test_a_lost_line_is_waited_for_then_the_computer_plays_and_the_token_gives_the_seat_back() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.keys(anna, "1")
        await rest()
        at.keys(bert, "1")
        at.room.lost(bert, his)
        assert hers.lines[-1] == words.is_lost("Bert")
        tick(at.room)
        assert at.room.chairs[1].status is Status.LOST
        at.now += GRACE
        tick(at.room)
        assert words.computer_plays("Bert") in hers.lines
        at.keys(anna, *wanted_keys(anna))
        await rest()
        assert at.table.state.phase is Phase.PLAY
        again, back = at.come_back("Bert")
        assert again is bert
        assert back.lines[0] == words.welcome_back("Bert")
        assert "Starter:" in back.all_words or "starter" in back.all_words
        assert words.is_back("Bert") in hers.lines
        assert at.table.people == {0, 1}
        await play_on(at)
        assert at.table.is_over

    run(work())


def test_a_line_back_in_time_changes_nothing_and_misses_nothing() -> None:
    async def work() -> None:
        at = ATable()
        anna, _hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.keys(anna, "1")
        await rest()
        at.keys(bert, "2", "4")
        chosen = bert.console.session.model if bert.console.session else None
        heard = his.bursts[-1][0]
        at.room.lost(bert, his)
        at.keys(anna, *wanted_keys(anna))
        at.room.lost(bert, his)
        _bert, back = at.come_back("Bert", heard)
        assert any(line.startswith("Anna lays away") or "Anna" in line for line in back.lines[1:])
        assert bert.console.session is not None
        assert bert.console.session.model == chosen
        assert back.lines[-1].startswith("Your turn. Lay away 2 cards")

    run(work())


def test_nobody_there_means_nothing_moves() -> None:
    async def work() -> None:
        at = ATable(THREE)
        anna, hers = at.come("Anna")
        at.keys(anna, "1")
        await rest()
        at.room.lost(anna, hers)
        version = at.table.version
        at.now += 10 * GRACE
        tick(at.room)
        await rest(100)
        assert at.table.version == version
        assert at.room.chairs[0].status is Status.LOST
        at.come_back("Anna")
        await play_on(at)
        assert at.table.is_over

    run(work())


def test_who_presses_nothing_for_ten_minutes_is_played_for_until_a_key() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.keys(anna, "1")
        await rest()
        at.keys(bert, *wanted_keys(bert))
        tick(at.room)
        at.now += IDLE
        tick(at.room)
        tick(at.room)
        await rest()
        assert words.computer_plays_for_you() in hers.lines
        assert words.computer_plays("Anna") in his.lines
        assert words.computer_plays("Bert") not in hers.lines
        at.keys(anna, "s")
        assert at.table.people == {0, 1}
        assert words.is_back("Anna") in his.lines

    run(work())


def test_who_leaves_gives_up_the_seat_and_the_next_in_line_opens() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.keys(anna, "1")
        await rest()
        at.keys(anna, "q", "escape")
        assert hers.lines[-2:] == [words.you_stay(), "Your turn. Lay away 2 cards to your crib."]
        at.keys(anna, "q", "enter")
        assert hers.closed == words.goodbye()
        assert words.has_left("Anna") in his.lines
        assert at.room.of_token(at.tokens["Anna"]) is None
        assert at.room.choices.is_opener(bert)
        clara, cline = at.come("Clara")
        assert clara.seat == 0
        assert "Welcome, Clara. You have seat 1." in cline.lines
        assert "Clara sits down at the table." in his.lines
        await play_on(at)
        assert at.table.is_over

    run(work())


def test_a_second_line_takes_the_place_of_the_first() -> None:
    async def work() -> None:
        at = ATable()
        anna, first = at.come("Anna")
        at.come_back("Anna")
        assert first.closed is not None
        at.room.lost(anna, first)
        assert at.room.chairs[0].status is Status.HERE
        anna.key("ctrl-c")
        assert anna.line is not None
        assert isinstance(anna.line, FakeLine)
        assert anna.line.closed == ""

    run(work())


def test_a_restart_keeps_seats_code_and_rules() -> None:
    async def work() -> None:
        at = ATable(THREE)
        at.come("Anna")
        at.come("Bert")
        data = at.maker.kept[-1]
        assert data == data_of(at.room)
        again = ATable()
        again.tokens = at.tokens
        restore(again.room, data, None)
        assert again.room.code == at.room.code
        assert again.room.choices.rules == THREE
        anna, line = again.come_back("Anna")
        assert line.lines[0] == words.welcome_back("Anna")
        assert again.room.choices.is_opener(anna)
        assert again.room.of_token("nobody's") is None

    run(work())


def test_closing_tells_everybody() -> None:
    async def work() -> None:
        at = ATable()
        _anna, hers = at.come("Anna")
        at.room.close("The end.")
        assert hers.closed == "The end."
        assert at.room.is_alone

    run(work())


def test_a_game_that_stops_by_an_error_is_told_without_its_values() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        at.keys(anna, "1")
        await rest()

        class Broken:
            quick = False

            def decide(self, view: object) -> Any:
                raise RuntimeError(str(view))

        live = at.room.playing.live
        assert live is not None
        live.thinkers[1] = Broken()
        at.keys(anna, *wanted_keys(anna))
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert hers.closed == words.table_stopped()

    run(work())


def test_a_guest_who_left_or_was_replaced_changes_nothing_any_more() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.room.leave(bert)
        assert at.room.guests.keys() == {0}
        at.room.leave(bert)
        at.room.pressed(bert)
        bert.outbox.line = his
        at.room.lost(bert, his)
        bert.key("ctrl-c")
        assert at.room.chairs[1].status is Status.COMPUTER
        at.room.chairs.set(at.room.chairs[0], Status.AWAY, at.now)
        at.room.lost(anna, hers)
        assert at.room.chairs[0].status is Status.AWAY
        at.now += IDLE
        clara, _line = at.come("Clara")
        assert clara.seat == 0
        assert at.room.choices.is_opener(clara)

    run(work())
