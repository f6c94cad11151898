"""How a guest behind the SSH door gets a name and a seat."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from cribbage_a11y.net import door_words
from cribbage_a11y.net.host import seat_somebody
from cribbage_a11y.net.limits import NAMING
from cribbage_a11y.net.looks_words import presentations_offered
from cribbage_a11y.net.room import Room, Seated
from cribbage_a11y.net.ssh_stage import StageLine

_NAMES: Final = 5
"""Names that one visitor may try, and choices of what is seen."""


async def ask_name(line: StageLine, room: Room, heard: asyncio.Event) -> Seated | None:
    """A seat for whoever gives a name that will do; ``None`` when the line is closed instead.

    ``heard`` is set with every key.
    """
    if line.can_draw:
        line.say(presentations_offered())
    for _ in range(_NAMES):
        asking = asyncio.ensure_future(line.ask(door_words.ask_name(), ""))
        while not asking.done() and not await _is_silent(asking, heard):
            pass
        if not asking.done():
            asking.cancel()
            break
        text = asking.result()
        if text is None:
            line.close("")
            return None
        if line.chooses(text):
            continue
        seated = seat_somebody(room, text)
        if isinstance(seated, Seated):
            return seated
        line.say(seated)
    line.close(door_words.name_too_slow())
    return None


async def _is_silent(asking: asyncio.Future[str | None], heard: asyncio.Event) -> bool:
    """Whether so many seconds go by without a key; ends at once when the question is answered."""
    heard.clear()
    hearing = asyncio.ensure_future(heard.wait())
    either: set[asyncio.Future[Any]] = {asking, hearing}
    done, _pending = await asyncio.wait(either, timeout=NAMING, return_when=asyncio.FIRST_COMPLETED)
    hearing.cancel()
    return not done
