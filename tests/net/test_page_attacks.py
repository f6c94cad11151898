"""What a page may not do: other origins, other files, nonsense, floods, slowness; and what is not logged."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from random import Random
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cribbage_a11y.net import door_words
from cribbage_a11y.net import page_door as page_door_module
from cribbage_a11y.net.limits import LONGEST_MESSAGE
from cribbage_a11y.net.page_line import PageLine
from kit.hosting import LOOPBACK, HostAtWork
from kit.page_client import Come, PageClient, page_door

NOT_OURS = "https://elsewhere.example"


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


def test_bytes_that_are_no_request_fill_no_log(at: HostAtWork, caplog: pytest.LogCaptureFixture) -> None:
    port = page_door(at)
    for number in range(60):
        with socket.create_connection((LOOPBACK, port)) as raw:
            raw.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n" + bytes(number))
            raw.shutdown(socket.SHUT_WR)
            raw.settimeout(5)
            with suppress(OSError):
                while raw.recv(4096):
                    pass
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
    assert get(port, "/health")[0] == "ok, tables 0, guests 0\n"


def test_a_visit_that_fails_is_logged_without_its_values(
    at: HostAtWork, come: Come, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = page_door(at)
    room = at.open()
    anna = come(port)
    anna.enter(room.code, "Anna")

    def fails(*_arguments: object) -> None:
        raise ValueError("the ace of spades")

    monkeypatch.setattr(PageLine, "take", fails)
    anna.send(key="h")
    anna.send(key="h")
    with pytest.raises(ConnectionClosed):
        anna.take_all()
    assert "a visit failed: ValueError at " in caplog.text
    assert "ace of spades" not in caplog.text
    assert "Traceback" not in caplog.text


def test_a_line_on_which_nobody_comes_in_is_ended(
    at: HostAtWork, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_door_module, "NAMING", 0.3)
    port = page_door(at)
    code = at.open().code
    silent, anna = come(port), come(port)
    anna.enter(code, "Anna")
    with pytest.raises(ConnectionClosed):
        silent.take_all()
    time.sleep(0.4)
    anna.send(key="h")
    anna.wait_for("You")
