"""All that an answer to a key may look at, as it is at that moment."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import CardPlayed
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.forms import Forms
from cribbage_a11y.present.history import History, Note
from cribbage_a11y.present.moments import Moment, Topic
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.phrases import session
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import RegionLine, RegionText, region_text
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.table.taking_back import WhyNot
from cribbage_a11y.ui.keymap import Keymap

NOT_TAKEN: Final = {
    WhyNot.OTHERS: session.NOT_ALONE,
    WhyNot.NOTHING: session.NOTHING_TO_TAKE_BACK,
    WhyNot.SHOWN: session.SHOWN_SINCE,
}
"""Why nothing is taken back."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the player's settings change in the answers to keys."""

    keymap: Keymap
    number_keys_play: bool = False
    """Whether a digit lays its card at once, in the play."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of one session."""

    view: SeatView
    history: History
    narrator: Narrator
    options: Options
    people: frozenset[int] = frozenset()
    """The seats of people; the computers lay away when all people have."""
    waited_for: frozenset[int] = frozenset()
    """The seats that have not yet let the table go on."""
    pausing_for_enter: bool = False
    """Whether a computer waits for Enter before it moves."""
    is_pausing: bool = False
    """Whether a computer only waits so that the player can listen."""
    games_won: tuple[int, ...] | None = None
    """By side, in the match."""

    @property
    def answers(self) -> Answers:
        """What can be asked now."""
        return Answers(self.narrator, self.view, self.history, self.games_won)

    @property
    def must_go_on(self) -> bool:
        """Whether the table waits for this seat to let it go on."""
        return self.view.seat in self.waited_for

    def say(
        self,
        forms: Forms,
        urgency: Urgency = Urgency.ANSWER,
        region: Region = Region.YOUR_TURN,
        **facts: str | int,
    ) -> Utterance:
        """One phrase."""
        return self.narrator.say(lambda words: [words.say(forms, **facts)], urgency, region)

    def taken_back(self, moment: Moment) -> Utterance:
        """The line for a choice that has been taken back."""
        if moment.topic is Topic.PLAY:
            card = moment.first(CardPlayed).card
            return self.narrator.say(
                lambda words: [words.say(session.CARD_TAKEN_BACK, card=words.card(card))],
                Urgency.ANSWER,
                Region.YOUR_HAND,
            )
        lay_away = moment.topic is Topic.LAY_AWAY
        return self.say(session.LAY_AWAY_TAKEN_BACK if lay_away else session.CLAIM_TAKEN_BACK)

    def retracted(self, moment: Moment) -> Note:
        """What the history says instead of a moment that was taken back."""
        return Note(self.say(session.ENTRY_TAKEN_BACK, text=self.narrator.line(moment).text).text)

    def region(self, region: Region, chosen: Collection[Card] = ()) -> RegionText:
        """A region to be read; the first says what the answer to T says."""
        text = region_text(region, self.answers, chosen)
        if region is Region.YOUR_TURN:
            text = text._replace(lines=(RegionLine(self.prompt()),))
        return text

    def prompt(self, urgency: Urgency = Urgency.ANSWER) -> Utterance:
        """What is asked of the player now, or whom the table waits for."""
        if self.must_go_on:
            over = self.view.phase is Phase.GAME_OVER
            return self.say(session.GO_ON_TO_GAME if over else session.GO_ON, urgency)
        if self.waited_for:
            return self.narrator.say(
                lambda words: [words.say(session.WAITING_FOR, who=words.names(sorted(self.waited_for)))],
                urgency,
                Region.YOUR_TURN,
            )
        if self.pausing_for_enter and self.view.waiting:
            return self.narrator.say(
                lambda words: [words.say(session.ENTER_FOR_COMPUTER, who=words.name(self.view.waiting[0]))],
                urgency,
                Region.YOUR_TURN,
            )
        return self.narrator.prompt(self._view_of_people(), urgency)

    def _view_of_people(self) -> SeatView:
        """The view with the people alone for whom the table waits, where it waits for several seats."""
        people = tuple(seat for seat in self.view.waiting if seat in self.people)
        return self.view._replace(waiting=people) if people else self.view
