"""Guests who dial one host, at a table that another host has."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from websockets.exceptions import ConnectionClosed

from cribbage_a11y.net import door_words, link, words
from cribbage_a11y.net.chairs import Status
from cribbage_a11y.net.limits import CONNECTIONS, WRONG_CODES
from cribbage_a11y.net.link import RELAY, HostSilent, Links
from cribbage_a11y.net.outbox import KEPT
from cribbage_a11y.net.ssh_door import host_key
from kit.directories import card
from kit.hosting import LOOPBACK, HostAtWork
from kit.page_client import WITHIN, Come, PageClient
from kit.sharing import Sharing, two_hosts
from kit.ssh_client import command, guest, ssh_door


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Sharing, Sharing]]:
    with two_hosts(tmp_path) as hosts:
        yield hosts


def soon(is_so: Callable[[], object]) -> None:
    until = time.monotonic() + WITHIN
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def closed_with(client: PageClient) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        client.take_all()
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


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


def test_a_host_that_stops_says_so_by_way_of_the_other(
    two: tuple[Sharing, Sharing], come: Come, tmp_path: Path
) -> None:
    a, b = two
    room = a.at.open()
    anna = come(b.page_port)
    anna.enter(room.code, "Anna")
    with guest(room.code, b.ssh_port, tmp_path, term="dumb") as bert:
        bert.wait_for("Your name:", WITHIN)
        bert.press("Bert", "enter")
        bert.wait_for("Welcome, Bert", WITHIN)
        a.at.run(a.at.host.stop())
        bert.wait_for("The host stops", WITHIN)
        assert bert.ended() == 0
    assert closed_with(anna) == 1000
    assert anna.ended == door_words.host_stops()


def test_a_link_that_breaks_lets_the_page_come_back_and_tells_the_terminal(
    two: tuple[Sharing, Sharing], come: Come, tmp_path: Path
) -> None:
    a, b = two
    room = a.at.open()
    anna = come(b.page_port)
    anna.enter(room.code, "Anna")
    with guest(room.code, b.ssh_port, tmp_path, term="dumb") as bert:
        bert.wait_for("Your name:", WITHIN)
        bert.press("Bert", "enter")
        bert.wait_for("Welcome, Bert", WITHIN)
        b.at.loop.call_soon_threadsafe(_end_links, b)
        bert.wait_for("The host stops", WITHIN)
    assert closed_with(anna) == 1012
    back = come(b.page_port)
    assert back.enter(room.code, "", token=anna.seated["token"], heard=anna.number) == {}
    back.wait_for("Welcome back, Anna")


def _end_links(host: Sharing) -> None:
    assert host.at.host.links is not None
    host.at.host.links.close()


def test_while_the_directory_is_away_tables_here_and_known_ones_are_found(
    two: tuple[Sharing, Sharing], come: Come, tmp_path: Path
) -> None:
    a, b = two
    there, here, unknown = a.at.open(), b.at.open(), a.at.open()
    anna = come(b.page_port)
    anna.enter(there.code, "Anna")
    for host in two:
        host.directory.is_away = True
        host.at.run(host.at.host.renew())
    assert come(b.page_port).enter(here.code, "Bert") == {}
    assert come(b.page_port).enter(there.code, "Cara") == {}
    assert come(b.page_port).enter(unknown.code, "Dora")["refused"] == door_words.directory_away()
    back = come(b.page_port)
    back.send(enter={"code": unknown.code, "token": "0" * 32})
    assert closed_with(back) == 1013
    opens = come(b.page_port)
    opens.send(open={"name": "Emil"})
    assert opens.take() == {"refused": door_words.directory_away(), "about": "name"}
    for user in (unknown.code, "new"):
        with guest(user, b.ssh_port, tmp_path, term="dumb") as fritz:
            fritz.wait_for("shared list of tables does not answer", WITHIN)
    anna.settle()
    before = there.code
    choosing = {"command": "card", "number": _line_about(anna, "Another code")}
    anna.send(**choosing)
    anna.wait_for("shared list of tables does not answer")
    assert there.code == before
    for host in two:
        host.directory.is_away = False
    anna.send(**choosing)
    anna.wait_for("The table's code is")
    assert there.code != before
    assert come(b.page_port).enter(before, "Gina")["refused"] == door_words.no_such_table()
    opens.send(open={"name": "Emil"})
    opens.wait_for("Welcome, Emil")


def _line_about(client: PageClient, word: str) -> int:
    """The number of the line of the screen in front that has a word in it."""
    lines = client.shown["screen"]["lines"]
    return next(number for number, line in enumerate(lines, 1) if word in line)


def test_a_host_that_takes_up_no_link_is_silent(
    two: tuple[Sharing, Sharing], come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = two
    room = a.at.open()

    async def to(_links: Links, _card: object) -> None:
        raise HostSilent

    monkeypatch.setattr(Links, "to", to)
    assert come(b.page_port).enter(room.code, "Anna")["refused"] == door_words.host_silent()
    back = come(b.page_port)
    back.send(enter={"code": room.code, "token": "0" * 32})
    assert closed_with(back) == 1013
    with guest(room.code, b.ssh_port, tmp_path, term="dumb") as anna:
        anna.wait_for("host of that table does not answer", WITHIN)


def test_a_table_whose_code_is_anothers_by_now_gets_a_new_one(
    two: tuple[Sharing, Sharing], come: Come
) -> None:
    a, b = two
    room = a.at.open()
    anna = come(a.page_port)
    anna.enter(room.code, "Anna")
    lost = room.code

    async def taken() -> None:
        await a.directory.release(lost, a.card.id)
        assert await b.directory.claim(lost, b.card.id)

    b.at.run(taken())
    a.at.run(a.at.host.renew())
    assert room.code != lost
    anna.wait_for(words.code_line(room.code))
    assert come(b.page_port).enter(room.code, "Bert") == {}


def test_a_host_whose_place_another_has_taken_says_so_and_ends(
    two: tuple[Sharing, Sharing], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    a, _b = two
    there: list[str] = []

    async def join(_card: object) -> object:
        return card("elsewhere")

    monkeypatch.setattr(a.directory, "join", join)
    monkeypatch.setattr(a.at.host, "on_displaced", there.append)
    a.at.run(a.at.host.renew())
    assert there == ["elsewhere:8022"]
    assert "another process works with this host's data" in caplog.text


def test_a_directory_that_goes_while_a_code_is_given_anew_is_asked_again_later(
    two: tuple[Sharing, Sharing],
) -> None:
    a, b = two
    room = a.at.open()
    lost = room.code

    async def taken() -> None:
        await a.directory.release(lost, a.card.id)
        assert await b.directory.claim(lost, b.card.id)
        renewed = await a.directory.renew([lost], a.card.id)
        a.directory.is_away = True
        await a.at.host._take_other_codes(renewed)

    a.at.run(taken())
    assert room.code == lost
    a.directory.is_away = False
    a.at.run(a.at.host.renew())
    assert room.code != lost


async def _linked(port: int, key: asyncssh.SSHKey, known: asyncssh.SSHKey) -> asyncssh.SSHClientConnection:
    return await asyncssh.connect(
        LOOPBACK, port, username=RELAY, client_keys=[key], known_hosts=([known], [], []), config=None
    )


def test_only_a_host_that_the_directory_knows_may_send_guests(
    two: tuple[Sharing, Sharing], tmp_path: Path
) -> None:
    a, b = two
    shown = asyncssh.import_public_key(a.card.host_key)
    stranger = host_key(tmp_path / "stranger")

    async def work() -> None:
        with pytest.raises(asyncssh.PermissionDenied):
            await _linked(a.ssh_port, stranger, shown)
        with pytest.raises(asyncssh.HostKeyNotVerifiable):
            await _linked(a.ssh_port, host_key(b.at.home / "directory_key"), stranger)
        with pytest.raises(HostSilent):
            await Links(stranger).to(a.card)

    a.at.run(work())


def test_a_host_alone_takes_nobody_for_a_host(at: HostAtWork, tmp_path: Path) -> None:
    port = ssh_door(at)
    with guest(RELAY, port, tmp_path, term="dumb") as anna:
        anna.wait_for("No table answers to that code", WITHIN)

    async def work() -> None:
        with pytest.raises(HostSilent):
            await at.host.link_to(card("a"))

    at.run(work())


@pytest.mark.parametrize(
    "first",
    [
        "[]",
        "nonsense",
        '{"door": "page"}',
        '{"door": "window", "address": "10.0.0.1"}',
        '{"door": "ssh", "address": "10.0.0.1", "user": "1", "dialled": 3}',
        '{"door": "ssh", "address": "10.0.0.1", "user": "1", "dialled": ["a", 1], "term": null, "size": 1}',
    ],
)
def test_a_host_that_speaks_otherwise_is_hung_up_on(two: tuple[Sharing, Sharing], first: str) -> None:
    a, b = two

    async def work() -> Any:
        shown = asyncssh.import_public_key(a.card.host_key)
        connection = await _linked(a.ssh_port, host_key(b.at.home / "directory_key"), shown)
        writer, reader, _ = await connection.open_session(encoding="utf-8")
        writer.write(first + "\n")
        said = await asyncio.wait_for(reader.read(), WITHIN)
        connection.close()
        return said

    assert a.at.run(work()) == ""


def test_a_guest_by_way_of_another_host_who_reads_nothing_delays_nobody(
    two: tuple[Sharing, Sharing], come: Come
) -> None:
    a, b = two
    room = a.at.open()
    anna = come(b.page_port)
    anna.enter(room.code, "Anna")
    bert = come(a.page_port)
    bert.enter(room.code, "Bert")
    start = time.monotonic()
    for _ in range(5 * KEPT):
        bert.send(key="y")
    bert.settle()
    bert.send(line="seats")
    assert time.monotonic() - start < WITHIN
    assert room.chairs[0].status is Status.HERE


def test_frames_of_a_link_are_frames_and_nothing_else(two: tuple[Sharing, Sharing]) -> None:
    a, b = two
    room = a.at.open()

    async def work() -> list[Any]:
        assert b.at.host.links is not None
        way = await b.at.host.links.to(a.card)
        way.send({"door": "page", "address": "10.0.0.1"})
        way.send(json.dumps({"open": {"name": "Anna"}}))
        way.send("no JSON")
        way.send(json.dumps({"enter": {"code": room.code, "name": "Anna"}}))
        seated = json.loads(await way.receive())
        way.send({"neither": "a frame"})
        frames = []
        while (frame := await way.receive()) is not None:
            frames.append(frame)
        way.close()
        way.send("too late")
        await way.drain()
        assert way.unsent == 0
        return [seated, *frames]

    seated, *_frames = b.at.run(work())
    assert seated["seated"]["name"] == "Anna"
    assert len(a.at.host.lobby) == 1
    soon(lambda: room.chairs[0].status is not Status.HERE)


def test_a_host_that_does_not_exist_is_silent_within_seconds(
    two: tuple[Sharing, Sharing], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = two
    monkeypatch.setattr(link, "_WITHIN", 0.3)

    async def work(port: int) -> None:
        links = Links(host_key(b.at.home / "directory_key"))
        for other in (
            replace(a.card, port=port),
            replace(a.card, host_key="nonsense"),
            replace(a.card, port=1),
        ):
            with pytest.raises(HostSilent):
                await links.to(other)
        links.close()

    with socket.create_server((LOOPBACK, 0)) as mute:
        b.at.run(work(mute.getsockname()[1]))
