"""What returning guests missed, kept in the directory over a kill of their host, and sealed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pytest

from cribbage_a11y.net import event_lists, words
from cribbage_a11y.net.codes import new_token
from cribbage_a11y.net.event_lists import EventLists
from cribbage_a11y.net.outbox import KEPT, Burst, Outbox
from cribbage_a11y.net.sealed import Seal
from cribbage_a11y.present.utterance import Urgency, Utterance
from kit.directories import AwayNow, InMemory
from kit.rooms import ATable, FakeLine, rest, run


def said(text: str, urgency: Urgency = Urgency.EVENT) -> tuple[Utterance, ...]:
    return (Utterance(text, f"{text} spoken.", f"{text} br", urgency, "play"),)


class _Busy(AwayNow):
    """A directory that takes its time."""

    meanwhile: Callable[[], None] = staticmethod(lambda: None)

    async def keep_events(self, entries: Mapping[str, Sequence[bytes]]) -> None:
        self.meanwhile()
        await super().keep_events(entries)


def new_outbox() -> Outbox:
    """One whose utterances are all words."""
    return Outbox(lambda _fact: said("")[0])


def texts(utterances: tuple[Utterance, ...]) -> list[str]:
    return [one.text for one in utterances]


def test_only_the_token_opens_what_was_sealed() -> None:
    token = new_token()
    sealed = Seal(token).close(["5 of hearts", 3])
    assert Seal(token).open(sealed) == ["5 of hearts", 3]
    assert b"hearts" not in sealed
    assert Seal(token).close(["5 of hearts", 3]) != sealed
    assert token not in Seal(token).place
    assert Seal(new_token()).open(sealed) == []
    assert Seal(token).open(sealed[:-1]) == []
    assert Seal(token).open(b"short") == []


def test_after_a_restart_a_guest_hears_what_was_missed_and_nothing_twice() -> None:
    async def work() -> None:
        place, token = InMemory(), new_token()
        lists, before = EventLists(place.directory()), new_outbox()
        await lists.seat(before, token)
        before.line = FakeLine()
        before.announce(said("One"))
        before.announce(said("Your turn", Urgency.TURN))
        await lists.keep()
        before.line = None
        before.announce(said("Three"))
        before.announce(said("Four"))
        await lists.keep()
        await lists.keep()
        again = new_outbox()
        await EventLists(place.directory()).seat(again, token)
        assert again.number == 4
        assert texts(again.missed(None)) == ["Three", "Four"]
        assert texts(again.missed(0)) == ["One", "Three", "Four"]
        assert again.missed(3)[0].speech == "Four spoken."
        assert again.missed(3)[0].braille == ""
        again.announce(said("Five"))
        assert texts(again.missed(3)) == ["Four", "Five"]

    run(work())


def test_who_reads_short_lines_gets_them_back() -> None:
    async def work() -> None:
        place, token = InMemory(), new_token()
        lists, before, again = EventLists(place.directory()), new_outbox(), new_outbox()
        await lists.seat(before, token)
        before.style = replace(before.style, braille=True)
        before.announce(said("One"))
        await lists.keep()
        await EventLists(place.directory()).seat(again, token)
        assert again.missed(0)[0].braille == "One br"

    run(work())


def test_what_is_said_before_the_list_is_there_comes_after_it() -> None:
    outbox = new_outbox()
    outbox.announce(said("Two"))
    outbox.restore([Burst(7, said("One"))], heard=6)
    assert texts(outbox.missed(None)) == ["One", "Two"]
    assert texts(outbox.missed(7)) == ["Two"]
    assert outbox.number == 8


def test_who_has_no_token_or_a_list_already_is_left_alone() -> None:
    async def work() -> None:
        lists, outbox = EventLists(InMemory().directory()), new_outbox()
        await lists.seat(outbox, "")
        assert outbox.on_burst is None
        await lists.seat(outbox, new_token())
        keeps = outbox.on_burst
        await lists.seat(outbox, new_token())
        assert outbox.on_burst is keeps

    run(work())


def test_while_the_directory_is_away_no_more_waits_than_a_guest_could_get_back() -> None:
    async def work() -> None:
        place, token = InMemory(), new_token()
        away = AwayNow(place.directory())
        lists, outbox = EventLists(away), new_outbox()
        away.is_away = True
        await lists.seat(outbox, token)
        for number in range(3 * KEPT):
            outbox.announce(said(f"Event {number}"))
        assert not await lists.keep()
        away.is_away = False
        assert await lists.keep()
        again = new_outbox()
        await EventLists(place.directory()).seat(again, token)
        assert len(again.missed(0)) == KEPT
        assert again.missed(0)[-1].text == f"Event {3 * KEPT - 1}"
        assert again.number == 3 * KEPT

    run(work())


def test_what_is_said_while_the_list_is_sent_waits_for_the_next_time() -> None:
    async def work() -> None:
        token, directory = new_token(), _Busy(InMemory().directory())
        lists, outbox = EventLists(directory), new_outbox()
        await lists.seat(outbox, token)
        outbox.announce(said("One"))
        directory.meanwhile = lambda: outbox.announce(said("Two"))
        await lists.keep()
        directory.meanwhile = lambda: None
        await lists.keep()
        again = new_outbox()
        await EventLists(directory).seat(again, token)
        assert texts(again.missed(0)) == ["One", "Two"]

    run(work())


def test_a_killed_table_tells_its_guest_what_happened_before_the_kill() -> None:
    async def work() -> None:
        place = InMemory()
        lists = EventLists(place.directory())
        at = ATable()
        anna, hers = at.come("Anna")
        bert, _his = at.come("Bert")
        await lists.seat(anna.outbox, at.tokens["Anna"])
        at.keys(anna, "1")
        await rest()
        heard = hers.bursts[-1][0]
        at.room.lost(anna, hers)
        bert.write("Are you there?")
        await lists.keep()
        killed = new_outbox()
        await EventLists(place.directory()).seat(killed, at.tokens["Anna"])
        missed = texts(killed.missed(heard))
        assert missed == texts(anna.outbox.missed(heard))
        assert "Chat, Bert: Are you there?" in missed
        assert words.welcome("Anna", 0) not in missed

    run(work())


def test_very_many_lists_are_all_kept() -> None:
    async def work() -> None:
        place, tokens = InMemory(), [new_token() for _ in range(120)]
        lists = EventLists(place.directory())
        for token in tokens:
            outbox = new_outbox()
            await lists.seat(outbox, token)
            outbox.announce(said("One"))
        assert await lists.keep()
        for token in tokens:
            again = new_outbox()
            await EventLists(place.directory()).seat(again, token)
            assert texts(again.missed(0)) == ["One"]

    run(work())


def test_a_directory_that_is_away_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        away = AwayNow(InMemory().directory())
        lists, outbox, token = EventLists(away), new_outbox(), new_token()
        keeping = asyncio.ensure_future(lists.keep_for_ever())
        await lists.seat(outbox, token)
        away.is_away = True
        outbox.announce(said("One"))
        await asyncio.sleep(0.1)
        away.is_away = False
        while not await away.events(Seal(token).place):
            await asyncio.sleep(0.01)
        keeping.cancel()

    for name in ("_EVERY", "_WHILE_AWAY"):
        monkeypatch.setattr(event_lists, name, 0.02)
    run(work())
