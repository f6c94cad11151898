"""Events into lines: one line for each moment, and the prompt that ends a burst."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present import tell_deal, tell_end, tell_history, tell_play, tell_prompts, tell_show
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.composing import Tell, compose
from cribbage_a11y.present.forms import Form, Verbosity
from cribbage_a11y.present.history import Chat, Note, Told
from cribbage_a11y.present.moments import Moment, Topic, moments
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.present.words import Words

_TELLERS: Final[dict[Topic, tuple[Callable[[Words, Moment], list[str]], Region]]] = {
    Topic.CUT_FOR_DEAL: (tell_deal.cut_for_deal, Region.YOUR_TURN),
    Topic.GAME_BEGINS: (tell_deal.game_begins, Region.SCORE),
    Topic.DEAL: (tell_deal.deal, Region.YOUR_HAND),
    Topic.LAY_AWAY: (tell_deal.laid_away, Region.THE_CRIB),
    Topic.STARTER: (tell_deal.starter, Region.THE_STARTER),
    Topic.PLAY: (tell_play.card_played, Region.THE_PLAY),
    Topic.GO: (tell_play.go_said, Region.THE_PLAY),
    Topic.NEW_COUNT: (tell_play.new_count, Region.THE_PLAY),
    Topic.POINTS: (tell_play.points_alone, Region.SCORE),
    Topic.TO_COUNT: (tell_show.to_count, Region.THE_HANDS),
    Topic.CLAIM: (tell_show.claimed, Region.THE_HANDS),
    Topic.CALL_MUGGINS: (tell_show.muggins_called, Region.THE_HANDS),
    Topic.SHOW: (tell_show.hand_shown, Region.THE_HANDS),
    Topic.UNCOUNTED: (tell_end.not_counted, Region.THE_HANDS),
    Topic.GAME_OVER: (tell_end.game_over, Region.SCORE),
}
"""By topic: who words it, and the region it belongs to."""


@dataclass(frozen=True, slots=True)
class Narrator:
    """Words for one listener in one verbosity. A new one is made when either changes."""

    audience: Audience
    verbosity: Verbosity = Verbosity.NORMAL

    def line(self, told: Told, urgency: Urgency = Urgency.EVENT) -> Utterance:
        """A moment, or another entry of the history, in one line."""
        if isinstance(told, Chat):
            return self._line(lambda words: tell_history.chat(words, told), urgency, Region.HISTORY, told)
        if isinstance(told, Note):
            return self._line(lambda words: tell_history.note(words, told), urgency, Region.HISTORY, told)
        teller, region = _TELLERS[told.topic]
        return self._line(lambda words: teller(words, told), urgency, region, told)

    def _line(self, tell: Tell, urgency: Urgency, region: Region, told: Told) -> Utterance:
        return compose(self.audience, self.verbosity, tell, urgency, region, told)

    def burst(self, events: Iterable[Event]) -> list[Utterance]:
        """The events of one burst, one line for each moment."""
        return [self.line(moment) for moment in moments(events)]

    def prompt(self, view: SeatView, urgency: Urgency = Urgency.TURN) -> Utterance:
        """What is asked of the listener now, or whom the game waits for: it ends a burst."""
        return self.say(lambda words: tell_prompts.prompt(words, view), urgency, Region.YOUR_TURN)

    def say(self, tell: Tell, urgency: Urgency, region: Region) -> Utterance:
        """Any line, from the function that words it."""
        return compose(self.audience, self.verbosity, tell, urgency, region)

    def lines(self, tell: Tell, urgency: Urgency, region: Region) -> list[Utterance]:
        """A line for each sentence of ``tell``, which gives equally many in every form and is asked once for
        each.
        """
        told = _Once(tell)
        size = len(told(Words(self.audience, Form.NORMAL)))
        return [self.say(_only(told, place), urgency, region) for place in range(size)]


class _Once:
    """Asks for the sentences of one listener once in each form."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._told: dict[tuple[Form, int], list[str]] = {}

    def __call__(self, words: Words) -> list[str]:
        key = (words.form, words.name_width)
        if key not in self._told:
            self._told[key] = self._tell(words)
        return self._told[key]


def _only(tell: Tell, place: int) -> Tell:
    return lambda words: [tell(words)[place]]
