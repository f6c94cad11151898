"""The only home of the catalogues: messages in the language chosen, looked up when they are said.

A message that the language lacks is said in English, never left out, and so is a language whose catalogue
cannot be read. While the language is English nothing is loaded; gettext itself never is, unless a language
needs a rule for its plurals that :mod:`plural_rules` does not know.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from cribbage_a11y.present.forms import Message, Plural

if TYPE_CHECKING:
    from pathlib import Path

    from cribbage_a11y.present.compiled import MessageFile

DOMAIN: Final = "cribbage_a11y"
ENGLISH: Final = "en"
PSEUDO: Final = "qps"
"""A made-up language that shows text which is not marked for translation; see :mod:`pseudo`."""
LOCALE_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language, the strongest first."""


class Translations(Protocol):
    """What a language must offer: each method gives ``None`` for a message that it lacks."""

    def find(self, message: str, context: str | None) -> str | None: ...

    def find_plural(self, one: str, many: str, n: int, context: str | None, /) -> str | None: ...


class _Current:
    code = ENGLISH
    translations: Translations | None = None


def folders() -> tuple[Path, ...]:
    """Where catalogues may lie: inside the package (a wheel), then beside ``src`` (an editable install)."""
    from pathlib import Path

    package = Path(__file__).resolve().parent.parent
    return package / "locales", package.parent.parent / "locales"


def languages() -> tuple[str, ...]:
    """The codes of all languages there are, English first."""
    found = {
        file.parent.parent.name for folder in folders() for file in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    }
    return (ENGLISH, *sorted(found - {ENGLISH}))


def current() -> str:
    """The code of the language in use."""
    return _Current.code


def use(code: str) -> str:
    """Choose a language by its code, as ``fr`` or ``fr_CA``; returns the code in use from now on.

    An unknown region falls back to the language (``fr_BE`` to ``fr``), an unknown language to English.
    """
    _Current.code, _Current.translations = _load(code)
    return _Current.code


def use_system(environment: Mapping[str, str] | None = None) -> str:
    """Choose the language that the system asks for; returns the code in use from now on."""
    for code in system_languages(os.environ if environment is None else environment):
        if use(code) != ENGLISH or _parts(code)[0] in (ENGLISH, "c", "posix"):
            return _Current.code
    return use(ENGLISH)


def system_languages(environment: Mapping[str, str]) -> Iterable[str]:
    """The language codes that the system asks for, in order of wish."""
    for name in LOCALE_VARIABLES:
        value = environment.get(name, "")
        if value:
            return tuple(part for part in value.split(":") if part)
    return _windows_languages() if sys.platform == "win32" else ()


def _windows_languages() -> tuple[str, ...]:
    import ctypes
    import locale

    windll: Any = vars(ctypes)["windll"]
    number = windll.kernel32.GetUserDefaultUILanguage()
    code = locale.windows_locale.get(number)
    return (code,) if code else ()


def _parts(code: str) -> tuple[str, str]:
    """Language and region of ``fr_CA.UTF-8``, ``fr-ca`` and the like."""
    plain = code.partition(".")[0].partition("@")[0].replace("-", "_")
    language, _, region = plain.partition("_")
    return language.lower(), region.upper()


def _load(code: str) -> tuple[str, Translations | None]:
    language, region = _parts(code)
    if language == PSEUDO:
        from cribbage_a11y.present.pseudo import Pseudo

        return PSEUDO, Pseudo()
    wanted = (f"{language}_{region}", language) if region else (language,)
    found = {name: file for name in wanted if (file := _read(name)) is not None}
    if not found:
        return ENGLISH, None
    from cribbage_a11y.present.compiled import Compiled

    return next(iter(found)), Compiled(tuple(found.values()))


def _read(name: str) -> MessageFile | None:
    """The catalogue of that name; a damaged one is as good as none."""
    if name == ENGLISH:
        return None
    from cribbage_a11y.present.compiled import MessageFile

    for folder in folders():
        try:
            return MessageFile((folder / name / "LC_MESSAGES" / f"{DOMAIN}.mo").read_bytes())
        except (OSError, ValueError):
            continue
    return None


def lookup(message: Message, n: int = 0, context: str | None = None) -> str | None:
    """The message in the language in use; ``None`` if that language lacks it, and in English."""
    translations = _Current.translations
    if translations is None:
        return None
    if isinstance(message, Plural):
        return translations.find_plural(message.one, message.many, n, context)
    return translations.find(message, context)


def english(message: Message, n: int = 0) -> str:
    """The message as it stands in the source."""
    if isinstance(message, Plural):
        return message.one if n == 1 else message.many
    return message


def translated(message: Message, n: int = 0) -> str:
    """A message marked elsewhere (:func:`forms.N_`), in the language in use."""
    return lookup(message, n) or english(message, n)


def _(message: str) -> str:
    """A message in the language in use. Extractors read it, so it is called with a literal only."""
    return translated(message)


def ngettext(one: str, many: str, n: int) -> str:
    """A message with a plural in the language in use."""
    return translated(Plural(one, many), n)


def pgettext(context: str, message: str) -> str:
    """A message that needs a context, in the language in use."""
    return lookup(message, 0, context) or message


def npgettext(context: str, one: str, many: str, n: int) -> str:
    """A message with a plural that needs a context, in the language in use."""
    plural = Plural(one, many)
    return lookup(plural, n, context) or english(plural, n)
