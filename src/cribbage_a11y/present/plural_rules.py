"""Which plural form is said of a number, by the rule in a catalogue's header.

The rules of the languages there are stand here, so that a start needs no compiler of rules. Any other rule,
as of a language that comes later, is compiled by the standard library when a plural is first said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PluralRule = Callable[[int], int]
"""From how many to the number of the form."""
_FIELD: Final = "plural="
_MILLION: Final = 1_000_000


def _one(n: int) -> int:
    """German, Dutch, Swedish, English: 1, and the rest."""
    return int(n != 1)


def _up_to_one(n: int) -> int:
    """French as gettext has it: 0 and 1, and the rest."""
    return int(n > 1)


def _one_millions(n: int) -> int:
    """Spanish as Unicode's CLDR has it: 1, whole millions, and the rest."""
    return 0 if n == 1 else _millions(n)


def _up_to_one_millions(n: int) -> int:
    """French as Unicode's CLDR has it: 0 and 1, whole millions, and the rest."""
    return 0 if n in (0, 1) else _millions(n)


def _millions(n: int) -> int:
    return 1 if n != 0 and n % _MILLION == 0 else 2


_KNOWN: Final[dict[str, PluralRule]] = {
    "n!=1": _one,
    "n>1": _up_to_one,
    "n==1?0:n!=0&&n%1000000==0?1:2": _one_millions,
    "(n==0||n==1)?0:n!=0&&n%1000000==0?1:2": _up_to_one_millions,
}
"""Without blanks, and without brackets around the whole."""


def plural_rule(header: str) -> PluralRule:
    """The rule in a header, as in ``Plural-Forms: nplurals=2; plural=(n != 1);``.

    Without a rule, and for one that makes no sense, that of English.
    """
    rule = header.partition(_FIELD)[2].partition(";")[0].partition("\n")[0]
    plain = "".join(rule.split())
    known = _KNOWN.get(plain[1:-1] if plain[:1] + plain[-1:] == "()" else plain)
    if known is not None:
        return known
    from gettext import c2py

    try:
        compiled = c2py(rule)
        compiled(1)
    except (ValueError, ArithmeticError):
        return _one
    return compiled
