"""A host process: tables for others behind the SSH door and the page door, kept over restarts."""

from __future__ import annotations

import asyncio
import signal
import socket
import ssl
import sys
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cribbage_a11y.app.hosting_disk import Disk
from cribbage_a11y.app.hosting_logs import keep_host_logs
from cribbage_a11y.app.hosting_plan import HostPlan, tls_of
from cribbage_a11y.app.hosting_process import set_up, tidy_for_ever
from cribbage_a11y.app.hosting_tables import HostedTable, kept_tables, new_folder
from cribbage_a11y.app.levels import USUAL
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.paths import Paths, paths_for

if TYPE_CHECKING:
    from cribbage_a11y.app.hosting_directory import Others
    from cribbage_a11y.net.host import Host
    from cribbage_a11y.net.room import Room

_LAST_WORDS: Final = 0.5
"""Seconds that guests have to hear that the host stops."""
_NOWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: choosing the way to it sends nothing, and tells our own address."""


def serve(plan: HostPlan) -> int:
    """Host until told to stop; the exit status. Raises :class:`CommandError` for what makes no sense."""
    catalogue.use_system()
    paths = paths_for(plan.home)
    tls = tls_of(plan)
    set_up()
    with keep_host_logs(paths.logs, plan.log):
        return asyncio.run(_serve(plan, paths, tls))


class Tables:
    """The tables of a host on the disk."""

    def __init__(self, paths: Paths, executor: Executor) -> None:
        self.folder = paths.saves / "tables"
        self._records = paths.records
        self._executor = executor
        self._thinking = Thinking()
        self._disk = Disk()
        self._made: set[HostedTable] = set()

    def new(self) -> HostedTable:
        """The place of a new table."""
        return self._at(new_folder(self.folder))

    def take_up(self, host: Host) -> None:
        """Take up every table that was left when the host stopped, or was stopped."""
        from cribbage_a11y.net.room import Room
        from cribbage_a11y.net.room_facts import restore

        for folder, facts in list(kept_tables(self.folder)):
            maker = self._at(folder)
            room = Room(maker, str(facts["code"]), Rules(), USUAL, host.clock)
            restore(room, facts, maker.take_up())
            host.add(room)

    def let_go(self) -> None:
        """Leave everything as it is."""
        for made in self._made:
            made.let_go()
        self._thinking.close()
        self._disk.close()

    def _at(self, folder: Path) -> HostedTable:
        made = HostedTable(folder, self._records, self._executor, self._thinking, self._disk)
        made.on_forgotten = lambda: self._made.discard(made)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._made.add(made)
        return made


async def _serve(plan: HostPlan, paths: Paths, tls: ssl.SSLContext | None) -> int:
    try:
        from cribbage_a11y.net.host import Host
    except ImportError:
        raise CommandError(needs_more()) from None
    with ThreadPoolExecutor(2, "computer player") as executor:
        tables = Tables(paths, executor)
        host = Host(tables.new, time.monotonic, plan.level)
        host.guests_may_open = plan.guests_may_open
        ending = _Ending()
        async with AsyncExitStack() as at_end:
            at_end.callback(tables.let_go)
            others = _others(plan, paths, at_end)
            tables.take_up(host)
            ways = await _open_doors(host, plan, paths, tls, at_end)
            if others is not None:
                await others.join(host, ways.ssh_port, ending.end)
            host.start()
            tidying = asyncio.ensure_future(tidy_for_ever())
            at_end.callback(tidying.cancel)
            _invite(await own_table(host), ways)
            await ending.wait()
            await host.stop()
            await asyncio.sleep(_LAST_WORDS)
    if ending.reason:
        raise CommandError(ending.reason)
    return 0


def _others(plan: HostPlan, paths: Paths, at_end: AsyncExitStack) -> Others | None:
    """The hosts with whom tables are shared; ``None`` for a host alone, which needs no library for it."""
    if plan.directory is None:
        return None
    try:
        from cribbage_a11y.app.hosting_directory import others_of
    except ImportError:
        raise CommandError(needs_more()) from None
    return others_of(plan.directory, plan, paths, at_end)


@dataclass(frozen=True)
class _Ways:
    """How guests come in."""

    ssh_port: int
    name: str
    link: str
    fingerprint: str


async def _open_doors(
    host: Host, plan: HostPlan, paths: Paths, tls: ssl.SSLContext | None, at_end: AsyncExitStack
) -> _Ways:
    from cribbage_a11y.net.page_door import PageDoor, close_page_door
    from cribbage_a11y.net.ssh_door import fingerprint, host_key, open_ssh_door

    name = plan.public_name or own_name()
    key = host_key(paths.saves / "ssh_host_key")
    with _port_taken(plan.ssh_port):
        ssh = await open_ssh_door(host, key, plan.bind, plan.ssh_port, name)
    at_end.callback(ssh.close)
    with _port_taken(plan.http_port):
        page = await PageDoor(host, plan.bind, plan.http_port, tls, plan.behind_proxy).open()
    at_end.push_async_callback(close_page_door, page)
    port = next(iter(page.sockets)).getsockname()[1]
    link = f"{'https' if tls else 'http'}://{name}:{port}/"
    return _Ways(ssh.get_port(), name, link, fingerprint(key))


async def own_table(host: Host) -> Room:
    """The table of the host's own: the one kept from before, else a new one."""
    kept = next((room for room in host.lobby if not room.opened_from), None)
    room = kept or await host.open()
    if isinstance(room, str):
        raise CommandError(room)
    return room


def own_name() -> str:
    """The address of this computer in its network, else its name."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_NOWHERE)
        return str(probe.getsockname()[0])
    return socket.gethostname()


def needs_more() -> str:
    """What to do where the libraries of the doors are missing."""
    # Translators: the libraries for hosting are not installed. The part in quotes stays as it is.
    return _("Playing with others needs more libraries. Install them with: pip install 'cribbage-a11y[host]'")


def invitation(room: Room, port: str, name: str, link: str) -> tuple[str, ...]:
    """What guests need: the code, the SSH line, the link."""
    from cribbage_a11y.net.words import code_line

    return (
        code_line(room.code),
        # Translators: how to join over SSH. {line}: the command to type.
        _("By SSH: {line}").format(line=f"ssh {room.code}@{name} {port}"),
        # Translators: how to join with a browser. {link}: an address of the web.
        _("By browser: {link}").format(link=f"{link}#{room.code}"),
    )


def _invite(room: Room, ways: _Ways) -> None:
    """Print what guests need."""
    lines = (
        *invitation(room, f"-p {ways.ssh_port}", ways.name, ways.link),
        # Translators: {key}: by which a guest knows the host when the SSH client asks.
        _("The host's key is {key}").format(key=ways.fingerprint),
        # Translators: how to end the program that holds the tables.
        _("The first guest opens the table. Control C stops the host, and the tables are kept."),
    )
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


class _port_taken:  # noqa: N801 -- reads as a sentence after with
    """Turns a port that cannot be had into one line for the person at the keyboard."""

    def __init__(self, port: int) -> None:
        self._port = port

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: object
    ) -> None:
        if isinstance(error, OSError):
            # Translators: a port is in use. {port}: its number; {reason}: the system's own words.
            message = _("Port {port} cannot be used: {reason}. Choose another, as --help says.")
            raise CommandError(message.format(port=self._port, reason=error.strerror or error)) from None


class _Ending:
    """Waits until the host is told to stop, or cannot go on."""

    def __init__(self) -> None:
        self.reason = ""
        """Why it cannot go on."""
        self._told = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):
                loop.add_signal_handler(name, self._told.set)

    def end(self, reason: str) -> None:
        """The host cannot go on."""
        self.reason = reason
        self._told.set()

    async def wait(self) -> None:
        """Until then."""
        await self._told.wait()
