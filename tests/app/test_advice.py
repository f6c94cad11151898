"""Advice in words: true to the facts, in every form, for every reason there is."""

from __future__ import annotations

from random import Random

import pytest

from cribbage_a11y.app.advice import _REASONS, advice_lines
from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.review.advice import LayAwayAdvice, Measure, PlayAdvice, PlayOption, Reason, advise
from kit.games import steps

NAMES = ("You", "Anna", "Bert", "Clara")


def test_every_reason_has_a_phrase_and_every_phrase_a_reason() -> None:
    assert set(_REASONS) == {reason.value for reason in Reason}


@pytest.mark.parametrize(
    ("measure", "less", "said"),
    [
        (Measure.POINTS, 0.4, "Next the 7 of clubs, 0.4 less."),
        (Measure.POINTS, 0.04, "The 7 of clubs does as well."),
        (Measure.CHANCE, 0.004, "Next the 7 of clubs, 0.4 percent less."),
        (Measure.CHANCE, 0.0004, "The 7 of clubs does as well."),
    ],
)
def test_the_second_best_card_is_said_with_what_it_loses(measure: Measure, less: float, said: str) -> None:
    best, other = (
        PlayOption(parse_card(code), 0, 10, worth) for code, worth in (("8C", 0.5), ("7C", 0.5 - less))
    )
    advice = PlayAdvice(measure, (best, other), (Reason.BEST_ON_AVERAGE,))
    [line] = advice_lines(Narrator(Audience(0, NAMES[:2], Rules())), advice)
    assert line.text.endswith(said)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("verbosity", list(Verbosity))
def test_advice_is_said_for_every_choice_of_a_hand(players: int, verbosity: Verbosity) -> None:
    rules = Rules(players=players, target=61, first_deal=FirstDeal.SEAT0, counting=Counting.AUTO)
    narrator = Narrator(Audience(0, NAMES[:players], rules), verbosity)
    asked = set()
    for before, _action, _after, _events in steps(rules, 4):
        if before.hand_number > 1:
            break
        if 0 not in waiting_for(before) or before.phase is Phase.SHOW:
            continue
        view = view_for(before, 0)
        advice = advise(view)
        assert isinstance(advice, LayAwayAdvice | PlayAdvice)
        lines = advice_lines(narrator, advice)
        asked.add(type(advice))
        assert len(lines) == (3 if isinstance(advice, LayAwayAdvice) else 1)
        for line in lines:
            assert "{" not in line.text
            assert 0 < len(line.braille) <= 40
    assert asked == {LayAwayAdvice, PlayAdvice}


def test_advice_never_asks_what_the_player_cannot_see() -> None:
    """The same view gives the same words, whatever lies hidden behind it."""
    rules = Rules(first_deal=FirstDeal.SEAT0)
    states = [before for before, *_rest in steps(rules, 1) if before.phase is Phase.LAY_AWAY]
    view = view_for(states[0], 0)
    other = states[0]._replace(
        hands=(states[0].hands[0], tuple(sorted(Random(3).sample(states[0].rest[1:], 6)))),
    )
    narrator = Narrator(Audience(0, NAMES[:2], rules))
    said = [advice_lines(narrator, advise(each)) for each in (view, view_for(other, 0))]  # type: ignore[arg-type]
    assert said[0] == said[1]
