"""Two tables alike but for hidden cards: to the same nonsense of a guest they must answer alike."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from benchmarks import _fuzz_input as nonsense
from benchmarks._fuzz_guard import Guard
from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.engine.actions import Action, Deal
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.page_door import parsed
from cribbage_a11y.net.page_line import PageLine
from cribbage_a11y.net.room import Room
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.table.computers import Computer
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.screens.choices import LevelChoice

MOST: Final = 2_000
"""Frames for one pair of tables; an attack that ends Anna's game ends there."""
_RULES: Final = Rules(first_deal=FirstDeal.SEAT0)
_DEALT: Final = 6


class _Deck:
    """The chance of one hand."""

    def __init__(self, deck: tuple[Card, ...]) -> None:
        self._deck = deck

    def next_action(self, _state: GameState, _attempt: int = 1) -> Action:
        """The pack, always the same."""
        return Deal(self._deck)


class _Maker:
    """Games from one pack, nothing on a disk."""

    levels: tuple[LevelChoice, ...] = level_choices()[:4]
    is_safe = True

    def __init__(self, deck: tuple[Card, ...], executor: ThreadPoolExecutor) -> None:
        self._deck, self._executor = deck, executor

    def begin(self, rules: Rules, occupants: Sequence[Occupant]) -> LiveTable:
        """A new match."""
        return LiveTable(Table(rules, occupants, 0), {}, _Deck(self._deck), lambda: 0.0, self._executor)

    def thinker(self, seat: int, level: str) -> Computer:
        """One for Anna's seat, where she leaves; her attack ends there."""
        return Computer(make_player(Level(level), random.Random(seat)), True)

    def keep(self, facts: Mapping[str, Any]) -> None:
        """Keep nothing."""

    def when_safe(self, do: Any) -> None:
        """Everything is."""
        do()

    def forget(self) -> None:
        """Nothing is kept."""

    def fair_deals(self) -> Sequence[FairDeal]:
        """None."""
        return ()


class _Twin:
    """One of the two tables: Anna attacks, Bert sits still."""

    def __init__(self, deck: tuple[Card, ...], executor: ThreadPoolExecutor) -> None:
        self.sent: list[str] = []
        self._now = 0.0
        self.room = Room(_Maker(deck, executor), "1234567890", _RULES, "book", lambda: self._now)
        self.anna, self.line = self._come("Anna")
        _bert, self._other_line = self._come("Bert")
        self.room.begin(self.anna)

    def _come(self, name: str) -> tuple[Guest, PageLine]:
        seated = self.room.enter(name)
        assert seated is not None
        line = PageLine(self if name == "Anna" else _Nowhere())
        self.room.connect(seated.guest, line, is_new=True)
        line.show(seated.guest)
        return seated.guest, line

    async def send(self, message: str) -> None:
        """A frame to the page."""
        self.sent.append(message)

    async def close(self) -> None:
        """The connection ends."""

    def take(self, message: dict[str, Any]) -> None:
        """Nonsense from Anna, who stays at the table."""
        self._now += 1
        self.line.take(self.anna, message)

    def end(self) -> None:
        """Both are gone."""
        self.room.close("")
        self.line.lost()
        self._other_line.lost()

    @property
    def is_there(self) -> bool:
        """Whether Anna still sits at her game."""
        return self.anna.line is self.line and self.room.playing.live is not None


class _Nowhere:
    async def send(self, message: str) -> None:
        """Nobody reads it."""

    async def close(self) -> None:
        """The connection ends."""


def _decks(chance: random.Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Two packs in which seat 0 is dealt the same cards; the first card goes to seat 1."""
    deck = list(DECK)
    chance.shuffle(deck)
    free = [place for place in range(len(deck)) if place >= 2 * _DEALT or place % 2 == 0]
    cards = [deck[place] for place in free]
    chance.shuffle(cards)
    other = list(deck)
    for place, card in zip(free, cards, strict=True):
        other[place] = card
    return tuple(deck), tuple(other)


async def attack_twins(count: int, guard: Guard) -> str:
    """Send so much to each of two; the sentence that says what was done."""
    chance, frames = random.Random(2), 0
    with ThreadPoolExecutor(1) as executor:
        while frames < count:
            twins = [_Twin(deck, executor) for deck in _decks(chance)]
            assert twins[0].anna.console.session is not None
            for _ in range(min(MOST, count - frames)):
                frames += 1
                message = parsed(nonsense.frame(chance))
                if message is not None:
                    for twin in twins:
                        twin.take(message)
                if not chance.randrange(8):
                    for _ in range(6):
                        await asyncio.sleep(0)
                if not all(twin.is_there for twin in twins):
                    break
            for _ in range(6):
                await asyncio.sleep(0)
            _compare(twins, guard)
            for twin in twins:
                twin.end()
    return f"{frames} frames to each of two tables that differ in hidden cards alone."


def _compare(twins: list[_Twin], guard: Guard) -> None:
    one, other = twins
    assert one.room.playing.live is None or one.room.playing.live.table.state.starter is None
    if one.sent != other.sent:
        pairs = zip(one.sent, other.sent, strict=False)
        first = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
        guard.note(f"what may not be seen is told: {first[0][:200]} / {first[1][:200]}")
