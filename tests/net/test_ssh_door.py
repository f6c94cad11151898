"""The SSH door with OpenSSH's client: a game, the presentations, coming back, and what is not to be had."""

from __future__ import annotations

import os
import re
import stat
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cribbage_a11y.engine.events import Dealt, LaidAway
from cribbage_a11y.net import door_words, words
from cribbage_a11y.net.ssh_door import fingerprint, host_key
from cribbage_a11y.store.record_reading import read_records
from cribbage_a11y.store.verify import verify_file
from kit.hosting import HostAtWork
from kit.pty_session import PtySession
from kit.rooms import card_name
from kit.ssh_client import WITHIN, command, guest, ssh_door, typed_game


def sit_down(session: PtySession, name: str) -> None:
    session.wait_for("Your name:", WITHIN)
    session.press(name, "enter")
    session.wait_for(f"Welcome, {name}", WITHIN)


def test_two_guests_play_a_whole_game_by_keys_and_by_words(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    with (
        guest(code, port, tmp_path, term="dumb") as anna,
        guest(code, port, tmp_path, term="dumb") as bert,
        ThreadPoolExecutor(2) as players,
    ):
        sit_down(anna, "Anna")
        sit_down(bert, "Bert")
        anna.press("1", "enter")
        for done in [players.submit(typed_game, session) for session in (anna, bert)]:
            done.result()
        assert anna.ended() == 0
        assert bert.ended() == 0
    [record] = at.records()
    found = verify_file(record)
    assert found.finished == 1
    assert found.fair_deals > 1
    for seat, session in enumerate((anna, bert)):
        assert hidden_cards_named(record, session.text, seat) == []


def hidden_cards_named(record: Path, text: str, listener: int) -> list[str]:
    """The cards that the other laid away and a transcript names between the deal and the show."""
    with record.open("rb") as file:
        [game] = read_records(file)
    named, hand = [], 0
    for line in game.lines:
        if isinstance(line.event, Dealt):
            hand = line.event.hand
        elif isinstance(line.event, LaidAway) and line.event.seat != listener:
            told = re.split(r"counts? your|counted next|wins? the game", text.split(f"Hand {hand}.")[1])[0]
            flat = " ".join(told.split())
            named += [card.code for card in line.event.cards if card_name(card) in flat]
    assert hand > 1
    return named


def test_keys_work_and_no_byte_steers_the_terminal(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(code, port, tmp_path) as anna:
        sit_down(anna, "Anna")
        anna.settle(0.2)
        anna.press("1")
        anna.wait_for("Lay away 2", WITHIN)
        anna.settle(0.15)
        anna.press("1", "2", "enter")
        anna.wait_for("tarter", WITHIN)
        for key, answer in (
            ("s", "You \\d"),
            ("tab", "The play"),
            ("g", "History"),
            ("down", "\\w"),
            ("esc", "\\w"),
        ):
            anna.press(key)
            anna.wait_for(answer, WITHIN)
        anna.press("/")
        anna.wait_for("Command:", WITHIN)
        anna.press("score", "enter")
        anna.wait_for("You \\d", WITHIN)
        anna.press("ctrl-c")
        assert anna.ended() == 0
    assert "\x1b" not in anna.text
    assert set(re.findall(r"[^\n]?\n", anna.text)) == {"\r\n"}


def test_the_name_is_asked_again_until_it_will_do(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(f"{code[:4]}-{code[4:]}", port, tmp_path) as anna:
        anna.wait_for("Your name:", WITHIN)
        anna.press("Computer", "enter")
        anna.wait_for("The game itself speaks by that name", WITHIN)
        anna.press("Annx", "backspace", "a", "enter")
        anna.wait_for("Welcome, Anna.", WITHIN)
        anna.wait_for("To come back to your seat after a lost line: ssh|Your table", WITHIN)


def test_a_cut_line_comes_back_with_its_token(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    room = at.open()
    with guest(room.code, port, tmp_path) as anna:
        anna.wait_for("Your name:", WITHIN)
        anna.press("Anna", "enter")
        anna.settle(0.5)
        user = re.sub(r"\s", "", anna.text)
        found = re.search(r"ssh(\d{10}-[0-9a-f]{32})@", user)
        assert found is not None
        anna.press("1")
        anna.wait_for("Lay away 2", WITHIN)
        anna.hang_up()
    with guest(found.group(1), port, tmp_path) as again:
        again.wait_for(re.escape(words.welcome_back("Anna")), WITHIN)
        again.wait_for("Lay away 2", WITHIN)
        again.settle(0.3)
        again.press("2", "3", "enter")
        again.wait_for("tarter", WITHIN)
    with guest(f"{room.code}-{'0' * 32}", port, tmp_path) as stranger:
        stranger.wait_for("not yours any more", WITHIN)
        stranger.wait_for("Your name:", WITHIN)
        stranger.press("esc")
        assert stranger.ended() == 0


def test_a_wrong_code_is_told_and_leads_nowhere(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    at.open()
    with guest("1234567890", port, tmp_path) as stranger:
        stranger.wait_for("No table answers to that code", WITHIN)
        assert stranger.ended() == 0


def test_words_are_typed_where_the_terminal_is_dumb_or_there_is_none(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    with guest(code, port, tmp_path, term="dumb") as anna:
        sit_down(anna, "Anna")
        anna.press("start", "enter", "1", "enter")
        anna.wait_for("Lay away 2", WITHIN)
        anna.press("score", "enter")
        anna.wait_for("Anna 0|You 0", WITHIN)
    told = subprocess.run(
        command(code, port, "-T"),
        input="Bert\nw\n",
        capture_output=True,
        text=True,
        timeout=WITHIN,
        check=False,
    )
    assert "Welcome, Bert. You have seat 2." in told.stdout
    assert "\r" not in told.stdout


@pytest.mark.parametrize(
    ("more", "after"),
    [(["-T"], ["id"]), (["-s"], ["sftp"]), (["-tt"], ["sh", "-c", "id"])],
    ids=["exec", "sftp", "exec with a terminal"],
)
def test_there_is_no_shell_no_command_and_no_files(
    at: HostAtWork, tmp_path: Path, more: list[str], after: list[str]
) -> None:
    port = ssh_door(at)
    code = at.open().code
    told = subprocess.run(
        [*command(code, port, *more), *after],
        capture_output=True,
        text=True,
        timeout=WITHIN,
        check=False,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
    )
    assert told.returncode != 0
    assert "uid=" not in told.stdout
    assert "request failed" in told.stderr


def test_nothing_is_forwarded(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    for forward in (["-W", "127.0.0.1:22"], ["-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22"]):
        told = subprocess.run(
            command(code, port, *forward),
            capture_output=True,
            text=True,
            timeout=WITHIN,
            check=False,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
        )
        assert told.returncode != 0, forward


def test_an_address_has_so_many_lines(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    code = at.open().code
    for _ in range(8):
        assert at.host.lobby.connections.take("127.0.0.1")
    with guest(code, port, tmp_path) as one_more:
        one_more.wait_for(re.escape(door_words.too_many_lines()[:40]), WITHIN)
        assert one_more.ended() == 0


def test_the_host_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "ssh_host_key"
    key = host_key(path)
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    path.chmod(0o644)
    assert fingerprint(host_key(path)) == fingerprint(key)
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert fingerprint(key).startswith("SHA256:")


def test_a_table_is_opened_by_a_guest(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    with guest("new", port, tmp_path) as anna:
        sit_down(anna, "Anna")
        anna.wait_for("The table's code is", WITHIN)
        assert len(at.host.lobby) == 1
