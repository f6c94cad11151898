"""The page door by its wire: games, coming back, and what a page may not do."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cribbage_a11y.net import door_words, words
from cribbage_a11y.net.limits import LONGEST_MESSAGE
from cribbage_a11y.store.verify import verify_file
from kit.hosting import LOOPBACK, HostAtWork
from kit.page_client import PageClient, page_door

Come = Callable[..., PageClient]
NOT_OURS = "https://elsewhere.example"


@pytest.fixture
def at(tmp_path: Path) -> Iterator[HostAtWork]:
    with HostAtWork(tmp_path) as host:
        yield host


@pytest.fixture
def come() -> Iterator[Come]:
    """Makes clients, and closes them at the end."""
    with ExitStack() as closing:

        def made(port: int, **options: Any) -> PageClient:
            client = PageClient(port, **options)
            closing.callback(client.close)
            return client

        yield made


def test_two_guests_play_a_whole_game(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    code = at.open().code
    anna, bert = come(port), come(port)
    anna.enter(code, "Anna")
    bert.enter(code, "Bert")
    anna.wait_for("Your table")
    anna.send(command="card", number=1, at=anna.number)
    with ThreadPoolExecutor(2) as players:
        for done in [players.submit(client.play) for client in (anna, bert)]:
            done.result()
    [record] = at.records()
    assert verify_file(record).finished == 1
    anna.settle()
    assert anna.shown["game"] is True
    assert anna.shown["seats"][1] == "Seat 2: Bert, here."
    assert anna.region("score")[0].startswith("You ")
    assert len(anna.shown["history"]) > 40
    assert anna.seated["token"] not in "".join(bert.frames)


def test_the_page_shows_the_regions_the_screen_and_whose_turn_it_is(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    anna = come(port)
    anna.enter(at.open().code, "Anna")
    anna.settle()
    assert anna.shown["screen"]["title"] == "Your table. Line 1 starts the game."
    assert anna.shown["screen"]["menu"] is True
    anna.send(key="1")
    anna.settle()
    assert anna.shown["turn"] is True
    assert not anna.shown.get("screen")
    hand = anna.shown["regions"]["your_hand"]
    assert hand["chosen"] == [False] * 6
    anna.send(command="card", number=2, at=anna.number)
    anna.settle()
    assert anna.shown["regions"]["your_hand"]["chosen"] == [False, True, *[False] * 4]
    anna.send(key="/")
    anna.settle()
    assert anna.questions == ["Command:"]
    anna.send(key="s")
    anna.send(answer="score")
    anna.wait_for("You 0")
    anna.send(key="m")
    anna.settle()
    assert len(anna.shown["screen"]["lines"]) == 10
    anna.send(command="card", number=10)
    anna.settle()
    anna.send(answer="Good <b>evening</b>\u202e\x1b[2J")
    assert anna.wait_for("Chat, Anna") == "Chat, Anna: Good <b>evening</b>"
    anna.send(key="q")
    anna.send(key="enter")
    while anna.ended is None:
        anna.take()
    assert anna.ended == words.goodbye()


def test_a_confirmation_meant_for_an_earlier_moment_is_refused(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    anna = come(port)
    anna.enter(at.open().code, "Anna")
    anna.send(key="1")
    anna.wait_for("Lay away 2")
    anna.settle()
    anna.send(command="confirm", at=1)
    assert "That was" in anna.wait_for("") or anna.lines
    anna.settle()
    assert not any("lay away" in line for line in anna.lines[-2:-1])


def test_a_page_comes_back_with_its_token_and_misses_nothing(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    code = at.open().code
    anna, bert = come(port), come(port)
    anna.enter(code, "Anna")
    bert.enter(code, "Bert")
    anna.send(key="1")
    bert.wait_for("Lay away 2")
    heard, token = bert.number, bert.seated["token"]
    bert.close()
    anna.wait_for("The line to Bert is lost")
    anna.send(line="1 2")
    anna.wait_for("You lay away")
    again = come(port)
    again.enter(code, "", token=token, heard=heard)
    again.wait_for("Welcome back, Bert")
    again.wait_for("Anna lays away 2 cards")
    again.wait_for("Lay away 2")
    assert again.shown.get("turn", True)
    stranger = come(port)
    assert stranger.enter(code, "", token="0" * 32)["refused"] == door_words.no_such_seat()


def test_names_codes_and_full_tables_are_refused_in_a_sentence(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    code = at.open().code
    anna = come(port)
    assert anna.enter("1", "Anna")["refused"] == door_words.no_such_table()
    assert anna.enter(code, "Host")["about"] == "name"
    assert anna.enter(code, "Anna") == {}
    bert = come(port)
    assert "has that name" in bert.enter(code, "ANNA")["refused"]
    assert bert.enter(code, "Bert") == {}
    clara = come(port)
    assert clara.enter(code, "Clara")["refused"] == door_words.no_free_seat()


def test_a_table_is_opened_from_the_page_and_an_address_may_open_two(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    clients = [come(port) for _ in range(3)]
    for client, name in zip(clients[:2], ("Anna", "Bert"), strict=True):
        client.send(open={"name": name})
        client.take()
        assert client.seated["name"] == name
    clients[2].send(open={"name": "Clara"})
    assert clients[2].take()["refused"] == door_words.too_many_tables()
    assert len(at.host.lobby) == 2


def test_an_address_has_so_many_lines(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    clients = [come(port) for _ in range(8)]
    time.sleep(0.2)
    assert come(port).take()["refused"] == door_words.too_many_lines()
    clients[0].close()


def get(port: int, path: str) -> tuple[str, dict[str, str]]:
    with urlopen(Request(f"http://{LOOPBACK}:{port}{path}"), timeout=10) as response:
        return response.read().decode(), {name.lower(): value for name, value in response.headers.items()}


def test_the_page_is_one_page_with_a_strict_policy(at: HostAtWork) -> None:
    port = page_door(at)
    html, headers = get(port, "/")
    assert (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
        in (headers["content-security-policy"])
    )
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert html.count("<h1") == 1
    assert '<html lang="en">' in html
    assert "$" not in html
    assert "style=" not in html
    assert "onclick" not in html
    script, headers = get(port, "/page.js?v=1")
    assert headers["content-type"].startswith("text/javascript")
    assert "innerHTML" not in script
    assert "eval" not in script
    assert get(port, "/health")[0] == "ok, tables 0, guests 0\n"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/page", "/%2e%2e/", "/page.js/", "/favicon.ico"])
def test_there_is_no_other_file(at: HostAtWork, path: str) -> None:
    port = page_door(at)
    with pytest.raises(OSError, match="404"):
        get(port, path)


def test_another_page_may_not_use_the_wire(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    with pytest.raises(InvalidStatus, match="403"):
        come(port, origin=NOT_OURS)
    code = at.open().code
    assert come(port, origin=f"http://{LOOPBACK}:{port}").enter(code, "Anna") == {}


def test_behind_a_proxy_the_address_is_the_one_that_the_proxy_saw(at: HostAtWork, come: Come) -> None:
    port = page_door(at, behind_proxy=True)
    clients = [
        come(port, additional_headers={"X-Forwarded-For": f"10.9.9.9, 10.0.0.{number}"})
        for number in range(10)
    ]
    code = at.open().code
    assert clients[9].enter(code, "Anna") == {}


def test_frames_that_make_no_sense_change_nothing_and_end_nothing(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    anna = come(port)
    anna.enter(at.open().code, "Anna")
    random = Random(7)
    for text in (
        "",
        "{",
        "[]",
        "1",
        '"x"',
        "[" * 4000,
        '{"key":5}',
        '{"command":"stop"}',
        '{"command":["a"]}',
    ):
        anna.wire.send(text)
    for message in (
        {"key": "\ud800"},
        {"line": "\ud800\x1b[2J" * 90},
        {"command": "card", "number": 10**30},
        {"command": "card", "number": -1, "at": "x"},
        {"answer": 5},
        {"enter": {"code": 5}},
        {"command": "confirm", "number": True, "at": None},
    ):
        anna.send(**message)
    for _ in range(150):
        anna.wire.send(bytes(random.randrange(256) for _ in range(30)))
        anna.wire.send("".join(chr(random.randrange(0x20, 0xD7FF)) for _ in range(30)))
        if random.random() < 0.1:
            anna.settle(0.01)
    anna.send(key="y")
    time.sleep(0.1)
    anna.settle()
    assert anna.lines
    anna.wire.send("x" * (LONGEST_MESSAGE + 1))
    with pytest.raises(ConnectionClosed):
        anna.take_all()


def flood(client: PageClient) -> None:
    for _ in range(500):
        client.send(key="down")
    client.take_all()


def test_a_flood_ends_the_line_and_keeps_the_seat(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    room = at.open()
    anna = come(port)
    anna.enter(room.code, "Anna")
    with pytest.raises(ConnectionClosed):
        flood(anna)
    again = come(port)
    again.enter(room.code, "", token=anna.seated["token"])
    again.wait_for("Welcome back")


def test_a_slow_guest_delays_nobody(at: HostAtWork, come: Come) -> None:
    port = page_door(at)
    room = at.open()
    anna, bert = come(port), come(port, max_queue=1)
    anna.enter(room.code, "Anna")
    bert.enter(room.code, "Bert")
    started = time.monotonic()
    for _ in range(15):
        anna.send(line="message")
        anna.send(line="3")
        anna.wait_for("Chat, Anna")
    assert time.monotonic() - started < 5


def test_nothing_secret_is_logged(at: HostAtWork, come: Come, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "cribbage_a11y")
    port = page_door(at)
    room = at.open()
    anna = come(port)
    anna.enter("0000000000", "Anna")
    anna.enter(room.code, "Anna")
    anna.send(key="1")
    anna.wait_for("Lay away 2")
    logged = caplog.text
    assert "a code was refused from" in logged
    assert room.code not in logged
    assert anna.seated["token"] not in logged
    assert "0000000000" not in logged
    assert json.dumps(anna.region("your_hand"))[2:20] not in logged if anna.shown["regions"] else True
