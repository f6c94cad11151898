"""``peg``: what the card just laid scores in the play, for people in words and for programs in JSON."""

from __future__ import annotations

import argparse
from typing import Final

from cribbage_a11y.commands.card_arguments import Codes, read_cards
from cribbage_a11y.commands.counted import Counted, counted
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.pile import THIRTY_ONE, count_of, score_pile
from cribbage_a11y.engine.scoring.points import Points

HELP: Final = "Count what the card just laid scores in the play."


class Pegged(Counted):
    """The JSON of ``peg``: ``count`` is the count after the last card."""

    count: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``peg``."""
    add = parser.add_argument
    add("cards", nargs="*", metavar="CARDS", help="the cards of this count as they were laid, as in 4C 6D 5H")
    add("--json", action="store_true", help="one line of JSON in place of words")


def run(args: argparse.Namespace) -> int:
    """Print what the last card scores. Raises :class:`CommandError`."""
    pile = _read(args.cards)
    if args.json:
        from json import dumps

        print(dumps(_pegged(pile)))
        return 0
    from cribbage_a11y.commands.aloud import say

    say([in_words(pile, score_pile(pile))])
    return 0


def peg(cards: Codes) -> Pegged:
    """What the last of the cards of one count scores, in the shape of the JSON.

    ``peg("4C 6D 5H")`` is 5 in two items at a count of 15. Cards may also be a list of codes. Points for
    go and last card are not among them, since the cards laid do not tell whether anybody can go on.
    Raises :class:`CommandError`, whose message is one line, for anything that is not one card or more,
    all different, whose count stays within 31.
    """
    return _pegged(_read(cards))


def _pegged(pile: tuple[Card, ...]) -> Pegged:
    return Pegged(**counted(score_pile(pile)), count=count_of(pile))


def _read(cards: Codes) -> tuple[Card, ...]:
    pile = read_cards(cards)
    if not pile:
        raise CommandError("no cards named: name the cards of this count as they were laid, as in 4C 6D 5H.")
    for laid, card in enumerate(pile, 1):
        count = count_of(pile[:laid])
        if count > THIRTY_ONE:
            raise CommandError(
                f"{card.code} makes {count}, over {THIRTY_ONE}: name the cards since the last new count only."
            )
    return pile


def in_words(pile: tuple[Card, ...], scored: tuple[Points, ...]) -> str:
    """The card, each item, what several come to, and the count."""
    from cribbage_a11y.commands.aloud import YOU, your_points, your_words
    from cribbage_a11y.present.phrases import details, play, play_scores
    from cribbage_a11y.present.tell_play import item_sentence

    words = your_words()
    points = your_points(scored)
    sentences = [words.about(play.CARD_LAID, YOU, card=words.card(pile[-1]))]
    sentences += [item_sentence(words, item) for item in points] or [words.say(details.NOTHING)]
    if len(points) > 1:
        sentences.append(words.part(play_scores.TOGETHER, n=points[-1].score))
    sentences.append(words.say(play.COUNT_WITH_SCORE, count=count_of(pile)))
    return " ".join(sentences)
