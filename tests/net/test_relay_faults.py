"""Guests passed on between hosts, while something fails: a host, a link, the directory."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cribbage_a11y.net import door_words, words
from cribbage_a11y.net.chairs import Status
from cribbage_a11y.net.link import HostSilent, Links
from cribbage_a11y.net.outbox import KEPT
from kit.directories import card
from kit.page_client import WITHIN, Come, PageClient
from kit.sharing import Sharing, closed_with
from kit.ssh_client import guest


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
