"""Saying one phrase to one listener in one form: the step from a phrase and its facts to a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.present import cards as card_words
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.catalogue import ENGLISH, current, english, lookup, translated
from cribbage_a11y.present.forms import Form, Forms, Message, Voice, Voiced
from cribbage_a11y.present.phrases import lists

WIDEST_NAME: Final = 12
"""Characters of a player's name in braille, where there is room."""

Fact = str | int


def fill(messages: tuple[Message, ...], facts: dict[str, Fact]) -> str:
    """The first message that the language has, with its facts; else the first one in English.

    A translation whose placeholders do not fit is passed over, so that a line is never lost.
    """
    n = int(facts.get("n", 0))
    for message in () if current() == ENGLISH else messages:
        translated = lookup(message, n)
        if translated is not None:
            try:
                return _capital(translated, translated.format(**facts))
            except (LookupError, ValueError):
                continue
    plain = messages[0] if isinstance(messages[0], str) else english(messages[0], n)
    return _capital(plain, plain.format(**facts))


def _capital(message: str, text: str) -> str:
    """A capital where a card begins a sentence; names are left as their owners write them."""
    if message.startswith("{card}") and message.endswith("."):
        return text[:1].upper() + text[1:]
    return text


class Words(NamedTuple):
    """One listener and one form. ``name_width`` is the length of names in braille."""

    audience: Audience
    form: Form
    name_width: int = WIDEST_NAME

    @property
    def is_braille(self) -> bool:
        """Whether a braille line is made: names in lower case, parts without full stops."""
        return self.form is Form.BRAILLE

    @property
    def is_verbose(self) -> bool:
        """Whether everything is said in full."""
        return self.form is Form.VERBOSE

    def say(self, forms: Forms, **facts: Fact) -> str:
        """A sentence."""
        return fill(forms.fallbacks(self.form), facts)

    def part(self, message: Message, **facts: Fact) -> str:
        """A message that is the same in all forms, or belongs to one."""
        return fill((message,), facts)

    def about(self, voiced: Voiced, seat: int, **facts: Fact) -> str:
        """A sentence about the player at ``seat``, whose name is its ``{who}``."""
        voice = self.audience.voice(seat)
        forms = voiced.heard_as(voice) if self.is_braille else voiced.of(voice)
        return self.say(forms, who=self.name(seat), **facts)

    def name(self, seat: int) -> str:
        """A player's name; in braille short, and ``you`` for the listener."""
        if not self.is_braille:
            return self.audience.names[seat]
        if self.audience.voice(seat) is Voice.YOU:
            return translated(lists.YOU)
        return self.audience.short_name(seat, self.name_width)

    def names(self, seats: Iterable[int]) -> str:
        """The names of several players, as ``Bert and Dora``; in braille with blanks."""
        if self.is_braille:
            return card_words.spaced(self.name(seat) for seat in seats)
        joined = ""
        for seat in seats:
            name = self.name(seat)
            joined = self.part(lists.TWO_NAMES, first=joined, second=name) if joined else name
        return joined

    def card(self, card: Card) -> str:
        """A card as short as the form allows: ``jack``, ``jack of clubs``, ``jc``."""
        if self.form is Form.BRIEF:
            return card_words.short_name(card)
        return self.full_card(card)

    def full_card(self, card: Card) -> str:
        """A card with its suit in every form: ``jack of clubs``, ``jc``."""
        return card_words.braille_name(card) if self.is_braille else card_words.long_name(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards, each as :meth:`card` says it."""
        return self._row(self.card(card) for card in cards)

    def full_cards(self, cards: Iterable[Card]) -> str:
        """Several cards with their suits in every form."""
        return self._row(self.full_card(card) for card in cards)

    def _row(self, names: Iterable[str]) -> str:
        return card_words.spaced(names) if self.is_braille else card_words.listed(names)
