"""A table with others: whole games, coming and going, and what each guest hears."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.net import words
from cribbage_a11y.net.absence import tick
from cribbage_a11y.net.chairs import GRACE, Status
from cribbage_a11y.net.limits import IDLE, KEYS, MESSAGES
from cribbage_a11y.net.room import MOST_WATCHERS
from cribbage_a11y.net.room_facts import data_of, fair_deals, restore
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Do
from kit.rooms import TWO, ATable, FakeLine, rest, wanted_keys

THREE = Rules(players=3, target=61, first_deal=FirstDeal.SEAT0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def play_on(at: ATable, moves: int = 3000) -> None:
    """Plain moves by everybody, until so many are made or the game is over."""
    for _ in range(moves):
        if at.table.is_over:
            return
        await rest()
        moved = False
        for guest in list(at.room.guests.values()):
            if guest.line is not None and (keys := wanted_keys(guest)):
                at.keys(guest, *keys)
                moved = True
                break
        if not moved:
            await rest(50)


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
        assert hers.lines[-1] == words.you_stay()
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


def test_the_opener_chooses_rules_level_code_and_messages_before_a_game() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.room.choices.on_new_code = lambda room: setattr(room, "code", "0987654321")
        at.keys(anna, "2", "3", "4", "5", "6", "8")
        choices = at.room.choices
        assert (choices.rules.players, choices.rules.target) == (3, 121)
        assert choices.rules.counting is not TWO.counting
        assert at.room.chairs.level != "counter"
        assert not choices.chat_on
        assert hers.lines[-1] == "The table's code is 0987 654 321."
        for key in ("2", "3", "4"):
            at.keys(bert, key)
        assert choices.rules.players == 3
        at.keys(bert, "Y")
        assert his.lines[-1] == "The table's code is 0987 654 321."
        at.keys(bert, "y", "m", "j")
        assert his.lines[-1].startswith("That key does nothing here.")
        at.keys(anna, "2", "2")
        assert choices.rules.players == 2
        at.keys(anna, "1")
        await rest()
        at.keys(bert, "y")
        assert his.lines[-1] == "The table's code is 0987 654 321."
        at.keys(bert, "y")
        assert his.lines[-1] == "Digit by digit: 0 9 8 7 6 5 4 3 2 1."
        at.keys(bert, "m")
        assert his.lines[-1] == words.chat_off()
        before = choices.rules
        choices.set_rules(anna, THREE)
        assert choices.rules is before

    run(work())


def test_messages_go_to_everybody_and_have_a_log_of_their_own() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.keys(bert, "m", "1")
        bert.press(Press(Command.MESSAGE))
        bert.typed("Early\x1b[2J\u202e")
        assert hers.lines[-2:] == ["Chat, Bert: Hello.", "Chat, Bert: Early"]
        at.keys(anna, "1")
        await rest()
        at.keys(bert, "m", "3")
        assert hers.lines[-1] == "Chat, Bert: Well played."
        assert his.lines[-1] == "Chat, Bert: Well played."
        his.answers.append("My own words")
        at.keys(bert, "m", "m")
        await rest()
        assert hers.lines[-1] == "Chat, Bert: My own words"
        his.answers.append(" ")
        at.keys(bert, "m", "down", "up", "end", "enter")
        await rest()
        assert his.lines[-1] == words.nothing_written()
        bert.typed("message")
        bert.typed("typed words")
        assert hers.lines[-1] == "Chat, Bert: typed words"
        for _ in range(MESSAGES):
            bert.write("again")
        assert his.lines[-1] == words.too_fast()
        at.keys(anna, "[")
        assert "chat" in hers.lines[-1]

    run(work())


def test_more_keys_than_hands_can_press_are_dropped() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        for _ in range(KEYS + 50):
            anna.key("down")
        assert len(hers.bursts) < KEYS + 10

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


def test_keys_that_need_a_program_of_ones_own_are_answered() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        at.keys(anna, "v", "V", "?", "x", "b", "ctrl-z")
        assert hers.lines[-3:] == [words.not_on_this_line()] * 3
        assert "Words: verbose." in hers.lines
        at.keys(anna, "1")
        await rest()
        at.keys(anna, "a")
        assert hers.lines[-1] == words.advice_off()
        at.keys(anna, "w")
        assert hers.lines[-2:] == ["Seat 1: Anna, here.", "Seat 2: Computer 2, free for a guest."]
        at.keys(anna, "r", "v", "?")
        hers.answers += ["score", None]
        at.keys(anna, "/")
        await rest()
        assert "Anna 0" in hers.lines[-1] or "0" in hers.lines[-1]
        at.keys(anna, "/")
        await rest()
        assert hers.lines[-1].startswith("Your turn")
        anna.press(Press(Command.HAND))
        at.keys(anna, "o", "end", "enter")
        assert hers.lines[-1].startswith("Lines are short")
        assert hers.styles[-1].braille
        at.keys(anna, "up", "enter")
        assert any("Promise" in line for line in hers.lines)
        at.keys(anna, "1", "escape", "escape")
        assert hers.lines[-1].startswith("Your turn")

    run(work())


def test_every_command_is_answered_on_every_screen_of_a_guest() -> None:
    async def work() -> None:
        for in_game in (False, True):
            for command in Command:
                at = ATable()
                anna, hers = at.come("Anna")
                if in_game:
                    at.keys(anna, "1")
                    await rest()
                said = len(hers.lines)
                anna.press(Press(command, 1, "1"))
                await rest()
                assert len(hers.lines) > said or hers.closed is not None or hers.questions, command

    run(work())


def test_packs_are_promised_and_opened_after_the_game() -> None:
    async def work() -> None:
        at = ATable()
        anna, _hers = at.come("Anna")
        assert fair_deals(at.room) == ()
        at.keys(anna, "1")
        await rest()
        [promise] = fair_deals(at.room)
        assert "Salt" not in promise
        await play_on(at)
        opened = fair_deals(at.room)
        assert opened[0].startswith(promise.rstrip("."))
        assert "Salt" in opened[0]

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


def test_who_did_not_open_the_table_chooses_nothing() -> None:
    async def work() -> None:
        at = ATable()
        anna, _hers = at.come("Anna")
        bert, _his = at.come("Bert")
        choices = at.room.choices
        before = data_of(at.room)
        choices.set_rules(bert, THREE)
        choices.set_level(bert, "book")
        choices.switch_chat(bert)
        choices.switch_watchers(bert)
        choices.change_code(bert)
        at.room.begin(bert)
        assert data_of(at.room) == before
        assert at.room.playing.live is None
        choices.set_level(anna, "book")
        assert at.room.chairs.level == "book"

    run(work())


def test_a_choice_without_a_screen_in_front_is_kept_and_not_said_back() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        anna.console.close_all()
        said = len(hers.lines)
        at.room.choices.switch_chat(anna)
        at.room.choices.set_rules(anna, Rules(target=121))
        assert len(hers.lines) == said
        at.room.write(anna, "Hello.")
        assert hers.lines[-1] == words.chat_off()

    run(work())


def test_a_table_does_not_shrink_below_the_people_who_sit_there() -> None:
    async def work() -> None:
        at = ATable(THREE)
        anna, _hers = at.come("Anna")
        for name in ("Bert", "Clara"):
            at.come(name)
        at.room.choices.set_rules(anna, TWO)
        assert at.room.choices.rules == THREE
        at.keys(anna, "2")
        assert at.room.choices.rules.players == 4

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


def test_help_and_the_keys_can_be_read_at_the_table() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        anna.console.handlers[Command.REPEAT](None)
        for name in ("keys", "levels", "how-to-play"):
            anna.console.handlers["read"](name)
            assert any("Page 1" in line for line in hers.lines)
            anna.press(Press(Command.BACK))
        anna.console.handlers["help"](None)
        assert "Help menu." in hers.lines

    run(work())


def test_a_guest_may_send_what_no_program_of_ours_has_a_name_for() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        anna.console.perform(Do("nothing that there is"))
        assert hers.lines[-1] == words.not_on_this_line()

    run(work())
