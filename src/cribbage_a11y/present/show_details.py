"""The details of a count: its cards, then each item with its cards and the total so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import HandShown, Scored, Whose
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present.forms import Forms
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.present.phrases import details, muggins, show
from cribbage_a11y.present.words import Words

_ITEMS: Final[dict[ScoreKind, Forms]] = {
    ScoreKind.FIFTEEN: details.FIFTEEN,
    ScoreKind.PAIR: details.PAIR,
    ScoreKind.RUN: details.RUN,
    ScoreKind.FLUSH: details.FLUSH,
    ScoreKind.NOBS: details.NOBS,
}


def own_items(moment: Moment) -> tuple[Scored, ...]:
    """What the hand itself scored: all but muggins."""
    return tuple(item for item in moment.scored if item.reason is not ScoreKind.MUGGINS)


def has_vain_crib_flush(shown: HandShown) -> bool:
    """Whether four of one suit in a crib score nothing, the starter being of another."""
    suits = {card.suit for card in shown.cards}
    return shown.whose is Whose.CRIB and len(suits) == 1 and shown.starter.suit not in suits


def item_sentences(
    words: Words, scored: Iterable[Scored], name_cards: Callable[[Iterable[Card]], str]
) -> list[str]:
    """A sentence for each item, with a running total; ``name_cards`` says how its cards are named."""
    lines = []
    total = 0
    for item in scored:
        total += item.points
        lines.append(
            words.say(
                _ITEMS[item.reason],
                cards=name_cards(item.cards),
                length=len(item.cards),
                points=item.points,
                total=total,
            )
        )
    return lines


def remarks(words: Words, moment: Moment) -> list[str]:
    """Why something does not count, and what the cards were worth where not all of it was scored."""
    shown = moment.first(HandShown)
    lines = []
    if has_vain_crib_flush(shown):
        lines.append(words.say(details.NO_CRIB_FLUSH))
    if sum(item.points for item in own_items(moment)) < shown.total:
        lines.append(words.say(show.WORTH, n=shown.total))
    return lines


def detail_lines(words: Words, moment: Moment) -> list[str]:
    """One line for the cards, one for each item, one for each remark, one for muggins."""
    shown = moment.first(HandShown)
    head = details.HAND_OF if shown.whose is Whose.HAND else details.CRIB_OF
    cards, starter = words.full_cards(shown.cards), words.full_card(shown.starter)
    lines = [words.about(head, shown.seat, cards=cards, starter=starter)]
    scored = own_items(moment)
    lines += item_sentences(words, scored, words.full_cards) or [words.say(details.NOTHING)]
    lines += remarks(words, moment)
    for item in moment.scored[len(scored) :]:
        lines.append(words.about(muggins.MUGGINS, item.seat, n=item.points))
    return lines
