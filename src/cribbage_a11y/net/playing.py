"""The game of a table with others: it runs while somebody is there, and seats change while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net.making import TableMaker
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.ui.live_table import LiveTable


class Playing:
    """``failed`` is called when a game stops because of an error, which should never be."""

    def __init__(self, maker: TableMaker, failed: Callable[[BaseException], None]) -> None:
        self.maker = maker
        self.live: LiveTable | None = None
        self._failed = failed
        self._running: asyncio.Task[None] | None = None

    @property
    def may_begin(self) -> bool:
        """Whether no game is being played."""
        return self.live is None or self.live.table.is_over

    @property
    def is_over(self) -> bool:
        """Whether there is a game, and it has come to its end."""
        return self.live is not None and self.live.table.is_over

    def begin(self, rules: Rules, occupants: Sequence[Occupant]) -> LiveTable:
        """A new match."""
        self.stop()
        self.live = self.maker.begin(rules, occupants)
        return self.live

    def seat(self, seat: int, occupant: Occupant) -> None:
        """Somebody else decides at a seat from now on."""
        live = self.live
        if live is None:
            return
        live.table.seat_person(seat, occupant)
        live.thinkers.pop(seat, None)
        if occupant.level is not None:
            live.thinkers[seat] = self.maker.thinker(seat, occupant.level)
        if self._running is not None:
            live.skip_pause()
            live.changed()

    def mind(self, somebody_is_there: bool) -> None:
        """Go on while somebody is there; computers never play a game to its end alone."""
        if self.live is None or somebody_is_there == (self._running is not None):
            return
        if somebody_is_there:
            self._running = asyncio.ensure_future(self.live.run())
            self._running.add_done_callback(self._stopped)
        else:
            self._halt()

    def stop(self) -> None:
        """There is no game any more."""
        self._halt()
        self.live = None

    def _halt(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def _stopped(self, running: asyncio.Task[None]) -> None:
        if running.cancelled():
            return
        error = running.exception()
        assert error is not None  # A table at work ends by nothing else.
        self._running = None
        self._failed(error)
