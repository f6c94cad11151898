"""From sentences to an utterance: one line of text in the words chosen, and one of braille that fits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.forms import Form, Verbosity
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.present.words import WIDEST_NAME, Words

CELLS: Final = 40
"""Cells of the braille lines that the short form is made for."""
SHORTEST: Final = 8
"""Visible characters that a line needs: NVDA leaves shorter lines of a console unread."""
_LONG: Final = 5 * SHORTEST
"""Characters of a line of which enough can be seen, since no sentence has five blanks for each."""
_NARROWER_NAMES: Final = (WIDEST_NAME, 10, 8, 6, 5, 4, 3, 2, 1)

_TRIED: Final = {
    verbosity: tuple(dict.fromkeys((Form(verbosity.value), Form.NORMAL, Form.VERBOSE)))
    for verbosity in Verbosity
}
"""By verbosity: the forms that a line is tried in."""

Tell = Callable[[Words], list[str]]
"""The sentences of one line, in the words given."""


def visible(text: str) -> int:
    """How many characters of a line can be seen: all but blanks."""
    return len("".join(text.split()))


def text_line(audience: Audience, verbosity: Verbosity, tell: Tell) -> str:
    """The line in the verbosity asked for; one too short to be read aloud is said with more words."""
    line = ""
    for form in _TRIED[verbosity]:
        line = " ".join(tell(Words(audience, form)))
        if len(line) >= _LONG or visible(line) >= SHORTEST:
            break
    return line


def braille_line(audience: Audience, tell: Tell) -> str:
    """The line in braille; names are cut as far as needed to keep to the cells."""
    line = ""
    for width in _NARROWER_NAMES:
        line = " ".join(tell(Words(audience, Form.BRAILLE, width)))
        if len(line) <= CELLS:
            break
    return _cut(line)


def _cut(line: str) -> str:
    """What is written by people or in other languages may be too long; the whole of it is in the text."""
    return line[:CELLS]


def compose(
    audience: Audience,
    verbosity: Verbosity,
    tell: Tell,
    urgency: Urgency,
    region: Region,
    told: object = None,
) -> Utterance:
    """One utterance for the terminal, for a voice and for a braille line; that one is made when asked for.

    ``told`` is the fact that it words, if it words one.
    """
    text = text_line(audience, verbosity, tell)
    return Utterance(text, text, partial(braille_line, audience, tell), urgency, region.value, told)
