"""What the opener of a table chooses, what its guests write to each other, and what their keys do."""

from __future__ import annotations

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net import words
from cribbage_a11y.net.limits import KEYS, MESSAGES
from cribbage_a11y.net.room_facts import data_of, fair_deals
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Do
from kit.rooms import THREE, TWO, ATable, play_on, rest, run


def test_the_opener_chooses_rules_level_code_and_messages_before_a_game() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.room.choices.on_new_code = at.gives_code("0987654321")
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
