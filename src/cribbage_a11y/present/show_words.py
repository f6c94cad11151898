"""What a hand scores, said as players count: kinds of items in a row, each with the total so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import Scored
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present import cards as card_words
from cribbage_a11y.present.forms import Form, Message
from cribbage_a11y.present.phrases import show_items as items
from cribbage_a11y.present.words import Words


class Group(NamedTuple):
    """All items of one kind in one hand."""

    kind: ScoreKind
    number: int
    """How many items."""
    length: int
    """Cards of each."""
    total: int
    """The points of the hand so far, with this group."""
    cards: frozenset[Card]
    """All cards of its items."""


_PAIRS: Final[dict[int, tuple[Message, Message]]] = {
    1: (items.PAIR, items.PAIR_LAST),
    2: (items.TWO_PAIRS, items.TWO_PAIRS_LAST),
    3: (items.PAIR_ROYAL, items.PAIR_ROYAL_LAST),
    4: (items.FULL_HOUSE, items.FULL_HOUSE_LAST),
    6: (items.DOUBLE_PAIR_ROYAL, items.DOUBLE_PAIR_ROYAL_LAST),
}
"""By the number of pairs: four alike are six pairs, and five pairs cannot happen."""
_RUNS: Final[dict[int, tuple[Message, Message]]] = {
    1: (items.RUN, items.RUN_LAST),
    2: (items.TWO_RUNS, items.TWO_RUNS_LAST),
    3: (items.THREE_RUNS, items.THREE_RUNS_LAST),
    4: (items.FOUR_RUNS, items.FOUR_RUNS_LAST),
}
_BRAILLE: Final[dict[ScoreKind, Message]] = {
    ScoreKind.FIFTEEN: items.BRAILLE_FIFTEENS,
    ScoreKind.PAIR: items.BRAILLE_PAIRS,
    ScoreKind.RUN: items.BRAILLE_RUNS,
    ScoreKind.FLUSH: items.BRAILLE_FLUSH,
    ScoreKind.NOBS: items.BRAILLE_NOBS,
}
_BRIEF: Final[dict[ScoreKind, tuple[Message, Message]]] = {
    ScoreKind.FIFTEEN: (items.BRIEF_FIFTEENS, items.BRIEF_FIFTEENS),
    ScoreKind.PAIR: (items.BRIEF_PAIR, items.BRIEF_PAIRS),
    ScoreKind.RUN: (items.BRIEF_RUN, items.BRIEF_RUNS),
    ScoreKind.FLUSH: (items.BRIEF_FLUSH, items.BRIEF_FLUSH),
    ScoreKind.NOBS: (items.BRIEF_NOBS, items.BRIEF_NOBS),
}
_NOTHING: Final[dict[Form, Message]] = {
    Form.BRIEF: items.BRIEF_NOTHING,
    Form.NORMAL: items.NOTHING,
    Form.BRAILLE: items.BRAILLE_NOTHING,
}


def groups(scored: Sequence[Scored]) -> list[Group]:
    """The items of a hand by kind, in the order in which they were scored."""
    found: list[Group] = []
    total = 0
    for item in scored:
        total += item.points
        if found and found[-1].kind is item.reason:
            last = found[-1]
            cards = last.cards.union(item.cards)
            found[-1] = last._replace(number=last.number + 1, total=total, cards=cards)
        else:
            found.append(Group(item.reason, 1, len(item.cards), total, frozenset(item.cards)))
    return found


def counted(words: Words, scored: Sequence[Scored]) -> str:
    """The items in a row, as ``15 for 8, two pairs 12, four runs of 3 is 24``."""
    found = groups(scored)
    if not found:
        return words.part(_NOTHING[words.form])
    said = [
        words.part(_message(words, group, group is found[-1]), n=group.total, length=group.length)
        for group in found
    ]
    return card_words.spaced(said) if words.is_braille else card_words.chain(items.LIST, said)


def _message(words: Words, group: Group, last: bool) -> Message:
    if words.is_braille:
        return _BRAILLE[group.kind]
    if words.form is Form.BRIEF:
        return _BRIEF[group.kind][group.number > 1]
    if group.kind is ScoreKind.PAIR:
        return _PAIRS[group.number][last] if _is_whole(group) else items.BRIEF_PAIRS
    if group.kind is ScoreKind.RUN:
        return _RUNS[group.number][last]
    if group.kind is ScoreKind.FLUSH:
        return items.FLUSH_LAST if last else items.FLUSH
    return items.FIFTEENS if group.kind is ScoreKind.FIFTEEN else items.NOBS_LAST


def _is_whole(pairs: Group) -> bool:
    """Whether every pair among the cards is there: a game may be won before the last of them."""
    alike = Counter(card.rank for card in pairs.cards).values()
    return pairs.number == sum(comb(size, 2) for size in alike)
