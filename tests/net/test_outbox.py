"""What is kept for a guest whose line is lost, and when a line is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cribbage_a11y.net.outbox import KEPT, Burst, Outbox
from cribbage_a11y.present.utterance import Urgency, Utterance
from kit.rooms import FakeLine, run


def said(text: str, urgency: Urgency = Urgency.EVENT, told: object = None) -> Utterance:
    return Utterance(text, text, text, urgency, "score", told)


class LaterDisk:
    """A disk that is safe when it is told so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def when_safe(self, do: Callable[[], None]) -> None:
        self.waiting.append(do)

    def is_safe(self) -> None:
        waiting, self.waiting = self.waiting, []
        for do in waiting:
            do()


def worded(fact: object) -> Utterance:
    return said(f"again {fact}")


def texts(outbox: Outbox, heard: int | None = None) -> list[str]:
    return [each.text for each in outbox.missed(heard)]


def test_events_are_kept_as_facts_and_worded_for_those_who_come_back() -> None:
    outbox = Outbox(worded)
    outbox.announce([said("a go", told="go"), said("Your turn.", Urgency.TURN)])
    outbox.announce([said("an answer", Urgency.ANSWER)])
    outbox.announce([])
    outbox.announce([said("a message without a fact")])
    assert texts(outbox, 1) == ["a message without a fact"]
    assert texts(outbox) == ["again go", "a message without a fact"]
    assert (outbox.number, outbox.asked) == (3, 1)


def test_what_was_missed_is_said_once_however_often_the_line_is_cut_while_it_is_said() -> None:
    outbox, line = Outbox(worded), FakeLine()
    kept: list[Burst] = []
    outbox.on_burst = kept.append
    outbox.announce([said("before", told="before")])
    outbox.announce([said("a go", told="go")])
    outbox.line = line
    for cut in range(3):
        missed = outbox.missed(1)
        assert [each.text for each in missed] == ["again go"]
        outbox.announce_missed(missed)
        assert line.bursts[cut] == (3 + cut, missed)
    outbox.announce_missed([])
    assert texts(outbox, 0) == ["again before", "again go"]
    assert texts(outbox) == []
    assert [(burst.number, len(burst.utterances)) for burst in kept] == [
        (1, 1),
        (2, 1),
        (3, 0),
        (4, 0),
        (5, 0),
    ]


def test_what_is_kept_is_put_into_words_when_seats_change() -> None:
    names = ["Anna"]
    outbox = Outbox(lambda fact: said(f"{names[0]} {fact}"))
    outbox.announce([said("Anna plays", told="plays")])
    outbox.settle()
    names[0] = "Bert"
    assert texts(outbox) == ["Anna plays"]


def test_so_many_bursts_are_kept() -> None:
    outbox = Outbox(worded)
    for number in range(2 * KEPT):
        outbox.announce([said("event", told=number), said("another", told="more")])
        outbox.announce([said("answer", Urgency.ANSWER)])
    kept = range(2 * KEPT - KEPT // 2, 2 * KEPT)
    assert texts(outbox) == [text for number in kept for text in (f"again {number}", "again more")]


def test_a_line_is_told_of_nothing_that_is_not_safe() -> None:
    disk, line = LaterDisk(), FakeLine()
    outbox = Outbox(worded, disk.when_safe)
    outbox.line = line
    outbox.announce([said("one")])
    outbox.refresh()
    outbox.refresh()
    assert (line.lines, line.refreshed, outbox.heard, outbox.number) == ([], 0, 0, 1)
    disk.is_safe()
    assert (line.lines, line.refreshed, outbox.heard) == (["one"], 1, 1)


def test_what_was_not_safe_when_a_line_was_lost_is_missed_and_not_sent_to_the_next() -> None:
    disk, first, second = LaterDisk(), FakeLine(), FakeLine()
    outbox = Outbox(worded, disk.when_safe)
    outbox.line = first
    outbox.announce([said("one", told="one")])
    outbox.refresh()
    outbox.line = second
    assert texts(outbox) == ["again one"]
    disk.is_safe()
    assert (first.lines, second.lines, second.refreshed) == ([], [], 1)
    outbox.refresh()
    outbox.line = None
    disk.is_safe()
    assert second.refreshed == 1


def test_a_question_comes_after_what_was_said_before_it() -> None:
    async def work() -> None:
        disk, line = LaterDisk(), FakeLine()
        line.answers = ["yes"]
        outbox = Outbox(worded, disk.when_safe)
        assert outbox.line is None
        waiting: list[str] = []
        outbox.line = line
        outbox.announce([said("first")])

        def safe() -> None:
            waiting.append("safe")
            disk.is_safe()

        asyncio.get_running_loop().call_soon(lambda: asyncio.get_running_loop().call_soon(safe))
        assert await outbox.ask("Command:", "") == "yes"
        assert waiting == ["safe"]
        assert line.lines == ["first"]

    run(work())


def test_a_question_that_no_line_can_carry_is_given_up() -> None:
    async def work() -> None:
        assert await Outbox(worded).ask("Command:", "") is None

    run(work())
