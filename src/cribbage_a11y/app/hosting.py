"""A host process: tables for others behind the SSH door and the page door, kept over restarts."""

from __future__ import annotations

import asyncio
import signal
import socket
import ssl
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cribbage_a11y.app.hosting_logs import keep_host_logs
from cribbage_a11y.app.hosting_tables import HostedTable, kept_tables, new_folder
from cribbage_a11y.app.levels import USUAL
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.paths import Paths, paths_for

if TYPE_CHECKING:
    from cribbage_a11y.net.host import Host
    from cribbage_a11y.net.room import Room

SSH_PORT: Final = 8022
HTTP_PORT: Final = 8023
EVERYWHERE: Final = ""
"""The address to listen at that stands for all of this computer."""
_LAST_WORDS: Final = 0.5
"""Seconds that guests have to hear that the host stops."""
_NOWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: choosing the way to it sends nothing, and tells our own address."""


@dataclass(frozen=True)
class HostPlan:
    """What a command line asks of a host."""

    home: Path | None = None
    bind: str = EVERYWHERE
    ssh_port: int = SSH_PORT
    http_port: int = HTTP_PORT
    public_name: str | None = None
    tls_cert: Path | None = None
    tls_key: Path | None = None
    behind_proxy: bool = False
    guests_may_open: bool = True
    level: str = USUAL
    """That of computers at a new table; its opener may choose another."""
    log: str | None = None
    """Where the log goes: a file, or ``-`` for standard error."""


def serve(plan: HostPlan) -> int:
    """Host until told to stop; the exit status. Raises :class:`CommandError` for what makes no sense."""
    catalogue.use_system()
    paths = paths_for(plan.home)
    tls = _tls(plan)
    _allow_many_lines()
    with keep_host_logs(paths.logs, plan.log):
        return asyncio.run(_serve(plan, paths, tls))


class Tables:
    """The tables of a host on the disk."""

    def __init__(self, paths: Paths, executor: Executor) -> None:
        self.folder = paths.saves / "tables"
        self._records = paths.records
        self._executor = executor
        self._thinking = Thinking()
        self._made: list[HostedTable] = []

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

    def _at(self, folder: Path) -> HostedTable:
        made = HostedTable(folder, self._records, self._executor, self._thinking)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._made.append(made)
        return made


async def _serve(plan: HostPlan, paths: Paths, tls: ssl.SSLContext | None) -> int:
    try:
        from cribbage_a11y.net.host import Host
        from cribbage_a11y.net.page_door import PageDoor, close_page_door
        from cribbage_a11y.net.ssh_door import fingerprint, host_key, open_ssh_door
    except ImportError:
        raise CommandError(needs_more()) from None
    with ThreadPoolExecutor(2, "computer player") as executor:
        tables = Tables(paths, executor)
        host = Host(tables.new, time.monotonic, plan.level)
        host.guests_may_open = plan.guests_may_open
        tables.take_up(host)
        name = plan.public_name or own_name()
        key = host_key(paths.saves / "ssh_host_key")
        with _port_taken(plan.ssh_port):
            ssh = await open_ssh_door(host, key, plan.bind, plan.ssh_port, name)
        with _port_taken(plan.http_port):
            page = await PageDoor(host, plan.bind, plan.http_port, tls, plan.behind_proxy).open()
        host.start()
        port = next(iter(page.sockets)).getsockname()[1]
        link = f"{'https' if tls else 'http'}://{name}:{port}/"
        _invite(own_table(host), f"-p {ssh.get_port()}", name, link, fingerprint(key))
        await _until_told_to_stop()
        await host.stop()
        await asyncio.sleep(_LAST_WORDS)
        ssh.close()
        await close_page_door(page)
        tables.let_go()
    return 0


def own_table(host: Host) -> Room:
    """The table of the host's own: the one kept from before, else a new one."""
    kept = next((room for room in host.lobby if not room.opened_from), None)
    room = kept or host.open()
    if room is None:
        # Translators: the host holds as many tables as it can, all kept from before.
        raise CommandError(_("There are too many tables kept from before to open another."))
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


def _invite(room: Room, port: str, name: str, link: str, key: str) -> None:
    """Print what guests need."""
    lines = (
        *invitation(room, port, name, link),
        # Translators: {key}: by which a guest knows the host when the SSH client asks.
        _("The host's key is {key}").format(key=key),
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


def _tls(plan: HostPlan) -> ssl.SSLContext | None:
    if plan.tls_cert is None and plan.tls_key is None:
        return None
    if plan.tls_cert is None or plan.tls_key is None:
        # Translators: the command line names only one of two files.
        raise CommandError(_("--tls-cert and --tls-key belong together."))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(plan.tls_cert, plan.tls_key)
    except OSError as error:
        # Translators: the files of a certificate cannot be used. {reason}: the system's own words.
        message = _("The certificate cannot be used: {reason}.")
        raise CommandError(message.format(reason=error.strerror or error.args[-1])) from None
    return context


async def _until_told_to_stop() -> None:
    told = asyncio.Event()
    stop: Callable[[], None] = told.set
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop)
    await told.wait()


def _allow_many_lines() -> None:
    """As many open files as the system lets us have: each line and each table needs some."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
