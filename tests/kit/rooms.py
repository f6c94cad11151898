"""Tables with others for tests: lines that keep what they are sent, a clock of their own, seeded cards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cribbage_a11y.app.games import SeededChance, computers, first_dealer
from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.room import Room
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.table.computers import Computer
from cribbage_a11y.table.dealer import player_random
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.screens.choices import LevelChoice

TWO = Rules(target=61, first_deal=FirstDeal.SEAT0)
THREE = Rules(players=3, target=61, first_deal=FirstDeal.SEAT0)


class FakeLine:
    """A line that keeps all it is sent."""

    def __init__(self) -> None:
        self.bursts: list[tuple[int, tuple[Utterance, ...]]] = []
        self.styles: list[LineStyle] = []
        self.questions: list[str] = []
        self.answers: list[str | None] = []
        self.closed: str | None = None
        self.refreshed = 0

    @property
    def lines(self) -> list[str]:
        return [said.text for _number, burst in self.bursts for said in burst]

    @property
    def all_words(self) -> str:
        return "\n".join(
            f"{said.text}\n{said.speech}\n{said.braille}" for _number, burst in self.bursts for said in burst
        )

    def announce(self, number: int, utterances: Sequence[Utterance], style: LineStyle) -> None:
        self.bursts.append((number, tuple(utterances)))
        self.styles.append(style)

    def refresh(self) -> None:
        self.refreshed += 1

    async def ask(self, question: str, given: str) -> str | None:
        self.questions.append(f"{question} {given}".strip())
        return self.answers.pop(0) if self.answers else None

    def close(self, reason: str) -> None:
        self.closed = reason


class SeededMaker:
    """Games from a seed, nothing on a disk."""

    def __init__(self, seed: str = "7") -> None:
        self.seed = seed
        self.kept: list[dict[str, Any]] = []
        self.forgotten = False
        self.chance: SeededChance | None = None

    @property
    def levels(self) -> tuple[LevelChoice, ...]:
        return level_choices()[:4]

    def begin(self, rules: Rules, occupants: Sequence[Occupant]) -> LiveTable:
        table = Table(rules, occupants, first_dealer(rules, self.seed))
        self.chance = SeededChance(self.seed, lambda: table.game_number)
        thinkers = computers(occupants, self.seed)
        return LiveTable(table, thinkers, self.chance, lambda: 0.0, ThreadPoolExecutor(1))

    def thinker(self, seat: int, level: str) -> Computer:
        return Computer(make_player(Level(level), player_random(self.seed, 1, seat)), True)

    def keep(self, facts: Mapping[str, Any]) -> None:
        self.kept.append(dict(facts))

    is_safe = True

    def when_safe(self, do: Callable[[], None]) -> None:
        do()

    def forget(self) -> None:
        self.forgotten = True

    def fair_deals(self) -> Sequence[FairDeal]:
        return () if self.chance is None else self.chance.dealer().opened


class ATable:
    """A room with a clock of its own."""

    def __init__(self, rules: Rules = TWO, seed: str = "7", maker: SeededMaker | None = None) -> None:
        self.now = 0.0
        self.maker = maker or SeededMaker(seed)
        self.room = Room(self.maker, "1234567890", rules, "counter", lambda: self.now)
        self.tokens: dict[str, str] = {}

    def gives_code(self, code: str) -> Callable[[Guest], None]:
        """What a host does that gives the table this code."""

        def give(guest: Guest) -> None:
            self.room.code = code
            self.room.choices.code_changed(guest)

        return give

    def come(self, name: str) -> tuple[Guest, FakeLine]:
        """Somebody new, with a line."""
        seated = self.room.enter(name)
        assert seated is not None
        self.tokens[name] = seated.token
        line = FakeLine()
        self.room.connect(seated.guest, line, is_new=True)
        return seated.guest, line

    def come_back(self, name: str, heard: int | None = None) -> tuple[Guest, FakeLine]:
        """Somebody with a token."""
        guest = self.room.of_token(self.tokens[name])
        assert guest is not None
        line = FakeLine()
        self.room.connect(guest, line, heard, is_new=False)
        return guest, line

    def keys(self, guest: Guest, *names: str) -> None:
        """Keys, a second apart."""
        for name in names:
            self.now += 1
            guest.key(name)

    @property
    def table(self) -> Table:
        live = self.room.playing.live
        assert live is not None
        return live.table


async def rest(turns: int = 20) -> None:
    """Let tasks run."""
    for _ in range(turns):
        await asyncio.sleep(0)


def wanted_keys(guest: Guest) -> list[str]:
    """The keys of a plain move for a guest at a table, empty where nothing is asked of them."""
    session = guest.console.session
    assert session is not None
    scene = session.scene
    view = scene.view
    if scene.must_go_on:
        return ["enter"]
    if scene.waited_for or not view.is_my_turn:
        return []
    if view.phase is Phase.LAY_AWAY:
        start = ["escape", "escape"] if session.model.chosen else []
        return [*start, *(str(n + 1) for n in range(view.rules.shape.laid_away)), "enter"]
    if view.phase is Phase.PLAY:
        card = view.playable[0]
        start = ["escape", "escape"] if session.model.chosen else []
        return [*start, str(view.hand.index(card) + 1), "enter"]
    return ["enter"]


def card_name(card: Card) -> str:
    """A card as it is said in normal words."""
    ranks = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    return f"{ranks[card.rank - 1]} of {suits[card.code[-1]]}"


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test in a loop of its own."""
    asyncio.run(work)


async def play_on(at: ATable, moves: int = 3000) -> None:
    """Plain moves by everybody, until so many are made or the game is over."""
    for _ in range(moves):
        if at.table.is_over:
            return
        await rest()
        moved = False
        for guest in list(at.room.guests.values()):
            if guest.line is not None and (keys := wanted_keys(guest)):
                at.keys(guest, *keys)
                moved = True
                break
        if not moved:
            await rest(50)
