"""Statistics: equal to a second count of the records, and made again from them whatever befalls the file."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from random import Random

import pytest

from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.store import statistics
from cribbage_a11y.store.statistics import Loaded, load_statistics
from cribbage_a11y.store.statistics_sums import Group, Totals, groups_of, has_known_averages, total_of
from kit.record_figures import figures, games_in
from kit.recorded import changed, random_record
from kit.statistics_files import levelled, loaded, write


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Thirty games at tables of all sizes, some practice, some by people at other seats."""
    folder = tmp_path_factory.mktemp("home") / "records"
    for number in range(30):
        rules = Rules(
            players=2 + number % 3, target=(121, 61)[number % 2], counting=list(Counting)[number % 3]
        )
        lines = random_record(rules, number)
        level = ("book", "master")[number % 4 == 0]
        if number % 5 == 0:
            lines = levelled(lines, level, None, *([level] * (rules.players - 2)))
        else:
            lines = levelled(lines, None, *([level] * (rules.players - 1)))
        if number % 7 == 6:
            lines[0] = changed(lines[0], practice=True)
        write(folder, f"2026-01-{number:02}-120000.jsonl", lines)
    return folder


def as_second_count(totals: Totals) -> dict[str, object]:
    """Totals in the words of the other count, without the best hand's cards."""
    return {
        "games": totals.games,
        "won": totals.won,
        "averages": {name: tuple(average) for name, average in totals.averages.items()},
        "best": totals.best and totals.best.points,
        "skunks": {
            (True, "single"): totals.skunks_given,
            (True, "double"): totals.doubles_given,
            (False, "single"): totals.skunks_taken,
            (False, "double"): totals.doubles_taken,
        },
        "streaks": tuple(totals.streaks),
        "sums": totals.sums,
    }


def test_all_games_are_as_a_second_count_has_them(folder: Path, tmp_path: Path) -> None:
    totals = total_of(loaded(folder, tmp_path).games)
    second = figures(games_in(folder))
    best = second.pop("best_hands")
    assert as_second_count(totals) == second
    assert totals.practice == 4
    assert totals.lost == 26 - totals.won
    assert totals.best is not None
    assert (totals.best.points, sorted(totals.best.cards.split()), totals.best.starter) in best


def test_each_group_is_as_a_second_count_has_it(folder: Path, tmp_path: Path) -> None:
    groups = groups_of(loaded(folder, tmp_path).games)
    games = games_in(folder)
    assert list(groups)[:4] == [Group(None, None), Group(2, None), Group(3, None), Group(4, None)]
    assert len(groups) == 10
    for group, totals in groups.items():
        wanted = [
            game
            for game in games
            if group.players in (None, len(game[0]["seats"]))
            and group.level in (None, *(seat["level"] for seat in game[0]["seats"]))
        ]
        second = figures(wanted)
        del second["best_hands"]
        assert as_second_count(totals) == second, group
    assert [group for group in groups if has_known_averages(group)] == [
        group for group in groups if group.players == 2
    ]


def test_a_second_start_reads_no_record_again(folder: Path, tmp_path: Path) -> None:
    first = loaded(folder, tmp_path)
    told: list[tuple[int, int]] = []
    database = tmp_path / "statistics.sqlite"
    assert load_statistics(folder, database, lambda *now: told.append(now)) == first
    assert told == []
    (mode,) = sqlite3.connect(database).execute("PRAGMA journal_mode").fetchone()
    assert mode == "wal"


def test_records_that_come_change_and_go_are_followed(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert loaded(folder, tmp_path) == Loaded((), ())
    path = write(folder, "a.jsonl", random_record(Rules(target=61), 1))
    write(folder, "b.jsonl", random_record(Rules(target=61), 2) + random_record(Rules(target=61), 3))
    told: list[tuple[int, int]] = []
    found = load_statistics(folder, tmp_path / "statistics.sqlite", lambda *now: told.append(now))
    assert len(found.games) == 3
    assert told == [(1, 2), (2, 2)]
    write(folder, "a.jsonl", random_record(Rules(players=3, target=61), 4))
    assert [game.players for game in loaded(folder, tmp_path).games] == [3, 2, 2]
    path.unlink()
    assert [game.players for game in loaded(folder, tmp_path).games] == [2, 2]


def test_what_counts_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    lines = random_record(Rules(target=61), 1)
    write(folder, "unfinished.jsonl", lines[:-1])
    write(folder, "computers.jsonl", levelled(lines, "book", "book"))
    assert loaded(folder, tmp_path) == Loaded((), ())


def test_a_damaged_record_is_named_and_the_others_count(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    lines = random_record(Rules(target=61), 1)
    write(folder, "a.jsonl", lines)
    bad = write(folder, "b.jsonl", [*lines[:5], "{", *lines[6:]])
    found = loaded(folder, tmp_path)
    assert len(found.games) == 1
    assert [(wrong.path, wrong.line) for wrong in found.unreadable] == [(bad, 6)]
    assert loaded(folder, tmp_path) == found


def test_a_record_that_cannot_be_opened_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "records"
    path = write(folder, "a.jsonl", random_record(Rules(target=61), 1))

    def refuse(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(statistics, "read_games", refuse)
        found = loaded(folder, tmp_path)
    assert [tuple(wrong) for wrong in found.unreadable] == [(path, 0, "Permission denied.")]
    assert len(loaded(folder, tmp_path).games) == 1


def test_a_record_too_long_is_not_read(tmp_path: Path) -> None:
    path = write(tmp_path / "records", "a.jsonl", [])
    with path.open("r+b") as file:
        file.truncate(70_000_000)
    assert [wrong.reason for wrong in loaded(tmp_path / "records", tmp_path).unreadable] == [
        "the file is too long for a record."
    ]


@pytest.mark.parametrize("seed", range(30))
def test_a_damaged_database_is_made_again(tmp_path: Path, seed: int) -> None:
    folder = tmp_path / "records"
    for number in range(3):
        write(folder, f"{number}.jsonl", random_record(Rules(target=61), number))
    right = loaded(folder, tmp_path)
    path = tmp_path / "statistics.sqlite"
    random = Random(seed)
    data = bytearray(path.read_bytes())
    if seed % 3 == 0:
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    elif seed % 3 == 1:
        del data[random.randrange(len(data)) :]
    else:
        place = random.randrange(len(data) - 99)
        data[place : place + 99] = random.randbytes(99)
    path.write_bytes(data)
    assert loaded(folder, tmp_path) == right


def test_a_database_of_another_version_is_made_again(folder: Path, tmp_path: Path) -> None:
    right = loaded(folder, tmp_path)
    path = tmp_path / "statistics.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version=99")
    database.close()
    assert loaded(folder, tmp_path) == right
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (statistics.VERSION,)
    database.close()


def test_a_number_changed_by_hand_does_not_count(folder: Path, tmp_path: Path) -> None:
    right = loaded(folder, tmp_path)
    with sqlite3.connect(tmp_path / "statistics.sqlite") as database:
        database.execute("UPDATE games SET won = 1")
    database.close()
    assert loaded(folder, tmp_path) == right


def test_without_a_place_for_the_database_the_figures_are_worked_out(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "statistics.sqlite").mkdir()
    found = load_statistics(folder, tmp_path / "statistics.sqlite")
    assert len(found.games) == 30
    (tmp_path / "file").write_text("in the way")
    assert load_statistics(folder, tmp_path / "file" / "statistics.sqlite") == found
    assert os.listdir(tmp_path / "statistics.sqlite") == []


def test_a_database_that_another_program_holds_is_done_without(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = loaded(folder, tmp_path)
    monkeypatch.setattr(statistics, "BUSY", 0.05)
    holder = sqlite3.connect(tmp_path / "statistics.sqlite", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    write(tmp_path / "records", "a.jsonl", random_record(Rules(target=61), 1))
    found = loaded(tmp_path / "records", tmp_path)
    assert len(found.games) == 1
    holder.execute("ROLLBACK")
    holder.close()
    assert loaded(folder, tmp_path) == right
