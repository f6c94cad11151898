"""What a reader is to say of a game at a host, played ahead in memory; and the host, and the way to it."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path
from typing import Final

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.ui.lines import terminal_lines
from kit.rooms import ATable, FakeLine, card_name, rest, run, wanted_keys
from kit.ssh_client import command
from readers.hearing import Hearing
from readers.walks import Step

SEED: Final = "3"
NAME: Final = "Anna"
COLUMNS: Final = 80
LAY_AWAY: Final = 3
"""Keys of the lay-away: two cards, Enter."""
HISTORY: Final = ("g", "down", "end", "home", ",", "backspace")
"""Pressed once, when the cards are laid away."""


@dataclass(frozen=True)
class Game:
    """Keys with what is to be said after each, and cards that must not be named before the show."""

    steps: tuple[Step, ...]
    hidden: tuple[str, ...]
    shown: int
    """The step in which the show begins."""


BEGIN: Final = ("3", "1")
"""At the table's menu: to 61, and start."""
BEGIN_IN_BRAILLE: Final = ("3", "end", "enter", "1")
"""The same, with short lines."""


def played_ahead(is_over: Callable[[GameState], bool], begin: tuple[str, ...] = BEGIN) -> Game:
    """Sit down alone, begin by those keys, read the history once, and go on until the game is so."""
    steps: list[Step] = []
    found: list[Game] = []

    async def work() -> None:
        at = ATable(Rules(), SEED)
        anna, line = at.come(NAME)

        async def press(key: str) -> None:
            before = len(line.bursts)
            at.keys(anna, key)
            await rest(60)
            steps.append((key, said(line, before)))

        for key in begin:
            await press(key)
        hidden: tuple[str, ...] = ()
        shown = 0
        while not is_over(at.table.state):
            if not shown and at.table.state.phase is Phase.SHOW:
                hidden = tuple(map(card_name, at.table.state.laid_away[1]))
                shown = len(steps) - 1
            for key in wanted_keys(anna):
                await press(key)
            if len(steps) == len(begin) + LAY_AWAY:
                for key in HISTORY:
                    await press(key)
        found.append(Game(tuple(steps), hidden, shown))

    run(work())
    return found[0]


def said(line: FakeLine, since: int) -> str:
    """The lines of all bursts from one on, as one text."""
    bursts = [burst for _number, burst in line.bursts[since:]]
    lines = map(terminal_lines, bursts, repeat(COLUMNS), line.styles[since:])
    return " ".join(text for burst in lines for text in burst)


@contextmanager
def guest_of_a_host(home: Path) -> Iterator[list[str]]:
    """A host in a process of its own; the command of a guest, in a script without options."""
    program = Path(__file__).with_name("seeded_host.py")
    here = ("--bind", "127.0.0.1", "--public-name", "127.0.0.1", "--ssh-port", "0", "--http-port", "0")
    process = subprocess.Popen(
        [sys.executable, str(program), SEED, "--home", str(home), *here], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(5)]
        way = re.search(r"ssh (\d+)@127\.0\.0\.1 -p (\d+)", lines[1])
        assert way is not None, lines
        start = home / "guest"
        start.write_text(f"#!/bin/sh\nexec {shlex.join(command(way[1], int(way[2])))}\n", encoding="utf-8")
        start.chmod(0o755)
        yield [str(start)]
    finally:
        process.terminate()
        process.communicate(timeout=20)


def since_first_key(heard: Hearing, key: str, after: str) -> Hearing:
    """What was written after a line, and said after the first press of a key."""
    place = next(number for number, line in enumerate(heard.written) if line.startswith(after))
    begin = next(press.at for press in heard.keys if press.text == key)
    voice = tuple(message for message in heard.voice if message.at >= begin)
    return replace(heard, voice=voice, written=heard.written[place + 1 :])
