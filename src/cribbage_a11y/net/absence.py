"""When the computer plays for somebody: a lost line that stays lost, or a player who presses nothing."""

from __future__ import annotations

from cribbage_a11y.engine.view import waiting_for
from cribbage_a11y.net import words
from cribbage_a11y.net.chairs import Chair, Status
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.limits import IDLE
from cribbage_a11y.net.room import Room


def tick(room: Room) -> None:
    """Look at every seat; call it about once a second. At a table where nobody is, nothing happens."""
    if room.is_alone:
        return
    now = room.clock()
    for guest in room.guests.values():
        _note_waiting(room, guest, now)
    for chair in room.chairs:
        held_by = room.guests.get(chair.seat)
        if chair.status is Status.LOST and now - max(chair.since, room.there_since) >= room.grace:
            _take_over(room, chair, held_by)
        elif chair.status is Status.HERE and held_by is not None and _is_idle(held_by, now):
            held_by.told(words.computer_plays_for_you())
            _take_over(room, chair, held_by)


def _note_waiting(room: Room, guest: Guest, now: float) -> None:
    """Since when the table waits for the guest."""
    live = room.playing.live
    waits = live is not None and (
        guest.seat in live.table.gate or (not live.table.gate and guest.seat in waiting_for(live.table.state))
    )
    if not waits:
        guest.waited_since = None
    elif guest.waited_since is None:
        guest.waited_since = now


def _is_idle(guest: Guest, now: float) -> bool:
    return guest.waited_since is not None and now - max(guest.pressed, guest.waited_since) >= IDLE


def _take_over(room: Room, chair: Chair, guest: Guest | None) -> None:
    room.chairs.set(chair, Status.AWAY, room.clock())
    room.seat_changed(chair, words.computer_plays(chair.name), guest)
