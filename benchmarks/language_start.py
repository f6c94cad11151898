"""From the start of the program to its first line in every language, beside English.

Each start in a language is one of a pair: a game is started in English and in that language, one directly
after the other in a pseudo-terminal, now the one first, now the other. What counts is the processor's time
up to the first line, the program's own and the system's for it: it is nearly all of the wait, and grows far
less than the time on the clock, printed beside it, with what else the computer does. A language takes the
median of its pairs' ratios. Exit code 1 if that of a language is more than 1.05. The one argument is the
number of pairs for each language, 20 if left out.
"""

from __future__ import annotations

import sys
import tempfile
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from typing import Final, NamedTuple

from benchmarks.start_up import GAME, first_line
from cribbage_a11y.present.catalogue import ENGLISH, languages

ROUNDS: Final = 20
LIMIT: Final = 1.05
"""The longest start, in starts in English."""


class Start(NamedTuple):
    """One start: seconds of the processor, and on the clock."""

    processor: float
    clock: float


class Pair(NamedTuple):
    """A start in a language, and one in English beside it."""

    there: Start
    english: Start


def start(language: str, folder: str) -> Start:
    """Start a game up to its first line, and end it there."""
    before = getrusage(RUSAGE_CHILDREN)
    clock = first_line([*GAME, "--language", language, "--home", f"{folder}/{language}"])
    after = getrusage(RUSAGE_CHILDREN)
    return Start(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, clock)


def pair(language: str, folder: str, *, english_first: bool) -> Pair:
    """Both starts, in the order asked for."""
    if english_first:
        english = start(ENGLISH, folder)
        return Pair(start(language, folder), english)
    there = start(language, folder)
    return Pair(there, start(ENGLISH, folder))


def measured(rounds: int) -> dict[str, list[Pair]]:
    """The pairs of each language but English; one round before them warms up."""
    order = [language for language in languages() if language != ENGLISH]
    taken: dict[str, list[Pair]] = {language: [] for language in order}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for language in order:
                one = pair(language, folder, english_first=bool(number % 2))
                if number:
                    taken[language].append(one)
    return taken


def ratio(pairs: list[Pair], place: int) -> float:
    """The median of the ratios of one of the times."""
    return median(each.there[place] / each.english[place] for each in pairs)


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether every language kept to the limit."""
    if len(arguments) > 1 or not all(word.isdecimal() and int(word) for word in arguments):
        print("language_start takes one number, the pairs for each language.", file=sys.stderr)
        return 2
    taken = measured(int(arguments[0]) if arguments else ROUNDS)
    ratios = {language: ratio(pairs, 0) for language, pairs in taken.items()}
    for language, of_processor in sorted(ratios.items(), key=lambda found: found[1]):
        pairs = taken[language]
        usual = median(each.there.processor for each in pairs) * 1000
        times = f"{of_processor:4.2f} times English by the processor, {ratio(pairs, 1):4.2f} by the clock"
        print(f"{language:6} {usual:5.0f} milliseconds of the processor  {times}")
    return 1 if any(found > LIMIT for found in ratios.values()) else 0
