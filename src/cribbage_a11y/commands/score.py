"""``score``: counts a hand or crib, for people in words and for programs in JSON."""

from __future__ import annotations

import argparse
from typing import Final

from cribbage_a11y.commands.card_arguments import Codes, read_cards
from cribbage_a11y.commands.counted import Counted, counted
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.hand import HAND_SIZE, score_hand
from cribbage_a11y.engine.scoring.points import Points

HELP: Final = "Count a hand or a crib with its starter, item by item."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``score``."""
    add = parser.add_argument
    add(
        "cards", nargs="*", metavar="CARDS", help="the 4 cards of the hand, as in 5H 5S 5D JC; ten is T or 10"
    )
    add("--starter", action="append", default=[], metavar="CARD", help="the card turned up, as in 5C")
    add("--crib", action="store_true", help="the cards are a crib, which takes a flush of 5 only")
    add("--json", action="store_true", help="one line of JSON in place of words")


def run(args: argparse.Namespace) -> int:
    """Print the count. Raises :class:`CommandError`."""
    hand, starter = _read(args.cards, args.starter)
    scored = score_hand(hand, starter, args.crib)
    if args.json:
        from json import dumps

        print(dumps(counted(scored)))
        return 0
    from cribbage_a11y.commands.aloud import say

    say(in_words(hand, starter, args.crib, scored))
    return 0


def score(cards: Codes, starter: str, crib: bool = False) -> Counted:
    """What four cards and the starter are worth, in the shape of the JSON.

    ``score("5H 5S 5D JC", "5C")["total"]`` is 29. Cards may also be a list of codes. Raises
    :class:`CommandError`, whose message is one line, for anything that is not four cards and a starter,
    all different.
    """
    hand, turned_up = _read(cards, [starter])
    return counted(score_hand(hand, turned_up, crib))


def _read(cards: Codes, starters: list[str]) -> tuple[tuple[Card, ...], Card]:
    hand = read_cards(cards)
    if len(hand) != HAND_SIZE:
        named = "no cards" if not hand else "1 card" if len(hand) == 1 else f"{len(hand)} cards"
        raise CommandError(
            f"{named} named: name the {HAND_SIZE} of the hand, and the starter after --starter."
        )
    turned_up = read_cards(starters)
    if not turned_up:
        raise CommandError("the starter is missing: name it after --starter, as in --starter 5C.")
    if len(turned_up) > 1:
        raise CommandError(f"{len(turned_up)} starters named: only 1 card is turned up.")
    [starter] = turned_up
    if starter in hand:
        raise CommandError(
            f"{starter.code} is in the hand and the starter too: each card is in the pack once."
        )
    return hand, starter


def in_words(hand: tuple[Card, ...], starter: Card, crib: bool, scored: tuple[Points, ...]) -> list[str]:
    """The cards, each item with the total so far, and the count as a player says it."""
    from cribbage_a11y.commands.aloud import YOU, your_points, your_words
    from cribbage_a11y.engine.events import HandShown, Whose
    from cribbage_a11y.present.moments import Moment, Topic
    from cribbage_a11y.present.phrases import show
    from cribbage_a11y.present.show_details import detail_lines
    from cribbage_a11y.present.show_words import counted as row_of_items

    words = your_words()
    points = your_points(scored)
    total = sum(item.points for item in points)
    shown = HandShown(YOU, Whose.CRIB if crib else Whose.HAND, hand, starter, total)
    lines = detail_lines(words, Moment(Topic.SHOW, (shown, *points)))
    if points:
        count = show.CRIB_COUNTED if crib else show.HAND_COUNTED
        lines.append(words.about(count, YOU, items=row_of_items(words, points)))
    return lines
