"""Guests whose lines send nonsense into one table: a page, terminals of each kind, and one who looks on."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

from benchmarks import _fuzz_input as nonsense
from benchmarks._fuzz_guard import Guard
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.host import seat_somebody
from cribbage_a11y.net.names import clean_text
from cribbage_a11y.net.page_door import parsed
from cribbage_a11y.net.page_line import PageLine
from cribbage_a11y.net.room import Room, Seated
from cribbage_a11y.net.ssh_screen import far_terminal
from cribbage_a11y.net.ssh_stage import StageLine
from cribbage_a11y.present.card_names import LONG

OPEN_REGIONS: Final = ("your_hand", "the_play", "the_starter", "the_crib", "the_hands")
_MOVES: Final = {Phase.LAY_AWAY: "1 2", Phase.PLAY: "1"}
"""What is typed for a move, besides going on."""
_NAMED: Final = {LONG[card]: card for card in DECK}
_CARD: Final = re.compile("|".join(sorted(_NAMED, key=len, reverse=True)))


class Sink:
    """What is sent to a guest: counted, and looked at."""

    def __init__(self, guard: Guard, *, draws: bool) -> None:
        self.sent = 0
        self.regions: dict[str, Any] = {}
        self.on_shown: Callable[[], None] = lambda: None
        """Called when a page is shown something."""
        self._guard = guard
        self._draws = draws

    def write(self, data: str) -> None:
        """Characters to a terminal; ends of lines and what a typed character erases are the door's own."""
        self.sent += 1
        plain = data.replace("\r\n", "").replace("\n", "").replace("\b \b", "")
        if not self._draws and not plain.isprintable():
            self._guard.note(f"steers the terminal: {data!r}")

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def exit(self, status: int) -> None:
        """The session ends."""

    async def send(self, message: str) -> None:
        """A frame to a page."""
        self.sent += 1
        shown = json.loads(message).get("show", {})
        self.regions.update(shown.get("regions", {}))
        if shown:
            self.on_shown()

    async def close(self) -> None:
        """The connection ends."""

    def hidden_cards(self, view: SeatView) -> set[Card]:
        """The cards that regions name now and the seat cannot know of."""
        known = {*view.hand, *view.kept, *view.laid_away, *(laid.card for laid in view.laid)}
        known |= {card for shown in view.open_hands for card in shown.cards}
        known |= {view.starter} if view.starter is not None else set()
        lines = [line for name in OPEN_REGIONS for line in self.regions.get(name, {}).get("lines", ())]
        return {_NAMED[found] for line in lines for found in _CARD.findall(line)} - known


class Attacker:
    """One guest who comes again whenever nonsense has ended the line, by the token or anew."""

    def __init__(self, room: Room, name: str, terminal: str | None, guard: Guard) -> None:
        """``terminal``: ``None`` for a page, the empty name where there is none."""
        self.sink = Sink(guard, draws=bool(terminal) and terminal != "dumb")
        self.guest: Guest | None = None
        self.line: PageLine | StageLine | None = None
        self._room, self._name, self._terminal, self._guard = room, name, terminal, guard
        self._token = ""
        self.sink.on_shown = self._look_for_cards

    def send(self, chance: random.Random) -> None:
        """A frame, characters or a line."""
        line, guest = self.line, self.guest
        if line is None or guest is None:
            return
        if isinstance(line, PageLine):
            message = parsed(nonsense.frame(chance))
            if message is not None:
                line.take(guest, message)
        elif not line.is_closed:
            types = self._terminal in ("", "dumb")
            line.received((nonsense.line if types else nonsense.characters)(chance))
            if not chance.randrange(200):
                line.resized(chance.randrange(20, 501), chance.choice([1, 2, 24, 200]))

    def look(self) -> None:
        """Come again where the line is no more, and begin a game where there is none."""
        line, guest = self.line, self.guest
        if guest is None or guest.line is not line or getattr(line, "is_closed", False):
            self.leave()
            self._come()
        guest = self.guest
        if guest is not None and self._room.playing.may_begin and self._room.choices.is_opener(guest):
            self._room.begin(guest)

    def play(self) -> None:
        """A move that makes sense, where one is asked for: nonsense alone ends no game."""
        session = None if self.guest is None else self.guest.console.session
        if session is not None and self.guest is not None and not self.guest.console.screens:
            scene = session.scene
            if scene.must_go_on:
                self.guest.typed("go on")
            elif scene.view.is_my_turn and not scene.waited_for:
                self.guest.typed(_MOVES.get(scene.view.phase, "go on"))

    def leave(self) -> None:
        """The line is lost."""
        if self.line is not None and self.guest is not None:
            self.line.lost()
            self._room.lost(self.guest, self.line)
        self.line = None

    def _come(self) -> None:
        guest = self._room.of_token(self._token)
        is_new = guest is None
        if guest is None:
            seated = seat_somebody(self._room, self._name)
            if not isinstance(seated, Seated):
                self.guest = None
                return
            guest, self._token = seated
        self.guest = guest
        self.sink.regions.clear()
        self.line = self._new_line()
        self._room.connect(guest, self.line, is_new=is_new)
        if isinstance(self.line, PageLine):
            self.line.show(guest)
        else:
            self.line.attach(guest)

    def _new_line(self) -> PageLine | StageLine:
        if self._terminal is None:
            return PageLine(self.sink)
        known = far_terminal(self._terminal, self.sink) if self._terminal else None
        return StageLine(self.sink, (80, 24), known)

    def _look_for_cards(self) -> None:
        session = None if self.guest is None else self.guest.console.session
        if session is None:
            return
        hidden = self.sink.hidden_cards(session.scene.view)
        if hidden:
            self._guard.note(f"{self._name} is shown {sorted(card.code for card in hidden)}")


def attack_names(room: Room, chance: random.Random, guard: Guard) -> None:
    """A name and a message of any characters: what is taken of them steers no terminal."""
    given = nonsense.name(chance)
    seated = seat_somebody(room, given)
    if isinstance(seated, Seated):
        if not seated.guest.name.isprintable() or len(seated.guest.name) > 20:
            guard.note(f"a name: {seated.guest.name!r}")
        room.leave(seated.guest)
    message = clean_text(nonsense.text(chance, 400))
    if not message.isprintable():
        guard.note(f"a message: {message!r}")


def attack_tokens(room: Room, chance: random.Random, guard: Guard, stolen: Callable[[], str]) -> None:
    """Seats are not to be had by guessing; a token whose holder has left opens nothing."""
    token = chance.choice([nonsense.text(chance), stolen(), "0" * 32, stolen().upper() + " "])
    if room.of_token(token) is not None:
        guard.note(f"a token opened a seat: {token!r}")
