"""Guests who dial one host, at a table that another host has."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

from cribbage_a11y.net import door_words, words
from cribbage_a11y.net.chairs import Status
from cribbage_a11y.net.limits import CONNECTIONS, WRONG_CODES
from kit.hosting import LOOPBACK
from kit.page_client import WITHIN, Come
from kit.sharing import Sharing, soon
from kit.ssh_client import command, guest


def test_guests_of_every_door_of_every_host_sit_at_one_table(
    two: tuple[Sharing, Sharing], come: Come, tmp_path: Path
) -> None:
    a, b = two
    room = a.at.open()
    anna = come(a.page_port)
    anna.enter(room.code, "Anna")
    bert = come(b.page_port)
    bert.enter(room.code, "Bert")
    assert room.names == ("Anna", "Bert")
    anna.send(key="1")
    for player in (anna, bert):
        player.wait_for("Lay away 2")
        player.send(line="1 2")
        player.wait_for("You lay away")
    bert.settle()
    assert len(bert.region("your_hand")) == 4
    assert len(b.at.host.lobby) == 0
    with guest(room.code, b.ssh_port, tmp_path, term="dumb") as cara:
        cara.wait_for("Your name:", WITHIN)
        cara.press("Cara", "enter")
        cara.wait_for("Every seat at this table is taken", WITHIN)


def test_keys_sizes_and_the_end_go_through(two: tuple[Sharing, Sharing], tmp_path: Path) -> None:
    a, b = two
    room = a.at.open()
    with guest(f"{room.code[:4]}-{room.code[4:]}", b.ssh_port, tmp_path, columns=40) as anna:
        anna.wait_for("Your name:", WITHIN)
        anna.press("Anna", "enter")
        anna.wait_for(f"@{LOOPBACK}\\s+-p\\s+{b.ssh_port}", WITHIN)
        anna.wait_for("Welcome, Anna", WITHIN)
        anna.settle(0.2)
        assert (
            max(len(line) for line in anna.text.splitlines() if "ssh" not in line and "@" not in line) <= 40
        )
        anna.resize(100, 30)
        time.sleep(0.3)
        anna.press("1")
        anna.wait_for("Lay away 2", WITHIN)
        anna.settle(0.2)
        assert max(len(line) for line in anna.text.split("starts the game")[-1].splitlines()) > 40
        anna.press("ctrl-c")
        assert anna.ended() == 0
    soon(lambda: room.chairs[0].status is not Status.HERE)


def test_who_types_before_the_table_is_found_loses_nothing(
    two: tuple[Sharing, Sharing], tmp_path: Path
) -> None:
    a, b = two
    room = a.at.open()
    told = subprocess.run(
        command(room.code, b.ssh_port, "-T"),
        input="Anna\n1\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=WITHIN,
        check=False,
    )
    assert "Welcome, Anna" in told.stdout
    assert "Lay away 2" in told.stdout


def test_a_name_that_will_not_do_is_asked_again_and_another_code_leads_elsewhere(
    two: tuple[Sharing, Sharing], come: Come
) -> None:
    a, b = two
    there, here = a.at.open(), b.at.open()
    anna = come(b.page_port)
    assert anna.enter(there.code, "Computer")["about"] == "name"
    assert anna.enter("0000000000", "Anna")["about"] == "code"
    assert anna.enter(here.code, "Host")["about"] == "name"
    assert anna.enter(there.code, "Anna") == {}
    assert there.names[0] == "Anna"
    assert anna.seated["code"] == there.code


def test_a_seat_at_another_host_is_given_back_with_what_was_missed(
    two: tuple[Sharing, Sharing], come: Come
) -> None:
    a, b = two
    room = a.at.open()
    room.grace = 30
    anna, bert = come(b.page_port), come(a.page_port)
    anna.enter(room.code, "Anna")
    bert.enter(room.code, "Bert")
    anna.settle()
    heard, token = anna.number, anna.seated["token"]
    anna.close()
    bert.wait_for(words.is_lost("Anna")[:12])
    bert.send(key="m")
    bert.send(key="1")
    bert.wait_for("Chat, Bert: Hello")
    for host in (b, a):
        back = come(host.page_port)
        back.enter(room.code, "", token=token, heard=heard)
        back.wait_for("Welcome back, Anna")
        back.wait_for("Chat, Bert: Hello")
    wrong = come(b.page_port)
    assert wrong.enter(room.code, "", token="0" * 32)["refused"] == door_words.no_such_seat()


def test_wrong_codes_count_at_all_hosts_together(two: tuple[Sharing, Sharing], come: Come) -> None:
    a, b = two
    room = a.at.open()
    for number in range(WRONG_CODES):
        assert "refused" in come((a, b)[number % 2].page_port).enter(f"000000000{number}", "Anna")
    for host in (a, b):
        refused = come(host.page_port).enter(room.code, "Anna")
        assert refused["refused"] == door_words.no_such_table()


def test_lines_by_way_of_another_host_count_for_the_guests_own_address(
    two: tuple[Sharing, Sharing], come: Come, tmp_path: Path
) -> None:
    a, b = two
    room = a.at.open()
    held = 0
    while a.at.host.lobby.connections.take(LOOPBACK):
        held += 1
    assert held >= CONNECTIONS - 1
    assert come(b.page_port).enter(room.code, "Anna")["refused"] == door_words.too_many_lines()
    with guest(room.code, b.ssh_port, tmp_path, term="dumb") as anna:
        anna.wait_for("too many lines", WITHIN)
    for _ in range(held):
        a.at.host.lobby.connections.release(LOOPBACK)
    assert come(b.page_port).enter(room.code, "Anna") == {}
