"""From the start of the program to its first line in every language, beside English.

Each round starts a game in each language, one after the other, in a pseudo-terminal; the order changes from
round to round. What counts is the processor's time up to the first line, the program's own and the system's
for it: it is nearly all of the wait, and grows far less than the time on the clock, printed beside it, with
what else the computer does. Of the rounds the fastest counts, for other work only ever adds. Exit code 1 if
that of a language is more than 5 percent above that of English. The one argument is the number of rounds, 20
if left out.
"""

from __future__ import annotations

import sys
import tempfile
from resource import RUSAGE_CHILDREN, getrusage
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


def start(language: str, folder: str) -> Start:
    """Start a game up to its first line, and end it there."""
    before = getrusage(RUSAGE_CHILDREN)
    clock = first_line([*GAME, "--language", language, "--home", f"{folder}/{language}"])
    after = getrusage(RUSAGE_CHILDREN)
    return Start(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, clock)


def measured(rounds: int) -> dict[str, list[Start]]:
    """What each language took in each round; one round before them warms up."""
    order = list(languages())
    taken: dict[str, list[Start]] = {language: [] for language in order}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for language in order:
                one = start(language, folder)
                if number:
                    taken[language].append(one)
            order.append(order.pop(0))
    return taken


def fastest(starts: list[Start]) -> Start:
    """The least of each time."""
    return Start(*map(min, zip(*starts, strict=True)))


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code says whether every language kept to the limit."""
    if len(arguments) > 1 or not all(word.isdecimal() and int(word) for word in arguments):
        print("language_start takes one number, the rounds.", file=sys.stderr)
        return 2
    taken = measured(int(arguments[0]) if arguments else ROUNDS)
    found = {language: fastest(starts) for language, starts in taken.items()}
    english = found[ENGLISH]
    for language, its in sorted(found.items(), key=lambda pair: pair[1].processor):
        times = f"processor {its.processor * 1000:5.0f}  clock {its.clock * 1000:5.0f} milliseconds"
        ratios = f"{its.processor / english.processor:4.2f} and {its.clock / english.clock:4.2f} times"
        print(f"{language:6} {times}  {ratios}")
    return 1 if any(its.processor > LIMIT * english.processor for its in found.values()) else 0
