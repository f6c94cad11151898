"""Games in a row: who deals the next one, and what each counts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cribbage_a11y.engine.events import GameOver, Skunk
from cribbage_a11y.engine.rules import FirstDeal, NextDeal, Rules

_WORTH: Final[dict[Skunk | None, int]] = {None: 0, Skunk.SINGLE: 1, Skunk.DOUBLE: 2}
"""Where in ``skunk_games`` each kind of win stands."""


@dataclass(frozen=True, slots=True)
class Match:
    """Games won by side over the games played so far, and the first dealer of each."""

    won: tuple[int, ...]
    first_dealers: tuple[int, ...] = ()


def new_match(rules: Rules) -> Match:
    """A match before its first game."""
    return Match((0,) * len(rules.shape.sides))


def games_worth(rules: Rules, over: GameOver) -> int:
    """How many games a win counts in the match, by the loser's skunk."""
    return rules.skunk_games[_WORTH[over.skunk]]


def after_game(match: Match, rules: Rules, first_dealer: int, over: GameOver) -> Match:
    """The match after one more game, whose first hand ``first_dealer`` dealt."""
    won = list(match.won)
    won[over.winner] += games_worth(rules, over)
    return Match(tuple(won), (*match.first_dealers, first_dealer))


def next_game(match: Match, rules: Rules, over: GameOver) -> tuple[Rules, int | None]:
    """The rules and first dealer of the game after ``over``; no dealer where everybody cuts again.

    The loser deals, at three the last-placed; a tie for last place goes to the first of them to the left
    of the dealer before. Of partners the one who sits next to the left of the dealer before deals. Raises
    :class:`ValueError` for a match that does not yet hold the game.
    """
    if not match.first_dealers:
        raise ValueError("no game has been played in this match")
    before = match.first_dealers[-1]
    if rules.next_deal is NextDeal.CUT:
        return replace(rules, first_deal=FirstDeal.CUT), None
    order = rules.shape.from_left[before]
    if rules.next_deal is NextDeal.ALTERNATE:
        dealer = order[0]
    elif rules.next_deal is NextDeal.WINNER:
        dealer = _first_of(rules, order, over.winner)
    else:
        last = min(score for side, score in enumerate(over.scores) if side != over.winner)
        losers = [side for side, score in enumerate(over.scores) if side != over.winner and score == last]
        dealer = next(seat for seat in order if rules.shape.side_of[seat] in losers)
    return replace(rules, first_deal=FirstDeal.GIVEN), dealer


def _first_of(rules: Rules, order: tuple[int, ...], side: int) -> int:
    return next(seat for seat in order if rules.shape.side_of[seat] == side)
