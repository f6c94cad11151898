"""The languages that are shipped, compiled for the tests, and what their texts must be."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from babel.messages.catalog import Catalog

from cribbage_a11y.present import catalogue
from kit.sources import ROOT

sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import catalogues  # noqa: E402
import hatch_build  # noqa: E402

LANGUAGES: Final = tuple(catalogues.languages())
"""The codes of all catalogues in the repository."""
ENGLISH_LIKE: Final = frozenset({"en_GB"})
PLACEHOLDER: Final = re.compile(r"{(\w+)}")

hatch_build.compile_catalogues(ROOT)


@cache
def template() -> Catalog:
    """Every message of the source."""
    gathered: Catalog = catalogues.gather()
    return gathered


@cache
def translated(language: str) -> Catalog:
    """The catalogue of a language."""
    read: Catalog = catalogues.read(language)
    return read


def texts(message: Any) -> list[str]:
    """The translations of a message: one, or its plural forms."""
    return list(message.string) if isinstance(message.string, list | tuple) else [message.string]


def english(message: Any) -> list[str]:
    """The message in English, in the singular and the plural."""
    return list(message.id) if isinstance(message.id, list | tuple) else [message.id]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """While inside, the game speaks the language."""
    assert catalogue.use(language) == language
    try:
        yield
    finally:
        catalogue.use("en")
