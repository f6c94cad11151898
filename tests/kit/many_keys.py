"""Keys pressed without end: what must hold after each, whatever was pressed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from cribbage_a11y.engine.actions import TableAction
from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.keymap import BINDINGS
from kit.place import Place, table_of

KEYS: Final = tuple(dict.fromkeys(key for binding in BINDINGS for key in binding.keys))
"""Every key of the keymap."""
STRANGE: Final = (
    "0",
    "7",
    "8",
    "9",
    "j",
    "ö",
    "€",
    "\u00b2",
    "f9",
    "delete",
    "pageup",
    "ctrl-a",
    "shift-up",
    "-",
)
"""Keys that mean nothing."""
CAPITALS: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ALL_KEYS: Final = tuple(dict.fromkeys((*KEYS, *STRANGE, *CAPITALS)))
ACTING: Final = frozenset(
    {
        Command.CARD,
        Command.CONFIRM,
        Command.TOGGLE_CARD,
        Command.TAKE_BACK,
        Command.BACK,
        Command.LEAVE,
    }
)
"""Commands that may move a game, choose cards or open something."""
_TYPED: Final = ("", "0", "2", "4", "8", "29", "30", "eight", "-1", None)
_HASTE: Final = 0.6
_TWICE: Final = 0.1
_FORGET: Final = 64
_LIKELY: Final = ("enter", "enter", "1", "2", "3", "4", "5", "6", "space")


def check_state(state: GameState) -> None:
    """No score outside the board, every card of the pack in one place."""
    target = state.rules.target
    assert all(
        0 <= back <= front <= target for front, back in zip(state.scores, state.back_pegs, strict=True)
    )
    assert (target in state.scores) == (state.phase is Phase.GAME_OVER)
    if state.hands:
        laid = [laid.card for laid in state.laid]
        held = [card for hand in state.hands for card in hand]
        starter = [] if state.starter is None else [state.starter]
        cards = [*held, *laid, *state.crib, *state.rest, *starter]
        assert sorted(cards) == sorted(DECK)
    assert 0 <= state.pile_count <= 31


def press_checked(place: Place, key: str) -> None:
    """One key: answered, and nothing changed that it may not change. Within the place's loop."""
    console, session = place.console, place.session
    state, model = place.table.state, session.model
    answers = len(place.seen.bursts) + len(place.done) + len(place.seen.questions)
    screens = len(console.screens)
    command = console.keymap.press(console.context, key).command
    place.now += 1
    console.key(key)
    asked = console.is_asking
    answered = len(place.seen.bursts) + len(place.done) + len(place.seen.questions) > answers
    hurried = command is Command.CONFIRM and place.live.is_pausing
    assert answered or asked or hurried, f"{key} met silence"
    assert all(line.text and line.braille for burst in place.seen.bursts[-2:] for line in burst)
    if screens or key in CAPITALS or command not in ACTING:
        assert place.table.state is state, f"{key} moved the game"
        assert session.model.chosen == model.chosen
    if key in CAPITALS:
        assert len(console.screens) == screens


class Player:
    """Somebody who presses anything, more often what moves the game on, and now and then twice at once."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.random = Random(seed)
        self.place = Place(table_of(rules), seed=str(seed))
        self.place.table.journal = self._taken
        self.actions = 0
        """How many actions of the player the table has taken."""

    def _taken(self, action: TableAction) -> None:
        self.actions += getattr(action, "seat", None) == self.place.session.seat

    async def press(self, keys: int) -> None:
        """So many keys, each checked, in the place's loop."""
        self.place.live.changed()
        for number in range(keys):
            key = self.random.choice(_LIKELY if self.random.random() < _HASTE else ALL_KEYS)
            before = self.actions
            press_checked(self.place, key)
            if self.random.random() < _TWICE and not self.place.console.is_asking:
                self.place.console.key(key)
            assert self.actions <= before + 1, f"{key} twice at once was taken twice"
            check_state(self.place.table.state)
            if self.place.console.is_asking:
                await self._answer()
            if number % _FORGET == 0:
                self._forget()

    async def _answer(self) -> None:
        while self.place.console.is_asking:
            await asyncio.sleep(0)
            self.place.seen.answer(self.random.choice(_TYPED))
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    def _forget(self) -> None:
        """What was heard long ago is of no more use, and would fill the memory."""
        place = self.place
        place.seen.bursts.clear()
        place.spoken.bursts.clear()
        place.seen.questions.clear()
        place.done.clear()
