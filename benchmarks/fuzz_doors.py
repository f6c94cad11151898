"""Nonsense at both doors: ``python -m benchmarks fuzz_doors --frames 1000000``.

Most of it goes to one table without sockets: frames through the page door's parser, characters and lines
through the SSH door's presentations, names, messages and tokens. A part goes through real sockets: frames,
requests of SSH for everything but the game, and bytes that are no protocol at all. Then two tables, alike but
for the cards that a guest may not see, are sent the same nonsense by that guest, and must answer alike.

Nothing may be raised, logged as an error, started, or written outside the host's folder; no guest may be sent
a control character or shown a card that is not theirs or open; the memory must not grow. The clock of the
table goes forward a second with each, so that no limit keeps anything out.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from benchmarks._fuzz_guard import Guard, memory
from benchmarks._fuzz_guests import Attacker, attack_names, attack_tokens
from benchmarks._fuzz_sockets import attack_sockets
from benchmarks._fuzz_twins import attack_twins
from cribbage_a11y.app.hosting_disk import Disk
from cribbage_a11y.app.hosting_tables import HostedTable
from cribbage_a11y.app.thinking import Thinking
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.net.absence import tick
from cribbage_a11y.net.codes import new_token
from cribbage_a11y.net.room import Room

TERMINALS: Final = (None, "xterm-256color", None, "dumb", "", "linux")
"""Of the guests at the table: pages, terminals that are drawn on, one that is not, and none at all."""
TURN: Final = 24
"""Attacks from one look after the lines to the next."""
WARM: Final = 0.05
"""The part of all attacks after which the memory counts: until then words are learnt."""
MOST_GROWTH: Final = 15.0
"""Megabytes in the second half, when all words and all hands have been met."""


async def attack_table(count: int, home: Path, guard: Guard) -> tuple[int, list[float]]:
    """Send so much to one table: answers, and the memory when it was warm, at each tenth and at the end."""
    chance, now = random.Random(1), [0.0]
    disk, thinking = Disk(), Thinking()
    with ThreadPoolExecutor(1) as executor:
        maker = HostedTable(home / "table", home / "records", executor, thinking, disk, pace=0)
        room = Room(maker, "1234567890", Rules(), "book", lambda: now[0])
        guests = [
            Attacker(room, f"Guest {number}", terminal, guard) for number, terminal in enumerate(TERMINALS)
        ]
        sizes: list[float] = []
        for number in range(count):
            now[0] += 1
            _attack(room, guests, chance, guard)
            if number % TURN == 0:
                await asyncio.sleep(0)
                for guest in guests:
                    guest.look()
                    guest.play()
                tick(room)
                room.choices.watchers_on = True
            if number == int(count * WARM) or (number and number % (count // 10) == 0):
                sizes.append(_tidied())
        for guest in guests:
            guest.leave()
        await asyncio.sleep(0.5)
        maker.let_go()
        disk.close()
        thinking.close()
    guard.games += len(list((home / "records").glob("*.jsonl")))
    return sum(guest.sink.sent for guest in guests), [*sizes, _tidied()]


def _attack(room: Room, guests: list[Attacker], chance: random.Random, guard: Guard) -> None:
    kind = chance.randrange(50)
    if kind == 0:
        attack_names(room, chance, guard)
    elif kind == 1:
        attack_tokens(room, chance, guard, new_token)
    else:
        guests[kind % len(guests)].send(chance)


def _tidied() -> float:
    gc.collect()
    return memory()


def fuzz(frames: int, home: Path, told: Callable[[str], None]) -> bool:
    """All of it; whether nothing was found."""
    guard = Guard(home)
    twins, sockets = frames // 10, min(frames // 10, 60_000)
    mass = frames - twins - sockets

    async def work() -> None:
        guard.watch(asyncio.get_running_loop())
        started = time.monotonic()
        answers, sizes = await attack_table(mass, home, guard)
        seconds = time.monotonic() - started
        told(
            f"{mass} attacks on a table in {seconds:.0f} s, {answers} answers, {guard.games} games "
            f"played to their ends; memory in MB after the first "
            f"{WARM:.0%}, at each tenth and at the end: {', '.join(f'{size:.0f}' for size in sizes)}."
        )
        if sizes[-1] - sizes[len(sizes) // 2] > MOST_GROWTH:
            guard.note(f"memory grew from {sizes[len(sizes) // 2]:.0f} to {sizes[-1]:.0f} MB")
        told(await attack_twins(twins, guard))
        told(await attack_sockets(sockets, home, guard))

    asyncio.run(work())
    guard.stop()
    told(f"{guard.ended_by_library} lines ended by an assertion of the websockets library about them.")
    told("".join(f"{what}\n" for what in guard.found) or "Nothing was found.")
    return not guard.found


def main(arguments: list[str]) -> int:
    """Fuzz, and print what was done; the exit status says whether anything was found."""
    parser = argparse.ArgumentParser(prog="fuzz_doors")
    parser.add_argument("--frames", type=int, default=100_000, help="attacks in all")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as home:
        return 0 if fuzz(args.frames, Path(home), lambda text: print(text, flush=True)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
