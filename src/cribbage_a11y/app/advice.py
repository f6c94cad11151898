"""Advice on A: worked out beside the keys, and said if it still fits when it is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import TYPE_CHECKING, Final

from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.forms import Forms
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.phrases import advice as phrases
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.tell_advice import decimal, way_sentences
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.present.words import Words
from cribbage_a11y.ui.session import Session

if TYPE_CHECKING:
    from cribbage_a11y.review.advice import LayAwayAdvice, PlayAdvice


HARDLY: Final = 0.05
"""Points, or percent of games: less than this is said to be as good."""


class Adviser:
    """Answers the key A of one session at a time."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def advise(self, session: Session, *, allowed: bool) -> None:
        """Say what is best for the choice asked now; why not, where there is none."""
        scene = session.scene
        if not allowed:
            session.answer(scene.say(phrases.OFF))
        elif not scene.view.is_my_turn or not scene.view.hand:
            session.answer(scene.say(phrases.NOTHING_ASKED))
        else:
            self._working = asyncio.ensure_future(self._advise(session))

    async def _advise(self, session: Session) -> None:
        view = session.scene.view
        loop = asyncio.get_running_loop()
        advice = await loop.run_in_executor(self._executor, _ask, view)
        if advice is None or session.scene.view != view:
            return
        session.answer(*advice_lines(session.scene.narrator, advice))


def _ask(view: SeatView) -> LayAwayAdvice | PlayAdvice | None:
    from cribbage_a11y.review.advice import advise

    return advise(view)


def advice_lines(narrator: Narrator, advice: LayAwayAdvice | PlayAdvice) -> list[Utterance]:
    """A line for each of the best ways to lay away, the best last; or one line about the best card."""
    from cribbage_a11y.review.advice import LayAwayAdvice

    def line(tell: Callable[[Words], list[str]]) -> Utterance:
        return narrator.say(tell, Urgency.ANSWER, Region.YOUR_HAND)

    if isinstance(advice, LayAwayAdvice):
        ways, own = advice.ways, advice.own_crib
        places = range(len(ways), 0, -1)
        return [line(partial(way_sentences, ways=ways, place=place, own_crib=own)) for place in places]
    return [line(lambda words: _card(words, advice))]


def _card(words: Words, advice: PlayAdvice) -> list[str]:
    best = advice.best
    said = [words.say(phrases.CARD, card=words.card(best.card))]
    said += [words.say(_REASONS[reason.value], n=best.points) for reason in advice.reasons]
    if len(advice.options) > 1 and not words.is_braille:
        said.append(_next_best(words, advice))
    return said


def _next_best(words: Words, advice: PlayAdvice) -> str:
    """How much less the second best card is worth."""
    best, other = advice.options[:2]
    by_chance = advice.measure.value == "chance"
    lost = (best.worth - other.worth) * (100 if by_chance else 1)
    if lost < HARDLY:
        return words.say(phrases.AS_GOOD, card=words.card(other.card))
    forms = phrases.NEXT_BEST_CHANCE if by_chance else phrases.NEXT_BEST
    return words.say(forms, card=words.card(other.card), less=decimal(lost))


_REASONS: Final[dict[str, Forms]] = {
    "scores": phrases.SCORES,
    "avoids_risky_count": phrases.AVOIDS_RISKY_COUNT,
    "keeps_fives": phrases.KEEPS_FIVES,
    "leads_from_pair": phrases.LEADS_FROM_PAIR,
    "nothing_lost": phrases.NOTHING_LOST,
    "best_on_average": phrases.BEST_ON_AVERAGE,
}
"""By the value of the reason; a test holds the two together."""
