"""Advice on A: worked out beside the keys, and said if it still fits when it is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import TYPE_CHECKING, Final

from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.cards import ranks
from cribbage_a11y.present.catalogue import pgettext
from cribbage_a11y.present.forms import Forms
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.phrases import advice as phrases
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.present.words import Words
from cribbage_a11y.ui.session import Session

if TYPE_CHECKING:
    from cribbage_a11y.odds.lay_away import LayAwayRow
    from cribbage_a11y.review.advice import LayAwayAdvice, PlayAdvice


HARDLY: Final = 0.05
"""Points, or percent of games: less than this is said to be as good."""


def decimal(number: float) -> str:
    """A number with one decimal, as the language writes it."""
    # Translators: what stands between whole and tenth, as in 12.9
    point = pgettext("decimal", ".")
    return f"{number:.1f}".replace("-0.0", "0.0").replace(".", point)


def percent(chance: float) -> int:
    """A chance from 0 to 1 in whole percent."""
    return round(100 * chance)


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
        ways = list(enumerate(advice.ways, 1))
        own = advice.own_crib
        return [line(partial(_way, place=place, row=row, own_crib=own)) for place, row in reversed(ways)]
    return [line(lambda words: _card(words, advice))]


def _way(words: Words, *, place: int, row: LayAwayRow, own_crib: bool) -> list[str]:
    forms = phrases.WAY_OWN_CRIB if own_crib else phrases.WAY_THEIR_CRIB
    said = words.say(
        forms,
        place=place,
        kept=ranks(row.kept),
        thrown=ranks(row.thrown),
        hand=decimal(row.hand),
        crib=decimal(row.crib),
        pegging=decimal(row.pegging),
        total=decimal(row.total),
    )
    chance = [] if row.win is None else [words.say(phrases.WAY_CHANCE, percent=percent(row.win))]
    return [said, *chance]


def _card(words: Words, advice: PlayAdvice) -> list[str]:
    best = advice.best
    said = [words.say(phrases.CARD, card=words.card(best.card))]
    said += [words.say(_REASONS[reason.value], n=best.points) for reason in advice.reasons]
    if len(advice.options) > 1 and not words.is_braille:
        other = advice.options[1]
        lost = best.worth - other.worth
        if advice.measure.value == "chance":
            said.append(
                words.say(phrases.NEXT_BEST_CHANCE, card=words.card(other.card), less=decimal(100 * lost))
            )
        else:
            said.append(words.say(phrases.NEXT_BEST, card=words.card(other.card), less=decimal(lost)))
    return said


_REASONS: Final[dict[str, Forms]] = {
    "scores": phrases.SCORES,
    "avoids_risky_count": phrases.AVOIDS_RISKY_COUNT,
    "keeps_fives": phrases.KEEPS_FIVES,
    "leads_from_pair": phrases.LEADS_FROM_PAIR,
    "nothing_lost": phrases.NOTHING_LOST,
    "best_on_average": phrases.BEST_ON_AVERAGE,
}
"""By the value of the reason; a test holds the two together."""
