"""The translators' catalogues: ``python tools/catalogues.py`` gathers all messages and updates each language.

The template ``locales/cribbage_a11y.pot`` gets every message of the source with its comment, and each
``locales/LANGUAGE/LC_MESSAGES/cribbage_a11y.po`` gets what is new and loses what is gone. With the code of a
language that has no catalogue yet, that one is begun: ``python tools/catalogues.py it``. Translations stay;
where the English was reworded, the translation is taken away rather than guessed at.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
LOCALES: Final = ROOT / "locales"
DOMAIN: Final = "cribbage_a11y"
TEMPLATE: Final = LOCALES / f"{DOMAIN}.pot"
KEYWORDS: Final[dict[str, Any]] = {
    "_": None,
    "N_": None,
    "NP_": (1, 2),
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENT: Final = "Translators:"


def gather() -> Catalog:
    """Every message of the source with its comments, in the order of the files."""
    catalogue = Catalog(project="cribbage-a11y", charset="utf-8", fuzzy=False)
    found = extract_from_dir(
        SOURCE, [("**.py", "python")], keywords=KEYWORDS, comment_tags=[COMMENT], strip_comment_tags=False
    )
    for name, _line, message, comments, context in sorted(found, key=lambda each: (each[0], each[1])):
        catalogue.add(message, None, [(name, 0)], auto_comments=comments, context=context)
    return catalogue


def path_of(language: str) -> Path:
    """Where the catalogue of a language lies."""
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def languages() -> list[str]:
    """The codes of all languages that have a catalogue."""
    return sorted(path.parent.parent.name for path in LOCALES.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def read(language: str) -> Catalog:
    """The catalogue of a language; an empty one where there is none."""
    path = path_of(language)
    if not path.exists():
        return Catalog(locale=language, project="cribbage-a11y", charset="utf-8", fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue so that the same messages give the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=100, omit_header=True, no_location=False, include_lineno=False)


def updated(language: str, template: Catalog) -> Catalog:
    """The catalogue of a language with exactly the messages of the template."""
    old = read(language)
    new = Catalog(locale=language, project="cribbage-a11y", charset="utf-8", fuzzy=False)
    for message in template:
        if not message.id:
            continue
        known = old.get(message.id, message.context)
        string = known.string if known is not None and _same_kind(known.id, message.id) else None
        new.add(
            message.id,
            string,
            message.locations,
            auto_comments=message.auto_comments,
            user_comments=known.user_comments if known is not None else (),
            context=message.context,
        )
    return new


def _same_kind(one: object, other: object) -> bool:
    return isinstance(one, str) == isinstance(other, str)


def missing(catalogue: Catalog) -> Iterator[str]:
    """The messages without a translation, or with one that lacks a plural form."""
    for message in catalogue:
        strings = message.string if isinstance(message.string, list | tuple) else [message.string]
        if message.id and not all(strings):
            yield message.id if isinstance(message.id, str) else message.id[0]


def main(arguments: Sequence[str]) -> int:
    """Gather, update, and say how much each language lacks."""
    template = gather()
    write(TEMPLATE, template)
    print(f"{TEMPLATE.name}: {len(template)} messages.")
    for language in sorted({*languages(), *arguments}):
        catalogue = updated(language, template)
        write(path_of(language), catalogue)
        print(f"{language}: {len(list(missing(catalogue)))} to translate.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
