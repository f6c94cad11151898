"""Numbers with decimals, as the language writes them."""

from __future__ import annotations

from cribbage_a11y.present.catalogue import pgettext


def decimal(number: float, places: int = 1) -> str:
    """A number with so many decimals, never a minus before nothing."""
    # Translators: what stands between whole and tenth, as in 12.9
    point = pgettext("decimal", ".")
    text = f"{number:.{places}f}"
    return (text if float(text) else text.lstrip("-")).replace(".", point)


def signed(number: float, places: int = 1) -> str:
    """A number that may be below nothing, with a word for the sign, which voices pass over."""
    if float(f"{number:.{places}f}") >= 0:
        return decimal(number, places)
    # Translators: a number below nothing. {number}: as 0.6.
    return pgettext("number", "minus {number}").format(number=decimal(-number, places))


def percent(part: int, whole: int) -> str:
    """A share of 100 with one decimal; of nothing it is nothing."""
    return decimal(100 * part / whole if whole else 0.0)
