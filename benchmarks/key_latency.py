"""How long until a key is answered in text and asked of the voice, with and without a thinking computer.

Keys that read, choose and play are pressed at a table of each size, 2 ms apart, ``--keys`` of them. The clock
starts before the keymap is asked and stops when the presentation gets the line, and again when the voice gets
it. Thinking: the strongest level there is decides without a pause in a thread. Exit code 1 if a 99th
percentile is 10 ms or more to the text, or 20 ms or more to the speech request.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from pathlib import Path
from time import perf_counter

from cribbage_a11y.engine.actions import Deal
from cribbage_a11y.engine.rules import RULE_CHOICES, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import view_for, waiting_for
from cribbage_a11y.players.levels import LEVELS, make_player
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.table.computers import decide
from cribbage_a11y.table.dealer import player_random, seeded_dealer
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.model import Model

BETWEEN = 0.002
TEXT_LIMIT_MS = 10.0
SPEECH_LIMIT_MS = 20.0
READING = (
    "h",
    "p",
    "c",
    "u",
    "k",
    "s",
    "S",
    "t",
    "l",
    "d",
    "w",
    "tab",
    "down",
    "up",
    "g",
    ",",
    ".",
    "?",
    "z",
)


class Stopwatch:
    """Milliseconds from the key to the first line of its answer."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self._began: float | None = None

    def start(self) -> None:
        """A key is pressed."""
        self._began = perf_counter()

    def stop(self) -> None:
        """The answer is there; what follows it is not measured."""
        if self._began is not None:
            self.taken.append((perf_counter() - self._began) * 1e3)
            self._began = None


class Timed:
    """The two ways out of a console, timed."""

    def __init__(self) -> None:
        self.text, self.speech = Stopwatch(), Stopwatch()
        self.style = LineStyle()

    def announce(self, utterances: Sequence[Utterance]) -> None:
        """The lines are there to be written."""
        if utterances:
            self.text.stop()

    def say_all(self, burst: Sequence[Utterance]) -> None:
        """The voice is asked to speak."""
        if burst:
            self.speech.stop()

    def refresh(self) -> None:
        """Nothing is drawn."""

    async def ask(self, question: str, given: str) -> str | None:
        """No key that is pressed here asks for a line."""
        raise AssertionError((question, given))


class Thinking:
    """The strongest level at work in a thread of its own, on hand after hand that it has not seen before."""

    def __init__(self, players: int) -> None:
        self.decisions = 0
        self.level = list(LEVELS)[-1]
        self._rules = Rules(players=players, first_deal=FirstDeal.SEAT0)
        self._player = make_player(self.level, player_random(1, 1, 1))
        self._ended = False
        self._pool = ThreadPoolExecutor(1)
        self._work: Future[None] = self._pool.submit(self._think)

    def _think(self) -> None:
        for number in count():
            deal = Deal(seeded_dealer("latency", number).pack(1))
            state = apply(new_game(self._rules), deal).state
            while state.phase in (Phase.LAY_AWAY, Phase.PLAY):
                seat = waiting_for(state)[0]
                state = apply(state, decide(self._player, view_for(state, seat))).state
                self.decisions += 1
                if self._ended:
                    return

    def end(self) -> None:
        """Stop after the decision at hand."""
        self._ended = True
        self._work.result()
        self._pool.shutdown()


def percentile(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def main(arguments: list[str]) -> int:
    """Measure without and with a computer thinking, and print both."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    parser = argparse.ArgumentParser(prog="python -m benchmarks key_latency")
    parser.add_argument("--keys", type=int, default=6_000)
    keys = parser.parse_args(arguments).keys
    passed = [_measured(keys, thinking) for thinking in (False, True)]
    return 0 if all(passed) else 1


def _measured(keys: int, with_thinking: bool) -> bool:
    timed, decisions, level = Timed(), 0, ""
    for players in RULE_CHOICES["players"]:
        decided, level = _at_a_table(players, keys // len(RULE_CHOICES["players"]), timed, with_thinking)
        decisions += decided
    beside = f"{level} made {decisions:,} decisions beside" if with_thinking else "no computer thinking"
    print(f"{len(timed.text.taken):,} keys answered, {beside}:")
    text = _line("key to text", timed.text.taken, TEXT_LIMIT_MS)
    speech = _line("key to speech request", timed.speech.taken, SPEECH_LIMIT_MS)
    return text and speech


def _at_a_table(players: int, keys: int, timed: Timed, with_thinking: bool) -> tuple[int, str]:
    from kit.place import Place, table_of

    rules = Rules(players=players, first_deal=FirstDeal.SEAT0)
    with Place(table_of(rules)).start() as place:
        thinking = Thinking(players) if with_thinking else None
        place.console.presentation = place.console.voice = timed
        moves = 0
        while moves * len(READING) < keys:
            for key in READING:
                place.now += 1
                timed.text.start()
                timed.speech.start()
                place.console.key(key)
                place.run(asyncio.sleep(BETWEEN))
            place.session.model = Model()
            place.move()
            moves += 1
        if thinking is None:
            return 0, ""
        thinking.end()
        return thinking.decisions, thinking.level


def _line(name: str, taken: list[float], limit: float) -> bool:
    p99 = percentile(taken, 0.99)
    print(
        f"  {name}: median {percentile(taken, 0.5):.2f} ms, 99th percentile {p99:.2f} ms, "
        f"longest {max(taken):.2f} ms; limit {limit:.0f} ms"
    )
    return p99 < limit


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
