"""What must hold for the repository as a whole: its words, its sizes, its two commands, its laws."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from kit.seat_counts import seat_count_questions
from kit.sources import PACKAGE, ROOT, modules, tracked_files, tracked_text

LONGEST_MODULE: Final = 249
SEATS_MODULE: Final = Path("src/cribbage_a11y/engine/seats.py")
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

UNFINISHED: Final = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|HA" + r"CK)\b")
"""Marks of work left for later, put together here so that this file does not hold one."""
ONE_MACHINE: Final = re.compile(r"(?<![\w.])/(?:work|root|tmp|home/[a-z]+)" + r"/")
"""Folders of the machine that somebody happened to write on."""
REGISTRY: Final = re.compile(
    r"(?i)\b(?:pypi\.org|python" + r"hosted\.org|registry\.npmjs|deb\.debian\.org|ubuntu\.com/ubuntu)"
)
"""Where packages come from is the affair of the machine that installs them."""
OTHER_NAME: Final = re.compile(r"\bA" + r"I\b")
"""An opponent that is no person is called the computer, everywhere."""


def _lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}"
        for path, text in tracked_text().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("pattern", [UNFINISHED, ONE_MACHINE, REGISTRY, OTHER_NAME], ids=lambda p: p.pattern)
def test_no_file_holds(pattern: re.Pattern[str]) -> None:
    assert _lines_with(pattern) == []


def test_modules_are_short() -> None:
    lengths = {
        str(path): len((ROOT / path).read_text(encoding="utf-8").splitlines())
        for path in tracked_files()
        if path.suffix == ".py"
    }
    assert {path: length for path, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_only_the_table_shapes_know_how_many_seats_there_are() -> None:
    asked = {
        str(path): lines
        for path, tree in modules().items()
        if path != SEATS_MODULE and (lines := seat_count_questions(tree))
    }
    assert asked == {}


@pytest.mark.parametrize(
    "code",
    [
        "rules.players == 2",
        "2 < players",
        "state.rules.players >= 3",
        "seat_count != 4",
        "len(self.seats) == 2",
        "len(kept_hands) > 2",
        "shape.seats in (2, 4)",
        "players not in {3}",
        "players % 2 == 0",
        "x = {2: 'two', 3: 'three'}[rules.players]",
        "x = ('', '', 'two')[players - 1]",
        "match rules.players:\n    case 2:\n        pass",
    ],
)
def test_a_question_about_the_seat_count_is_found(code: str) -> None:
    assert seat_count_questions(ast.parse(code)) != []


@pytest.mark.parametrize(
    "code",
    [
        "len(seats) == 0",
        "len(names) > 0",
        "rules.players == other.players",
        "len(hands) == rules.players",
        "rules.players - 1 == seat",
        "len(hand) == 4",
        "len(cards) > 2",
        "seat == 2",
        "SHAPES[rules.players]",
        "len(kept) == shape.kept",
    ],
)
def test_other_comparisons_are_left_alone(code: str) -> None:
    assert seat_count_questions(ast.parse(code)) == []


def test_every_package_below_the_program_has_a_contract_of_its_own() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    held = {source for contract in contracts for source in contract.get("source_modules", [])}
    [below] = [contract["layers"][-1] for contract in contracts if contract["type"] == "layers"]
    packages = set(below.split(" : "))
    assert packages >= {"engine", "odds", "players", "table", "present", "speech", "ui", "store", "net"}
    assert {f"cribbage_a11y.{package}" for package in packages} <= held


def test_computer_players_are_given_their_chance() -> None:
    """A player may name the type of a generator; one that made its own could not be replayed from a seed."""
    made = [
        f"{path}:{node.lineno}"
        for path, tree in modules().items()
        if path.parts[2] == "players"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _makes_chance(node.func)
    ]
    assert made == []


def _makes_chance(function: ast.expr) -> bool:
    """Whether a call makes a generator or asks the one that all of Python shares."""
    match function:
        case ast.Name(id="Random" | "SystemRandom" | "default_rng"):
            return True
        case ast.Attribute(value=ast.Name(id="random")):
            return True
    return False


def test_heavy_libraries_wait_until_they_are_needed() -> None:
    """Starting the game pays for none of the libraries that the first prompt does without."""
    tops = sorted(
        f"cribbage_a11y.{path.stem if path.suffix else path.name}"
        for path in PACKAGE.iterdir()
        if not path.name.startswith("_")
    )
    program = (
        "import sys, importlib\nfor name in sys.argv[1:]: importlib.import_module(name)\nprint(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program, *tops], capture_output=True, check=True, text=True
    ).stdout.split()
    assert "cribbage_a11y.engine" in loaded
    assert {"numpy", "asyncssh", "websockets", "sqlite3", "accessible_output2"}.isdisjoint(loaded)


def _readme_commands() -> set[str]:
    """The commands that the README sets apart, each a line of its own indented by four."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return set(re.findall(r"^ {4}(\./\S+)$", text, re.MULTILINE))


@pytest.mark.parametrize("command", ["./play", "./run-tests"])
def test_the_readme_names_a_command_that_runs(command: str) -> None:
    assert command in _readme_commands()
    assert os.access(ROOT / command, os.X_OK)


@pytest.mark.parametrize("script", ["play", "run-tests", "scripts/environment.sh", ".ci/run"])
def test_scripts_are_well_formed(script: str) -> None:
    shell = (ROOT / script).read_text(encoding="utf-8").splitlines()[0].rpartition("/")[2].split()[-1]
    subprocess.run([shell.removeprefix("shell="), "-n", script], cwd=ROOT, check=True)


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"


def test_the_version_is_written_once() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert ROOT / PROJECT["tool"]["hatch"]["version"]["path"] == PACKAGE / "__init__.py"


def test_licence_names_its_holders() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert text.startswith("MIT License")
    assert "Copyright (c) 2026 The cribbage-a11y authors" in text
