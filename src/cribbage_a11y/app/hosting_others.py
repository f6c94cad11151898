"""Play with others, from the program: a table held here, a table held elsewhere, turns at one keyboard."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cribbage_a11y.app.hosting import (
    Tables,
    invitation,
    needs_more,
    own_name,
    own_table,
)
from cribbage_a11y.app.hosting_plan import EVERYWHERE, HTTP_PORT, SSH_PORT
from cribbage_a11y.app.levels import USUAL
from cribbage_a11y.app.program import Program
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.screens.others import NOBODY, Joining, Others, OthersAsk, Visiting
from cribbage_a11y.ui.screens.others_turns import Turns, TurnsAsk

if TYPE_CHECKING:
    from cribbage_a11y.net.join import JoinClient

_T = TypeVar("_T")
ANY_PORT: Final = 0
_LINES: Final = 40
"""Lines of a visit that can be read on the screen."""


class OthersDesk:
    """Answers what the screen Play with others asks, in one program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._joining = NOBODY
        self._visiting: asyncio.Task[None] | None = None
        program.closing.append(self._stop)
        program.console.handlers.update(
            {
                OthersAsk.JOIN: self.join,
                OthersAsk.OPEN: lambda name: self._begin(self._hold(str(name))),
                TurnsAsk.BEGIN: self._take_turns,
            }
        )

    def open_screen(self) -> None:
        """Put the screen in front."""
        self._program.console.open(Others(self._program.choices.names, self._joining))

    def _take_turns(self, value: Any) -> None:
        turns: Turns = value
        self._program.start_turns(turns.rules, turns.names)

    def join(self, value: Any) -> None:
        """Visit a table of another host; the value is a :class:`Joining`, perhaps without a name."""
        self._joining = value
        self._begin(self._visit(value))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Visit a table beside the program's own keys and screens."""
        self._stop()
        self._visiting = asyncio.ensure_future(work)
        self._visiting.add_done_callback(self._over)

    def _stop(self) -> None:
        if self._visiting is not None:
            self._visiting.cancel()

    def _over(self, visiting: asyncio.Task[None]) -> None:
        self._program.console.elsewhere = None
        error = None if visiting.cancelled() else visiting.exception()
        if error is not None:
            context = {"message": "A visit met an error.", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)

    async def _visit(self, joining: Joining) -> None:
        """Sit at a table until the visit is over; then say why, at the home menu."""
        try:
            from cribbage_a11y.net import door_words
            from cribbage_a11y.net.join import JoinClient, wire_address
        except ImportError:
            self._program.tell(needs_more())
            return
        address = wire_address(joining.host)
        if address is None:
            self._program.tell(door_words.no_such_host())
            return
        place = _VisitedPlace(self._program)
        name = joining.name or await place.ask(door_words.ask_name(), "")
        reason = ""
        if name:
            client = JoinClient(place, address, joining.code)
            place.begin(client)
            reason = await client.run(name)
        self._program.console.elsewhere = None
        if reason:
            self._program.tell(reason)
        self._program.go_home()

    async def _hold(self, name: str) -> None:
        """Hold a table in this process, and sit down at it first."""
        try:
            from cribbage_a11y.net.host import Host
            from cribbage_a11y.net.page_door import PageDoor, close_page_door
            from cribbage_a11y.net.ssh_door import host_key, open_ssh_door
        except ImportError:
            self._program.tell(needs_more())
            return
        paths = self._program.preferences.paths
        tables = Tables(paths, self._program.executor)
        host = Host(tables.new, time.monotonic, USUAL)
        tables.take_up(host)
        room = await own_table(host)
        key = host_key(paths.saves / "ssh_host_key")
        ssh = await _first_free(lambda port: open_ssh_door(host, key, EVERYWHERE, port, own_name()), SSH_PORT)
        page = await _first_free(lambda port: PageDoor(host, EVERYWHERE, port).open(), HTTP_PORT)
        port: int = next(iter(page.sockets)).getsockname()[1]
        host.start()
        self._program.tell(
            *invitation(room, f"-p {ssh.get_port()}", own_name(), f"http://{own_name()}:{port}/")
        )
        try:
            await self._visit(Joining(f"127.0.0.1:{port}", room.code, name))
        finally:
            await host.stop()
            ssh.close()
            await close_page_door(page)
            tables.let_go()


class _VisitedPlace:
    """The player's own presentation and voice, while a table elsewhere is in front."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._lines: deque[str] = deque(maxlen=_LINES)

    def begin(self, client: JoinClient) -> None:
        """From now on keys and lines go to the other table."""
        self._program.console.close_all()
        self._program.console.elsewhere = client

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show and speak one burst, and keep it to be read on the screen."""
        self._lines.extend(said.text for said in utterances)
        console = self._program.console
        if console.elsewhere is not None:
            console.screens[:] = [Visiting(tuple(self._lines))]
        console.announce(utterances)
        console.refresh()

    async def ask(self, question: str, given: str) -> str | None:
        """A line of text from the player."""
        return await self._program.presentation.ask(question, given)


async def _first_free(open_at: Callable[[int], Awaitable[_T]], port: int) -> _T:
    """A door at its usual port, or at any other where that is taken."""
    try:
        return await open_at(port)
    except OSError:
        return await open_at(ANY_PORT)
