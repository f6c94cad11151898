"""The one table of keys, the player's changes to it, and what it never lets happen."""

from __future__ import annotations

import re

import pytest

from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.keymap import BINDINGS, FIXED, Context, Keymap, key_name

PLAYERS_OWN = {Command.STOP, Command.SUSPEND}
"""Commands with Control keys: those that every terminal has."""


@pytest.mark.parametrize("context", Context)
def test_every_binding_is_reached_by_each_of_its_keys(context: Context) -> None:
    keymap = Keymap()
    for binding in BINDINGS:
        if context in binding.contexts:
            assert [keymap.press(context, key).command for key in binding.keys] == [binding.command] * len(
                binding.keys
            )


@pytest.mark.parametrize("context", Context)
def test_no_two_commands_share_a_key(context: Context) -> None:
    keys = [key for binding in BINDINGS if context in binding.contexts for key in binding.keys]
    assert len(keys) == len(set(keys))


def test_every_command_that_a_key_can_ask_for_has_one() -> None:
    assert {binding.command for binding in BINDINGS} == set(Command) - {Command.UNKNOWN}


def test_no_key_that_readers_keep_for_themselves_is_used() -> None:
    keys = {key for binding in BINDINGS for key in binding.keys}
    kept = re.compile(r"alt|insert|caps|meta|^c-|ctrl-[^cdz]$|s-[^t]")
    assert {key for key in keys if kept.search(key)} == set()


def test_no_capital_acts() -> None:
    acting = {key for binding in BINDINGS if binding.acts for key in binding.keys}
    assert {key for key in acting if key.isupper()} == set()


@pytest.mark.parametrize(("capital", "command"), [("H", Command.HAND), ("K", Command.CRIB), ("G", "history")])
def test_a_capital_reads_as_its_small_letter(capital: str, command: str) -> None:
    assert Keymap().press(Context.GAME, capital).command == command


@pytest.mark.parametrize("capital", ["Q", "M", "O", "B"])
def test_a_capital_of_a_key_that_acts_is_unknown(capital: str) -> None:
    assert Keymap().press(Context.GAME, capital) == Press(Command.UNKNOWN, text=capital)


def test_a_digit_brings_its_number() -> None:
    assert Keymap().press(Context.GAME, "4") == Press(Command.CARD, 4, "4")
    assert Keymap().press(Context.SCREEN, "9") == Press(Command.CARD, 9, "9")
    assert Keymap().press(Context.GAME, "9") == Press(Command.UNKNOWN, text="9")


def test_a_command_takes_the_players_keys_in_place_of_its_own() -> None:
    keymap = Keymap({"hand": "j f5"})
    assert keymap.keys_for(Context.GAME, Command.HAND) == ("j", "f5")
    assert keymap.press(Context.GAME, "h").command == Command.UNKNOWN


def test_a_key_that_the_player_gives_away_is_taken_from_its_own_command() -> None:
    keymap = Keymap({"hand": "p"})
    assert keymap.press(Context.GAME, "p").command == Command.HAND
    assert keymap.keys_for(Context.GAME, Command.PLAY) == ()


def test_two_commands_can_exchange_their_keys() -> None:
    keymap = Keymap({"hand": "p", "play": "h"})
    assert keymap.press(Context.GAME, "p").command == Command.HAND
    assert keymap.press(Context.GAME, "h").command == Command.PLAY


@pytest.mark.parametrize("key", [*sorted(FIXED), *"123456789"])
def test_fixed_keys_and_digits_keep_their_commands(key: str) -> None:
    keymap = Keymap({"hand": key})
    usual = Keymap()
    for context in Context:
        assert keymap.press(context, key) == usual.press(context, key)
    assert keymap.press(Context.GAME, "h").command == Command.HAND


def test_what_has_a_fixed_key_keeps_it_beside_the_players() -> None:
    keymap = Keymap({"confirm": "j", "back": "i"})
    assert keymap.keys_for(Context.GAME, Command.CONFIRM) == ("enter", "j")
    assert keymap.keys_for(Context.GAME, Command.BACK) == ("escape", "i")


def test_no_capital_is_given_to_a_command_that_acts() -> None:
    keymap = Keymap({"leave": "L", "confirm": "E"})
    assert keymap.press(Context.GAME, "L").command == Command.LAST_CARD
    assert keymap.press(Context.GAME, "q").command == Command.LEAVE
    assert keymap.press(Context.GAME, "E").command == Command.UNKNOWN


def test_a_sign_that_is_a_digit_elsewhere_is_a_key_like_any_other() -> None:
    assert Keymap({"hand": "²"}).press(Context.GAME, "²") == Press(Command.HAND, 0, "²")


@pytest.mark.parametrize("changes", [{"dance": "j"}, {"hand": ""}, {"card": "j"}, {"hand": "   "}])
def test_changes_that_mean_nothing_are_passed_over(changes: dict[str, str]) -> None:
    keymap = Keymap(changes)
    assert keymap.bindings == BINDINGS
    assert keymap.press(Context.GAME, "j").command == Command.UNKNOWN


def test_single_letters_can_be_switched_off() -> None:
    keymap = Keymap(silent_letters="hq")
    assert keymap.press(Context.GAME, "h").command == Command.UNKNOWN
    assert keymap.press(Context.GAME, "H").command == Command.UNKNOWN
    assert keymap.press(Context.GAME, "q").command == Command.UNKNOWN
    assert Command.HAND not in keymap.working(Context.GAME)


def test_a_fixed_key_cannot_be_switched_off() -> None:
    assert Keymap(silent_letters=FIXED).press(Context.GAME, "enter").command == Command.CONFIRM


def test_working_commands_come_in_the_order_of_the_table() -> None:
    working = Keymap().working(Context.GAME)
    assert working[:2] == (Command.CARD, Command.CONFIRM)
    assert set(working) == {binding.command for binding in BINDINGS if Context.GAME in binding.contexts}


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("c-m", "enter"),
        ("c-j", "enter"),
        (" ", "space"),
        ("c-i", "tab"),
        ("s-tab", "shift-tab"),
        ("c-h", "backspace"),
        ("<sigint>", "ctrl-c"),
        ("c-d", "ctrl-d"),
        ("c-a", "ctrl-a"),
        ("c-right", "ctrl-right"),
        ("s-up", "shift-up"),
        ("c-s-end", "ctrl-shift-end"),
        ("f5", "f5"),
        ("h", "h"),
        ("-", "-"),
    ],
)
def test_keys_are_named_as_people_call_them(theirs: str, ours: str) -> None:
    assert key_name(theirs) == ours
