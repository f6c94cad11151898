"""The game's own reader of catalogues says what the standard library's says, and costs a start nothing."""

from __future__ import annotations

import subprocess
import sys
from gettext import GNUTranslations
from typing import Final

import pytest

from cribbage_a11y.present import catalogue
from kit.languages import LANGUAGES, english, speaking, translated
from kit.sources import ROOT

NUMBERS: Final = (0, 1, 2, 5, 1_000_000)
START: Final = """
import sys
from cribbage_a11y.present import catalogue, region_lines
assert catalogue.use(sys.argv[1]) == sys.argv[1]
assert catalogue.ngettext("{n} point", "{n} points", 2) != ""
print(*sys.modules)
"""


def gettext_of(language: str) -> GNUTranslations:
    with (ROOT / "locales" / language / "LC_MESSAGES" / "cribbage_a11y.mo").open("rb") as file:
        return GNUTranslations(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_what_gettext_says(language: str) -> None:
    theirs = gettext_of(language)
    with speaking(language):
        for message in translated(language):
            one, many, context = english(message)[0], english(message)[-1], message.context
            if context:
                assert catalogue.pgettext(context, one) == theirs.pgettext(context, one)
            elif one:
                assert catalogue._(one) == theirs.gettext(one)
            for n in NUMBERS if len(english(message)) > 1 else ():
                if context:
                    ours = catalogue.npgettext(context, one, many, n)
                    assert ours == theirs.npgettext(context, one, many, n)
                else:
                    assert catalogue.ngettext(one, many, n) == theirs.ngettext(one, many, n)


def test_no_language_brings_in_gettext_or_more_of_the_game_than_its_reader() -> None:
    reader = {f"cribbage_a11y.present.{name}" for name in ("compiled", "plural_rules")}
    english = loaded(catalogue.ENGLISH)
    for language in LANGUAGES:
        more = loaded(language) - english
        assert {name for name in more if name.startswith("cribbage_a11y")} == reader
        assert not more & {"gettext", "locale", "re"}


def loaded(language: str) -> set[str]:
    """The modules that are there when the first sentences are said."""
    run = [sys.executable, "-c", START, language]
    return set(subprocess.run(run, capture_output=True, text=True, check=True).stdout.split())
