"""Reading by region and in the history. Nothing here moves the game, and no event moves the reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cribbage_a11y.present.history import Read, next_log, previous_log
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import RegionText
from cribbage_a11y.ui.choosing import Updated, answered
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.model import Model
from cribbage_a11y.ui.scene import Scene

_REGIONS: Final = tuple(Region)
HISTORY: Final = Region.HISTORY


def next_region(model: Model, _press: Press, scene: Scene) -> Updated:
    """Tab."""
    return _enter(model, _beside(model.region, 1), scene)


def previous_region(model: Model, _press: Press, scene: Scene) -> Updated:
    """Shift+Tab."""
    return _enter(model, _beside(model.region, -1), scene)


def _beside(region: Region, by: int) -> Region:
    return _REGIONS[(_REGIONS.index(region) + by) % len(_REGIONS)]


def enter_history(model: Model, press: Press, scene: Scene) -> Updated:
    """G: into the History region; a typed ``history 5`` says so many of the newest entries."""
    if press.number:
        size = len(scene.history)
        entries = [scene.history.numbered(number) for number in range(max(size - press.number, 0), size)]
        if entries:
            return answered(model, *(scene.narrator.line(entry.told) for entry in entries))
    return _enter(model, Region.HISTORY, scene)


def _enter(model: Model, region: Region, scene: Scene) -> Updated:
    """The region's name and size, then its current line."""
    model = replace(model, region=region)
    text = _text(model, scene)
    if region is Region.HISTORY:
        read = scene.history.current(model.reading)
        return answered(replace(model, reading=read.reading), text.title, scene.answers.read(read))
    line = model.line(region, len(text.lines))
    return answered(model, text.title, text.lines[line].utterance)


def _text(model: Model, scene: Scene) -> RegionText:
    return scene.region(model.region, model.chosen)


def move(model: Model, press: Press, scene: Scene) -> Updated:
    """Up, Down, Home, End: in the history newer, older, newest, oldest; elsewhere line by line."""
    if model.region is Region.HISTORY:
        return history_key(model, Press(_IN_HISTORY[press.command]), scene)
    text = _text(model, scene)
    size = len(text.lines)
    line = {
        Command.UP: max(model.line(model.region, size) - 1, 0),
        Command.DOWN: min(model.line(model.region, size) + 1, size - 1),
        Command.FIRST: 0,
        Command.LAST: size - 1,
    }[Command(press.command)]
    return answered(model.at(model.region, line), text.lines[line].utterance)


_IN_HISTORY: Final[dict[str, Command]] = {
    Command.UP: Command.NEWER,
    Command.DOWN: Command.OLDER,
    Command.FIRST: Command.NEWEST,
    Command.LAST: Command.OLDEST,
}


def history_key(model: Model, press: Press, scene: Scene) -> Updated:
    """Comma, full stop and their shifted keys: read in the history from anywhere."""
    steps: dict[str, Callable[[], Read]] = {
        Command.OLDER: lambda: scene.history.older(model.reading),
        Command.NEWER: lambda: scene.history.newer(model.reading),
        Command.OLDEST: lambda: scene.history.oldest(model.reading),
        Command.NEWEST: lambda: scene.history.newest(model.reading),
    }
    return _read(model, steps[press.command](), scene)


def next_log_key(model: Model, _press: Press, scene: Scene) -> Updated:
    """The key ]: the next log."""
    return _log(replace(model, reading=next_log(model.reading)), scene)


def previous_log_key(model: Model, _press: Press, scene: Scene) -> Updated:
    """The key [: the log before."""
    return _log(replace(model, reading=previous_log(model.reading)), scene)


def _log(model: Model, scene: Scene) -> Updated:
    return answered(model, scene.answers.log(model.reading))


def _read(model: Model, read: Read, scene: Scene) -> Updated:
    return answered(replace(model, reading=read.reading), scene.answers.read(read))
