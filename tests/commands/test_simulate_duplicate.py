"""``simulate``: duplicate deals, intervals, and several processes."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

from cribbage_a11y.commands.interval import Share
from cribbage_a11y.store.verify import verify_file
from kit.commands import PROGRAM, refused, typed
from kit.record_checker import check_lines


def summary(*words: str) -> list[str]:
    """The lines after the first, which tells the time."""
    ended = typed("simulate", *words)
    assert (ended.status, ended.error) == (0, "")
    return ended.output.splitlines()[1:]


def games_in(path: Path) -> list[list[dict[str, object]]]:
    """The lines of each game, its header first."""
    games: list[list[dict[str, object]]] = []
    for text in path.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if "record" in line:
            games.append([])
        games[-1].append(line)
    return games


def packs(game: Sequence[dict[str, object]]) -> list[object]:
    """What was dealt to each seat, hand by hand."""
    return [line["cards"] for line in game if line.get("event") == "deal"]


def levels(game: Sequence[dict[str, object]]) -> list[str]:
    seats = game[0]["seats"]
    assert isinstance(seats, list)
    return [seat["level"] for seat in seats]


@pytest.mark.parametrize(
    ("players", "named", "orders"),
    [
        ("2", "book,counter", [["book", "counter"], ["counter", "book"]]),
        (
            "3",
            "book,counter,gentle",
            [["book", "counter", "gentle"], ["gentle", "book", "counter"], ["counter", "gentle", "book"]],
        ),
        (
            "4",
            "book,counter,table,gentle",
            [
                ["book", "counter", "table", "gentle"],
                ["gentle", "book", "counter", "table"],
                ["table", "gentle", "book", "counter"],
                ["counter", "table", "gentle", "book"],
            ],
        ),
    ],
)
def test_every_sequence_of_deals_is_played_from_every_seat(
    players: str, named: str, orders: list[list[str]], tmp_path: Path
) -> None:
    path = tmp_path / "games"
    words = ("--duplicate", "--players", players, "--level", named, "--games", str(3 * len(orders)))
    said = summary(*words, "--records", str(path))
    games = games_in(path)
    assert [levels(game) for game in games] == orders * 3
    for first in range(0, len(games), len(orders)):
        same = games[first : first + len(orders)]
        hands = min(len(packs(game)) for game in same)
        assert hands > 3
        assert len({json.dumps(packs(game)[:hands]) for game in same}) == 1
        assert (
            len({json.dumps([line for line in game if line.get("event") == "cut_for_deal"]) for game in same})
            == 1
        )
    assert packs(games[0])[0] != packs(games[len(orders)])[0]
    assert verify_file(path)[:2] == (len(games), len(games))
    check_lines(path.read_text(encoding="utf-8").splitlines())
    assert said[0] == f"Sequences of deals 3, each played {players} times, from every seat."


def test_wins_are_of_those_who_play_and_not_of_the_seats(tmp_path: Path) -> None:
    path = tmp_path / "games"
    said = summary("--duplicate", "--level", "counter,gentle", "--games", "40", "--records", str(path))
    won = sum(levels(game)[game[-1]["winner"]] == "counter" for game in games_in(path))  # type: ignore[call-overload]
    assert won > 20
    assert said[1].startswith(
        f"Side 0, counter: won {won} of 40, {100 * won / 40:.1f} percent, 95 percent interval "
    )
    assert said[2].startswith(f"Side 1, gentle: won {40 - won} of 40, ")


def test_equal_players_share_every_sequence_of_deals() -> None:
    said = summary("--duplicate", "--level", "counter", "--games", "30")
    assert said[1].startswith("Side 0, counter: won 15 of 30, 50.0 percent, ")


def test_games_are_rounded_up_to_whole_sequences() -> None:
    said = typed("simulate", "--duplicate", "--players", "3", "--games", "4").output
    assert said.startswith("Games 6. ")


def test_one_game_alone_is_half_of_a_pair_no_longer() -> None:
    assert not summary("--games", "2")[0].startswith("Sequences")


@pytest.mark.parametrize(
    "words",
    [
        ("--level", "gentle", "--games", "7"),
        ("--level", "counter,gentle", "--games", "8", "--duplicate"),
        (
            "--level",
            "gentle,master,book",
            "--players",
            "3",
            "--games",
            "3",
            "--duplicate",
            "--counting",
            "muggins",
        ),
    ],
)
def test_any_number_of_processes_plays_the_same_games(words: tuple[str, ...], tmp_path: Path) -> None:
    paths = [tmp_path / jobs for jobs in ("1", "2", "5")]
    said = [summary(*words, "--jobs", path.name, "--misses", "0.1", "--records", str(path)) for path in paths]
    assert said[0] == said[1] == said[2]
    assert paths[0].read_bytes() == paths[1].read_bytes() == paths[2].read_bytes()


def test_more_games_begin_with_the_same_games(tmp_path: Path) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    for path, games in ((few, "2"), (many, "4")):
        summary("--level", "gentle", "--games", games, "--records", str(path))
    assert many.read_bytes().startswith(few.read_bytes())


def is_alive(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def soon(holds: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something comes to hold within the seconds."""
    limit = time.monotonic() + seconds
    while not holds() and time.monotonic() < limit:
        time.sleep(0.05)
    return holds()


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_ends_all_processes_in_silence() -> None:
    words = ("simulate", "--games", "100000", "--jobs", "2")
    with Popen([*PROGRAM, *words], stdout=PIPE, stderr=PIPE, start_new_session=True) as running:
        time.sleep(3)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, b"", b"")
    assert soon(lambda: not is_alive(running.pid))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--jobs", "0"), "--jobs is 0: give a number from 1 to 256."),
        (("--jobs", "1000"), "--jobs is 1000"),
        (
            ("--jobs", "2", "--records", "no/such/folder/file"),
            "no/such/folder/file: No such file or directory.",
        ),
        (("--level", "book,expert"), "'expert' is not a level: choose from gentle, book"),
        (("--level", "book", "--level", "book", "--level", "book"), "--level names 3 levels for 2 players"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], reason: str) -> None:
    assert reason in refused(typed("simulate", "--games", "2", *words))


def test_levels_may_be_named_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "games"
    summary("--games", "1", "--level", "book", "--level", "counter", "--records", str(path))
    assert levels(games_in(path)[0]) == ["book", "counter"]


def covered(true: float, trials: int, rng: Random) -> bool:
    share = Share()
    for _ in range(trials):
        share.add(float(rng.random() < true))
    low, high = share.interval()
    return low <= true <= high


@pytest.mark.parametrize(("true", "trials"), [(0.5, 40), (0.1, 100), (0.9, 25), (0.56, 400)])
def test_an_interval_holds_the_true_share_nineteen_times_in_twenty(true: float, trials: int) -> None:
    rng = Random(5)
    held = sum(covered(true, trials, rng) for _ in range(2000))
    assert 0.93 <= held / 2000 <= 0.99


def test_the_spread_is_that_of_the_trials_and_not_of_their_games() -> None:
    alike, apart = Share(), Share()
    for trial in range(1000):
        alike.add(0.5)
        apart.add(trial % 2)
    for share, widest in ((alike, 0.005), (apart, 1.96 * sqrt(0.25 / 1000) + 0.001)):
        low, high = share.interval()
        assert low + high == pytest.approx(1.0)
        assert high - low <= 2 * widest
    assert apart.interval()[1] - apart.interval()[0] > 0.06


def test_an_interval_of_nothing_says_nothing() -> None:
    low, high = Share().interval()
    assert low < 0.05
    assert high > 0.95


def test_the_summary_gives_an_interval_around_each_share() -> None:
    for line in summary("--level", "book,counter", "--games", "60"):
        if "interval" in line:
            numbers = re.search(r", ([\d.]+) percent, 95 percent interval ([\d.]+) to ([\d.]+)\.", line)
            assert numbers is not None
            share, low, high = map(float, numbers.groups())
            assert low < share < high
