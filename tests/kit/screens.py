"""Screens for tests: what is heard, a walk over every key, and what must hold for each line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Effect, Open, Say
from cribbage_a11y.ui.screens.screen import Reaction, Screen

FEWEST: Final = 8
"""Visible characters of a line; shorter ones are dropped by some readers."""
_UNSPOKEN: Final = re.compile(r"[()\[\]{}/\\<>|#*_`~=+→←↑↓–—]|--| - |  ")
_NUMBER_WORDS: Final = re.compile(r"(?i)\b(two|three|four|five|six|seven|eight|nine|ten|thirty|fifteen)\b")


def heard(effects: Iterable[Effect]) -> list[str]:
    """The lines that are said, in order."""
    return [
        utterance.text for effect in effects if isinstance(effect, Say) for utterance in effect.utterances
    ]


def pressed(screen: Screen, *commands: Command | int) -> Reaction:
    """The reaction to the last of several keys; a number is a digit. Each but the last must stay open."""
    reaction = Reaction(screen)
    for command in commands:
        assert reaction.screen is not None
        reaction = reaction.screen.press(press(command))
    return reaction


def press(command: Command | int) -> Press:
    """A command, or a digit."""
    if isinstance(command, int):
        return Press(Command.CARD, command, str(command))
    return Press(command, text="")


def every_press() -> Iterator[Press]:
    """Every command, and the card with every digit."""
    for command in Command:
        if command is not Command.CARD:
            yield Press(command, text="z" if command is Command.UNKNOWN else "")
    for digit in range(1, 10):
        yield press(digit)


def walk(screen: Screen, most: int = 2000) -> list[tuple[Screen, Press, Reaction]]:
    """Every key on the screen, on every screen it leads to, and so on, for so many screens at most."""
    waiting: list[Screen] = [screen]
    known = {_key(screen)}
    walked = []
    while waiting and len(known) < most:
        here = waiting.pop(0)
        for key in every_press():
            reaction = here.press(key)
            walked.append((here, key, reaction))
            walked.extend(_answered(reaction))
            for following in _following(reaction):
                if _key(following) not in known:
                    known.add(_key(following))
                    waiting.append(following)
    return walked


def _answered(reaction: Reaction) -> Iterator[tuple[Screen, Press, Reaction]]:
    """What comes of the answers to a prompt: a text, one too long, and giving up."""
    asked = [effect.command for effect in reaction.effects if isinstance(effect, AskText)]
    for command in asked:
        assert reaction.screen is not None
        for answer in (Press(command, text="Zoe"), Press(command, text="Z" * 99), Press(Command.BACK)):
            yield reaction.screen, answer, reaction.screen.press(answer)


def faults(line: str) -> list[str]:
    """What is wrong with a line that is read aloud."""
    wrong = []
    if len(re.sub(r"\s", "", line)) < FEWEST:
        wrong.append("too short")
    if _UNSPOKEN.search(line):
        wrong.append("has characters that are not said well")
    if _NUMBER_WORDS.search(line):
        wrong.append("has a number word")
    if not re.search(r"[.?!:][\"”]?$", line):
        wrong.append("has no stop at its end")
    return wrong


def faulty_lines(walked: Iterable[tuple[Screen, Press, Reaction]]) -> dict[str, list[str]]:
    """The lines of a walk, shown or said or asked, that are not as they should be."""
    lines: set[str] = set()
    shown = None
    for screen, _press, reaction in walked:
        if screen is not shown:
            shown = screen
            lines.update(screen.lines, [screen.title], heard(screen.opening()))
        lines.update(heard(reaction.effects))
        lines.update(effect.question for effect in reaction.effects if isinstance(effect, AskText))
    return {line: wrong for line in sorted(lines) if (wrong := faults(line))}


def silent(walked: Iterable[tuple[Screen, Press, Reaction]]) -> list[tuple[str, Press]]:
    """The keys of a walk after which nothing would happen: no effect, and the screen stays."""
    return [
        (screen.title, key)
        for screen, key, reaction in walked
        if not reaction.effects and reaction.screen is not None
    ]


def _following(reaction: Reaction) -> Iterator[Screen]:
    if reaction.screen is not None:
        yield reaction.screen
    for effect in reaction.effects:
        if isinstance(effect, Open):
            yield effect.screen


def _key(screen: Screen) -> tuple[object, ...]:
    return type(screen), screen.title, screen.lines, screen.cursor
