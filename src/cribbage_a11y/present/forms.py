"""What a phrase is: one sentence in the four forms, and for people in the voices.

``N_`` and ``NP_`` mark a message for the translators and leave it as it is; it is looked up when it is said,
so that the language can change at any moment, for what is already in the history too.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class Verbosity(StrEnum):
    """How many words a line has."""

    BRIEF = "brief"
    NORMAL = "normal"
    VERBOSE = "verbose"


class Form(StrEnum):
    """The four forms of every phrase: the three verbosities, and braille."""

    BRIEF = "brief"
    NORMAL = "normal"
    VERBOSE = "verbose"
    BRAILLE = "braille"


class Voice(StrEnum):
    """Who somebody is to the listener."""

    YOU = "you"
    PARTNER = "partner"
    ANOTHER = "another"
    """Another player, and for a watcher every player."""


class Plural(NamedTuple):
    """A message in the singular and the plural; the placeholder ``{n}`` decides."""

    one: str
    many: str


Message = str | Plural


def N_(message: str) -> str:  # noqa: N802 -- the name that message extractors know
    """Mark a message for the translators."""
    return message


def NP_(one: str, many: str) -> Plural:  # noqa: N802 -- as N_, for a message with a plural
    """Mark a message with a singular and a plural, chosen by the placeholder ``{n}``."""
    return Plural(one, many)


class Forms(NamedTuple):
    """One sentence in its forms. A form left out is that of ``normal``.

    ``braille`` is left out only inside a :class:`Voiced` whose braille is the same for all voices.
    """

    normal: Message
    brief: Message | None = None
    verbose: Message | None = None
    braille: Message | None = None

    def fallbacks(self, form: Form) -> tuple[Message, ...]:
        """The messages to try in turn: the form asked for, for braille the brief one, the normal one."""
        if form is Form.NORMAL:
            return (self.normal,)
        wanted = (getattr(self, name) for name in _TRIED[form])
        return (*(message for message in wanted if message is not None), self.normal)


_TRIED: Final = {Form.BRIEF: ("brief",), Form.VERBOSE: ("verbose",), Form.BRAILLE: ("braille", "brief")}
"""By form: what is tried before the normal one."""


class Voiced(NamedTuple):
    """One sentence about a person, by who that person is to the listener."""

    you: Forms
    partner: Forms
    another: Forms
    braille: Message | None = None
    """The braille form where it is the same for all voices."""

    def of(self, voice: Voice) -> Forms:
        """The sentence in one voice, its braille form not included where it is the same for all."""
        if voice is Voice.YOU:
            return self.you
        return self.partner if voice is Voice.PARTNER else self.another

    def heard_as(self, voice: Voice) -> Forms:
        """The sentence in one voice, its braille form included."""
        forms = self.of(voice)
        return forms if self.braille is None else forms._replace(braille=self.braille)
