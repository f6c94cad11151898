"""``verify``: what it says of right and wrong files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cribbage_a11y.cli import main
from cribbage_a11y.engine.rules import Rules
from kit.recorded import random_record


def write(path: Path, lines: list[str]) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_right_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = random_record(Rules(), 1)
    assert main(["verify", str(write(tmp_path / "one", whole))]) == 0
    assert capsys.readouterr().out == "1 game follows the rules.\n"
    assert main(["verify", str(write(tmp_path / "two", [*whole, *whole[:9]]))]) == 0
    assert capsys.readouterr().out == "2 games follow the rules. Games not finished: 1.\n"


def test_fair_deals_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fair = random_record(Rules(target=61), 1, fair=True)
    deals = sum('"deal"' in line for line in fair)
    assert main(["verify", str(write(tmp_path / "fair", fair))]) == 0
    assert capsys.readouterr().out == f"1 game follows the rules. Deals opened as promised: {deals}.\n"


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([], "Line 1: there is no game in this file."),
        (["{"], "Line 1: it is not a line of JSON."),
        (random_record(Rules(), 1)[:3] + random_record(Rules(), 1)[5:], "Line 4: "),
    ],
)
def test_a_wrong_file_is_one_line(
    lines: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "game.jsonl", lines)
    assert main(["verify", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"{path}: {reason}" in err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none", tmp_path):
        assert main(["verify", str(path)]) == 2
        err = capsys.readouterr().err
        assert err.count("\n") == 1
        assert str(path) in err
