"""What a guest types to see the game otherwise, and the sentence that tells of it."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import N_

_TYPED: Final = {
    # Translators: what a guest types for the game line by line; several words with a comma between. English
    # works too.
    "reader": N_("lines"),
    # Translators: what a guest types for the whole screen; several words with a comma between. English works
    # too.
    "screen": N_("screen"),
    # Translators: what a guest types to type commands as words; several words with a comma between. English
    # works too.
    "typed": N_("words"),
}
"""By the names that the settings give the presentations; the first word is the one that is told."""


def presentation_typed(text: str) -> str | None:
    """The presentation that a typed text names, with or without the key for commands before it."""
    wanted = text.strip().removeprefix("/").strip().casefold()
    for kind, english in _TYPED.items():
        if wanted in [word.strip().casefold() for word in f"{english},{_(english)}".split(",")]:
            return kind
    return None


def presentations_offered() -> str:
    """What can be typed before a name, at a terminal that can show more than lines."""
    screen, typed = (_(_TYPED[kind]).split(",")[0] for kind in ("screen", "typed"))
    # Translators: said before a guest's name is asked. {screen}, {typed}: what the guest types for them.
    message = _("Type {screen} to see the whole screen, or {typed} to type commands as words.")
    return message.format(screen=screen, typed=typed)
