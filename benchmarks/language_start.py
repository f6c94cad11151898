"""From the start of the program to its first line in every language, beside English.

Each round starts a game in each language, one after the other, in a pseudo-terminal; the order changes from
round to round. Exit code 1 if the median of a language is more than 5 percent above that of English. The one
argument is the number of rounds, 20 if left out.
"""

from __future__ import annotations

import sys
import tempfile
from statistics import median
from typing import Final

from benchmarks.start_up import GAME, first_line
from cribbage_a11y.present.catalogue import ENGLISH, languages

ROUNDS: Final = 20
LIMIT: Final = 1.05
"""The longest start, in starts in English."""


def measured(rounds: int) -> dict[str, list[float]]:
    """The seconds that each language took in each round; one round before them warms up."""
    order = list(languages())
    taken: dict[str, list[float]] = {language: [] for language in order}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for language in order:
                seconds = first_line([*GAME, "--language", language, "--home", f"{folder}/{language}"])
                if number:
                    taken[language].append(seconds)
            order.append(order.pop(0))
    return taken


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether every language kept to the limit."""
    if len(arguments) > 1 or not all(word.isdecimal() and int(word) for word in arguments):
        print("language_start takes one number, the rounds.", file=sys.stderr)
        return 2
    taken = measured(int(arguments[0]) if arguments else ROUNDS)
    english = median(taken[ENGLISH])
    ratios = {language: median(seconds) / english for language, seconds in taken.items()}
    for language, ratio in sorted(ratios.items(), key=lambda pair: pair[1]):
        print(f"{language:6} median {median(taken[language]) * 1000:5.0f} milliseconds  {ratio:4.2f} times")
    return 1 if any(ratio > LIMIT for ratio in ratios.values()) else 0
