"""Records and reviews in the running program: typed lines in, what a player hears out."""

from __future__ import annotations

from pathlib import Path

from cribbage_a11y.app.reviewing_list import finished_games
from cribbage_a11y.engine.rules import Rules
from kit.commands import started
from kit.recorded import random_record
from kit.reviewed import write_played
from kit.screens import faults

NAME = "2026-11-30-184500.jsonl"
SHORT = Rules(target=61)


def home_with(tmp_path: Path, *, game: bool = True) -> Path:
    """A player's folder; the first questions are answered."""
    (tmp_path / "settings.toml").write_text("asked = true\n", encoding="utf-8")
    if game:
        write_played(tmp_path / "records" / NAME, SHORT)
    return tmp_path


def heard(home: Path, *keys: str) -> list[str]:
    """What the program says to typed words, each line unbroken."""
    ended = started("--home", str(home), "--typed", input="\n".join([*keys, "stop", ""]))
    assert (ended.status, ended.error) == (0, "")
    return ended.output.splitlines()


def test_a_game_is_reviewed_from_the_home_menu(tmp_path: Path) -> None:
    lines = heard(home_with(tmp_path), "review", "3", "1", "1", "back", "2", "1", "back", "back", "8")
    start = next(place for place, line in enumerate(lines) if line.startswith("Review a game. 1 finished"))
    assert lines[start + 1].startswith("1. 30 November 2026, 18:45. Zoe ")
    assert "Working out the review." in lines
    assert any(line.startswith("Review menu. Zoe ") for line in lines)
    for label in (
        "1. Summary: skill and luck.",
        "2. Dearest mistakes of Zoe.",
        "4. The game as Zoe saw it.",
        "6. The game with all cards open.",
        "8. All choices of Anna.",
        "9. Was it fair?",
    ):
        assert label in lines
    assert any(line.startswith("The game as Zoe saw it.") for line in lines)
    assert any(line.startswith("Page 1 of ") and "Choices in hand 1" in line for line in lines)


def test_a_mistake_leads_to_its_place_in_the_game(tmp_path: Path) -> None:
    lines = heard(home_with(tmp_path), "3", "1", "2", "1")
    at = lines.index("The game as Zoe saw it.")
    mistake = next(line for line in lines if line.startswith("1. Hand "))
    hand = mistake.split(" ")[2].strip(",")
    assert f"Hand {hand}. " in lines[at + 2]
    assert lines[at + 3].startswith(("You: ", "You lay away "))


def test_without_a_game_it_says_so(tmp_path: Path) -> None:
    assert "No finished game is kept yet. Play one to its end first." in heard(
        home_with(tmp_path, game=False), "3"
    )


def test_a_record_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    home = home_with(tmp_path)
    lines = random_record(SHORT, 1)
    lines[20], lines[21] = lines[21], lines[20]
    (home / "records" / NAME).write_text("\n".join(lines), encoding="utf-8")
    said = " ".join(heard(home, "3", "1"))
    assert f"The record {NAME} is wrong at line " in said


def test_only_finished_games_are_offered_the_newest_first(tmp_path: Path) -> None:
    records = tmp_path / "records"
    for name in ("2026-01-01-080500.jsonl", "2026-02-01-080500.jsonl", "other.jsonl"):
        write_played(records / name, SHORT)
    (records / "damaged.jsonl").write_text("{", encoding="utf-8")
    unfinished = "\n".join(random_record(SHORT, 1)[:-1])
    (records / "unfinished.jsonl").write_text(unfinished, encoding="utf-8")
    several = random_record(SHORT, 2) + random_record(Rules(players=3, target=61), 3)
    (records / "several.jsonl").write_text("\n".join(several), encoding="utf-8")
    with (records / "huge.jsonl").open("wb") as file:
        file.truncate(70_000_000)
    games = list(finished_games(records))
    assert games.pop(0).name == "several.jsonl"
    assert [game.name for game in games] == [
        "other.jsonl",
        "2026-02-01-080500.jsonl",
        "2026-01-01-080500.jsonl",
    ]
    assert games[0].label.startswith("Zoe ")
    assert games[1].label.startswith("1 February 2026, 8:05. Zoe ")
    assert [faults(game.label) for game in games] == [[], [], []]


def test_the_records_are_read_drawn_and_taken_out_and_in(tmp_path: Path) -> None:
    home = home_with(tmp_path)
    other = tmp_path / "more.jsonl"
    other.write_text("\n".join(random_record(SHORT, 4)), encoding="utf-8")
    lines = heard(home, "4", "1", "back", "2", "3", "4", str(other), "4", "/none", "4", "", "4", str(home))
    said = " ".join(lines)
    assert "Records menu. 1 game: won " in said
    assert "Page 1 of 4: All games." in said
    assert "The picture is written: " in said
    assert "1 game is written: " in said
    assert "1 game is taken in." in said
    assert "The file none cannot be read: No such file or directory." in said
    assert "No file is named, so nothing is taken in." in said
    assert (home / "records.svg").is_file()
    assert len(list((home / "records").iterdir())) == 2


def test_a_damaged_file_is_not_taken_in(tmp_path: Path) -> None:
    home = home_with(tmp_path, game=False)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{", encoding="utf-8")
    said = " ".join(heard(home, "4", "4", str(bad), "2"))
    assert "The file bad.jsonl is wrong at line 1: it is not a line of JSON." in said
    assert "There is no game at a table of 2 to draw yet." in said


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    home = home_with(tmp_path)
    (home / "records.svg").mkdir()
    said = " ".join(heard(home, "4", "2"))
    assert "The file records.svg cannot be written: " in said
