"""The program for one player at this computer: screens, games, settings and speech tied together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cribbage_a11y.app.advice import Adviser
from cribbage_a11y.app.games import SeededChance, first_dealer, live_table
from cribbage_a11y.app.keeping import Keeper, occupants_of
from cribbage_a11y.app.levels import USUAL, level_choices
from cribbage_a11y.app.notices import fact_line, speech_line
from cribbage_a11y.app.preferences import Preferences
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.speech.conductor import SpeechNotice
from cribbage_a11y.speech.speaker import SilentSpeaker, Speaker, Speaks
from cribbage_a11y.store.facts import Fact
from cribbage_a11y.table.dealer import fresh_seed
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.table.table import Table
from cribbage_a11y.ui.console import Console
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.presentation import Presentation
from cribbage_a11y.ui.scene import Options
from cribbage_a11y.ui.screens.choices import GameChoices, first_choices
from cribbage_a11y.ui.screens.screen import say
from cribbage_a11y.ui.session import Session

MY_SEAT = 0
"""The seat of the player at this computer."""
SETTLE_LOOK = 0.002
"""Seconds between two looks at whether the computers are done."""


class Program:
    """Everything of one run. The presentation is given; the loop around it ends when ``done`` is set."""

    def __init__(self, plan: LaunchPlan, preferences: Preferences, presentation: Presentation) -> None:
        self.plan = plan
        self.preferences = preferences
        self.presentation = presentation
        self.done = asyncio.Event()
        self.go_home: Callable[[], None] = self.done.set
        """Where the player is when there is no game: the menus put the home menu here."""
        self.on_settings: Callable[[], None] = lambda: None
        """Called when settings have changed: the place where the program is seen may have to change too."""
        self.voice: Speaks = SilentSpeaker()
        self.console = Console(presentation, _Voice(self), self._keymap())
        self.console.on_change = self.change
        self.console.on_leave = self.leave_game
        self.console.on_exit = self.done.set
        self.closing: list[Callable[[], None]] = []
        """What else ends with the program."""
        self.live: LiveTable | None = None
        self._chance: SeededChance | None = None
        self.failure: BaseException | None = None
        """What ended the program where it should not have ended."""
        self._playing: asyncio.Task[None] | None = None
        self._work: asyncio.Task[None] | None = None
        self.keeper = Keeper(preferences.paths, self.tell_fact)
        self.executor = ThreadPoolExecutor(1, "computer player")
        self.adviser = Adviser(self.executor)
        self._loop = asyncio.get_running_loop()
        self.set_speech()

    def tell(self, *lines: str) -> None:
        """Say something of the program's own."""
        self.console.perform(say(*lines))

    def tell_fact(self, fact: Fact | None) -> None:
        """Say something about a file, if there is something to say."""
        if fact is not None:
            self.tell(fact_line(fact))

    @property
    def choices(self) -> GameChoices:
        """The choices for a new game, from the last one and from what the command line says."""
        known = [level.key for level in level_choices()]
        return first_choices(USUAL).with_data(self.preferences.new_game(), known)

    def start_game(self, choices: GameChoices) -> None:
        """Begin a game with these choices, in front of everything."""
        seats = zip(choices.seat_names, (None, *choices.seat_levels), strict=True)
        self._start(choices.rules, [Occupant(name, level) for name, level in seats])

    def start_turns(self, rules: Rules, names: Sequence[str]) -> None:
        """Begin a game of several people at this keyboard."""
        self._start(rules, [Occupant(name) for name in names])

    def _start(self, rules: Rules, occupants: Sequence[Occupant]) -> None:
        seed = self.plan.seed or fresh_seed()
        table = Table(rules, occupants, first_dealer(rules, seed))
        chance = SeededChance(seed, lambda: table.game_number)
        self.stop_game()
        self.keeper.begin(table, chance, seed)
        self._sit_down(table, chance, seed)

    def go_on(self) -> None:
        """Take up the game left."""
        left = self.keeper.left
        if left is None:
            return
        start = left.start
        seed = start.seed or fresh_seed()
        table = Table(start.rules, occupants_of(start.seats), start.dealer)
        table.restore(start.match, start.number, left.actions)
        chance = SeededChance(seed, lambda: table.game_number)
        self.keeper.go_on(table, chance, left)
        self._sit_down(table, chance, seed)
        if self.console.session is not None:
            self.console.session.resume()

    def _sit_down(self, table: Table, chance: SeededChance, seed: str) -> None:
        self._chance = chance
        self.live = live_table(table, seed, chance, lambda: self.preferences.pause, self.executor)
        self.live.after_next_game = self.keeper.next_game
        self.console.close_all()
        if table.people - {MY_SEAT}:
            from cribbage_a11y.app.hosting_turns import TurnsAtTable

            TurnsAtTable(self, self.live)
        else:
            self.console.session = self._session(self.live)
        self.live.listeners.append(self.keeper.table_changed)
        self._playing = asyncio.ensure_future(self.live.run())
        self._playing.add_done_callback(self._stopped)

    def fair_deals(self) -> tuple[str, ...]:
        """What was promised of the packs of this game so far, and once it is over what they were."""
        from cribbage_a11y.net.words import opened_deal, promised_deal

        if self.live is None or self._chance is None:
            return ()
        table, deals = self.live.table, self._chance.dealer().opened
        if len(deals) != table.state.hand_number:  # Taken up from a save without salts.
            return ()
        say = opened_deal if table.is_over else promised_deal
        return tuple(say(hand, deal) for hand, deal in enumerate(deals, 1))

    def stop_game(self) -> None:
        """Get up from the table."""
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
        self.live = None
        self.console.session = None

    def leave_game(self) -> None:
        """The player leaves the table: to the home menu, or out of a program started for one game."""
        self.stop_game()
        if self.plan.at_once:
            self.done.set()
        else:
            self.go_home()

    async def settled(self) -> None:
        """Until the table waits for a person, or the player is at no table."""
        while self.is_working or (self.live is not None and not self.live.is_settled):
            await asyncio.sleep(SETTLE_LOOK)

    def begin_work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while beside the keys; a failure ends the program, to be seen."""
        self._work = asyncio.ensure_future(work)
        self._work.add_done_callback(self._stopped)

    @property
    def is_working(self) -> bool:
        """Whether such a thing is being done."""
        return self._work is not None and not self._work.done()

    def change(self, name: str, value: Any) -> None:
        """A setting changes: keep it, and let it work at once."""
        self.tell_fact(self.preferences.change(name, value))
        self.apply_settings()

    def apply_settings(self) -> None:
        """Let all settings work at once."""
        self.console.keymap = self._keymap()
        self.presentation.style = self.preferences.line_style
        if self.console.session is not None:
            self.console.session.options = self.options()
            self.console.session.verbosity = Verbosity(self.preferences["verbosity"])
        self.set_speech()
        self.on_settings()

    def set_speech(self) -> None:
        """Begin or end the game's own speech as the setting says."""
        wanted = bool(self.preferences["own_speech"])
        if wanted == isinstance(self.voice, Speaker):
            return
        from cribbage_a11y.speech.backends import default_backends

        self.voice.close()
        self.voice = Speaker(default_backends(), self._speech_notice) if wanted else SilentSpeaker()

    def close(self) -> None:
        """End everything that runs."""
        for close in self.closing:
            close()
        self.stop_game()
        self.keeper.close()
        self.voice.close()
        self.executor.shutdown(wait=False, cancel_futures=True)

    def _session(self, live: LiveTable) -> Session:
        verbosity = Verbosity(self.preferences["verbosity"])
        return Session(live, MY_SEAT, self.console, verbosity, self.options())

    def _keymap(self) -> Keymap:
        return Keymap(self.preferences["key_changes"], self.preferences["letters_off"])

    def options(self) -> Options:
        """What the settings change in the answers to keys."""
        return Options(self._keymap(), self.preferences["number_keys_play"])

    def _stopped(self, playing: asyncio.Task[None]) -> None:
        """A table that fell over would leave the player in silence: end, and let the error be seen."""
        if not playing.cancelled() and playing.exception() is not None:
            self.failure = playing.exception()
            self.done.set()

    def _speech_notice(self, notice: SpeechNotice) -> None:
        """Called in the speaker's thread."""
        self._loop.call_soon_threadsafe(self.tell, speech_line(notice))


class _Voice:
    """The voice of the moment, for the console: it changes with the settings."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def say_all(self, burst: Sequence[Utterance]) -> None:
        self._program.voice.say_all(burst)
