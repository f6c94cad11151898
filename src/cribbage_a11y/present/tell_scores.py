"""Scores in words: a side's new score after an event, and how the game stands."""

from __future__ import annotations

from typing import NamedTuple

from cribbage_a11y.engine.events import Scored
from cribbage_a11y.present.forms import Form, Forms
from cribbage_a11y.present.phrases import scores
from cribbage_a11y.present.words import Fact, Words


class SideForms(NamedTuple):
    """One sentence about a side, by who its members are to the listener."""

    yours: Forms
    your_side: Forms
    one: Forms
    pair: Forms


NEW_SCORE = SideForms(
    scores.NEW_SCORE_YOURS, scores.NEW_SCORE_YOUR_SIDE, scores.NEW_SCORE_ONE, scores.NEW_SCORE_PAIR
)
SCORE = SideForms(scores.SCORE_YOURS, scores.SCORE_YOUR_SIDE, scores.SCORE_ONE, scores.SCORE_PAIR)


def about_side(words: Words, forms: SideForms, side: int, **facts: Fact) -> str:
    """A sentence about a side; partners are named together."""
    first, *others = words.audience.members(side)
    mine = side == words.audience.side
    if not others:
        return words.say(forms.yours if mine else forms.one, who=words.name(first), **facts)
    return words.say(
        forms.your_side if mine else forms.pair,
        who=words.name(first),
        partner=words.name(others[0]),
        **facts,
    )


def new_score(words: Words, scored: Scored) -> str:
    """The score after an event whose line has said already whose points they are."""
    return about_side(words, NEW_SCORE, scored.side, score=scored.score)


def named_new_score(words: Words, scored: Scored) -> str:
    """The score after an event, in brief too with the name of its owner."""
    if words.form is Form.BRIEF:
        return standing(words, scored.side, scored.score)
    return new_score(words, scored)


def new_score_after_count(words: Words, scored: Scored) -> str:
    """The score after a hand or crib was counted."""
    if words.form is Form.BRIEF:
        return words.part(scores.SCORE_NOW, score=scored.score)
    return new_score(words, scored)


def standing(words: Words, side: int, score: int) -> str:
    """How the game stands for one side."""
    return about_side(words, SCORE, side, score=score)
