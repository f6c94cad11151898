"""Screens over a session: which of them a key reaches, and what a line prompt gives back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.effects import AskText, Change, Do, Exit, Leave, Say
from cribbage_a11y.ui.keymap import Context, Keymap
from cribbage_a11y.ui.screens.question import Question
from cribbage_a11y.ui.screens.screen import Menu, MenuItem, Reaction, say
from kit.kept import Seen, Spoken
from kit.place import Place, table_of

SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)
STAY = "You stay in the game."


@pytest.fixture
def place() -> Iterator[Place]:
    """A two-player game before the player's lay-away."""
    with Place(table_of(SHORT)).start() as place:
        yield place


def _menu(name: str, *reactions: Reaction) -> Menu:
    return Menu(name, tuple(_item(reaction) for reaction in reactions))


def _item(reaction: Reaction) -> MenuItem:
    return MenuItem("A line of it.", lambda _menu: reaction)


def test_keys_reach_the_screen_in_front_and_then_the_game(place: Place) -> None:
    [asked] = place.key("q")
    assert asked.startswith("Leave the game?")
    assert place.console.context is Context.SCREEN
    assert place.key("h")[0].startswith("That key does nothing here.")
    assert place.key("escape") == [STAY, place.session.scene.prompt().text]
    assert len(place.key("g")) == 2


@pytest.mark.parametrize("key", ["Y", "N", "Q", "Z"])
def test_a_capital_answers_no_question(place: Place, key: str) -> None:
    [asked] = place.key("q")
    assert place.key(key)[-1].endswith(asked)
    assert len(place.console.screens) == 1
    assert ("leave", None) not in place.done


@pytest.mark.parametrize("key", ["enter", "1", "y"])
def test_leaving_is_done_once_it_is_confirmed(place: Place, key: str) -> None:
    place.key("q")
    place.key(key)
    assert place.done == [("leave", None)]
    assert not place.console.screens


@pytest.mark.parametrize("key", ["enter", "1"])
def test_the_same_key_at_once_does_not_answer_two_screens(place: Place, key: str) -> None:
    second = _menu("The second menu.", Reaction(None, (Leave(),)))
    first = _menu("The first menu.", Reaction(second, second.opening()))
    place.console.open(first)
    said = place.at_once(key, key)
    assert place.console.screens == [second]
    assert said[-1] == "Pressed twice, taken once."
    assert place.at_once(key) == []
    before = len(place.lines)
    place.wait(0.2)
    assert place.lines[before:] == ["The second menu.", "1. A line of it."]
    place.now += 1
    place.at_once(key)
    assert place.done == [("leave", None)]


def test_a_key_twice_at_once_in_one_screen_is_taken_twice_where_it_only_reads(place: Place) -> None:
    place.console.open(_menu("A menu.", Reaction(None), Reaction(None)))
    assert place.at_once("down", "down") == ["2. A line of it."] * 2


def test_a_screen_that_closes_says_where_the_player_is_now(place: Place) -> None:
    below = _menu("Below it.", Reaction(None))
    place.console.open(below)
    place.console.open(_menu("Above it.", Reaction(None)))
    assert place.key("1") == ["Below it.", "1. A line of it."]
    assert place.key("escape") == [place.session.scene.prompt().text]


def test_a_screen_that_closes_with_words_says_then_where_the_player_is_now(place: Place) -> None:
    place.console.open(_menu("A menu.", Reaction(None, (say("It is done."),))))
    assert place.key("1") == ["It is done.", place.session.scene.prompt().text]


def test_the_keys_of_a_screen_are_the_programs_to_say(place: Place) -> None:
    place.console.open(_menu("A menu.", Reaction(None)))
    place.console.handlers[Command.KEYS] = lambda _value: place.done.append(("keys", None))
    place.key("?")
    assert place.done == [("keys", None)]


def test_stopping_and_voice_and_print_work_everywhere(place: Place) -> None:
    place.console.open(_menu("A menu.", Reaction(None)))
    for key in ("ctrl-c", "x", "b", "ctrl-z"):
        place.key(key)
    assert [name for name, _value in place.done] == [
        "exit",
        Command.SPEECH,
        Command.LARGE_PRINT,
        Command.SUSPEND,
    ]
    assert place.console.screens


def test_effects_reach_whom_they_are_for(place: Place) -> None:
    for effect in (Change("name", "Zoe"), Leave(), Exit(), Do(Command.ADVICE, 3)):
        place.console.perform(effect)
    assert place.done == [("name", "Zoe"), ("leave", None), ("exit", None), (Command.ADVICE, 3)]
    place.console.perform(Say(()))
    assert place.seen.bursts[-1] == ()


def test_a_line_for_a_screen_is_given_back_to_it(place: Place) -> None:
    asking = Reaction(Question("Whose name?", (), ()), (AskText("name", "Name:", "Zoe"),))
    place.console.open(_menu("A menu.", asking))
    place.key("1")
    assert place.console.is_asking
    assert place.seen.questions == [("Name:", "Zoe")]
    place.type("yes")
    assert not place.console.is_asking
    assert not place.console.screens


def test_a_line_given_up_closes_the_screen_that_asked_as_escape_does(place: Place) -> None:
    asking = Reaction(Question("Whose name?", (), (say("Nobody's."),)), (AskText("name", "Name:"),))
    place.console.open(_menu("A menu.", asking))
    place.key("1")
    assert place.type(None) == ["Nobody's.", place.session.scene.prompt().text]


def test_a_line_for_the_program_is_given_to_its_handler(place: Place) -> None:
    place.console.handlers["command"] = lambda value: place.done.append(("command", value))
    place.run(_perform(place.console, AskText("command", "Command:")))
    place.type("score")
    assert place.done == [("command", "score")]


async def _perform(console: Console, effect: AskText) -> None:
    console.perform(effect)


def test_a_count_asked_in_a_line_reaches_the_game() -> None:
    rules = Rules(target=61, first_deal=FirstDeal.SEAT0, counting=Counting.MANUAL)
    with Place(table_of(rules)).start() as place:
        place.until(lambda view: view.phase is Phase.SHOW and view.is_my_turn)
        place.key("enter")
        assert place.type("3")[0].startswith("You sa")


def test_without_a_session_every_key_is_the_screens() -> None:
    seen = Seen()
    console = Console(seen, Spoken(), Keymap())
    assert console.context is Context.SCREEN
    console.key("h")
    assert seen.bursts == []
    console.open(_menu("A menu.", Reaction(None)))
    console.press(Press(Command.REPEAT))
    assert seen.bursts[-1] == seen.bursts[-2]
    console.close_all()
    console.back_in_front()
    assert len(seen.bursts) == 2
