"""Hosts as processes that share a directory in a real server, with real guests, kills and restarts."""

from __future__ import annotations

import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from cribbage_a11y.net import door_words
from cribbage_a11y.net.limits import WRONG_CODES
from cribbage_a11y.store.verify import verify_file
from kit.host_process import PROGRAM, HostProcess
from kit.page_client import WITHIN, Come, PageClient
from kit.redis_server import RedisServer, free_port
from kit.ssh_client import guest, typed_game

LEASE = "1"


@pytest.fixture
def server() -> Iterator[RedisServer]:
    with RedisServer() as started:
        yield started


@pytest.fixture
def started(server: RedisServer, tmp_path: Path) -> Iterator[Callable[..., HostProcess]]:
    """Starts hosts that share the server's directory, each by the name of its folder."""
    with ExitStack() as closing:

        def start(name: str, *more: str) -> HostProcess:
            options = ("--directory", server.url, "--lease", LEASE, *more)
            return closing.enter_context(HostProcess(tmp_path / name, *options))

        yield start


def health(host: HostProcess) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{host.invitation.http_port}/health", timeout=5) as answer:
        text: str = answer.read().decode()
    return text


def soon(is_so: Callable[[], object]) -> None:
    until = time.monotonic() + WITHIN
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def refusal(door: int, code: str) -> object:
    """What somebody new hears at a door."""
    client = PageClient(door)
    try:
        return client.enter(code, "Cara").get("refused")
    finally:
        client.close()


def test_one_by_ssh_at_one_host_and_one_on_the_page_of_the_other_play_a_whole_game(
    started: Callable[..., HostProcess], come: Come, tmp_path: Path
) -> None:
    a, b = started("a"), started("b", "--log", str(tmp_path / "b.jsonl"))
    code = a.invitation.code
    bert = come(b.invitation.http_port)
    assert bert.enter(code, "Bert") == {}
    with guest(code, b.invitation.ssh_port, tmp_path, term="dumb") as anna:
        anna.wait_for("Your name:", WITHIN)
        anna.press("Anna", "enter")
        anna.wait_for("Welcome, Anna", WITHIN)
        bert.send(key="3")
        bert.wait_for("Points to win: 61")
        bert.send(key="1")
        with ThreadPoolExecutor(2) as players:
            for done in (players.submit(typed_game, anna), players.submit(bert.play)):
                done.result()
        assert anna.ended() == 0
    [record] = (tmp_path / "a" / "records").glob("*.jsonl")
    assert verify_file(record).finished == 1
    assert not list((tmp_path / "b" / "records").glob("*.jsonl"))
    log = (tmp_path / "b.jsonl").read_text(encoding="utf-8")
    for secret in (code, bert.seated["token"]):
        assert secret not in log


def test_a_server_killed_and_started_empty_under_load_costs_nobody_a_table(
    started: Callable[..., HostProcess], server: RedisServer, come: Come
) -> None:
    a, b = started("a"), started("b")
    bert = come(b.invitation.http_port)
    bert.enter(a.invitation.code, "Bert")
    anna = come(b.invitation.http_port)
    anna.enter(a.invitation.code, "Anna")
    bert.send(key="1")
    with ThreadPoolExecutor(2) as players:
        games = [players.submit(player.play) for player in (anna, bert)]
        for _ in range(2):
            server.kill()
            soon(lambda: "directory: away" in health(a) and "directory: away" in health(b))
            refused = come(a.invitation.http_port).enter(b.invitation.code, "Cara")["refused"]
            assert refused == door_words.directory_away()
            server.start()
            soon(lambda: "directory: here" in health(a) and "directory: here" in health(b))
        for game in games:
            game.result()
    assert come(b.invitation.http_port).enter(b.invitation.code, "Dora") == {}
    assert come(a.invitation.http_port).enter(b.invitation.code, "Emil") == {}
    opener = come(a.invitation.http_port)
    opener.send(open={"name": "Fritz"})
    opener.wait_for("Welcome, Fritz")
    assert come(b.invitation.http_port).enter(opener.seated["code"], "Gina") == {}


def test_a_killed_host_is_told_of_and_comes_back_with_its_tables_and_what_was_said(
    started: Callable[..., HostProcess], come: Come
) -> None:
    ssh_port = str(free_port())
    a, b = started("a", "--ssh-port", ssh_port), started("b")
    code, door = a.invitation.code, b.invitation.http_port
    anna, bert = come(door), come(door)
    anna.enter(code, "Anna")
    bert.enter(code, "Bert")
    anna.settle()
    heard = anna.number
    anna.close()
    bert.wait_for("The line to Anna is lost")
    bert.send(key="m")
    bert.send(key="1")
    bert.wait_for("Chat, Bert: Hello")
    bert.settle(0.3)
    a.stop(signal.SIGKILL)
    assert refusal(door, code) == door_words.host_silent()
    again = started("a", "--ssh-port", ssh_port)
    assert again.invitation.code == code
    for name, player in (("Anna", anna), ("Bert", bert)):
        back = come(door)
        assert back.enter(code, "", token=player.seated["token"], heard=heard) == {}
        back.wait_for(f"Welcome back, {name}")
        back.wait_for("Chat, Bert: Hello")
    again.stop(signal.SIGKILL)
    soon(lambda: refusal(door, code) == door_words.no_such_table())


def test_wrong_codes_at_one_host_shut_the_other_too(started: Callable[..., HostProcess], come: Come) -> None:
    a, b = started("a"), started("b")
    guessers = [come(b.invitation.http_port) for _ in range(WRONG_CODES)]
    for number, guesser in enumerate(guessers):
        guesser.send(enter={"code": f"000000000{number}", "name": "Anna"})
    for guesser in guessers:
        assert guesser.take()["refused"] == door_words.no_such_table()
    refused = come(a.invitation.http_port).enter(a.invitation.code, "Anna")["refused"]
    assert refused == door_words.no_such_table()


def test_two_hosts_with_the_same_data_are_not_both_at_work(
    started: Callable[..., HostProcess], server: RedisServer, tmp_path: Path
) -> None:
    host = started("a")
    told = _told(tmp_path, "--directory", server.url, "--lease", LEASE, home=tmp_path / "a")
    assert told.returncode == 2
    assert "A host with the same data is at work at 127.0.0.1" in told.stderr
    assert told.stderr.count("\n") == 1
    assert host.process.poll() is None


def _told(tmp_path: Path, *more: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [*PROGRAM, "host", "--bind", "127.0.0.1", "--ssh-port", "0", "--http-port", "0"]
    return subprocess.run(
        [*command, "--home", str(home or tmp_path / "home"), *more],
        capture_output=True,
        text=True,
        check=False,
        timeout=WITHIN,
    )


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("http://localhost", "--directory needs the address of a server"),
        ("redis://:hidden@127.0.0.1:1", r"The directory at 127\.0\.0\.1:1 does not answer: "),
    ],
)
def test_a_directory_that_will_not_do_is_said_in_one_line(tmp_path: Path, url: str, says: str) -> None:
    told = _told(tmp_path, "--directory", url)
    assert told.returncode == 2
    assert re.search(says, told.stderr)
    assert told.stderr.count("\n") == 1
    assert "hidden" not in told.stderr
    assert not told.stdout


def test_the_directory_may_stand_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRIBBAGE_DIRECTORY", "nowhere")
    told = _told(tmp_path)
    assert told.returncode == 2
    assert "--directory needs the address of a server" in told.stderr


def test_a_lease_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    told = _told(tmp_path, "--lease", "nan")
    assert told.returncode == 2
    assert "--lease" in told.stderr


def test_without_the_library_it_is_said_what_to_install(tmp_path: Path) -> None:
    program = "import sys; sys.modules['redis'] = None; from cribbage_a11y.cli import main; sys.exit(main())"
    told = subprocess.run(
        [PROGRAM[0], "-c", program, "host", "--home", str(tmp_path), "--directory", "redis://localhost"],
        capture_output=True,
        text=True,
        check=False,
        timeout=WITHIN,
    )
    assert told.returncode == 2
    assert "Install them with: pip install 'cribbage-a11y[host]'" in told.stderr
    assert told.stderr.count("\n") == 1
