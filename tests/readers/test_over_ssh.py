"""A guest behind the SSH door with a real reader: OpenSSH's client runs under it, at a host of its own."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.net.looks_words import presentations_offered
from readers.hearing import Hearing
from readers.lab import Lab, Terminal
from readers.over_ssh import BEGIN_IN_BRAILLE, NAME, Game, guest_of_a_host, played_ahead, since_first_key
from readers.walks import QUICK, script

READERS = ("yasr", "fenrir")
CELLS = 40
MENU = "Press 1 to 9, or Down and Enter."
DOOR = "\n".join(
    ["expect 20 Your name:", "hear 10", f"type {NAME}", "key enter", "expect 20 Welcome", "hear 10"]
)


def play(lab: Lab, game: Game, home: Path) -> Hearing:
    """Sit down at a host and press the keys of a game."""
    with guest_of_a_host(home) as command:
        return lab.run(f"{DOOR}\n{script(game.steps, MENU)}", command, terminal=Terminal(rate=QUICK))


def assert_as_played(heard: Hearing, game: Game) -> None:
    """Fails unless after each key its lines are said, all and once, and nothing else."""
    heard.assert_script_held()
    pressed = Counter(["enter"])
    for key, said in game.steps:
        pressed[key] += 1
        assert heard.words_after(key, pressed[key]) == said, (key, pressed[key])
    at_table = since_first_key(heard, game.steps[0][0], MENU)
    at_table.assert_each_line_said_once()
    at_table.assert_all_heard_to_the_end()
    assert heard.game == ()


def assert_nothing_hidden(heard: Hearing, game: Game) -> None:
    """Fails where a card is named that the computer laid away, before the hands are shown."""
    assert game.hidden
    assert game.shown > 5
    before = " ".join(said for _key, said in game.steps[: game.shown])
    told = " ".join(message.text for message in heard.voice).split(game.steps[game.shown][1][:30])[0]
    for card in game.hidden:
        assert card not in before
        assert card not in told


@pytest.mark.parametrize("lab", READERS, indirect=True)
def test_a_guest_with_a_reader_sits_down_plays_a_hand_and_reads_the_history(lab: Lab, tmp_path: Path) -> None:
    game = played_ahead(lambda state: state.hand_number == 2)
    heard = play(lab, game, tmp_path)
    voice = " ".join(message.text for message in heard.voice)
    for once in (presentations_offered(), "Your name:", "Welcome, Anna. You have seat 1.", "Your table."):
        assert voice.count(once) == 1, once
    assert_as_played(heard, game)
    assert_nothing_hidden(heard, game)


@pytest.mark.parametrize("lab", ["brltty"], indirect=True)
def test_a_guest_with_a_braille_line_has_what_matters_on_it(lab: Lab, tmp_path: Path) -> None:
    game = played_ahead(lambda state: state.phase is Phase.SHOW, BEGIN_IN_BRAILLE)
    with guest_of_a_host(tmp_path) as command:
        keys = f"{DOOR}\n{script(game.steps, MENU)}"
        heard = lab.run(keys, command, terminal=Terminal(rate=QUICK, cells=CELLS))
    heard.assert_script_held()
    pressed = Counter(["enter"])
    for place, (key, said) in enumerate(game.steps):
        pressed[key] += 1
        if place >= len(BEGIN_IN_BRAILLE):
            shown = heard.brailled_after(key, pressed[key])[-1]
            assert 0 < len(shown) <= CELLS
            assert said.endswith(shown), (key, pressed[key])


@pytest.mark.skipif("CI" in os.environ, reason="a minute a reader; the hand above runs in every full run")
@pytest.mark.parametrize("lab", READERS, indirect=True)
def test_a_guest_with_a_reader_plays_a_whole_game(lab: Lab, tmp_path: Path) -> None:
    game = played_ahead(lambda state: state.phase is Phase.GAME_OVER)
    assert_as_played(play(lab, game, tmp_path), game)
