"""A key in the game: every command has an answer, and the same key twice at once is taken once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from cribbage_a11y.engine.actions import CountHand, LayAway, PlayCard
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.ui import update as updates
from cribbage_a11y.ui.choosing import CLAIM, MUGGINS
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Change, Do, Effect, Exit, Open, Say
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.model import Model
from cribbage_a11y.ui.scene import Options
from kit.place import Place, table_of

SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)
TWICE = "Pressed twice, taken once."


@pytest.fixture
def place() -> Iterator[Place]:
    """A two-player game before the player's lay-away."""
    with Place(table_of(SHORT)).start() as place:
        yield place


def _effects(place: Place, command: str, text: str = "") -> tuple[Effect, ...]:
    return updates.update(Model(), Press(command, 1, text), place.session.scene)[1]


def test_every_command_has_an_answer() -> None:
    assert set(updates._HANDLERS) == {*Command, CLAIM, MUGGINS}


@pytest.mark.parametrize("command", Command)
def test_no_command_is_silent(place: Place, command: Command) -> None:
    effects = _effects(place, command, "j")
    assert effects
    assert all(effect.utterances for effect in effects if isinstance(effect, Say))


@pytest.mark.parametrize(
    "command",
    [
        Command.REPEAT,
        Command.ADVICE,
        Command.CODE,
        Command.MESSAGE,
        Command.SETTINGS,
        Command.LARGE_PRINT,
        Command.TYPE,
        Command.SPEECH,
        Command.SAVE_HISTORY,
        Command.SUSPEND,
    ],
)
def test_what_the_program_does_is_asked_of_it_by_name(place: Place, command: Command) -> None:
    assert _effects(place, command) == (Do(command),)


def test_leaving_is_asked_and_stopping_is_not(place: Place) -> None:
    [leave] = _effects(place, Command.LEAVE)
    assert isinstance(leave, Open)
    assert _effects(place, Command.STOP) == (Exit(),)


def test_more_words_and_fewer_words_go_round(place: Place) -> None:
    changes = [_effects(place, command)[0] for command in (Command.VERBOSITY, Command.VERBOSITY_BACK)]
    assert changes == [Change("verbosity", "verbose"), Change("verbosity", "brief")]


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("j", "J does nothing here. Question mark says the keys."),
        ("9", "9 does nothing here. Question mark says the keys."),
        ("J", "Shift J does nothing here. Question mark says the keys."),
        ("f7", "F7 does nothing here. Question mark says the keys."),
        ("delete", "Delete does nothing here. Question mark says the keys."),
        ("ctrl-a", "Control A does nothing here. Question mark says the keys."),
        ("ctrl-left", "Control Left does nothing here. Question mark says the keys."),
        ("shift-up", "Shift Up does nothing here. Question mark says the keys."),
        ("Q", "Capital letters only read. Press small q."),
        ("O", "Capital letters only read. Press small o."),
    ],
)
def test_a_key_without_a_use_is_named(place: Place, key: str, line: str) -> None:
    assert place.key(key) == [line]


def test_the_keys_that_work_come_five_at_a_time_and_begin_again_after_another_key(place: Place) -> None:
    first = place.key("?")
    assert len(first) == 6
    assert place.key("?") != first
    place.key("t")
    assert place.key("?") == first


@pytest.mark.parametrize("key", ["enter", "1", "space"])
def test_the_same_key_at_once_is_taken_once_and_answered(place: Place, key: str) -> None:
    for card in ("1", "2") if key == "enter" else ():
        place.key(card)
    before = len(place.seen.bursts)
    place.now += 1
    place.at_once(key)
    once = place.session.model.chosen, place.table.state
    place.now += 0.05
    said = place.at_once(key)
    assert said == [TWICE]
    assert (place.session.model.chosen, place.table.state) == once
    assert len(place.seen.bursts) == before + 2


def test_the_same_key_after_a_while_is_taken_again(place: Place) -> None:
    assert place.key("1")[0].startswith("Chosen: ")
    assert place.key("1")[0].startswith("Put back: ")


def test_a_key_held_down_is_taken_once_and_said_once_and_asks_again_when_it_is_let_go(place: Place) -> None:
    place.key("1")
    before = len(place.lines)
    for _ in range(90):
        place.now += 0.033
        place.at_once("1")
    assert len(place.session.model.chosen) == 1
    assert place.lines[before:] == [TWICE]
    place.wait(0.2)
    assert place.lines[before:] == [TWICE, place.session.scene.prompt().text]
    place.now += 0.11
    assert place.at_once("1")[0].startswith("Put back: ")


def test_another_key_takes_the_place_of_asking_again(place: Place) -> None:
    place.key("1")
    place.at_once("1", "h")
    before = len(place.lines)
    place.wait(0.2)
    assert len(place.lines) == before


def test_a_second_run_of_slips_is_said_again(place: Place) -> None:
    for _ in range(2):
        place.key("1")
        assert place.at_once("1", "1") == [TWICE]


def test_whoever_answers_each_line_at_once_with_one_key_gets_on(place: Place) -> None:
    """A program that presses the same key as soon as anything is said, as long as it takes."""

    async def answer_each_line() -> None:
        clock = place.loop.time
        place.console.clock = clock
        chosen: list[tuple[Card, ...]] = []
        begin, heard = clock(), len(place.seen.bursts)
        place.console.key("1")
        while len(chosen) < 4 and clock() - begin < 5:
            if len(place.seen.bursts) > heard:
                chosen.append(place.session.model.chosen)
                heard = len(place.seen.bursts)
                place.console.key("1")
            await asyncio.sleep(0.001)
        assert len(set(chosen)) == 2, chosen

    place.run(answer_each_line())


def test_other_keys_at_once_are_all_taken(place: Place) -> None:
    place.at_once("1", "2", "enter")
    assert place.view.phase is Phase.PLAY


def test_reading_twice_at_once_reads_twice(place: Place) -> None:
    assert place.at_once("s", "s") == ["You 0. Anna 0."] * 2


def test_two_scores_never_come_from_one_key_twice_at_once(place: Place) -> None:
    """Enter and every digit twice at once throughout a game: at most one action each."""
    taken: list[object] = []
    place.table.journal = taken.append
    while place.view.phase is not Phase.GAME_OVER:
        view = place.view
        if view.is_my_turn and not place.table.gate and view.phase in (Phase.LAY_AWAY, Phase.PLAY):
            place._choose(view)
        before = len([action for action in taken if _is_mine(action)])
        place.now += 1
        place.at_once("enter", "enter")
        assert len([action for action in taken if _is_mine(action)]) <= before + 1


def _is_mine(action: object) -> bool:
    return isinstance(action, LayAway | PlayCard | CountHand) and action.seat == 0


def test_a_digit_twice_at_once_lays_one_card_where_digits_lay() -> None:
    options = Options(Keymap(), number_keys_play=True)
    with Place(table_of(SHORT), options=options).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
        number = place.view.hand.index(place.view.playable[0]) + 1
        held = len(place.view.hand)
        place.now += 1
        place.at_once(str(number), str(number))
        assert len(place.view.hand) == held - 1
