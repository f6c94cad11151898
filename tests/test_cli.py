"""The program's command line: its ways in, help by ear, bad input, and what a start loads."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cribbage_a11y import __version__, cli
from cribbage_a11y.commands import play
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.present import catalogue
from kit.commands import Ended, refused, started, typed

HAND: Final = ("score", "5H", "5S", "5D", "JC", "--starter", "5C")
COUNT: Final = "You: 15 for 16, double pair royal 28, his nobs is 29.\n"


@pytest.fixture(autouse=True)
def _english_system(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    catalogue.use(catalogue.ENGLISH)


def test_the_module_is_the_program() -> None:
    ended = started(*HAND)
    assert ended == typed(*HAND)
    assert ended.output.endswith(COUNT)


def test_the_installed_command_is_the_program() -> None:
    command = Path(sys.executable).with_name("cribbage-a11y")
    done = subprocess.run([command, *HAND], capture_output=True, check=True, text=True)
    assert done.stdout.endswith(COUNT)


def test_the_words_of_the_command_line_are_those_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["cribbage-a11y", "peg", "5X"])
    assert cli.main() == 2


def test_version() -> None:
    assert typed("--version") == Ended(0, f"cribbage-a11y {__version__}\n", "")


@pytest.mark.parametrize("words", [(), *((command,) for command in cli.COMMANDS)], ids=" ".join)
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_reads_well_by_ear(words: tuple[str, ...], option: str) -> None:
    ended = typed(*words, option)
    assert (ended.status, ended.error) == (0, "")
    lines = ended.output.splitlines()
    assert lines[0].startswith(" ".join(("cribbage-a11y", *words)) + ": ")
    for line in lines:
        assert line.endswith(".")
        assert len("".join(line.split())) >= 8
        assert set("[](){}<>|/*_%").isdisjoint(line.replace("large_print", ""))
        assert "None" not in line


def test_help_of_a_command_says_each_argument_in_a_line() -> None:
    assert typed("score", "--help").output.splitlines() == [
        "cribbage-a11y score: Count a hand or a crib with its starter, item by item.",
        "CARDS: the 4 cards of the hand, as in 5H 5S 5D JC; ten is T or 10.",
        "-h or --help: say this, and nothing else.",
        "--starter CARD: the card turned up, as in 5C.",
        "--crib: the cards are a crib, which takes a flush of 5 only.",
        "--json: one line of JSON in place of words.",
    ]


def test_help_says_what_may_be_chosen_and_which_commands_there_are() -> None:
    assert "--players 2, 3 or 4: seats at the table." in typed("play", "--help").output.splitlines()
    lines = typed("--help").output.splitlines()
    about = [line.partition(": ")[0] for line in lines if line.startswith("cribbage-a11y ")]
    assert about == [f"cribbage-a11y {command}" for command in cli.COMMANDS]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ("scores",),
            f"cribbage-a11y: 'scores' is not a command: choose one of {', '.join(cli.COMMANDS)}, "
            "or none to play.",
        ),
        (("",), "cribbage-a11y: '' is not a command: choose one of "),
        (("--frobnicate",), "cribbage-a11y: unrecognized arguments: --frobnicate. Try cribbage-a11y --help."),
        (("--presentation",), "cribbage-a11y: argument --presentation: expected one argument."),
        (
            ("--presentation", "x"),
            "cribbage-a11y: argument --presentation: invalid choice: 'x': choose from ",
        ),
        (
            ("play", "--players", "9" * 5000),
            "cribbage-a11y play: argument --players: invalid int value: '999",
        ),
        (
            ("simulate", "--games", "many"),
            "cribbage-a11y simulate: argument --games: invalid int value: 'many'.",
        ),
        (("verify",), "cribbage-a11y verify: the following arguments are required: FILE."),
        (("verify", "no\nsuch\nfile"), "cribbage-a11y verify: no such file: "),
        (("verify", "a\0b"), "cribbage-a11y verify: 'a\\x00b' is no text that a command line can hold."),
    ],
)
def test_what_is_not_understood_gets_one_line(words: tuple[str, ...], line: str) -> None:
    assert refused(typed(*words)).startswith(line)


CODES: Final = st.sampled_from([card.code for card in DECK])
OPTIONS: Final = st.sampled_from(
    ["--starter", "--starter=", "--crib", "--json", "--help", "-h", "--", "-", "@x"]
)
ANYTHING: Final = st.text(st.characters(exclude_categories=()))


@settings(deadline=None)
@given(
    st.sampled_from(["score", "peg"]),
    st.lists(st.one_of(CODES, CODES.map(str.lower), OPTIONS, ANYTHING, st.just("10h"))),
)
def test_no_input_raises(command: str, words: list[str]) -> None:
    ended = typed(command, *words)
    if ended.status:
        assert refused(ended).startswith(f"cribbage-a11y {command}: ")
    else:
        assert ended.error == ""
        assert ended.output


@settings(deadline=None)
@given(
    ANYTHING.filter(lambda text: text not in cli.COMMANDS and not text.startswith("-")), st.lists(ANYTHING)
)
def test_no_first_word_raises(first: str, others: list[str]) -> None:
    assert refused(typed(first, *others)).startswith("cribbage-a11y: ")


def test_without_a_command_the_program_starts_for_players(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Namespace] = []

    def run_home(args: Namespace) -> int:
        asked.append(args)
        return 7

    monkeypatch.setattr(play, "run_home", run_home)
    assert typed("--verbosity", "brief").status == 7
    assert [args.verbosity for args in asked] == ["brief"]


@pytest.mark.parametrize(
    ("words", "needless"),
    [
        (HAND, {"numpy", "prompt_toolkit", "asyncio", "json"}),
        ((*HAND, "--json"), {"numpy", "prompt_toolkit", "asyncio", "dataclasses", "cribbage_a11y.present"}),
        (("peg", "5H"), {"numpy", "prompt_toolkit", "asyncio", "json"}),
        (
            ("peg", "5H", "--json"),
            {"numpy", "prompt_toolkit", "asyncio", "dataclasses", "cribbage_a11y.present"},
        ),
    ],
)
def test_a_command_loads_only_what_it_needs(words: tuple[str, ...], needless: set[str]) -> None:
    program = "import sys; from cribbage_a11y.cli import main; main(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, check=True, text=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "cribbage_a11y.engine.cards" in loaded
    assert needless.isdisjoint(loaded)
