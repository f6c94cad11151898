"""Nonsense for both doors: frames, characters, names, user names and everything that terminals send."""

from __future__ import annotations

import json
import random
from typing import Final

from cribbage_a11y.net.names import LONGEST_NAME
from cribbage_a11y.ui.commands import Command

PIECES: Final = (
    '{"key":"',
    '"}',
    '{"command":"',
    '","number":',
    "1",
    "[",
    "{",
    "null",
    '{"line":"',
    '{"answer":"',
    '{"enter":{"code":"',
    '","token":"',
    '"heard":',
)
ODD: Final = (
    *map(chr, range(0x20)),
    *map(chr, range(0x7F, 0xA0)),
    "\x1b[",
    "\x1b]0;",
    "\x1b]8;;",
    "\x1bP",
    "\x1b\\",
    "\x1b[2J",
    "\x1b[200~",
    "\x9b6n",
    "\u00ad",
    "\u061c",
    "\u200b",
    "\u200d",
    "\u202e",
    "\u2028",
    "\u2066",
    "\ufeff",
    "\ue000",
    "\uffff",
    "\U000e0001",
    "\ud800",
    "é\u0301\u0301\u0301",
    "😀",
    "ﷺ",
)
KEYS: Final = "123456hpcuksStldgrwyomvV/?qx,.<>[] abzPLf"
NAMES: Final = (
    "enter",
    "escape",
    "up",
    "down",
    "tab",
    "s-tab",
    "home",
    "end",
    "backspace",
    "ctrl-c",
    "ctrl-d",
)
WORDS: Final = (
    "1 2",
    "1",
    "2",
    "3",
    "5h",
    "ace of spades",
    "go on",
    "history 9",
    "message",
    "settings",
    "leave",
    "large print",
    "screen",
    "lines",
    "help",
    "score",
    "0",
    "99999999999999999999",
    "verbosity",
    "code",
    "advice",
    "take back",
)
PLAYS: Final = ("enter", "1", "2", "3", "4", "enter", "escape")
PLAYS_SENT: Final = ("\r", "1", "2", "3", "4", "\r", "\x1b")
SEQUENCES: Final = (
    "\x1b[A",
    "\x1b[1;5D",
    "\x1b[6;1R",
    "\x1b[200~x\x1b[201~",
    "\x1bOP",
    "\x1b\x1b",
    "\r",
    "\r\n",
)


def text(chance: random.Random, longest: int = 40) -> str:
    """Any characters, many of them none that a name or a message may have."""
    kinds = (
        lambda: chance.choice(ODD),
        lambda: chance.choice(WORDS),
        lambda: chr(chance.randrange(0x2FFF)),
        lambda: chr(chance.randrange(0x110000)),
        lambda: chance.choice(KEYS),
    )
    return "".join(chance.choice(kinds)() for _ in range(chance.randrange(longest)))


def frame(chance: random.Random) -> str:
    """Something between a frame that makes sense and none."""
    kind = chance.randrange(9)
    if kind < 3:
        return json.dumps({"key": chance.choice([*KEYS, *NAMES, *PLAYS, *PLAYS, chance.choice(ODD)])})
    if kind == 3:
        number: object = chance.choice([0, 1, 2, 5, -1, 10**20, 1.5, None, "x", [], True])
        at: object = chance.choice([number, 0, 10**9, None])
        return json.dumps({"command": chance.choice([*Command, "x", 5, None]), "number": number, "at": at})
    if kind == 4:
        said: object = chance.choice([*WORDS, text(chance), 5, None, [], {}])
        return json.dumps({chance.choice(["line", "answer"]): said})
    if kind == 5:
        return "".join(chance.choice(PIECES) for _ in range(chance.randrange(8)))
    if kind == 6:
        return json.dumps({chance.choice(["key", "line", "answer", "command", "enter"]): text(chance, 400)})
    if kind == 7:
        return text(chance)
    return chance.choice(["[", "{", '{"a":', "[{", "9", '"']) * chance.randrange(4000)


def characters(chance: random.Random) -> str:
    """Keys, sequences whole and cut, and anything else that a terminal may send."""
    return "".join(
        chance.choice([*KEYS, *PLAYS_SENT, *ODD, *SEQUENCES, chr(chance.randrange(0xD7FF))])
        for _ in range(chance.randrange(1, 6))
    )


def line(chance: random.Random) -> str:
    """A typed line."""
    return chance.choice([*WORDS, text(chance), text(chance, 2000)]) + chance.choice(["\r", "\n", "\r\n", ""])


def name(chance: random.Random) -> str:
    """What somebody may give as a name."""
    return text(chance, 2 * LONGEST_NAME)


def user(chance: random.Random, known: tuple[str, ...]) -> str:
    """An SSH user name: guessed codes, seats of others, and any characters that SSH can carry."""
    digits = "".join(chance.choice("0123456789") for _ in range(chance.choice([1, 9, 10, 11, 40])))
    token = "".join(chance.choice("0123456789abcdef") for _ in range(chance.choice([31, 32, 33])))
    code = chance.choice([digits, *known])
    tried = chance.choice(
        [code, f"{code}-{token}", f"-{token}", "new", "root", "../../etc", text(chance, 60)]
    )
    return tried.encode("utf-8", "replace").decode().replace("\0", " ") or "x"
