"""``discard``: every way to lay away, best first, for people in words and for programs in JSON."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from cribbage_a11y.commands.card_arguments import Codes, read_cards
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.rules import TARGETS, FirstDeal, Rules
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.engine.state import new_game
from cribbage_a11y.engine.view import SeatView, view_for

if TYPE_CHECKING:
    from cribbage_a11y.odds.lay_away import LayAwayRow
    from cribbage_a11y.review.advice import Measure

HELP: Final = "Rank every way to lay away to the crib, best first."
_SCORE: Final = re.compile(r"(\d{1,3})-(\d{1,3})", re.ASCII)
_DIGITS: Final = 4
"""Of averages and chances in JSON."""


class RankedWay(TypedDict):
    """One way to lay away, averages in points."""

    place: int
    """1 for the best."""
    keep: list[str]
    throw: list[str]
    hand: float
    crib: float
    """Of the crib, whoever's it is."""
    pegging: float
    """Our points less theirs in the play; at three or four less the mean of the other sides'."""
    total: float
    win: float | None
    """The chance to win the game, from 0 to 1; none where it is not known."""


class Ranked(TypedDict):
    """The JSON of ``discard``."""

    ranked_by: str
    """``points``, or near the end of a game ``chance``."""
    ways: list[RankedWay]


class _Asked(NamedTuple):
    hand: tuple[Card, ...]
    dealer: bool
    score: str | None = None
    target: int = TARGETS[0]
    players: int = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``discard``."""
    add = parser.add_argument
    add("cards", nargs="*", metavar="CARDS", help="the cards dealt, as in 4H 5C 5D 6S QH KS; ten is T or 10")
    crib = parser.add_mutually_exclusive_group(required=True)
    crib.add_argument("--dealer", action="store_true", help="the crib is yours or your partner's")
    crib.add_argument("--pone", dest="dealer", action="store_false", help="the crib is an opponent's")
    add("--score", metavar="A-B", help="your score and your opponent's at 2 players, 0-0 if not said")
    add("--target", type=int, default=TARGETS[0], choices=TARGETS, help="points that win the game")
    add("--players", type=int, default=2, choices=tuple(SHAPES), help="seats at the table")
    add("--json", action="store_true", help="one line of JSON in place of words")


def run(args: argparse.Namespace) -> int:
    """Print the ways. Raises :class:`CommandError`."""
    asked = _Asked(read_cards(args.cards), args.dealer, args.score, args.target, args.players)
    measure, ways = _rate(asked)
    if args.json:
        from json import dumps

        print(dumps(_ranked(measure, ways)))
        return 0
    from cribbage_a11y.commands.aloud import say

    say(in_words(ways, args.dealer))
    return 0


def discard(cards: Codes, dealer: bool, score: str = "0-0", target: int = 121) -> Ranked:
    """Every way to lay away two of six cards, in the shape of the JSON.

    ``discard("4H 5C 5D 6S QH KS", dealer=True)["ways"][0]["throw"]`` is ``["QH", "KS"]``. Cards may also be
    a list of codes. Raises :class:`CommandError`, whose message is one line, for anything that is not six
    cards, all different, and a score that a game to ``target`` can have.
    """
    return _ranked(*_rate(_Asked(read_cards(cards), dealer, score, target)))


def _rate(asked: _Asked) -> tuple[Measure, list[LayAwayRow]]:
    from cribbage_a11y.review.advice import rate_lay_aways

    return rate_lay_aways(_view(asked))


def _view(asked: _Asked) -> SeatView:
    """What a player sees who is to lay away."""
    from cribbage_a11y.commands.aloud import YOU

    rules = Rules(players=asked.players, target=asked.target, first_deal=FirstDeal.GIVEN)
    shape = rules.shape
    if len(asked.hand) != shape.dealt:
        count = len(asked.hand)
        named = "no cards" if not count else "1 card" if count == 1 else f"{count} cards"
        raise CommandError(f"{named} named: name the {shape.dealt} dealt at {shape.players} players.")
    dealer = YOU if asked.dealer else shape.left_of[YOU]
    view = view_for(new_game(rules, dealer), YOU)
    return view._replace(hand=tuple(sorted(asked.hand)), scores=_scores(rules, asked.score))


def _scores(rules: Rules, text: str | None) -> tuple[int, ...]:
    if text is None:
        return (0,) * len(rules.shape.sides)
    if not rules.shape.has_single_pone:
        raise CommandError("--score is for 2 players: among more every way is ranked by its points.")
    match = _SCORE.fullmatch(text)
    scores = tuple(map(int, match.groups())) if match else ()
    if not scores or max(scores) >= rules.target:
        raise CommandError(
            f"--score is {text!r}: give your score and your opponent's, each from 0 to {rules.target - 1}, "
            "as in 90-85."
        )
    return scores


def _ranked(measure: Measure, ways: list[LayAwayRow]) -> Ranked:
    return Ranked(
        ranked_by=measure.value,
        ways=[
            RankedWay(
                place=place,
                keep=[card.code for card in way.kept],
                throw=[card.code for card in way.thrown],
                hand=round(way.hand, _DIGITS),
                crib=round(way.crib, _DIGITS),
                pegging=round(way.pegging, _DIGITS),
                total=round(way.total, _DIGITS),
                win=None if way.win is None else round(way.win, _DIGITS),
            )
            for place, way in enumerate(ways, 1)
        ],
    )


def in_words(ways: list[LayAwayRow], own_crib: bool) -> list[str]:
    """A line for each way."""
    from cribbage_a11y.commands.aloud import your_words
    from cribbage_a11y.present.forms import Form
    from cribbage_a11y.present.tell_advice import way_sentences

    words = your_words()._replace(form=Form.VERBOSE)
    return [" ".join(way_sentences(words, ways, place, own_crib)) for place, _way in enumerate(ways, start=1)]
