"""The end of a game in words: who won, skunks, and what was never counted."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.events import GameOver, Skunk, Uncounted, Whose
from cribbage_a11y.engine.match import games_worth
from cribbage_a11y.present.forms import Forms
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.present.phrases import ending, uncounted
from cribbage_a11y.present.tell_scores import SideForms, about_side, standing
from cribbage_a11y.present.words import Words

_WON: Final = SideForms(ending.WON_YOU, ending.WON_YOUR_SIDE, ending.WON_ONE, ending.WON_PAIR)
_SKUNKED: Final[dict[Skunk, tuple[SideForms, Forms]]] = {
    Skunk.SINGLE: (
        SideForms(ending.SKUNKED_YOU, ending.SKUNKED_YOUR_SIDE, ending.SKUNKED_ONE, ending.SKUNKED_PAIR),
        ending.SKUNKED_ALL,
    ),
    Skunk.DOUBLE: (
        SideForms(ending.DOUBLE_YOU, ending.DOUBLE_YOUR_SIDE, ending.DOUBLE_ONE, ending.DOUBLE_PAIR),
        ending.DOUBLE_ALL,
    ),
}
"""By skunk: the words for one losing side, and for several."""


def game_over(words: Words, moment: Moment) -> list[str]:
    """The winner with the winning score, the skunk, the games it counts, the other scores."""
    over = moment.first(GameOver)
    losers = [side for side in words.audience.sides() if side != over.winner]
    lines = [about_side(words, _WON, over.winner, score=over.scores[over.winner])]
    if over.skunk is not None:
        lines.append(_skunk(words, over.skunk, losers))
    games = games_worth(words.audience.rules, over)
    if games > 1:
        lines.append(words.say(ending.COUNTS_GAMES, n=games))
    return lines + [standing(words, side, over.scores[side]) for side in losers]


def _skunk(words: Words, skunk: Skunk, losers: list[int]) -> str:
    one, several = _SKUNKED[skunk]
    return words.say(several) if len(losers) > 1 else about_side(words, one, losers[0])


def not_counted(words: Words, moment: Moment) -> list[str]:
    """A hand or crib that the game never got to, and what it would have been worth."""
    event = moment.first(Uncounted)
    head = uncounted.CRIB_UNCOUNTED if event.whose is Whose.CRIB else uncounted.HAND_UNCOUNTED
    cards, starter = words.full_cards(event.cards), words.full_card(event.starter)
    return [words.about(head, event.seat, cards=cards, starter=starter, n=event.total)]
