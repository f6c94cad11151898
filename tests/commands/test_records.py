"""``records``: the same figures as lines, as JSON and as a picture; games out to a file and in again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cribbage_a11y.app import records as desk
from cribbage_a11y.engine.rules import Rules
from kit.commands import refused, typed
from kit.record_figures import figures, games_in
from kit.recorded import changed, random_record
from kit.screens import faults


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Nine games at tables of two and three; the last one is practice."""
    records = tmp_path / "home" / "records"
    records.mkdir(parents=True)
    for number in range(9):
        lines = random_record(Rules(players=2 + number % 2, target=61), number)
        if number == 8:
            lines[0] = changed(lines[0], practice=True)
        (records / f"2026-02-0{number + 1}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return records.parent


def as_json(home: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(typed("records", "--json", "--home", str(home)).output)
    return found


def test_the_json_is_what_a_second_count_finds(home: Path) -> None:
    told = as_json(home)
    second = figures(games_in(home / "records"))
    assert (told["games"], told["won"], told["practice"]) == (second["games"], second["won"], 1)
    assert {name: (each["hands"], each["points"]) for name, each in told["averages"].items()} == second[
        "averages"
    ]
    assert {name: each["known"] for name, each in told["averages"].items()} == {
        "pone_hand": 8.15,
        "dealer_hand": 8.0,
        "crib": 4.79,
        "pone_pegging": 2.03,
        "dealer_pegging": 3.24,
    }
    assert told["best"]["points"] == second["best"]
    assert told["cards"] == second["sums"]
    assert (told["streak"], told["longest_won"], told["longest_lost"]) == second["streaks"]
    assert [(group["players"], group["level"]) for group in told["groups"]] == [
        (2, None),
        (3, None),
        (2, "book"),
        (3, "book"),
    ]
    assert told["groups"][1]["averages"]["crib"]["known"] is None
    assert told["unreadable"] == []


def test_the_lines_are_whole_sentences_with_the_figures(home: Path) -> None:
    ended = typed("records", "--home", str(home))
    lines = ended.output.splitlines()
    assert (ended.status, ended.error) == (0, "")
    assert {line: wrong for line in lines if (wrong := faults(line))} == {}
    told = as_json(home)
    share = 100 * told["won"] / 8
    assert lines[:3] == [
        "All games.",
        f"8 games: won {told['won']}, lost {told['lost']}. Won {share:.1f} percent.",
        "1 practice game is not counted.",
    ]
    crib = told["groups"][0]["averages"]["crib"]
    assert f"Crib: {crib['mean']:.2f} on average, cribs {crib['hands']}. Good players make 4.79." in lines
    assert "Cards and cuts." in lines


def test_without_games_it_says_so(tmp_path: Path) -> None:
    assert typed("records", "--home", str(tmp_path)).output.splitlines() == [
        "All games.",
        "No finished game is counted yet.",
    ]


def test_a_damaged_record_is_named(home: Path) -> None:
    (home / "records" / "bad.jsonl").write_text("{\n", encoding="utf-8")
    ended = typed("records", "--home", str(home))
    assert ended.output.splitlines()[-2:] == [
        "Records that cannot be read.",
        "The record bad.jsonl is wrong at line 1: it is not a line of JSON. It is left as it is.",
    ]
    assert as_json(home)["unreadable"] == [
        {"file": "bad.jsonl", "line": 1, "reason": "it is not a line of JSON."}
    ]


def test_the_picture_holds_the_averages_in_bars_and_in_words(home: Path, tmp_path: Path) -> None:
    target = tmp_path / "picture.svg"
    assert typed("records", "--home", str(home), "--picture", str(target)).status == 0
    drawn = ElementTree.parse(target).getroot()
    name = "{http://www.w3.org/2000/svg}"
    texts = [element.text for element in drawn.iter(f"{name}text")]
    averages = as_json(home)["groups"][0]["averages"]
    for average in averages.values():
        assert f"{average['mean']:.2f}" in texts
        assert f"{average['known']:.2f}" in texts
    bars = [float(bar.get("width", 0)) for bar in drawn.iter(f"{name}rect") if bar.get("stroke") is not None]
    lengths = [value for each in averages.values() for value in (each["mean"], each["known"])]
    assert [round(length * 38) for length in lengths] == bars
    about = drawn.find(f"{name}desc")
    assert about is not None
    assert about.text is not None
    assert "Hand as pone" in about.text


def test_nothing_to_draw(tmp_path: Path) -> None:
    ended = typed("records", "--home", str(tmp_path), "--picture", str(tmp_path / "p.svg"))
    assert refused(ended) == "cribbage-a11y records: There is no game at a table of 2 to draw yet."
    assert not (tmp_path / "p.svg").exists()


def test_games_go_out_and_come_in_again(home: Path, tmp_path: Path) -> None:
    (home / "records" / "bad.jsonl").write_text("{\n", encoding="utf-8")
    games, other = tmp_path / "games.jsonl", tmp_path / "other"
    assert typed("records", "--home", str(home), "--export", str(games)).output == (
        f"9 games are written: {games}. 1 damaged record is left out.\n"
    )
    assert typed("records", "--home", str(other), "--import", str(games)).output == "9 games are taken in.\n"
    (home / "records" / "bad.jsonl").unlink()
    assert as_json(other) == as_json(home)
    again = typed("records", "--home", str(other), "--import", str(games))
    assert again.output == "0 games are taken in. 9 were there already.\n"
    assert as_json(other) == as_json(home)


def test_an_unfinished_game_is_not_taken_in(tmp_path: Path) -> None:
    source = tmp_path / "source.jsonl"
    lines = random_record(Rules(target=61), 1)
    source.write_text("\n".join([*lines, *lines[:9]]), encoding="utf-8")
    os.utime(source, (1_800_000_000, 1_800_000_000))
    ended = typed("records", "--home", str(tmp_path), "--import", str(source))
    assert ended.output == "1 game is taken in. 1 is not finished.\n"
    (taken,) = (tmp_path / "records").iterdir()
    assert taken.name.startswith("2027-01-15-")
    assert taken.read_text(encoding="utf-8").splitlines() == lines


def test_a_damaged_file_is_not_taken_in_at_all(tmp_path: Path) -> None:
    source = tmp_path / "source.jsonl"
    source.write_text("\n".join([*random_record(Rules(target=61), 1), "{"]), encoding="utf-8")
    said = refused(typed("records", "--home", str(tmp_path), "--import", str(source)))
    assert said.endswith("it is not a line of JSON.")
    assert not (tmp_path / "records").exists()


@pytest.mark.parametrize("option", ["--import", "--export", "--picture"])
def test_files_that_cannot_be(home: Path, option: str) -> None:
    place = {"--import": home / "none", "--export": home / "records", "--picture": home / "records"}[option]
    said = refused(typed("records", "--home", str(home), option, str(place)))
    assert str(place) in said


def test_long_reading_is_told_now_and_then() -> None:
    times = iter([0.0, 1.0, 2.5, 2.5, 3.0, 5.0, 5.0])
    told: list[str] = []
    progress = desk.patiently(told.append, lambda: next(times))
    for done in range(1, 5):
        progress(done, 9)
    assert told == ["Reading records: 2 of 9.", "Reading records: 4 of 9."]
