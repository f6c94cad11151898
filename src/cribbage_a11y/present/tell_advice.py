"""The ways to lay away in words: in the game's advice, and on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present.cards import ranks
from cribbage_a11y.present.catalogue import pgettext
from cribbage_a11y.present.forms import Form
from cribbage_a11y.present.phrases import advice as phrases
from cribbage_a11y.present.words import Words

_KEPT_ALONE: Final = frozenset({Form.BRIEF, Form.BRAILLE})
"""The forms that name what is kept, and not what is thrown."""


class Way(Protocol):
    """One way to lay away, with its averages in points and its chance to win, if that is known."""

    @property
    def kept(self) -> tuple[Card, ...]: ...

    @property
    def thrown(self) -> tuple[Card, ...]: ...

    @property
    def hand(self) -> float: ...

    @property
    def crib(self) -> float: ...

    @property
    def pegging(self) -> float: ...

    @property
    def total(self) -> float: ...

    @property
    def win(self) -> float | None: ...


def way_sentences(words: Words, ways: Sequence[Way], place: int, own_crib: bool) -> list[str]:
    """What is said of the way at a place, 1 for the first of ``ways``.

    Cards are told by rank alone, and with their suits where another of the ways has the same ranks.
    """
    way = ways[place - 1]
    kept, thrown = _cards(words, way, ways)
    said = words.say(
        phrases.WAY_OWN_CRIB if own_crib else phrases.WAY_THEIR_CRIB,
        place=place,
        kept=kept,
        thrown=thrown,
        hand=decimal(way.hand),
        crib=decimal(way.crib),
        pegging=decimal(way.pegging),
        total=decimal(way.total),
    )
    chance = [] if way.win is None else [words.say(phrases.WAY_CHANCE, percent=percent(way.win))]
    return [said, *chance]


def _cards(words: Words, way: Way, ways: Sequence[Way]) -> tuple[str, str]:
    """What is kept and what is thrown, in words."""
    kept, thrown = ranks(way.kept), ranks(way.thrown)
    if sum(ranks(each.thrown) == thrown for each in ways) > 1:
        thrown = words.full_cards(sorted(way.thrown))
        if words.form in _KEPT_ALONE:
            kept = words.full_cards(sorted(way.kept))
    return kept, thrown


def decimal(number: float) -> str:
    """A number with one decimal, as the language writes it. Its sign is a word: readers pass over dashes."""
    # Translators: what stands between whole and tenth, as in 12.9
    point = pgettext("decimal", ".")
    text = f"{abs(number):.1f}"
    said = text.replace(".", point)
    if number >= 0 or not float(text):
        return said
    # Translators: a number below nothing, as in minus 1.3. {number}: the number without its sign.
    return pgettext("decimal", "minus {number}").format(number=said)


def percent(chance: float) -> int:
    """A chance from 0 to 1 in whole percent."""
    return round(100 * chance)
