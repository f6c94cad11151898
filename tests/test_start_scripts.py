"""``./play`` and ``./run-tests`` on machines where something is missing, played by stand-in commands."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from kit.sources import ROOT

NEEDED: Final = ("sh", "cat", "cksum", "dirname", "readlink", "mkdir", "mktemp", "chmod", "rm")
"""The system's own commands that the scripts and the stand-ins may use."""
OLD_PYTHON: Final = "exit 1"
BARE_PYTHON: Final = 'case "$2" in *ensurepip*) exit 1 ;; esac'
"""A Python that is new enough, without its venv module."""
WHOLE_PYTHON: Final = """\
[ "$1 $2" = "-m venv" ] || exit 0
mkdir -p "$4/bin"
printf '%s\\n' '#!/bin/sh' 'echo "python $*" >> "$CALLS"' > "$4/bin/python"
chmod +x "$4/bin/python"
"""
"""A Python that makes an environment whose interpreter notes how it is called."""


class Machine:
    """A checkout of the scripts alone, and the only folder of commands that they find."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "checkout"
        self.commands = folder / "commands"
        self.calls = folder / "calls"
        self.checkout.mkdir()
        self.commands.mkdir()
        self.calls.touch()
        for name in ("play", "run-tests", "pyproject.toml", "scripts"):
            source = ROOT / name
            copy = shutil.copytree if source.is_dir() else shutil.copy2
            copy(source, self.checkout / name)
        for name in NEEDED:
            found = shutil.which(name)
            assert found is not None
            (self.commands / name).symlink_to(found)
        self.user(1000)

    def command(self, name: str, body: str) -> None:
        """Puts a command of the system in place, written in shell."""
        path = self.commands / name
        path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        path.chmod(0o755)

    def user(self, number: int) -> None:
        """Who starts the scripts: 0 is root."""
        self.command("id", f"echo {number}")

    def apt_brings(self, name: str, body: str) -> None:
        """An apt-get that notes how it is called and installs one command."""
        self.command("later", body)
        self.command(
            "apt-get",
            f'echo "apt-get $*" >> "$CALLS"\ncat "{self.commands}/later" > "{self.commands}/{name}"\n'
            f'chmod +x "{self.commands}/{name}"',
        )

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Runs a script of the checkout with no terminal to ask at."""
        return subprocess.run(
            command,
            cwd=self.checkout,
            env={"PATH": str(self.commands), "CALLS": str(self.calls)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    def called(self) -> list[str]:
        """What was called since the last question, in order."""
        lines = self.calls.read_text(encoding="utf-8").splitlines()
        self.calls.write_text("", encoding="utf-8")
        return lines


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    ("python", "missing", "packages"),
    [
        (None, "Python is missing.", "python3 python3-venv"),
        (OLD_PYTHON, "Python 3.11 or newer is missing.", "python3.11 python3.11-venv"),
        (BARE_PYTHON, "The venv module of Python is missing.", "python3-venv"),
    ],
)
def test_one_line_says_what_is_missing(
    machine: Machine, python: str | None, missing: str, packages: str
) -> None:
    machine.command("apt-get", "exit 100")
    if python is not None:
        machine.command("python3", python)
    ended = machine.run("./play")
    assert ended.returncode == 1
    assert ended.stderr == f"{missing} Install it with: sudo apt-get install {packages}. Then start again.\n"


def test_without_apt_the_line_names_no_command(machine: Machine) -> None:
    ended = machine.run("./play")
    assert ended.returncode == 1
    assert ended.stderr == (
        "Python is missing. Install Python 3.11 or newer with its venv module, then start again.\n"
    )


def test_root_gets_what_is_missing_installed(machine: Machine) -> None:
    machine.user(0)
    machine.apt_brings("python3", WHOLE_PYTHON)
    ended = machine.run("./play", "--help")
    assert ended.returncode == 0, ended.stderr
    assert "Python is missing. Installing it with: apt-get install python3 python3-venv\n" in ended.stdout
    assert machine.called()[:2] == ["apt-get -qq update", "apt-get -qq install -y python3 python3-venv"]


def test_an_installation_that_the_system_refuses_ends_with_one_line_about_it(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", "echo 'No space left.'; exit 100")
    ended = machine.run("./play")
    assert ended.returncode == 1
    assert ended.stderr == (
        "No space left.\n"
        "The system did not install python3 python3-venv, and nothing can be played without.\n"
    )


def test_an_older_python_beside_a_newer_one_is_passed_over(machine: Machine) -> None:
    machine.command("python3", OLD_PYTHON)
    machine.command("python3.12", WHOLE_PYTHON)
    assert machine.run("./play").returncode == 0


def test_the_second_start_goes_straight_to_the_game(machine: Machine) -> None:
    machine.command("python3", WHOLE_PYTHON)
    first = machine.run("./play")
    assert first.stdout.startswith("Preparing what is needed, once.")
    installed, started = machine.called()
    assert installed.startswith("python -m pip install")
    assert installed.endswith(f"--editable {machine.checkout}")
    assert started == "python -m cribbage_a11y"
    second = machine.run("./play", "--seed", "7")
    assert (second.stdout, second.stderr) == ("", "")
    assert machine.called() == ["python -m cribbage_a11y --seed 7"]


def test_what_the_tests_use_serves_the_game_too_but_not_the_other_way(machine: Machine) -> None:
    machine.command("python3", WHOLE_PYTHON)
    machine.run("./play")
    machine.called()
    machine.run("./run-tests", "-x")
    pip, *others = [call for call in machine.called() if "import pip" not in call]
    assert pip.endswith(f"--editable {machine.checkout}[test]")
    assert others == ["python -m pytest -x"]
    (machine.checkout / ".venv" / "ready-play").unlink()
    machine.run("./play")
    assert machine.called() == ["python -m cribbage_a11y"]


def test_a_changed_project_is_installed_again(machine: Machine) -> None:
    machine.command("python3", WHOLE_PYTHON)
    machine.run("./play")
    machine.called()
    with (machine.checkout / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# another dependency\n")
    machine.run("./play")
    assert any("pip install" in call for call in machine.called())


def test_a_failed_installation_is_one_line_and_is_tried_again(machine: Machine) -> None:
    machine.command("python3", WHOLE_PYTHON.replace("'echo", "'[ \"$2\" != pip ] || exit 1' 'echo"))
    for _ in range(2):
        ended = machine.run("./play")
        assert ended.returncode == 1
        assert ended.stderr.startswith("The libraries could not be installed.")
        assert ended.stderr.count("\n") == 1


def test_it_runs_through_a_link_from_another_folder(machine: Machine, tmp_path: Path) -> None:
    machine.command("python3", WHOLE_PYTHON)
    link = tmp_path / "cribbage"
    link.symlink_to(machine.checkout / "play")
    ended = machine.run(os.fspath(link))
    assert ended.returncode == 0, ended.stderr
    assert machine.called()[-1] == "python -m cribbage_a11y"


@pytest.mark.parametrize("command", ["host", "join"])
def test_tables_for_others_get_the_libraries_of_their_doors(machine: Machine, command: str) -> None:
    machine.command("python3", WHOLE_PYTHON)
    assert machine.run("./play", command).returncode == 0
    called = machine.called()
    [installed] = [call for call in called if "pip install" in call]
    assert installed.endswith("[host]")
    assert called[-1] == f"python -m cribbage_a11y {command}"
