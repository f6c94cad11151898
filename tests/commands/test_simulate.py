"""``simulate``: right records of every kind, the same from the same seed, and one line for bad input."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest

from cribbage_a11y.cli import main
from cribbage_a11y.store.verify import verify_file
from kit.record_checker import check_lines


def simulate(*words: str) -> int:
    return main(["simulate", *words])


KINDS = list(product("234", ("121", "61"), ("cut", "random", "seat0"), ("auto", "manual", "muggins")))


@pytest.mark.parametrize(("players", "target", "first_deal", "counting"), KINDS)
def test_games_of_every_kind_follow_the_rules_by_two_readings(
    players: str, target: str, first_deal: str, counting: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    words = ["--players", players, "--target", target, "--first-deal", first_deal, "--counting", counting]
    extra = ["--misses", "0.2", "--pone-bonus", "3", "--games", "5", "--seed", players + counting]
    assert simulate(*words, *extra, "--records", str(path)) == 0
    seen = check_lines(path.read_text(encoding="utf-8").splitlines())
    assert seen["games"] == seen["game_over"] == 5
    assert (seen["claim"] > 0) == (counting != "auto")
    assert (seen["cut_for_deal"] > 0) == (first_deal == "cut")
    assert verify_file(path) == (5, 5, 0)


def test_misses_are_sometimes_taken_and_sometimes_left(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate("--games", "30", "--counting", "muggins", "--misses", "0.3", "--records", str(path))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    shows = {}
    missed = 0
    for line in lines:
        if line.get("event") == "show":
            shows = line
        elif line.get("event") == "claim":
            missed += line["points"] < shows["total"]
    taken = sum(line.get("reason") == "muggins" for line in lines)
    assert 0 < taken < missed
    check_lines(path.read_text(encoding="utf-8").splitlines())


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("first", "second", "third")]
    for path, seed in zip(paths, ("5", "5", "6"), strict=True):
        words = ("--games", "6", "--level", "gentle", "--counting", "muggins", "--misses", "0.1")
        simulate(*words, "--seed", seed, "--records", str(path))
    first, second, third = (path.read_bytes() for path in paths)
    assert first == second != third


def deals_of(path: Path) -> list[list[list[str]]]:
    """By game: each hand's cards."""
    games: list[list[list[str]]] = []
    for text in path.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if "record" in line:
            games.append([])
        elif line["event"] == "deal":
            games[-1].append(sorted(card for hand in line["cards"] for card in hand))
    return games


def test_other_levels_are_dealt_the_same_cards(tmp_path: Path) -> None:
    paths = [tmp_path / "one", tmp_path / "other"]
    for path, level in zip(paths, ("book", "counter,gentle"), strict=True):
        simulate("--games", "4", "--level", level, "--first-deal", "seat0", "--records", str(path))
    for one, other in zip(*map(deals_of, paths), strict=True):
        both = min(len(one), len(other))
        assert both > 5
        assert one[:both] == other[:both]


def test_a_header_names_every_seat_and_its_level(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ("--players", "3", "--level", "book,table,counter", "--no-skunks")
    simulate("--games", "1", *words, "--records", str(path))
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["rules"]["skunks"] is False
    assert header["seats"] == [
        {"name": f"Computer {n}", "kind": "computer", "level": level}
        for n, level in ((1, "book"), (2, "table"), (3, "counter"))
    ]


def test_the_summary_adds_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ("--players", "4", "--level", "book,table,counter,table")
    assert simulate("--games", "40", *words, "--records", str(path)) == 0
    out = capsys.readouterr().out
    first, *rest = out.splitlines()
    assert re.fullmatch(r"Games 40\. [\d.]+ games a second\. \d+ events a game\.", first)
    overs = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    overs = [line for line in overs if line.get("event") == "game_over"]
    for side, seats in enumerate(("seat 0 book, seat 2 counter", "seat 1 table, seat 3 table")):
        won = sum(over["winner"] == side for over in overs)
        average = sum(over["scores"][side] for over in overs) / 40
        share = f"won {won} of 40, {100 * won / 40:.1f} percent, 95 percent interval "
        assert rest[side].startswith(f"Side {side}, {seats}: {share}")
        assert rest[side].endswith(f". Average score {average:.1f}.")
    won = sum(over["winner"] == 1 for over in overs)
    about_table = f"Level table: won {2 * won} of 80, {100 * won / 40:.1f} percent, 95 percent interval "
    assert any(line.startswith(about_table) for line in rest)
    skunks = [over["skunk"] for over in overs]
    assert rest[-1] == f"Skunks {skunks.count('single')}. Double skunks {skunks.count('double')}."
    assert re.search(r"First dealer's side won \d+ of 40, ", rest[-2])


def test_one_level_for_all_has_no_lines_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "2") == 0
    assert "Level" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--games", "0"], "--games is 0: play at least 1 game."),
        (["--games", "many"], "many"),
        (["--misses", "1.5"], "--misses is 1.5: give a chance from 0 to 1."),
        (["--misses", "nan"], "--misses is nan: give a chance from 0 to 1."),
        (["--level", "expert"], "'expert' is not a level: choose from gentle, book"),
        (["--level", "book,table,book"], "--level names 3 levels for 2 players: name 1 or 2."),
        (["--players", "5"], "5"),
        (["--target", "100"], "100"),
        (["--first-deal", "given"], "given"),
        (["--pone-bonus", "2"], "2"),
        (["--records", "no/such/folder/file"], "no/such/folder/file: No such file or directory."),
    ],
)
def test_bad_input_is_one_line(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert reason in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "40", "--records", "/dev/full") == 2
    assert capsys.readouterr().err.endswith("/dev/full: No space left on device.\n")
