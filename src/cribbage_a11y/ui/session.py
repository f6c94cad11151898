"""One person at one table: keys in, announcements out. Knows no terminal, no file and no network."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from cribbage_a11y.engine.actions import TableAction
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import Event
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.history import Chat, Entry, History, Note
from cribbage_a11y.present.moments import announced_last
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.table.taking_back import WhyNot
from cribbage_a11y.ui.choosing import cards_typed, not_typed
from cribbage_a11y.ui.commands import Press
from cribbage_a11y.ui.effects import Change, Effect, Say, SkipPause, Submit, TakeBack
from cribbage_a11y.ui.live_table import LiveTable
from cribbage_a11y.ui.model import Model, after_event
from cribbage_a11y.ui.scene import NOT_TAKEN, Options, Scene
from cribbage_a11y.ui.update import update


class House(Protocol):
    """The program around a session."""

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """Show and speak one burst, whatever screen is open."""

    def refresh(self) -> None:
        """Something that can be read has changed."""

    def perform(self, effect: Effect) -> None:
        """Do what is not the session's own affair: screens, settings, line prompts, leaving."""


class Keeps(NamedTuple):
    """How many entries stay in a history that must not grow for ever."""

    before: int
    """Of the games before, when another begins."""
    talk: int
    """Messages and notes."""


_AT_ONCE: Final = 50
"""Messages and notes that are forgotten together."""


class Session:
    """The player's place at a table. Every burst of the table becomes one announcement."""

    def __init__(
        self, live: LiveTable, seat: int | None, house: House, verbosity: Verbosity, options: Options
    ) -> None:
        self.live = live
        self.seat = seat
        self.options = options
        self.verbosity = verbosity
        self.model = Model()
        self.history = History()
        self.keeps: Keeps | None = None
        """How much of the history stays; all of it where it is ``None``."""
        self.announced: tuple[Utterance, ...] = ()
        """The last burst of the table with its prompt, for R."""
        self._house = house
        self._game = live.table.game_number
        self._heard = 0
        self._asked: object = None
        self._narrator = Narrator(Audience(seat, live.table.names, live.table.rules), verbosity)
        live.listeners.append(self.table_changed)

    @property
    def scene(self) -> Scene:
        """This moment."""
        table = self.live.table
        match = table.match.won if table.game_number > 1 or any(table.match.won) else None
        return Scene(
            view=table.view(self.seat),
            history=self.history,
            narrator=self._narrator_now(),
            options=self.options,
            people=table.people,
            waited_for=table.gate,
            is_pausing=self.live.is_pausing,
            pausing_for_enter=self.live.pauses_for_enter,
            games_won=match,
        )

    def _narrator_now(self) -> Narrator:
        """Made anew when somebody else sits in a seat, or other words are wanted."""
        table, audience = self.live.table, self._narrator.audience
        if audience.names != table.names or audience.rules is not table.rules:
            audience = Audience(self.seat, table.names, table.rules)
        if audience is not self._narrator.audience or self._narrator.verbosity is not self.verbosity:
            self._narrator = Narrator(audience, self.verbosity)
        return self._narrator

    def leave(self) -> None:
        """Hear no more of the table."""
        self.live.listeners.remove(self.table_changed)

    def resume(self) -> None:
        """Take up a table in the middle: its events become history unsaid, and the prompt is said."""
        self._written(self._new_events())
        scene = self.scene
        self._asked = self._question(scene)
        said = [scene.answers.hand()] if scene.view.hand else []
        said.append(scene.answers.score())
        if scene.view.waiting or scene.waited_for:
            said.append(scene.prompt(Urgency.TURN))
        self._announce(said)

    def table_changed(self) -> None:
        """Announce what is new, and what is asked if that is new."""
        said = self._retracted()
        events = self._new_events()
        scene = self.scene
        self.model = after_event(self.model, scene.view)
        told = sorted((entry.told for entry in self._written(events)), key=announced_last)
        said += [scene.narrator.line(each) for each in told]
        asked = self._question(scene)
        if asked is not None and asked != self._asked:
            said.append(scene.prompt(Urgency.TURN))
        self._asked = asked
        if said:
            self._announce(said)
        self._house.refresh()

    def press(self, press: Press) -> None:
        """Answer a key or a typed word."""
        self._do(*update(self.model, press, self.scene))

    def type_cards(self, cards: tuple[Card, ...]) -> None:
        """Cards named in a typed line."""
        self._do(*cards_typed(self.model, cards, self.scene))

    def text_refused(self) -> None:
        """The player left a line prompt without an answer."""
        self._do(*not_typed(self.model, Press(""), self.scene))

    def answer(self, *utterances: Utterance) -> None:
        """Say something that is no news of the table."""
        self._house.announce(utterances)

    def hear(self, told: Chat | Note) -> None:
        """Something said at the table that is no event of the game."""
        entry = self.history.add(told)
        if self.keeps is not None and self.history.talk > self.keeps.talk + _AT_ONCE:
            self._keep_only(self.history.without_old_talk(self.keeps.talk))
        self._house.announce((self.scene.narrator.line(entry.told),))
        self._house.refresh()

    def repeat(self) -> None:
        """Say the last announcement again; before the first, what is asked."""
        said = self.announced or (self.scene.prompt(),)
        self._house.announce([utterance.with_urgency(Urgency.ANSWER) for utterance in said])

    def _do(self, model: Model, effects: Sequence[Effect]) -> None:
        self.model = model
        for effect in effects:
            if isinstance(effect, Say):
                self._house.announce(effect.utterances)
            elif isinstance(effect, Submit):
                self._submit(effect.action)
            elif isinstance(effect, TakeBack):
                self._take_back()
            elif isinstance(effect, SkipPause):
                self.live.skip_pause()
            else:
                if isinstance(effect, Change) and effect.name == "verbosity":
                    self.verbosity = Verbosity(str(effect.value))
                self._house.perform(effect)
        self._house.refresh()

    def _submit(self, action: TableAction) -> None:
        before = self.announced
        refusal = self.live.submit(action)
        if refusal is not None:
            self._house.announce((self.scene.answers.refused(refusal),))
        elif self.announced is before:
            self._house.announce((self.scene.prompt(),))

    def _take_back(self) -> None:
        taken = self.live.take_back(self.seat)
        if isinstance(taken, WhyNot):
            self._house.announce((self.scene.say(NOT_TAKEN[taken]),))

    def _retracted(self) -> list[Utterance]:
        """The line for a choice that has been taken back, if one has, which leaves the history."""
        lost = self._heard - len(self.live.table.events)
        if lost <= 0 or self.live.table.game_number != self._game:
            return []
        self._heard -= lost
        scene = self.scene
        taken = self.history.take_back(lost, scene.retracted)
        return [scene.taken_back(taken[0])]

    def _announce(self, utterances: Sequence[Utterance]) -> None:
        self.announced = tuple(utterances)
        self._house.announce(utterances)

    def _new_events(self) -> list[Event]:
        table = self.live.table
        if table.game_number != self._game:
            self._game, self._heard = table.game_number, 0
            if self.keeps is not None:
                size = len(self.history)
                self._keep_only(range(max(size - self.keeps.before, 0), size))
        heard = [event for _number, event in table.events_for(self.seat, self._heard)]
        self._heard = len(table.events)
        return heard

    def _written(self, events: Sequence[Event]) -> list[Entry]:
        """The entries of new events; what every seat may know is shared with the other sessions."""
        return self.history.add_burst(events, self.live.moments)

    def _keep_only(self, numbers: Sequence[int]) -> None:
        """Forget the other entries of the history; who reads in it stays where they are, or next to it."""
        reading = self.model.reading
        self.history = self.history.part(numbers)
        if reading.at is not None:
            at = max(bisect_right(numbers, reading.at) - 1, 0)
            self.model = replace(self.model, reading=reading._replace(at=at))

    def _question(self, scene: Scene) -> object:
        """What is asked of the player now, as facts; ``None`` when nothing is."""
        view = scene.view
        if scene.must_go_on:
            return ("go on", view.phase, view.hand_number, view.to_count)
        if scene.pausing_for_enter and view.waiting:
            return ("enter", view.waiting, len(view.laid), view.to_count)
        if not view.is_my_turn:
            return None
        waits = bool(scene.waited_for)
        return (view.phase, view.hand_number, len(view.laid), view.to_count, view.claimed, waits)
