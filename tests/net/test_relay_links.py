"""The links between hosts: who may open one, and what goes over it."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from cribbage_a11y.net import link
from cribbage_a11y.net.chairs import Status
from cribbage_a11y.net.link import RELAY, HostSilent, Links
from cribbage_a11y.net.ssh_door import host_key
from kit.directories import card
from kit.hosting import LOOPBACK, HostAtWork
from kit.page_client import WITHIN
from kit.sharing import Sharing, soon
from kit.ssh_client import guest, ssh_door


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
