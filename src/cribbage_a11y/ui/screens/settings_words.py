"""The words of the settings: a sentence for each with its value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cribbage_a11y.present.cards import listed
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.present.forms import N_
from cribbage_a11y.ui.key_manual import key_in_words

AUTO: Final = "auto"

GROUPS: Final = (
    # Translators: the title of a group of settings.
    (N_("Reading and words."), ("reading", "verbosity", "language", "presentation", "width")),
    # Translators: the title of a group of settings.
    (N_("Braille line."), ("braille_cells", "braille_new_first")),
    # Translators: the title of a group of settings.
    (N_("Speech and sound."), ("own_speech", "bell")),
    # Translators: the title of a group of settings.
    (N_("How a game goes on."), ("pace", "number_keys_play", "advice")),
    # Translators: the title of a group of settings.
    (N_("Colours and large print."), ("large_print", "theme", "four_colour", "animation")),
    # Translators: the title of a group of settings.
    (N_("Keys of your own."), ("key_changes", "letters_off")),
)
"""The menus of the settings: a title, and the names of its settings in order."""

CHOICE: Final[dict[str, dict[Any, str]]] = {
    "reading": {
        # Translators: a setting with its value.
        "speech": N_("You read by speech."),
        # Translators: a setting with its value.
        "braille": N_("You read by braille."),
        # Translators: a setting with its value.
        "both": N_("You read by speech and braille."),
        # Translators: a setting with its value.
        "large_print": N_("You read by large print."),
        # Translators: a setting with its value.
        "screen": N_("You read on an ordinary screen."),
    },
    "verbosity": {
        # Translators: a setting with its value: few words are said.
        "brief": N_("Words: brief."),
        # Translators: a setting with its value: the usual number of words is said.
        "normal": N_("Words: normal."),
        # Translators: a setting with its value: many words are said.
        "verbose": N_("Words: verbose."),
    },
    "presentation": {
        # Translators: a setting with its value: how the game is shown follows from how the player reads.
        "auto": N_("Shown as fits how you read."),
        # Translators: a setting with its value: the game prints line after line.
        "reader": N_("Shown line by line, for a screen reader."),
        # Translators: a setting with its value: the game draws the whole screen.
        "screen": N_("Shown on the whole screen."),
        # Translators: a setting with its value: the player types commands as words.
        "typed": N_("Shown line by line, with commands typed as words."),
    },
    "braille_new_first": {
        # Translators: a setting with its value: where the news of a line are on a braille line.
        True: N_("On a braille line, what is new comes first."),
        # Translators: a setting with its value: where the news of a line are on a braille line.
        False: N_("On a braille line, lines are as everywhere."),
    },
    "own_speech": {
        # Translators: a setting with its value.
        True: N_("The game's own voice: on."),
        # Translators: a setting with its value.
        False: N_("The game's own voice: off."),
    },
    "bell": {
        # Translators: a setting with its value.
        True: N_("Bell at your turn: on."),
        # Translators: a setting with its value.
        False: N_("Bell at your turn: off."),
    },
    "pace": {
        # Translators: a setting with its value.
        "none": N_("Pause of the computer: none."),
        # Translators: a setting with its value.
        "short": N_("Pause of the computer: short."),
        # Translators: a setting with its value.
        "slow": N_("Pause of the computer: long."),
        # Translators: a setting with its value.
        "enter": N_("Pause of the computer: until you press Enter."),
    },
    "number_keys_play": {
        # Translators: a setting with its value.
        True: N_("A number plays its card at once."),
        # Translators: a setting with its value.
        False: N_("A number chooses its card, and Enter plays it."),
    },
    "advice": {
        # Translators: a setting with its value: whether the key for advice answers.
        True: N_("Advice when you ask: on."),
        # Translators: a setting with its value: whether the key for advice answers.
        False: N_("Advice when you ask: off."),
    },
    "large_print": {
        # Translators: a setting with its value.
        True: N_("Large print: on."),
        # Translators: a setting with its value.
        False: N_("Large print: off."),
    },
    "theme": {
        # Translators: a setting with its value.
        "terminal": N_("Colours: the terminal's own."),
        # Translators: a setting with its value.
        "white_on_black": N_("Colours: white on black."),
        # Translators: a setting with its value.
        "black_on_white": N_("Colours: black on white."),
        # Translators: a setting with its value.
        "yellow_on_black": N_("Colours: yellow on black."),
    },
    "four_colour": {
        # Translators: a setting with its value.
        True: N_("Each suit in its own colour: on."),
        # Translators: a setting with its value.
        False: N_("Each suit in its own colour: off."),
    },
    "animation": {
        # Translators: a setting with its value: whether pegs and cards move on the screen.
        True: N_("Moving pegs and cards: on."),
        # Translators: a setting with its value: whether pegs and cards move on the screen.
        False: N_("Moving pegs and cards: off."),
    },
}
"""The settings whose values are few: a sentence for each value."""

NUMBER_QUESTIONS: Final = {
    # Translators: asks the player to type a number.
    "width": N_("Longest line, in characters, 0 for the width of the terminal:"),
    # Translators: asks the player to type a number.
    "braille_cells": N_("How many cells has your braille line?"),
}
"""The settings whose value is a number that is typed."""


def sentence(name: str, value: Any, languages: Mapping[str, str]) -> str:
    """The setting with a value; ``languages`` are the languages' own names by their codes."""
    words = CHOICE.get(name, {}).get(value) if isinstance(value, str | bool) else None
    return _(words) if words else _OTHERS[name](value, languages)


def _language(value: str, languages: Mapping[str, str]) -> str:
    if value == AUTO:
        # Translators: a setting with its value: the language that the system has.
        return _("Language: as your system has it.")
    # Translators: a setting with its value. {name}: a language's own name.
    return _("Language: {name}.").format(name=languages.get(value, value))


def _width(value: int, _languages: Mapping[str, str]) -> str:
    if not value:
        # Translators: a setting with its value.
        return _("Longest line: as wide as the terminal.")
    # Translators: a setting with its value.
    return ngettext("Longest line: {n} character.", "Longest line: {n} characters.", value).format(n=value)


def _cells(value: int, _languages: Mapping[str, str]) -> str:
    # Translators: a setting with its value.
    return ngettext("Your braille line: {n} cell.", "Your braille line: {n} cells.", value).format(n=value)


def _pace(value: float, _languages: Mapping[str, str]) -> str:
    # Translators: a setting with its value. {seconds}: a number, as 0.5.
    return _("Pause of the computer in seconds: {seconds}.").format(seconds=value)


def _letters_off(value: tuple[str, ...], _languages: Mapping[str, str]) -> str:
    if not value:
        # Translators: a setting with its value: which keys are switched off.
        return _("Keys switched off: none.")
    # Translators: a setting with its value: which keys are switched off.
    return _("Keys switched off: {keys}.").format(keys=listed(map(key_in_words, value)))


def _key_changes(value: Mapping[str, str], _languages: Mapping[str, str]) -> str:
    if not value:
        # Translators: the line that opens the choice of other keys, while none is changed.
        return _("Change keys. All are as usual.")
    n = len(value)
    # Translators: the line that opens the choice of other keys. {n}: how many commands have other keys.
    return ngettext("Change keys. {n} is changed.", "Change keys. {n} are changed.", n).format(n=n)


_OTHERS: Final[dict[str, Callable[[Any, Mapping[str, str]], str]]] = {
    "language": _language,
    "width": _width,
    "braille_cells": _cells,
    "pace": _pace,
    "letters_off": _letters_off,
    "key_changes": _key_changes,
}
