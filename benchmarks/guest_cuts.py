"""Lines cut and lines that are slow, through real sockets: ``python -m benchmarks guest_cuts``.

A guest's line is cut at 500 random moments of whole games, in the middle of frames too, and comes back by the
seat token: the page must show what it showed, the cards chosen among it, and by the end of each game every
event must have been heard once. Then tables are timed, first alone and then beside guests who never read what
they are sent, guests who never answer, and lines on which nobody comes in.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from benchmarks._light_guest import Figures, LightGuest
from benchmarks.tables_load import sit_down, start_host, usage

CUTS: Final = 500
TIMED: Final = 20
"""Tables that are timed."""
BAD: Final = 40
"""Guests who never read, guests who never answer, and lines on which nobody comes in: so many of each."""
SECONDS: Final = 12.0
_THINK: Final = 0.01
_SETTLED: Final = 0.15
"""Seconds after which whatever was sent has been answered."""
_PACE: Final = 0.5


class WrongError(Exception):
    """Something was lost or changed."""


class CutGuest(LightGuest):
    """A guest who keeps what the page shows, and comes back after each cut."""

    def __init__(self, number: int, port: int, figures: Figures) -> None:
        super().__init__(number, figures, lambda: _THINK, page=True)
        self.is_over = False
        self.regions: dict[str, Any] = {}
        self.history: list[str] = []
        self.said: Counter[str] = Counter()
        self._port = port
        self._seat: dict[str, str] = {}
        self._heard = 0
        self._sent_at = 0.0

    def _take(self, kind: int, payload: bytes) -> None:
        message = json.loads(payload) if payload.startswith(b"{") else {}
        if "seated" in message:
            self._seat = message["seated"]
        if message.get("say") and not message["answer"]:
            self.said.update(message["say"])
        self._heard = message.get("number", self._heard)
        shown = message.get("show", {})
        self.regions.update(shown.get("regions", {}))
        if "history" in shown:
            self.history = self.history[: shown["history"]["first"]] + shown["history"]["lines"]
        self.is_over = self.is_over or any("next game" in line for line in message.get("say", ()))
        if "seated" not in message or not self.code.done():
            super()._take(kind, payload)

    def _answer(self, text: str, *, is_move: bool = False) -> None:
        if not self.is_over:
            super()._answer(text, is_move=is_move)

    def choose(self) -> None:
        """Choose or put back the first card."""
        self._send({"key": "1"})

    async def cut(self) -> None:
        """Lose the line, and come back a moment later to what there was."""
        is_settled = time.monotonic() - self._sent_at > _SETTLED
        before, length = self._shown(is_settled), len(self.history)
        self.leave()
        await asyncio.sleep(random.random() * 0.02)
        self._is_open, self._data, self._is_due = False, b"", False
        self.regions, self.history, history = {}, [], self.history
        entering = {"code": self._seat["code"], "token": self._seat["token"], "heard": self._heard}
        await self.come(self._port, {"enter": entering})
        for _ in range(500):
            if self.history and self.regions:
                break
            await asyncio.sleep(0.005)
        if self.history[:length] != history:
            raise WrongError(f"the history is another: {history[-1:]} / {self.history[length - 1 : length]}")
        if len(self.history) == length and (shown := self._shown(is_settled)) != before:
            raise WrongError(f"the page shows something else: {before} / {shown}")

    def _shown(self, is_settled: bool) -> str:
        """All regions but the prompt, which changes without an event when the other lets the table go on; and
        but the hand, where a key was on its way when the line was cut.
        """
        left_out = {"your_turn"} if is_settled else {"your_turn", "your_hand"}
        return json.dumps({name: lines for name, lines in self.regions.items() if name not in left_out})

    def _send(self, message: dict[str, str]) -> None:
        self._sent_at = time.monotonic()
        if not self.is_over:
            super()._send(message)


async def one_game(number: int, port: int, figures: Figures, cuts: int) -> int:
    """A game with cuts at random moments; how many there were."""
    anna = LightGuest(2 * number, figures, lambda: _THINK, page=True)
    bert = CutGuest(2 * number + 1, port, figures)
    await anna.come(port, {"open": {"name": "Anna"}})
    await bert.come(port, {"enter": {"code": await anna.code, "name": "Bert"}})
    await bert.code
    anna.begin()
    await asyncio.sleep(0.2)
    done = 0
    while not bert.is_over and done < cuts:
        await asyncio.sleep(random.random() * 0.05)
        if random.random() < 0.3:
            bert.choose()
            await asyncio.sleep(random.random() * 2 * _SETTLED)
        await bert.cut()
        done += 1
    while not bert.is_over and done < cuts:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.3)
    happened = Counter(bert.history)
    for line, times in happened.items():
        if bert.said[line] != times:
            raise WrongError(f"heard {bert.said[line]} times, not {times}: {line}")
    anna.leave()
    bert.leave()
    return done


async def timed(port: int, first: int) -> Figures:
    """Tables at play."""
    figures, guests = Figures(), list[LightGuest]()
    for table in range(first, first + TIMED):
        guests += await sit_down(table, port, figures, _PACE, page=True)
    for guest in guests[::2]:
        guest.begin()
    await asyncio.sleep(2 * _PACE)
    figures.waits.clear()
    await asyncio.sleep(SECONDS)
    for guest in guests:
        guest.leave()
    return figures


async def bad_guests(port: int, first: int) -> list[LightGuest]:
    """Guests who never read although much is written to them, and others who only sit there."""
    guests = list[LightGuest]()
    for table in range(first, first + BAD):
        pair = await sit_down(table, port, Figures(), 1e6, page=True)
        pair[1].stop_reading()
        pair[0].begin()
        guests += pair
        silent = LightGuest(1_000_000 + table, Figures(), lambda: 1e6, page=True)
        await silent.come(port, {})
        guests.append(silent)
    return guests


async def write_on(guests: list[LightGuest]) -> None:
    """Write to those who do not read, as fast as the host takes it."""
    while True:
        for guest in guests[::3]:
            guest.write_message()
        await asyncio.sleep(0.06)


async def measure(port: int, process: int, cuts: int) -> int:
    """All of it; prints what was measured."""
    figures, done, number = Figures(), 0, 0
    while done < cuts:
        done += await one_game(number, port, figures, cuts - done)
        number += 1
    print(f"{done} cuts in {number} games: each time the same page, and every event heard once.")
    alone = await timed(port, 100)
    before = usage(process).kilobytes
    guests = await bad_guests(port, 200)
    writing = asyncio.ensure_future(write_on(guests))
    beside = await timed(port, 400)
    writing.cancel()
    after = usage(process).kilobytes
    for guest in guests:
        guest.leave()
    print(
        f"Move to announcement: median {alone.percentile(0.5):.0f} ms, p99 {alone.percentile(0.99):.0f} ms "
        f"alone; median {beside.percentile(0.5):.0f} ms, p99 {beside.percentile(0.99):.0f} ms beside {BAD} "
        f"guests who never read, {BAD} who never answer and {BAD} lines on which nobody came in, for whom "
        f"the host took {(after - before) / 1000:.0f} MB."
    )
    return 0


def main(arguments: list[str]) -> int:
    """Run it against a host process."""
    parser = argparse.ArgumentParser(prog="guest_cuts")
    parser.add_argument("--cuts", type=int, default=CUTS)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        process, port = start_host(Path(home))
        try:
            return asyncio.run(measure(port, process.pid, args.cuts))
        except WrongError as error:
            print(error)
            return 1
        finally:
            process.terminate()
            process.wait(60)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
