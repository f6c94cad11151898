"""Other keys for a command."""

from __future__ import annotations

import pytest

from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Change
from cribbage_a11y.ui.keymap import Context, Keymap
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction
from kit.screens import heard, pressed
from kit.settings_screens import keys_screen


def _new_keys(screen: MenuScreen, label: str, text: str) -> Reaction:
    place = next(place for place, line in enumerate(screen.labels) if line.endswith(label))
    asking = screen.at(place).picked()
    assert asking.screen is not None
    return asking.screen.press(Press("keys_for", text=text))


def test_a_command_gets_other_keys() -> None:
    reaction = _new_keys(keys_screen(), ": your hand.", "j f5")
    assert reaction.effects[0] == Change("key_changes", {"hand": "j f5"})
    assert heard(reaction.effects) == ["J or F5: your hand."]
    assert Keymap({"hand": "j f5"}).press(Context.GAME, "j").command is Command.HAND
    back = pressed(keys_screen(key_changes={"hand": "j"}), Command.BACK)
    assert heard(back.effects) == ["Keys of your own.", "1. Change keys. 1 is changed."]


def test_a_command_gets_its_usual_keys_back() -> None:
    reaction = _new_keys(keys_screen(key_changes={"hand": "j", "score": "f2"}), ": your hand.", " ")
    assert reaction.effects[0] == Change("key_changes", {"score": "f2"})
    assert heard(reaction.effects) == ["H: your hand."]
    assert reaction.screen is not None
    assert heard(pressed(reaction.screen, Command.BACK).effects)[1] == "1. Change keys. 1 is changed."


@pytest.mark.parametrize(
    ("label", "text", "answer"),
    [
        (": your hand.", "escape", "The key Escape always stays as it is. Nothing is changed."),
        (": your hand.", "hello", "There is no key called hello. Nothing is changed."),
        (": your hand.", "s", "The key S is taken. Nothing is changed."),
        (": your hand.", "4", "The key 4 is taken. Nothing is changed."),
        (
            ": type a command.",
            "Z",
            "The key Shift Z is a capital, and capitals only say more. Nothing is changed.",
        ),
    ],
)
def test_keys_that_will_not_do_are_told(label: str, text: str, answer: str) -> None:
    reaction = _new_keys(keys_screen(), label, text)
    assert heard(reaction.effects) == [answer]
    assert not any(isinstance(effect, Change) for effect in reaction.effects)


def test_a_capital_may_only_say_more() -> None:
    reaction = _new_keys(keys_screen(), ": your hand.", "Z")
    assert heard(reaction.effects) == ["Shift Z: your hand."]


def test_giving_up_leaves_the_keys() -> None:
    asking = pressed(keys_screen(), Command.CONFIRM)
    assert asking.screen is not None
    assert heard(pressed(asking.screen, Command.BACK).effects) == ["Left: previous card."]
    assert heard(pressed(asking.screen, Command.DOWN).effects) == ["2. Right: next card."]
