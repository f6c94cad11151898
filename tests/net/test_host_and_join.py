"""The commands ``host`` and ``join`` as processes: invitation, games, kill, restart, gentle end."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cribbage_a11y.net import door_words
from cribbage_a11y.store.verify import verify_file
from kit.host_process import PROGRAM, HostProcess
from kit.page_client import WITHIN, PageClient
from kit.pty_session import PtySession
from kit.ssh_client import guest, typed_game


def joined(port: int, code: str, cwd: Path, *more: str, term: str = "xterm-256color") -> PtySession:
    command = [*PROGRAM, "join", f"127.0.0.1:{port}", code, "--home", str(cwd / "guest"), *more]
    return PtySession(command, cwd=cwd, term=term)


def test_a_joined_player_and_one_by_ssh_play_a_whole_game(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "home") as host:
        code, ssh_port, http_port, lines = host.invitation
        assert lines[3].startswith("The host's key is SHA256:")
        with (
            joined(http_port, f"{code[:4]}-{code[4:]}", tmp_path, "--typed", "--name", "Anna") as anna,
            guest(code, ssh_port, tmp_path, term="dumb") as bert,
        ):
            anna.wait_for("Welcome, Anna", WITHIN)
            bert.wait_for("Your name:", WITHIN)
            bert.press("Bert", "enter")
            bert.wait_for("Welcome, Bert", WITHIN)
            anna.press("3", "enter")
            anna.wait_for("Points to win: 61", WITHIN)
            anna.press("1", "enter")
            with ThreadPoolExecutor(2) as players:
                for done in [players.submit(typed_game, session) for session in (anna, bert)]:
                    done.result()
            assert anna.ended() == 0
            assert bert.ended() == 0
        [record] = (tmp_path / "home" / "records").glob("*.jsonl")
        assert verify_file(record).finished == 1
        assert host.stop(signal.SIGTERM) == 0


def test_keys_questions_and_control_c_on_a_joined_table(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "home") as host:
        code, _ssh, http_port, _lines = host.invitation
        with joined(http_port, code, tmp_path) as anna:
            anna.wait_for("Your name:", WITHIN)
            anna.press("Computer", "enter")
            anna.wait_for("The game itself speaks by that name", WITHIN)
            anna.wait_for("Your name:", WITHIN)
            anna.press("Anna", "enter")
            anna.wait_for("Welcome, Anna", WITHIN)
            anna.settle(0.3)
            anna.press("1")
            anna.wait_for("Lay away|cut", WITHIN)
            anna.settle(0.3)
            anna.press("/")
            anna.wait_for("Command:", WITHIN)
            anna.press("score", "enter")
            anna.wait_for("You 0", WITHIN)
            anna.press("ctrl-c")
            assert anna.ended() == 0


def test_a_joined_player_has_the_screen_and_large_print(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "home") as host:
        code, _ssh, http_port, _lines = host.invitation
        more = ("--name", "Anna", "--presentation", "screen", "--no-speech")
        with joined(http_port, code, tmp_path, *more) as anna:
            anna.wait_for("Welcome, Anna", WITHIN)
            anna.settle(0.3)
            assert "At a table with others." in "\n".join(anna.screen.display)
            anna.press("b")
            anna.wait_for("Large print is on", WITHIN)
            anna.settle(0.3)
            anna.press("1")
            anna.wait_for("Lay away|cut", WITHIN)
            anna.press("ctrl-c")
            assert anna.ended() == 0
        assert anna.text.count("\x1b[?1049h") == anna.text.count("\x1b[?1049l") == 1


def test_a_killed_host_comes_back_with_its_tables(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "home") as host:
        code, _ssh, port, _lines = host.invitation
        anna = PageClient(port)
        anna.enter(code, "Anna")
        anna.send(key="1")
        anna.wait_for("Lay away 2")
        anna.settle()
        hand, token = anna.region("your_hand"), anna.seated["token"]
        host.stop(signal.SIGKILL)
        anna.close()
    with HostProcess(tmp_path / "home") as again:
        assert again.invitation.code == code
        back = PageClient(again.invitation.http_port)
        back.enter(code, "", token=token, heard=0)
        back.wait_for("Welcome back, Anna")
        back.wait_for("Lay away 2")
        back.settle()
        assert back.region("your_hand") == hand
        back.send(line="1 2")
        back.wait_for("You lay away")
        assert again.stop(signal.SIGTERM) == 0
        while back.ended is None:
            back.take()
        assert back.ended == door_words.host_stops()
        back.close()


def test_a_joined_player_sits_through_a_restart(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "home") as host:
        code, _ssh, port, _lines = host.invitation
        with joined(port, code, tmp_path, "--typed", "--name", "Anna") as anna:
            anna.wait_for("Welcome, Anna", WITHIN)
            host.stop(signal.SIGKILL)
            anna.wait_for("The line to the table is lost", WITHIN)
            with HostProcess(tmp_path / "home", "--http-port", str(port)) as again:
                anna.wait_for("Welcome back, Anna", WITHIN)
                again.stop(signal.SIGTERM)
                anna.wait_for("The host stops", WITHIN)
                assert anna.ended() == 0


def test_the_log_is_json_lines_without_secrets(tmp_path: Path) -> None:
    log = tmp_path / "host.jsonl"
    with HostProcess(tmp_path / "home", "--log", str(log)) as host:
        code, _ssh, port, _lines = host.invitation
        anna = PageClient(port)
        anna.enter("1111111111", "Anna")
        anna.enter(code, "Anna")
        token = anna.seated["token"]
        anna.close()
        time.sleep(0.3)
    text = log.read_text(encoding="utf-8")
    entries = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "from", "message"} == set(entries[0])
    for secret in (code, token, "1111111111"):
        assert secret not in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["join", "http://:x", "1"], "is no address of a host"),
        (["host", "--tls-cert", "no.pem"], "belong together"),
        (["host", "--tls-cert", "no.pem", "--tls-key", "no.pem"], "certificate cannot be used"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(tmp_path: Path, words: list[str], says: str) -> None:
    told = subprocess.run(
        [*PROGRAM, *words, "--home", tmp_path], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert told.returncode == 2
    assert says in told.stderr
    assert told.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with HostProcess(tmp_path / "home") as host:
        for option, port in (
            ("--ssh-port", host.invitation.ssh_port),
            ("--http-port", host.invitation.http_port),
        ):
            command = [*PROGRAM, "host", "--home", str(tmp_path / "other"), "--bind", "127.0.0.1"]
            ports = {"--ssh-port": 0, "--http-port": 0, option: port}
            told = subprocess.run(
                [*command, *(str(word) for pair in ports.items() for word in pair)],
                capture_output=True,
                text=True,
                check=False,
                timeout=WITHIN,
            )
            assert told.returncode == 2
            assert f"Port {port} cannot be used" in told.stderr
            assert told.stderr.count("\n") == 1


def test_nobody_answers_where_there_is_no_host(tmp_path: Path) -> None:
    told = subprocess.run(
        [*PROGRAM, "join", "127.0.0.1:9", "1234567890", "--name", "Anna", "--typed", "--home", tmp_path],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.PIPE,
        timeout=WITHIN,
    )
    assert door_words.no_such_host() in told.stdout or told.returncode == 0
